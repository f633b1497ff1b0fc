// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/framebuffer/picture_difference.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace vitrine::views {

using core::Attachment;
using core::Picture;

namespace {

constexpr int kChannels = 4;
constexpr QRgb kLower = 0xff0072b2, kEqual = 0xffffffff, kHigher = 0xffe69f00;

int mixed(int from, int to, double share)
{
    return static_cast<int>(std::lround(from + (to - from) * share));
}

std::size_t pixelCount(const Picture& picture)
{
    return std::size_t{picture.width} * picture.height;
}

/// By channel: of colors four, else one.
std::array<double, kChannels> differencesAt(const Picture& shown, const Picture& other, std::size_t pixel)
{
    std::array<double, kChannels> result{};
    switch (shown.attachment) {
    case Attachment::Color:
        for (std::size_t i = 0; i < kChannels; ++i)
            result[i] = shown.rgba[kChannels * pixel + i] - other.rgba[kChannels * pixel + i];
        break;
    case Attachment::Depth:
        result[0] = static_cast<double>(shown.depth[pixel]) - static_cast<double>(other.depth[pixel]);
        break;
    case Attachment::Stencil: result[0] = shown.stencil[pixel] - other.stencil[pixel]; break;
    }
    return result;
}

double farthest(const std::array<double, kChannels>& differences)
{
    return *std::ranges::max_element(differences, {}, [](double value) { return std::abs(value); });
}

bool canCompare(const Picture& shown, const Picture& other)
{
    return !shown.empty() && !other.empty() && shown.attachment == other.attachment && shown.width == other.width &&
           shown.height == other.height;
}

/// Nothing outside, or when the pictures can't be compared.
std::optional<std::size_t> pixelAt(const Picture& shown, const Picture& other, QPoint point)
{
    const bool isInside = point.x() >= 0 && point.y() >= 0 && point.x() < static_cast<int>(shown.width) &&
                          point.y() < static_cast<int>(shown.height);
    if (!isInside || !canCompare(shown, other))
        return std::nullopt;
    return std::size_t{shown.width} * static_cast<std::size_t>(point.y()) + static_cast<std::size_t>(point.x());
}

} // namespace

QString signedText(double value)
{
    const QString number = QString::number(std::abs(value), 'g', 9);
    return value == 0 ? number : (value > 0 ? QStringLiteral("+") : QStringLiteral("−")) + number;
}

QColor differenceColor(double share)
{
    const QRgb end = share < 0 ? kLower : kHigher;
    const double part = std::min(std::abs(share), 1.0);
    return {mixed(qRed(kEqual), qRed(end), part), mixed(qGreen(kEqual), qGreen(end), part),
            mixed(qBlue(kEqual), qBlue(end), part)};
}

std::optional<PictureDifference> differenceOf(const Picture& shown, const Picture& other)
{
    if (!canCompare(shown, other))
        return std::nullopt;
    PictureDifference result;
    std::vector<double> values(pixelCount(shown));
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] = farthest(differencesAt(shown, other, i));
        result.count += values[i] != 0;
        if (std::abs(values[i]) > result.largest) {
            result.largest = std::abs(values[i]);
            result.where = {static_cast<int>(i % shown.width), static_cast<int>(i / shown.width)};
        }
    }
    result.image = QImage(static_cast<int>(shown.width), static_cast<int>(shown.height), QImage::Format_RGB32);
    for (std::size_t y = 0; y < shown.height; ++y) {
        auto* line = reinterpret_cast<QRgb*>(result.image.scanLine(static_cast<int>(y)));
        for (std::size_t x = 0; x < shown.width; ++x) {
            const double value = values[y * shown.width + x];
            line[x] = value == 0 ? kEqual : differenceColor(value / result.largest).rgb();
        }
    }
    return result;
}

QString differenceText(const Picture& shown, const Picture& other, QPoint point)
{
    const auto pixel = pixelAt(shown, other, point);
    if (!pixel)
        return {};
    const auto differences = differencesAt(shown, other, *pixel);
    if (shown.attachment != Attachment::Color)
        return signedText(differences[0]);
    QStringList parts;
    for (std::size_t i = 0; i < kChannels; ++i)
        parts << QStringLiteral("%1 %2").arg(QLatin1Char("RGBA"[i])).arg(signedText(differences[i]));
    return parts.join(QLatin1Char(' '));
}

QString farthestText(const Picture& shown, const Picture& other, QPoint point)
{
    const auto pixel = pixelAt(shown, other, point);
    const double value = pixel ? farthest(differencesAt(shown, other, *pixel)) : 0.0;
    return value == 0 ? QString() : signedText(value);
}

} // namespace vitrine::views
