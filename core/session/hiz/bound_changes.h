// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/hiz/tile_verdict.h"

#include <array>
#include <cstddef>
#include <cstdint>

/// Finds out which primitive of a draw set the bound that culled a tile, for `why` and for the view of HIZ (HIZ-11).

namespace vitrine::core {

/// The parts of a tile's bounds: coarse tests compare with each, and each can change without the others.
enum class TileBound : std::uint8_t { DepthMin, DepthMax, Stencil };
inline constexpr std::size_t kTileBounds = 3;

/// The bound of a culled tile that all of the primitive lies beyond.
[[nodiscard]] TileBound decidingBound(CompareFunction depthFunction, const TileVerdict& verdict);

/// Keeps which primitive of a draw last set each bound of a tile. An update that leaves a bound as it was does not set
/// it.
class BoundChanges {
public:
    /// Adds the next verdict of the draw in this tile. Verdicts come in the order of the stream.
    void add(const TileVerdict& verdict);
    /// The number of the primitive that set the bound; 0 when the bound is as the draw found it.
    [[nodiscard]] std::uint32_t primitiveOf(TileBound bound) const
    {
        return m_primitives[static_cast<std::size_t>(bound)];
    }

private:
    std::array<std::uint32_t, kTileBounds> m_primitives{};
};

} // namespace vitrine::core
