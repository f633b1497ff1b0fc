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

/// Finds which part of a texture a tile of a primitive reads (spec/04 HIZ-20, HIZ-21).

namespace vitrine::core {

/// A rectangle in window coordinates, of pixel borders or of pixel centers.
struct WindowBox {
    double x0 = 0.0, y0 = 0.0, x1 = 0.0, y1 = 0.0;
};
/// The rectangle from border to border.
[[nodiscard]] WindowBox geometricCorners(const PixelBounds& tile);
/// The rectangle from the first pixel center to the last one. Everything that is shaded lies in it.
[[nodiscard]] WindowBox sampleCorners(const PixelBounds& tile);

/// The values of a primitive at the four corners of a box.
struct TileCorners {
    struct Corner {
        double reciprocalW = 1.0;
        double second = 0.0, third = 0.0; ///< shares of the second and the third vertex, with perspective
    };
    std::array<Corner, 4> corners;
    double smallestW = 1.0; ///< the smallest 1/w
    double noise = 0.0;     ///< how much rounding can change a share, in proportion to 1 + the share
};
/// Nothing when 1/w isn't positive at some corner, or so near 0 that rounding could make it so.
[[nodiscard]] std::optional<TileCorners> tileCorners(const Primitive& primitive, const WindowBox& box);

/// The values of a form at the corners. A form that is affine in varyings is a plane divided by the plane 1/w, so
/// inside a box it is never less or more than at some corner. Its varyings must be among the planes.
[[nodiscard]] std::array<double, 4> cornerValues(const AttributePlanes& planes, const AffineForm& form,
                                                 const TileCorners& corners);

/// The bounds of a coordinate within the box.
struct AxisBox {
    double low = 0.0, high = 0.0;
    double slack = 0.0; ///< the computed float can lie outside by this much, because of rounding
};
[[nodiscard]] AxisBox axisBox(const AttributePlanes& planes, const AffineForm& form, const TileCorners& corners);

/// The size of level 0.
struct TexelSize {
    std::uint32_t width = 1, height = 1;
};
/// ρ: the largest distance, in texels, of the places that neighboring pixels of the box read.
[[nodiscard]] double largestStep(const AttributePlanes& planes, const std::array<AffineForm, 2>& st,
                                 const TileCorners& corners, TexelSize size);

/// What the level that a read looks at depends on.
struct LevelQuery {
    MipFilter mipFilter = MipFilter::None;
    std::uint32_t levelCount = 1;
    LodMode lodMode = LodMode::Implicit;
    std::optional<float> lod = std::nullopt; ///< with Bias and Explicit, when the operand is constant
    double step = 0.0;                       ///< ρ
    double stepSlack = 0.0;                  ///< rounding can make it larger by this much
};
/// m: the coarsest level that the read can sample.
[[nodiscard]] std::uint32_t coarsestLevel(const LevelQuery& query);

/// The texels first … last along one axis before wrapping, or all texels.
struct TexelRange {
    bool isWhole = false; ///< the range is too far away or infinite: it can be any texel
    std::int64_t first = 0, last = 0;
    friend bool operator==(const TexelRange&, const TexelRange&) = default;
};
/// ⌊low·size − e⌋ … max(first, ⌈high·size + e⌉ − 1); with `isClosed` up to ⌊high·size + e⌋.
[[nodiscard]] TexelRange texelRange(double low, double high, std::uint32_t size, double e, bool isClosed);
[[nodiscard]] TexelRange hull(const TexelRange& a, const TexelRange& b);

/// The range after wrapping: one span, or two where it crosses the border of a repeated texture.
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
