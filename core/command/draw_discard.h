// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>

/// What the driver tells HIZ of a draw's discards (L20). These are proofs from the contents of its textures, with which
/// HIZ can save work. HIZ never has to use them.

namespace vitrine::core {

struct DiscardKnobs;
struct PixelBounds;
struct Primitive;

/// Whether fragments that may be discarded (KIL, alpha to coverage) really are: it is proven that they never are, or
/// that they always are, or nothing is proven.
enum class DiscardVerdict : std::uint8_t { Unknown, Opaque, Transparent };

/// The answer for a tile (HIZ-24).
struct TileDiscard {
    DiscardVerdict verdict = DiscardVerdict::Unknown;
    std::uint8_t level = 0;    ///< of the class pyramid that was read; of several textures the coarsest
    std::uint32_t entries = 0; ///< read there, over all textures; 0: nothing was, and `level` means nothing
    bool isTooLarge = false;   ///< some texture has no stored level with few enough entries (`l2.too_large`)
    friend bool operator==(const TileDiscard&, const TileDiscard&) = default;
};

/// Layer 2: looks at the part of the textures that a tile of a primitive can show (HIZ-20…HIZ-24). Pure: the same
/// tile gets the same answer, whoever asks.
class TileDiscardJudge {
public:
    virtual ~TileDiscardJudge() = default;
    [[nodiscard]] virtual TileDiscard judge(const Primitive& primitive, const PixelBounds& tile,
                                            const DiscardKnobs& knobs) const = 0;
};

/// Both layers of one draw, for every machine: what a machine's knobs leave of them, the functions tell. As made by
/// default it proves nothing.
struct DrawDiscard {
    DiscardVerdict byIntervals = DiscardVerdict::Unknown; ///< layer 1 (HIZ-17) with hiz.l1Mode=interval
    DiscardVerdict byBits = DiscardVerdict::Unknown;      ///< layer 1 with hiz.l1Mode=bit
    std::shared_ptr<const TileDiscardJudge> tiles;        ///< layer 2; null: unknown for every tile

    /// Layer 1.
    [[nodiscard]] DiscardVerdict wholeDraw(const DiscardKnobs& knobs) const;
    /// Layer 2.
    [[nodiscard]] TileDiscard tile(const Primitive& primitive, const PixelBounds& tile,
                                   const DiscardKnobs& knobs) const;
};

} // namespace vitrine::core
