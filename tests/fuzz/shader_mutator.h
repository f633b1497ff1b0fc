// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/fuzz/mutator.h"

#include <string>
#include <string_view>
#include <vector>

namespace vitrine::test {

/// Identifiers, numbers, operators, and white space in one piece each; together they are the source again.
[[nodiscard]] std::vector<std::string> shaderTokens(std::string_view source);

/// Changes up to five tokens: removes, repeats, swaps, replaces them, or puts others of the language in.
[[nodiscard]] std::string mutateShader(Mutator& mutator, std::string_view source);

} // namespace vitrine::test
