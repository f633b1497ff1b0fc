// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/vector_paint/painted_pixel.h"
#include "views/kit/row_model.h"

#include <QColor>
#include <QCoreApplication>
#include <QStringList>

#include <vector>

/// What made a pixel's color, cell by cell.

namespace vitrine::views {

/// For the texts of the dock that are of no widget.
class VectorPaint {
    Q_DECLARE_TR_FUNCTIONS(VectorPaint)
};

[[nodiscard]] QStringList paintColumns();
/// Stops stand below their gradient, texels below their image, and what is multiplied below its section. The icons are
/// for a screen with so many pixels to each of its own.
[[nodiscard]] std::vector<Row> paintRows(const core::PaintedPixel& painted, qreal pixelRatio);
/// Clamped, without its alpha.
[[nodiscard]] QColor opaque(const core::Vec4& color);
/// "0xFF00B5B5"
[[nodiscard]] QString storedWordText(std::uint32_t word);
/// "0.333333"
[[nodiscard]] QString paintNumber(float value);

} // namespace vitrine::views
