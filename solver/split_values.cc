#include "solver/split_values.h"

namespace tablepick {

void SplitValues::Reset(const Deal& deal) {
  deal_ = deal;
  for (std::vector<HandValue>& values : values_) {
    values.assign(size_t{1} << deal.shape().table, 0);
  }
}

}  // namespace tablepick
