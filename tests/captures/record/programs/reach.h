// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace vitrine::testing {

/// Draws in every mode, from every kind of index and layout of arrays in the program's memory, where no byte before the
/// first and none behind the last that GL reads may be touched, beside arrays that the program in use does not read. On
/// the current context, of 16 × 16 pixels; `drawn` is called behind each draw. A sentence for each that failed or left
/// no green pixel.
[[nodiscard]] std::vector<std::string> drawsToTheEdge(const std::function<void()>& drawn);

} // namespace vitrine::testing
