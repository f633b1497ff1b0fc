// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/drawing.h"

#include <optional>

/// Rectangles of pixels that a program names, without what is not there. Their numbers may be any.

namespace vitrine::core::openvg {

/// Whether that is no size of a rectangle.
[[nodiscard]] bool isEmpty(VGint width, VGint height);
/// What lies in an area, whose first pixel is (0, 0), of a rectangle; nothing when that is nothing.
[[nodiscard]] std::optional<PixelRect> partOf(const PixelRect& area, const PixelRect& rect);
/// The same where the area lies.
[[nodiscard]] PixelRect placed(const PixelRect& part, const PixelRect& area);
/// A copy of what is there on both sides; nothing when that is nothing.
[[nodiscard]] std::optional<PixelCopy> copyBetween(PixelArea from, const PixelRect& read, PixelArea to, VGint dx,
                                                   VGint dy);

} // namespace vitrine::core::openvg
