// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/matrix.h"
#include "core/api/openvg/objects.h"

#include <array>
#include <vector>

/// Paints as they are drawn with: in range, and with all that the specification adds (OpenVG §9; VG2D-17).

namespace vitrine::core::openvg {

/// Red, green, blue and alpha in 0 … 1; sRGB.
using Color = std::array<double, 4>;

struct RampStop {
    double offset = 0.0; ///< 0 … 1, not less than that of the stop before
    Color color{};       ///< premultiplied if the ramp is
    friend bool operator==(const RampStop&, const RampStop&) = default;
};
using ColorRamp = std::vector<RampStop>;

struct LinearGradient {
    Point from, to;
};
struct RadialGradient {
    Point center, focus; ///< the focus is at most 0.999 radii from the center
    double radius = 0.0;
};

enum class PaintKind : std::uint8_t { Solid, Linear, Radial };

struct PaintSource {
    PaintKind kind = PaintKind::Solid;
    Color color{};
    ColorRamp ramp; ///< begins at 0 and ends at 1
    bool isRampPremultiplied = true;
    VGColorRampSpreadMode spread = VG_COLOR_RAMP_SPREAD_PAD;
    LinearGradient linear;
    RadialGradient radial;
};

/// A pattern counts as a color: whoever draws has to ask for its image before.
[[nodiscard]] PaintSource sourceOf(const Paint& paint); // VG2D-17

/// From values of VG_PAINT_COLOR_RAMP_STOPS, with the stops that are implied (OpenVG §9.3.3).
[[nodiscard]] ColorRamp rampOf(std::span<const VGfloat> stops, bool isPremultiplied);

// The gradient's value at a point of the paint's space; 1 everywhere for a gradient without extent.
[[nodiscard]] double valueAt(const LinearGradient& gradient, Point p); // VG2D-17
[[nodiscard]] double valueAt(const RadialGradient& gradient, Point p); // VG2D-17
/// Into 0 … 1.
[[nodiscard]] double spread(VGColorRampSpreadMode mode, double value); // VG2D-17
/// For a value in 0 … 1; of several stops there the last.
[[nodiscard]] Color colorAt(const ColorRamp& ramp, double value); // VG2D-17

[[nodiscard]] Color clampedColor(std::span<const VGfloat, 4> color);

} // namespace vitrine::core::openvg
