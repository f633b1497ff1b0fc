// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// Pixels of a row that a path covers alike.
struct CoveredSpan {
    std::uint32_t x = 0, y = 0; ///< of the leftmost one
    std::uint32_t pixels = 0;
    std::uint8_t coverage = 0; ///< never 0
};

} // namespace vitrine::core
