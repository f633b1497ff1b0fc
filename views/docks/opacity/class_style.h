// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/opacity/class_pyramid.h"
#include "views/theme/theme.h"

#include <QIcon>
#include <QRectF>
#include <QString>

class QPainter;

/// How classes of texels look, by color and by pattern: opaque solid, transparent checker, ambiguous dotted.

namespace vitrine::views {

inline constexpr core::OpacityClass kOpacityClasses[] = {core::OpacityClass::Opaque, core::OpacityClass::Transparent,
                                                         core::OpacityClass::Ambiguous};

[[nodiscard]] QString className(core::OpacityClass opacity); ///< "opaque"
[[nodiscard]] QString classSentence(core::OpacityClass opacity);
/// Of a pixel of the screen, so that patterns have one size at every zoom.
[[nodiscard]] QRgb classColor(core::OpacityClass opacity, int x, int y, const Theme& theme);
/// For legends.
[[nodiscard]] QPixmap classSwatch(core::OpacityClass opacity, const Theme& theme, double pixelRatio);

/// A level of a pyramid, of mip levels 0 … coarsest, where an image of level 0 stands on a widget, the first row at the
/// bottom.
struct ClassPlace {
    QRectF area;             ///< of the whole image
    QRect visible;           ///< of the widget
    double pixelRatio = 1.0; ///< of the widget
};
void paintClasses(QPainter& painter, const ClassPlace& place, const core::ClassPyramid& pyramid, std::size_t level,
                  std::uint32_t coarsest);

} // namespace vitrine::views
