// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/overlay/overlay_image.h"

#include "views/overlay/overlay_colors.h"

#include <QPainter>

#include <algorithm>
#include <vector>

namespace vitrine::views {

using core::Overlay;
using core::OverlayKind;
using core::PixelTouches;

namespace {

constexpr std::uint32_t kMostPrepared = 4096;

/// Colors of the values that occur, made once.
class Painter {
public:
    Painter(const Overlay& overlay, OverlayKind kind, std::uint32_t max)
        : m_overlay(overlay), m_kind(kind), m_max(max), m_isCount(core::isCount(kind))
    {
        for (std::uint32_t value = 0; value <= std::min(max, kMostPrepared); ++value)
            m_swatches.push_back(m_isCount ? Swatch{countColor(value, max), Pattern::Solid, {}}
                                           : swatchOf(kind, value));
    }
    [[nodiscard]] QRgb color(const core::OverlayPixel& pixel, int x, int y) const
    {
        if (m_kind == OverlayKind::Primitives)
            return colorAt(swatchOf(pixel.touches.last), x, y);
        const std::uint32_t value = core::overlayValue(m_overlay, m_kind, pixel);
        return value < m_swatches.size() ? colorAt(m_swatches[value], x, y) : countColor(value, m_max).rgba();
    }

private:
    const Overlay& m_overlay;
    const OverlayKind m_kind;
    const std::uint32_t m_max;
    const bool m_isCount;
    std::vector<Swatch> m_swatches;
};

} // namespace

std::uint32_t largestValue(const Overlay& overlay, OverlayKind kind)
{
    std::uint32_t largest = core::scaleEnd(kind);
    core::forEachTouched(overlay.pixels, [&](std::uint32_t x, std::uint32_t y, const PixelTouches& touches) {
        largest = std::max(largest, core::overlayValue(overlay, kind, {x, y, touches}));
    });
    return largest;
}

QImage overlayImage(const Overlay& overlay, OverlayKind kind, std::uint32_t max)
{
    const int height = static_cast<int>(overlay.pixels.height());
    QImage image(static_cast<int>(overlay.pixels.width()), height, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    const Painter painter(overlay, kind, kind == OverlayKind::Primitives ? 0 : max);
    auto* bits = reinterpret_cast<QRgb*>(image.bits());
    const auto line = static_cast<std::size_t>(image.bytesPerLine()) / sizeof(QRgb);
    core::forEachTouched(overlay.pixels, [&](std::uint32_t x, std::uint32_t y, const PixelTouches& touches) {
        const int row = height - 1 - static_cast<int>(y);
        bits[static_cast<std::size_t>(row) * line + x] = painter.color({x, y, touches}, static_cast<int>(x), row);
    });
    return image;
}

QImage composed(const QImage& picture, const QImage& overlay, const OverlayLook& look)
{
    QImage image = picture.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    painter.fillRect(image.rect(), look.veil);
    painter.setOpacity(look.opacity);
    painter.drawImage(0, 0, overlay);
    return image;
}

} // namespace vitrine::views
