// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_discard.h"
#include "core/opacity/discard_condition.h"
#include "core/opacity/texture_scan.h"
#include "core/opacity/tile_box.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

/// Layer 2: proves whether a tile's fragments are discarded, from the parts of the textures that the tile shows
/// (spec/04 HIZ-20…HIZ-24).

namespace vitrine::core {

enum class HizCorners : std::uint8_t;

/// A texture as one read of the program uses it.
struct ReadTexture {
    std::shared_ptr<const TextureOpacity> opacity; ///< never null
    SamplerState sampler;
    std::uint32_t levelCount = 1;
    std::optional<float> lod; ///< the constant LOD operand of the read
    /// The forms of s and t; nothing when they can't be followed.
    std::optional<std::array<AffineForm, 2>> coordinates = std::nullopt;
};

/// Everything that the verdicts of a draw depend on.
struct DiscardFacts {
    std::shared_ptr<const DiscardAnalysis> analysis; ///< never null
    std::shared_ptr<const std::vector<Vec4>> constants;
    std::vector<ReadTexture> textures; ///< in the order of analysis->reads
    bool alphaDecidesCoverage = false; ///< alpha to coverage counts as a discard
};

/// The bounds that layer 1 knows for each read. A machine without layer 1, or with its bit alone, knows less.
[[nodiscard]] std::vector<TextureBounds> readBounds(const DiscardFacts& facts, const DiscardKnobs& knobs);
/// The verdict of HIZ-16 about all discards of the draw.
[[nodiscard]] DiscardVerdict verdictOf(const DiscardFacts& facts, std::span<const TextureBounds> reads);

/// A rectangle of texels in level 0: columns and rows. Mip levels 0 … coarsest can be read in it.
struct TexelBox {
    TexelSpans columns, rows;
    std::uint32_t coarsest = 0;
};

/// The level that is looked up: the finest stored one in which at most knobs.maxEntries entries cover the box (HIZ-24).
struct ClassLookup {
    std::size_t level = 0;
    std::uint32_t entries = 0; ///< 0 when no level fits
    OpacityClass found = OpacityClass::Ambiguous;
};
[[nodiscard]] ClassLookup lookUp(const ClassPyramid& pyramid, const TexelBox& box, const DiscardKnobs& knobs);

/// The texels of level 0 that a read can show in the tile; nothing when they can't be known.
[[nodiscard]] std::optional<TexelBox> texelBox(const Primitive& primitive, const PixelBounds& tile,
                                               const TexelRead& read, const ReadTexture& texture, HizCorners corners);

/// The places in level 0 where a tile's corners read, in texels before wrapping: lower left, lower right, upper left,
/// upper right. The box is around them.
struct TexelQuad {
    struct Place {
        double x = 0.0, y = 0.0;
        friend bool operator==(const Place&, const Place&) = default;
    };
    std::array<Place, 4> corners;
};
/// Nothing when texelBox() gives nothing.
[[nodiscard]] std::optional<TexelQuad> texelQuad(const Primitive& primitive, const PixelBounds& tile,
                                                 const ReadTexture& texture, HizCorners corners);

/// What was looked up for one read of the program.
struct TexelLook {
    std::size_t read = 0; ///< index into DiscardFacts::textures
    TexelBox box;
    ClassLookup found;
};

class TileJudge final : public TileDiscardJudge {
public:
    explicit TileJudge(DiscardFacts facts);
    [[nodiscard]] TileDiscard judge(const Primitive& primitive, const PixelBounds& tile,
                                    const DiscardKnobs& knobs) const override;
    /// What judge() looks at in this tile, for views.
    [[nodiscard]] std::vector<TexelLook> looks(const Primitive& primitive, const PixelBounds& tile,
                                               const DiscardKnobs& knobs) const;
    [[nodiscard]] const DiscardFacts& facts() const { return m_facts; }

private:
    template <typename Take>
    void eachLook(const Primitive& primitive, const PixelBounds& tile, const DiscardKnobs& knobs, Take&& take) const;

    DiscardFacts m_facts;
    std::vector<bool> m_isAlphaTested; ///< in the order of analysis->reads: whether a look at the pyramid can help
};

} // namespace vitrine::core
