// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/overlay/overlay_colors.h"
#include "views/overlay/overlay_text.h"

/// The planes of 2-D graphics in words and colors.

namespace vitrine::views {

/// "winding 2", "samples differ", "12 of 255", "in 2 regions": of a value of a layer that shows a plane.
[[nodiscard]] QString planeValueName(core::OverlayKind kind, std::uint32_t value);
/// The exact numbers of a pixel, those of all samples where they differ.
[[nodiscard]] QString planeText(const core::VectorPlanes& planes, core::OverlayKind kind,
                                const core::OverlayPixel& pixel);
/// What is written into a pixel of the layer Winding: a number, or a row of them for every four samples that differ.
[[nodiscard]] QString windingMark(const core::VectorPlanes& planes, const core::OverlayPixel& pixel);
/// Why a layer shows nothing; empty: it shows its plane.
[[nodiscard]] QString missingPlaneText(const core::Overlay& overlay, core::OverlayKind kind);
/// All numbers of a pixel of the box, by name.
[[nodiscard]] std::vector<NamedNumber> planeNumbers(const core::VectorPlanes& planes, const core::OverlayPixel& pixel);
/// Of a value of the layer Winding.
[[nodiscard]] Swatch windingSwatch(std::uint32_t value);

} // namespace vitrine::views
