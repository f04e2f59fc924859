#include "tools/text_reader.h"

namespace tablepick {

bool TextReader::Next(Token* token) {
  while (IsSpace(bytes_.Peek())) bytes_.Advance();
  token->text.clear();
  if (bytes_.Peek() < 0) {
    mark_ = end_;
    return false;
  }
  mark_ = bytes_.here();
  token->place = mark_.place;
  for (int c = bytes_.Peek(); c >= 0 && !IsSpace(c); c = bytes_.Peek()) {
    if (token->text.size() == Token::kLongest) break;
    token->text += static_cast<char>(c);
    bytes_.Advance();
  }
  end_ = bytes_.here();
  return true;
}

}  // namespace tablepick
