// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// A pixel of a surface.
struct PixelPlace {
    std::uint32_t x = 0;
    std::uint32_t y = 0; ///< row 0 is the bottom one
    friend bool operator==(const PixelPlace&, const PixelPlace&) = default;
};

} // namespace vitrine::core
