// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/framebuffer/picture_image.h"

#include "core/session/state_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::views {

using core::Attachment;
using core::Picture;

namespace {

constexpr float kUsualClearDepth = 1.0f;

std::size_t offsetOf(const Picture& picture, QPoint point)
{
    return std::size_t{picture.width} * static_cast<std::size_t>(point.y()) + static_cast<std::size_t>(point.x());
}

bool contains(const Picture& picture, QPoint point)
{
    return point.x() >= 0 && point.y() >= 0 && point.x() < static_cast<int>(picture.width) &&
           point.y() < static_cast<int>(picture.height);
}

ValueRange depthRange(const Picture& picture)
{
    float low = kUsualClearDepth;
    float high = 0.0f;
    bool found = false;
    for (const float value : picture.depth) {
        if (value >= kUsualClearDepth)
            continue;
        low = std::min(low, value);
        high = std::max(high, value);
        found = true;
    }
    return found ? ValueRange{low, high} : ValueRange{0.0, 1.0};
}

std::uint8_t grayLevel(double value, const ValueRange& range)
{
    if (range.high <= range.low)
        return value > range.low ? 255 : 0;
    const double share = std::clamp((value - range.low) / (range.high - range.low), 0.0, 1.0);
    return static_cast<std::uint8_t>(std::lround(share * 255.0));
}

QImage grayImage(const Picture& picture, const ValueRange& range)
{
    QImage image(static_cast<int>(picture.width), static_cast<int>(picture.height), QImage::Format_Grayscale8);
    const bool isDepth = picture.attachment == Attachment::Depth;
    for (int y = 0; y < image.height(); ++y) {
        std::uint8_t* line = image.scanLine(y);
        const std::size_t start = offsetOf(picture, {0, y});
        for (int x = 0; x < image.width(); ++x) {
            const std::size_t at = start + static_cast<std::size_t>(x);
            line[x] = grayLevel(isDepth ? static_cast<double>(picture.depth[at]) : picture.stencil[at], range);
        }
    }
    return image;
}

QImage colorImage(const Picture& picture, QImage::Format format)
{
    const int width = static_cast<int>(picture.width);
    return QImage(picture.rgba.data(), width, static_cast<int>(picture.height), qsizetype{4} * width, format).copy();
}

QImage deepGrayImage(const Picture& picture)
{
    QImage image(static_cast<int>(picture.width), static_cast<int>(picture.height), QImage::Format_Grayscale16);
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<std::uint16_t*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x)
            line[x] = static_cast<std::uint16_t>(
                std::lround(std::clamp(picture.depth[offsetOf(picture, {x, y})], 0.0f, 1.0f) * 65535.0f));
    }
    return image;
}

QString colorText(const Picture& picture, QPoint point)
{
    const std::uint8_t* pixel = picture.rgba.data() + 4 * offsetOf(picture, point);
    QString bytes;
    QString floats;
    QString hexadecimal = QStringLiteral("#");
    for (int c = 0; c < 4; ++c) {
        bytes += QStringLiteral(" %1 %2").arg(QLatin1Char("RGBA"[c])).arg(pixel[c], 3);
        floats += QStringLiteral(" %1").arg(pixel[c] / 255.0, 0, 'f', 3);
        hexadecimal += QStringLiteral("%1").arg(pixel[c], 2, 16, QLatin1Char('0'));
    }
    return hexadecimal + QStringLiteral(" ") + bytes + QStringLiteral(" ") + floats;
}

QString depthText(const Picture& picture, QPoint point)
{
    const double value = static_cast<double>(picture.depth[offsetOf(picture, point)]);
    const QString text = QStringLiteral("depth %1").arg(value, 0, 'g', 9);
    const unsigned bits = core::pixelLayout(picture.format).channels[0].bits;
    if (bits == 0 || bits >= 32)
        return text;
    const double levels = std::ldexp(1.0, static_cast<int>(bits)) - 1.0;
    const auto stored = static_cast<std::uint32_t>(std::llround(value * levels));
    return text + QStringLiteral("   %1   0x%2")
                      .arg(stored)
                      .arg(stored, static_cast<int>((bits + 3) / 4), 16, QLatin1Char('0'));
}

QString stencilText(const Picture& picture, QPoint point)
{
    const unsigned value = picture.stencil[offsetOf(picture, point)];
    return QStringLiteral("stencil %1   0x%2   %3")
        .arg(value)
        .arg(value, 2, 16, QLatin1Char('0'))
        .arg(value, 8, 2, QLatin1Char('0'));
}

} // namespace

ValueRange occurringRange(const Picture& picture)
{
    if (picture.attachment == Attachment::Depth)
        return depthRange(picture);
    if (picture.stencil.empty())
        return {0.0, 255.0};
    const auto [low, high] = std::ranges::minmax(picture.stencil);
    return {static_cast<double>(low), static_cast<double>(high)};
}

ValueRange shownRange(const Picture& picture, const ImageOptions& options)
{
    if (options.stretchRange)
        return occurringRange(picture);
    return {0.0, picture.attachment == Attachment::Stencil ? 255.0 : 1.0};
}

QImage toImage(const Picture& picture, const ImageOptions& options)
{
    if (picture.empty())
        return {};
    if (picture.attachment != Attachment::Color)
        return grayImage(picture, shownRange(picture, options));
    return colorImage(picture, options.showAlpha ? QImage::Format_RGBA8888 : QImage::Format_RGBX8888);
}

QImage toExactImage(const Picture& picture)
{
    if (picture.empty())
        return {};
    switch (picture.attachment) {
    case Attachment::Color: return colorImage(picture, QImage::Format_RGBA8888);
    case Attachment::Depth: return deepGrayImage(picture);
    case Attachment::Stencil: return grayImage(picture, {0.0, 255.0});
    }
    return {};
}

QString coordinateText(const Picture& picture, QPoint point)
{
    if (!contains(picture, point))
        return {};
    return QCoreApplication::translate("PictureImage", "x%1 y%2 row%3")
        .arg(point.x(), 5)
        .arg(static_cast<int>(picture.height) - 1 - point.y(), 5)
        .arg(point.y(), 5);
}

QString valueText(const Picture& picture, QPoint point)
{
    if (!contains(picture, point))
        return {};
    switch (picture.attachment) {
    case Attachment::Color: return colorText(picture, point);
    case Attachment::Depth: return depthText(picture, point);
    case Attachment::Stencil: return stencilText(picture, point);
    }
    return {};
}

QString formatText(const Picture& picture)
{
    const std::string_view name = core::nameOf(picture.format);
    return QStringLiteral("%1 × %2 · %3")
        .arg(picture.width)
        .arg(picture.height)
        .arg(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
}

} // namespace vitrine::views
