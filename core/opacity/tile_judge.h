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

/// Layer 2: what is proven of a tile's discards by the part of the textures that it shows (spec/04 HIZ-20…HIZ-24).

namespace vitrine::core {

/// A texture as one read of the program sees it.
struct ReadTexture {
    std::shared_ptr<const TextureOpacity> opacity; ///< never null
    SamplerState sampler;
    std::uint32_t levelCount = 1;
    std::optional<float> lod; ///< the read's constant LOD operand
    /// s and t; nothing where they can't be followed.
    std::optional<std::array<AffineForm, 2>> coordinates = std::nullopt;
};

/// Everything that a draw's verdicts follow from.
struct DiscardFacts {
    std::shared_ptr<const DiscardAnalysis> analysis; ///< never null
    std::shared_ptr<const std::vector<Vec4>> constants;
    std::vector<ReadTexture> textures; ///< by analysis->reads
    bool alphaDecidesCoverage = false; ///< alpha to coverage counts as a discard
};

/// What the reads may give as far as layer 1 knows it: a machine without it, or with the bit alone, knows less.
[[nodiscard]] std::vector<TextureBounds> readBounds(const DiscardFacts& facts, const DiscardKnobs& knobs);
/// HIZ-16 over all of the draw's discards.
[[nodiscard]] DiscardVerdict verdictOf(const DiscardFacts& facts, std::span<const TextureBounds> reads);

/// A part of a texture's level 0: columns and rows. Mip levels 0 … coarsest may be read there.
struct TexelBox {
    TexelSpans columns, rows;
    std::uint32_t coarsest = 0;
};

/// HIZ-24: the finest stored level whose entries that cover the box are at most knobs.maxEntries.
struct ClassLookup {
    std::size_t level = 0;
    std::uint32_t entries = 0; ///< 0: no level fits
    OpacityClass found = OpacityClass::Ambiguous;
};
[[nodiscard]] ClassLookup lookUp(const ClassPyramid& pyramid, const TexelBox& box, const DiscardKnobs& knobs);

/// The texels of level 0 that a read may show in the tile; nothing where that can't be known.
[[nodiscard]] std::optional<TexelBox> texelBox(const Primitive& primitive, const PixelBounds& tile,
                                               const TexelRead& read, const ReadTexture& texture, HizCorners corners);

/// Where a tile's corners lie on level 0, in texels, before they are wrapped: from the left to the right, the lower two
/// first. The box is around them.
struct TexelQuad {
    struct Place {
        double x = 0.0, y = 0.0;
        friend bool operator==(const Place&, const Place&) = default;
    };
    std::array<Place, 4> corners;
};
/// Nothing where texelBox() gives nothing.
[[nodiscard]] std::optional<TexelQuad> texelQuad(const Primitive& primitive, const PixelBounds& tile,
                                                 const ReadTexture& texture, HizCorners corners);

/// What was looked up for one read of the program.
struct TexelLook {
    std::size_t read = 0; ///< of DiscardFacts::textures
    TexelBox box;
    ClassLookup found;
};

class TileJudge final : public TileDiscardJudge {
public:
    explicit TileJudge(DiscardFacts facts);
    [[nodiscard]] TileDiscard judge(const Primitive& primitive, const PixelBounds& tile,
                                    const DiscardKnobs& knobs) const override;
    /// What judge() looks at in such a tile, to be shown.
    [[nodiscard]] std::vector<TexelLook> looks(const Primitive& primitive, const PixelBounds& tile,
                                               const DiscardKnobs& knobs) const;
    [[nodiscard]] const DiscardFacts& facts() const { return m_facts; }

private:
    template <typename Take>
    void eachLook(const Primitive& primitive, const PixelBounds& tile, const DiscardKnobs& knobs, Take&& take) const;

    DiscardFacts m_facts;
    std::vector<bool> m_isAlphaTested; ///< by analysis->reads: worth a look at the pyramid
};

} // namespace vitrine::core
