// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/opacity/box_paint.h"

#include "views/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr int kSwatch = 16;
constexpr std::uint64_t kMostOutlined = 64; // entries: hiz.maxEntries is at most that

// Any of them is seen on every class: a line on a wider dark one.
QPen halo(double width)
{
    return {QColor(0, 0, 0, 200), width + 2.0, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin};
}

QPen penOf(BoxMark mark)
{
    switch (mark) {
    case BoxMark::Box: return {Theme::current().accent, 2.0};
    case BoxMark::Corners: return {QColor(Qt::white), 1.5};
    case BoxMark::Entries: break;
    }
    QPen pen(Qt::white, 1.5);
    pen.setDashPattern({3.0, 3.0});
    return pen;
}

template <typename Shape>
void paintOutline(QPainter& painter, BoxMark mark, const Shape& shape)
{
    const QPen pen = penOf(mark);
    painter.setBrush(Qt::NoBrush);
    for (const QPen& each : {halo(pen.widthF()), pen}) {
        painter.setPen(each);
        if constexpr (std::is_same_v<Shape, QPolygonF>)
            painter.drawPolygon(shape);
        else
            painter.drawRect(shape);
    }
}

/// From texels, counted from the lower left corner, to places of the widget.
class Places {
public:
    Places(const QRectF& area, core::TexelSize size)
        : m_area(area), m_across(area.width() / size.width), m_up(area.height() / size.height)
    {
    }
    [[nodiscard]] QPointF at(double x, double y) const
    {
        return {m_area.left() + x * m_across, m_area.bottom() - y * m_up};
    }
    [[nodiscard]] QRectF rect(double x0, double y0, double x1, double y1) const
    {
        return QRectF(at(x0, y1), at(x1, y0));
    }

private:
    QRectF m_area;
    double m_across, m_up;
};

template <typename Use>
void forSpans(const core::TexelBox& box, Use use)
{
    for (std::size_t j = 0; j < box.rows.count; ++j)
        for (std::size_t i = 0; i < box.columns.count; ++i)
            use(box.columns.spans[i], box.rows.spans[j]);
}

void paintEntries(QPainter& painter, const Places& places, core::TexelSize size, const core::TexelLook& look)
{
    const auto level = static_cast<unsigned>(look.found.level);
    if (look.found.entries == 0 || look.found.entries > kMostOutlined)
        return;
    const auto end = [level](std::uint32_t entry, std::uint32_t texels) {
        return std::min<std::uint64_t>((std::uint64_t{entry} + 1) << level, texels);
    };
    forSpans(look.box, [&](const auto& columns, const auto& rows) {
        for (std::uint32_t y = rows.first >> level; y <= rows.last >> level; ++y)
            for (std::uint32_t x = columns.first >> level; x <= columns.last >> level; ++x)
                paintOutline(painter, BoxMark::Entries,
                             places.rect(std::uint64_t{x} << level, std::uint64_t{y} << level,
                                         static_cast<double>(end(x, size.width)),
                                         static_cast<double>(end(y, size.height))));
    });
}

/// Repeated textures show the corners in every period that the box lies in; of others what lies on the texture.
void paintCorners(QPainter& painter, const Places& places, core::TexelSize size, const ShownBox& box)
{
    const auto shiftOf = [](double least, core::Wrap wrap, std::uint32_t texels) {
        return wrap == core::Wrap::Repeat ? -std::floor(least / texels) * texels : 0.0;
    };
    double left = box.part.quad->corners[0].x, bottom = box.part.quad->corners[0].y;
    for (const core::TexelQuad::Place& corner : box.part.quad->corners) {
        left = std::min(left, corner.x);
        bottom = std::min(bottom, corner.y);
    }
    const double right = shiftOf(left, box.sampler.wrapS, size.width);
    const double up = shiftOf(bottom, box.sampler.wrapT, size.height);
    if (!std::isfinite(right) || !std::isfinite(up))
        return;
    for (std::size_t j = 0; j < box.part.look.box.rows.count; ++j)
        for (std::size_t i = 0; i < box.part.look.box.columns.count; ++i) {
            QPolygonF outline;
            for (const std::size_t corner : {0, 1, 3, 2}) { // around it
                const core::TexelQuad::Place& place = box.part.quad->corners[corner];
                outline << places.at(place.x + right - static_cast<double>(i) * size.width,
                                     place.y + up - static_cast<double>(j) * size.height);
            }
            paintOutline(painter, BoxMark::Corners, outline);
        }
}

} // namespace

void paintBox(QPainter& painter, const QRectF& area, core::TexelSize size, const ShownBox& box)
{
    const Places places(area, size);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(box.isCurrent ? 1.0 : 0.5);
    paintEntries(painter, places, size, box.part.look);
    forSpans(box.part.look.box, [&](const auto& columns, const auto& rows) {
        paintOutline(painter, BoxMark::Box,
                     places.rect(columns.first, rows.first, columns.last + 1.0, rows.last + 1.0));
    });
    if (box.part.quad) {
        painter.setClipRect(area.adjusted(-2, -2, 2, 2));
        paintCorners(painter, places, size, box);
        painter.setClipping(false);
    }
    painter.setOpacity(1.0);
}

QPixmap boxSwatch(BoxMark mark, double pixelRatio)
{
    QPixmap swatch((QSizeF(kSwatch, kSwatch) * pixelRatio).toSize());
    swatch.setDevicePixelRatio(pixelRatio);
    swatch.fill(QColor(0x80, 0x80, 0x80));
    QPainter painter(&swatch);
    painter.setRenderHint(QPainter::Antialiasing);
    if (mark == BoxMark::Corners)
        paintOutline(painter, mark, QPolygonF({{3, 4}, {12, 3}, {13, 12}, {4, 13}}));
    else
        paintOutline(painter, mark, QRectF(3, 3, 10, 10));
    return swatch;
}

} // namespace vitrine::views
