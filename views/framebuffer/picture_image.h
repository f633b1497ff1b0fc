// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/picture.h"

#include <QImage>
#include <QPoint>
#include <QString>

/// A picture of the model as an image for people, and its exact values as text. Points count from the top left.

namespace vitrine::views {

/// The values that are shown as black and as white.
struct ValueRange {
    double low = 0.0;
    double high = 1.0;
    friend bool operator==(const ValueRange&, const ValueRange&) = default;
};

struct ImageOptions {
    bool showAlpha = false;   ///< color: transparent where alpha is low
    bool stretchRange = true; ///< depth and stencil: contrast between the values that occur
};

/// What occurs in a depth or stencil picture; of depth without 1.0, the usual clear value, unless nothing else occurs.
[[nodiscard]] ValueRange occurringRange(const core::Picture& picture);
/// The range that `toImage` uses: the occurring one or the whole.
[[nodiscard]] ValueRange shownRange(const core::Picture& picture, const ImageOptions& options);

[[nodiscard]] QImage toImage(const core::Picture& picture, const ImageOptions& options);

/// Exact values: color RGBA with 8 bits, depth with 16, stencil with 8 bits of gray (design.md §7).
[[nodiscard]] QImage toExactImage(const core::Picture& picture);

/// "x    3 y   12 row    5": x and y as GL counts, and the row from the top.
[[nodiscard]] QString coordinateText(const core::Picture& picture, QPoint point);
/// "#804000ff   R 128 G  64 B   0 A 255   0.5020 0.2510 0.0000 1.0000"; depth and stencil alike. Empty outside.
[[nodiscard]] QString valueText(const core::Picture& picture, QPoint point);
/// "640 × 480 · rgba8".
[[nodiscard]] QString formatText(const core::Picture& picture);

} // namespace vitrine::views
