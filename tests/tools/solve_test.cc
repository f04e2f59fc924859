#include <gtest/gtest.h>

#include "tests/tools/run_command.h"
TEST(A, B) { EXPECT_EQ(tablepick::RunCommand({"--version"}).status, 0); }
