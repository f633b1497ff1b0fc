// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/session/pixel_history/pixel_history.h"

#include <string_view>
#include <vector>

namespace vitrine::core {

/// Why the pixel is not painted: "not covered by the path". Empty when it is.
[[nodiscard]] Text verdictText(const PixelCover& cover);
/// "src-over with coverage 191 of 255".
[[nodiscard]] Text weightText(const PixelCover& cover);
/// "path 1 by the rule non-zero: winding 2, inside" with what the other planes hold. Empty without a path.
[[nodiscard]] Text windingText(const PixelCover& cover);
/// "triangle 3 of segment 4 (VG_LINE_TO_ABS) counts up in samples 0–7".
[[nodiscard]] Text triangleText(const PixelWinding& winding, const CountedTriangle& triangle);
/// All of it, a line each; of very many triangles the first ones, and how many there are more.
[[nodiscard]] std::vector<Text> coverLines(const PixelCover& cover);

/// The names in JSON, as the knobs and OpenVG have them.
[[nodiscard]] std::string_view enumName(BlendMode mode);
[[nodiscard]] std::string_view enumName(FillRule rule);
[[nodiscard]] std::string_view enumName(openvg::FanKind piece);
[[nodiscard]] std::string_view enumName(CoverFate fate);

} // namespace vitrine::core
