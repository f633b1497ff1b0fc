// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/opacity/class_style.h"

#include "views/docks/opacity/opacity_context.h"

#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::views {

using core::OpacityClass;

namespace {

constexpr int kChecker = 4;  // pixels of a field
constexpr int kDotEvery = 6; // pixels from a dot to the next
constexpr int kDot = 2;      // pixels of a dot
constexpr int kClassSwatch = 16;
constexpr double kLinesFrom = 6.0; // pixels of an entry that has lines around it

// Okabe and Ito.
constexpr QRgb kBlue = 0xff0072b2, kYellow = 0xfff0e442, kDots = 0xff5a4a00;

struct Words {
    const char* name;
    const char* sentence;
};
// By OpacityClass.
constexpr std::array<Words, core::kOpacityClassCount> kWords{
    {{QT_TRANSLATE_NOOP("Opacity", "transparent"), QT_TRANSLATE_NOOP("Opacity", "Alpha is 0 in every texel.")},
     {QT_TRANSLATE_NOOP("Opacity", "opaque"), QT_TRANSLATE_NOOP("Opacity", "Alpha is 1 in every texel.")},
     {QT_TRANSLATE_NOOP("Opacity", "ambiguous"),
      QT_TRANSLATE_NOOP("Opacity", "Alpha is in between, or not the same everywhere.")}}};

const Words& wordsOf(OpacityClass opacity)
{
    return kWords[static_cast<std::size_t>(opacity)];
}

/// The entries that columns (or rows) of the screen show.
std::vector<std::uint32_t> entriesAlong(int count, double first, double step, double texels, std::size_t level)
{
    std::vector<std::uint32_t> entries;
    for (int i = 0; i < count; ++i) {
        const double texel = std::clamp(std::floor(first + (i + 0.5) * step), 0.0, texels - 1.0);
        entries.push_back(static_cast<std::uint32_t>(texel) >> level);
    }
    return entries;
}

void paintLines(QPainter& painter, const QRectF& area, const QRectF& visible, const QSizeF& entry)
{
    if (std::min(entry.width(), entry.height()) < kLinesFrom)
        return;
    painter.setPen(QColor(128, 128, 128, 130));
    const auto firstAt = [](double from, double start, double step) {
        return start + std::max(0.0, std::ceil((from - start) / step)) * step;
    };
    for (double x = firstAt(visible.left(), area.left(), entry.width()); x <= visible.right(); x += entry.width())
        painter.drawLine(QPointF(x, visible.top()), QPointF(x, visible.bottom()));
    // Entries are counted from the bottom.
    for (double y = area.bottom(); y >= visible.top(); y -= entry.height())
        if (y <= visible.bottom())
            painter.drawLine(QPointF(visible.left(), y), QPointF(visible.right(), y));
}

} // namespace

QString className(OpacityClass opacity)
{
    return Opacity::tr(wordsOf(opacity).name);
}

QString classSentence(OpacityClass opacity)
{
    return Opacity::tr(wordsOf(opacity).sentence);
}

QRgb classColor(OpacityClass opacity, int x, int y, const Theme& theme)
{
    switch (opacity) {
    case OpacityClass::Opaque: return kBlue;
    case OpacityClass::Transparent: return theme.checker((x / kChecker + y / kChecker) % 2 != 0).rgb();
    case OpacityClass::Ambiguous: break;
    }
    return x % kDotEvery < kDot && y % kDotEvery < kDot ? kDots : kYellow;
}

QPixmap classSwatch(OpacityClass opacity, const Theme& theme, double pixelRatio)
{
    const int side = static_cast<int>(std::ceil(kClassSwatch * pixelRatio));
    QImage image(side, side, QImage::Format_RGB32);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            image.setPixel(
                x, y, classColor(opacity, static_cast<int>(x / pixelRatio), static_cast<int>(y / pixelRatio), theme));
    image.setDevicePixelRatio(pixelRatio);
    QPixmap swatch = QPixmap::fromImage(image);
    QPainter painter(&swatch);
    painter.setPen(theme.secondary);
    painter.drawRect(QRectF(0, 0, kClassSwatch - 1, kClassSwatch - 1));
    return swatch;
}

void paintClasses(QPainter& painter, const ClassPlace& place, const core::ClassPyramid& pyramid, std::size_t level,
                  std::uint32_t coarsest)
{
    const QRectF& area = place.area;
    const QRect visible = area.toAlignedRect().intersected(place.visible);
    if (visible.isEmpty() || level >= pyramid.levelCount())
        return;
    const double ratio = place.pixelRatio;
    QImage image((QSizeF(visible.size()) * ratio).toSize(), QImage::Format_RGB32);
    const double across = pyramid.width(0) / area.width(), up = pyramid.height(0) / area.height(); // texels of a pixel
    const auto columns =
        entriesAlong(image.width(), (visible.left() - area.left()) * across, across / ratio, pyramid.width(0), level);
    const auto rows =
        entriesAlong(image.height(), (area.bottom() - visible.top()) * up, -up / ratio, pyramid.height(0), level);
    const Theme theme = Theme::current();
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x)
            line[x] = classColor(
                pyramid.at(level, columns[static_cast<std::size_t>(x)], rows[static_cast<std::size_t>(y)], coarsest),
                static_cast<int>(x / ratio), static_cast<int>(y / ratio), theme);
    }
    image.setDevicePixelRatio(ratio);
    painter.setClipRect(area);
    painter.drawImage(visible.topLeft(), image);
    const double texels = std::exp2(static_cast<double>(level));
    paintLines(painter, area, area.intersected(QRectF(visible)), {texels / across, texels / up});
    painter.setClipping(false);
}

} // namespace vitrine::views
