// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <VG/vgu.h>

#include <span>

/// VGU 1.1 (OpenVG §17): a function for each of VG/vgu.h, on a context. Errors are answers, and those of the context
/// stay as they are. Arguments that are checked fail before the path is touched.
namespace vitrine::core::openvg {

class Context;

namespace vgu {

[[nodiscard]] VGUErrorCode line(Context& context, VGPath path, VGfloat x0, VGfloat y0, VGfloat x1, VGfloat y1);
[[nodiscard]] VGUErrorCode polygon(Context& context, VGPath path, std::span<const VGfloat> points, VGint count,
                                   VGboolean closed);
[[nodiscard]] VGUErrorCode rect(Context& context, VGPath path, VGfloat x, VGfloat y, VGfloat width, VGfloat height);
[[nodiscard]] VGUErrorCode roundRect(Context& context, VGPath path, VGfloat x, VGfloat y, VGfloat width, VGfloat height,
                                     VGfloat arcWidth, VGfloat arcHeight);
[[nodiscard]] VGUErrorCode ellipse(Context& context, VGPath path, VGfloat cx, VGfloat cy, VGfloat width,
                                   VGfloat height);
/// Of an angle that would take more than 65,536 half turns the whole call is refused: VGU_OUT_OF_MEMORY_ERROR.
[[nodiscard]] VGUErrorCode arc(Context& context, VGPath path, VGfloat x, VGfloat y, VGfloat width, VGfloat height,
                               VGfloat startAngle, VGfloat angleExtent, VGUArcType arcType);

/// Four corners: x0, y0 … x3, y3, for (0, 0), (1, 0), (0, 1) and (1, 1) of the unit square.
using Quad = std::span<const VGfloat, 8>;
// Matrices are as vgLoadMatrix takes them, and stay as they are when there is an error.
[[nodiscard]] VGUErrorCode computeWarpQuadToSquare(Quad source, std::span<VGfloat> matrix);
[[nodiscard]] VGUErrorCode computeWarpSquareToQuad(Quad destination, std::span<VGfloat> matrix);
[[nodiscard]] VGUErrorCode computeWarpQuadToQuad(Quad destination, Quad source, std::span<VGfloat> matrix);

} // namespace vgu

} // namespace vitrine::core::openvg
