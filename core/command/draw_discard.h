// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>

/// What the driver tells HIZ of a draw's discards (L20): proofs from what its textures hold, never a need to discard.

namespace vitrine::core {

struct PixelBounds;
struct Primitive;

/// Whether fragments that may be discarded (KIL, alpha to coverage) are: proven never, proven always, or not proven.
enum class DiscardVerdict : std::uint8_t { Unknown, Opaque, Transparent };

/// The answer for a tile (HIZ-24).
struct TileDiscard {
    DiscardVerdict verdict = DiscardVerdict::Unknown;
    std::uint8_t level = 0;   ///< of the class pyramid that was read
    std::uint8_t entries = 0; ///< read there; 0: nothing was, and `level` means nothing
};

/// Layer 2: looks at the part of the textures that a tile of a primitive can show (HIZ-20…HIZ-24). Pure: the same
/// tile gets the same answer, whoever asks.
class TileDiscardJudge {
public:
    virtual ~TileDiscardJudge() = default;
    [[nodiscard]] virtual TileDiscard judge(const Primitive& primitive, const PixelBounds& tile) const = 0;
};

/// Both layers of one draw. As made by default it proves nothing.
struct DrawDiscard {
    DiscardVerdict wholeDraw = DiscardVerdict::Unknown; ///< layer 1 (HIZ-17)
    std::shared_ptr<const TileDiscardJudge> tiles;      ///< layer 2; null: unknown for every tile
};

} // namespace vitrine::core
