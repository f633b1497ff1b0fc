// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/overlay/overlay_values.h"

#include <QImage>

namespace vitrine::views {

/// The largest value of a layer.
[[nodiscard]] std::uint32_t largestValue(const core::Overlay& overlay, core::OverlayKind kind);

/// A layer as a picture, top row first, transparent where there is nothing to show. Counts on the scale 0…max.
[[nodiscard]] QImage overlayImage(const core::Overlay& overlay, core::OverlayKind kind, std::uint32_t max);

/// What a picture looks like under an overlay: thinned, so that the overlay's colors stand out.
struct OverlayLook {
    double opacity = 0.8; ///< of the overlay, 0…1
    QColor veil;          ///< over the picture
};
/// The picture with the overlay on it, pixel by pixel.
[[nodiscard]] QImage composed(const QImage& picture, const QImage& overlay, const OverlayLook& look);

} // namespace vitrine::views
