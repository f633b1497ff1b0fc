// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/blend/opset8.h"

#include <array>
#include <cstdint>
#include <string_view>

/// The ten blend modes of 2-D graphics (VG2D-30…32) as sequences of the eight operations (VG2D-36).

namespace vitrine::core {

enum class BlendMode : std::uint8_t {
    Src,
    SrcOver,
    DstOver,
    SrcIn,
    DstIn,
    Multiply,
    Screen,
    Darken,
    Lighten,
    Additive
};
inline constexpr int kBlendModeCount = 10;

/// As the specification writes it: "SRC_OVER".
[[nodiscard]] std::string_view blendModeName(BlendMode mode);

/// What the first two operations of a Porter-Duff mode scale by.
struct PorterDuffFactors {
    opset8::Factor source, destination;
};
/// Modes up to DstIn alone.
[[nodiscard]] PorterDuffFactors porterDuffFactors(BlendMode mode);
[[nodiscard]] constexpr bool isPorterDuff(BlendMode mode)
{
    return mode <= BlendMode::DstIn;
}

/// Takes the source in SRC and the destination in DST, neither premultiplied, and leaves the blended color in DST,
/// premultiplied.
[[nodiscard]] opset8::Sequence blendSequence(BlendMode mode);

/// The fixed step after a sequence (VG2D-30): with t = coverage ÷ 255, t · blended + (1 − t) · old, all premultiplied.
[[nodiscard]] Vec4 withCoverage(const Vec4& blended, const Vec4& old, std::uint8_t coverage);

/// Colors times alpha.
[[nodiscard]] Vec4 premultiplied(const Vec4& color);
/// Colors by alpha; of alpha 0 they are 0 (DEC-30).
[[nodiscard]] Vec4 unpremultiplied(const Vec4& color);

} // namespace vitrine::core
