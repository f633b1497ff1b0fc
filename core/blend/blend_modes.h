// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/blend/opset8.h"
#include "core/command/vector_state.h"

#include <array>
#include <cstdint>
#include <string_view>

/// The ten blend modes of 2-D graphics (VG2D-30…32) as sequences of the eight operations (VG2D-36).

namespace vitrine::core {

/// The name that the specification uses: "SRC_OVER".
[[nodiscard]] std::string_view blendModeName(BlendMode mode);

/// The factors by which the first two operations of a Porter-Duff mode scale source and destination.
struct PorterDuffFactors {
    opset8::Factor source, destination;
};
/// Only for the modes up to DstIn.
[[nodiscard]] PorterDuffFactors porterDuffFactors(BlendMode mode);
[[nodiscard]] constexpr bool isPorterDuff(BlendMode mode)
{
    return mode <= BlendMode::DstIn;
}

/// The sequence takes the source from SRC and the destination from DST, neither of them premultiplied. It leaves the
/// blended color in DST, premultiplied.
[[nodiscard]] opset8::Sequence blendSequence(BlendMode mode);

/// The same with a source alpha for each color: the color of SRC2 times the alpha of SRC, which is the source alpha
/// itself (VG2D-33). Nothing is read of the alpha of SRC2.
[[nodiscard]] opset8::Sequence stencilSequence(BlendMode mode);

/// The fixed step after a sequence (VG2D-30): t · blended + (1 − t) · old with t = coverage ÷ 255. All colors are
/// premultiplied.
[[nodiscard]] Vec4 withCoverage(const Vec4& blended, const Vec4& old, std::uint8_t coverage);

/// Multiplies the colors by alpha.
[[nodiscard]] Vec4 premultiplied(const Vec4& color);
/// Divides the colors by alpha; with alpha 0 they become 0 (DEC-30).
[[nodiscard]] Vec4 unpremultiplied(const Vec4& color);

} // namespace vitrine::core
