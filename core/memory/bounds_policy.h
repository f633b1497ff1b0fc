// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// The side, in pixels, of the tiles whose bounds are kept beside surfaces; 0: no bounds are kept.
struct BoundsPolicy {
    std::uint32_t depthTile = 0, stencilTile = 0;
    friend bool operator==(const BoundsPolicy&, const BoundsPolicy&) = default;
};

} // namespace vitrine::core
