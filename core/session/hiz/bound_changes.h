// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/hiz/tile_verdict.h"

#include <array>
#include <cstddef>
#include <cstdint>

/// Who set the bound that culled a tile, within one draw: for `why`, and for the view of HIZ (HIZ-11).

namespace vitrine::core {

/// What coarse tests compare with, and what changes by itself.
enum class TileBound : std::uint8_t { DepthMin, DepthMax, Stencil };
inline constexpr std::size_t kTileBounds = 3;

/// Of a culled tile: the bound that all of the primitive lies beyond.
[[nodiscard]] TileBound decidingBound(CompareFunction depthFunction, const TileVerdict& verdict);

/// Which primitive of a draw each bound of a tile is of. An update that leaves a bound as it was does not set it.
class BoundChanges {
public:
    /// The draw's in the tile, in the order of the stream.
    void add(const TileVerdict& verdict);
    /// 0: it is as the draw found it.
    [[nodiscard]] std::uint32_t primitiveOf(TileBound bound) const
    {
        return m_primitives[static_cast<std::size_t>(bound)];
    }

private:
    std::array<std::uint32_t, kTileBounds> m_primitives{};
};

} // namespace vitrine::core
