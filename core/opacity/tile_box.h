// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/opacity/affine_form.h"
#include "core/primitive/primitive.h"
#include "core/shader/discard_analysis.h"
#include "core/texture/texture_view.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

/// Where on a texture a tile of a primitive reads (spec/04 HIZ-20, HIZ-21).

namespace vitrine::core {

/// A rectangle in window coordinates, of pixel borders or of pixel centers.
struct WindowBox {
    double x0 = 0.0, y0 = 0.0, x1 = 0.0, y1 = 0.0;
};
/// From border to border.
[[nodiscard]] WindowBox geometricCorners(const PixelBounds& tile);
/// From the first pixel center to the last one: what is ever shaded lies in it.
[[nodiscard]] WindowBox sampleCorners(const PixelBounds& tile);

/// A primitive at the four corners of a box.
struct TileCorners {
    struct Corner {
        double reciprocalW = 1.0;
        double second = 0.0, third = 0.0; ///< shares of the second and the third vertex, in perspective
    };
    std::array<Corner, 4> corners;
    double smallestW = 1.0; ///< smallest 1/w
    double noise = 0.0;     ///< that rounding may make of a share, times 1 + the share
};
/// Nothing where some 1/w isn't positive, or so near 0 that rounding could make it so.
[[nodiscard]] std::optional<TileCorners> tileCorners(const Primitive& primitive, const WindowBox& box);

/// What is affine in varyings is, like these, a plane over a plane 1/w: in a box it is nowhere less or more than at
/// some corner. Its varyings must be among the planes.
[[nodiscard]] std::array<double, 4> cornerValues(const AttributePlanes& planes, const AffineForm& form,
                                                 const TileCorners& corners);

/// What a coordinate may be within the box.
struct AxisBox {
    double low = 0.0, high = 0.0;
    double slack = 0.0; ///< by which the computed float may lie outside: rounding
};
[[nodiscard]] AxisBox axisBox(const AttributePlanes& planes, const AffineForm& form, const TileCorners& corners);

/// Extent of level 0.
struct TexelSize {
    std::uint32_t width = 1, height = 1;
};
/// ρ: no neighboring pixels of the box read further apart than this, in texels.
[[nodiscard]] double largestStep(const AttributePlanes& planes, const std::array<AffineForm, 2>& st,
                                 const TileCorners& corners, TexelSize size);

/// What the levels of a read depend on.
struct LevelQuery {
    MipFilter mipFilter = MipFilter::None;
    std::uint32_t levelCount = 1;
    LodMode lodMode = LodMode::Implicit;
    std::optional<float> lod = std::nullopt; ///< Bias, Explicit: when it is constant
    double step = 0.0;                       ///< ρ
    double stepSlack = 0.0;                  ///< by which rounding may exceed it
};
/// m: the coarsest level that can be sampled.
[[nodiscard]] std::uint32_t coarsestLevel(const LevelQuery& query);

/// Texels first … last of an axis before wrapping, or all of them.
struct TexelRange {
    bool isWhole = false; ///< far away or infinite: whatever there is
    std::int64_t first = 0, last = 0;
    friend bool operator==(const TexelRange&, const TexelRange&) = default;
};
/// ⌊low·size − e⌋ … max(first, ⌈high·size + e⌉ − 1); with `isClosed` up to ⌊high·size + e⌋.
[[nodiscard]] TexelRange texelRange(double low, double high, std::uint32_t size, double e, bool isClosed);
[[nodiscard]] TexelRange hull(const TexelRange& a, const TexelRange& b);

/// The same after wrapping: one span, or two where the range crosses the border of a repeated texture.
struct TexelSpans {
    struct Span {
        std::uint32_t first = 0, last = 0;
        friend bool operator==(const Span&, const Span&) = default;
    };
    std::array<Span, 2> spans;
    std::size_t count = 0;
};
[[nodiscard]] TexelSpans wrapped(const TexelRange& range, Wrap wrap, std::uint32_t size);

} // namespace vitrine::core
