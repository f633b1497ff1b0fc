// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/state_names.h"
#include "views/docks/resources/resource_text.h"
#include "views/docks/texture/texture_picture.h"
#include "views/theme/counted.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRgba64>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

using core::ChannelStatistics;
using core::ImageChannel;

namespace {

QString plain(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

bool fitsBytes(const std::vector<ImageChannel>& channels)
{
    return std::ranges::all_of(channels, [](const ImageChannel& c) { return !c.isFloat && c.field.bits <= 8; });
}

quint16 deepShade(float value)
{
    const double clamped = std::isnan(value) ? 0.0 : std::clamp(static_cast<double>(value), 0.0, 1.0);
    return static_cast<quint16>(std::lround(clamped * 65535.0));
}

QImage::Format exactFormat(const std::vector<ImageChannel>& channels)
{
    const bool isGray = channels.size() == 1;
    if (fitsBytes(channels))
        return isGray ? QImage::Format_Grayscale8 : QImage::Format_RGBA8888;
    return isGray ? QImage::Format_Grayscale16 : QImage::Format_RGBA64;
}

// What a shader reads of the image, or the one channel that there is.
std::array<float, 4> exactColor(const core::TextureContents& contents, const ImageChannel* only, std::uint32_t x,
                                std::uint32_t row)
{
    if (only) {
        const float value = contents.value(x, row, *only) / (only->isNumber() ? 255.0f : 1.0f);
        return {value, value, value, 1.0f};
    }
    const auto color = contents.color(x, row);
    return {color.x, color.y, color.z, color.w};
}

void putPixel(QImage& image, QPoint point, const std::array<float, 4>& color)
{
    const auto deep = [&](std::size_t i) { return deepShade(color[i]); };
    const auto byte = [&](std::size_t i) { return static_cast<uchar>(std::lround(deepShade(color[i]) / 257.0)); };
    uchar* line = image.scanLine(point.y());
    switch (image.format()) {
    case QImage::Format_Grayscale8: line[point.x()] = byte(0); break;
    case QImage::Format_Grayscale16: reinterpret_cast<quint16*>(line)[point.x()] = deep(0); break;
    case QImage::Format_RGBA8888:
        for (std::size_t i = 0; i < color.size(); ++i)
            line[4 * static_cast<std::size_t>(point.x()) + i] = byte(i);
        break;
    default:
        reinterpret_cast<QRgba64*>(line)[point.x()] = QRgba64::fromRgba64(deep(0), deep(1), deep(2), deep(3));
        break;
    }
}

QJsonObject channelJson(const ChannelStatistics& statistics)
{
    QJsonArray buckets;
    for (const std::uint64_t count : statistics.buckets)
        buckets.append(static_cast<qint64>(count));
    return {{QStringLiteral("channel"), QString(QLatin1Char(statistics.channel.letter))},
            {QStringLiteral("min"), static_cast<double>(statistics.min)},
            {QStringLiteral("max"), static_cast<double>(statistics.max)},
            {QStringLiteral("low"), static_cast<double>(statistics.low)},
            {QStringLiteral("high"), static_cast<double>(statistics.high)},
            {QStringLiteral("buckets"), buckets},
            {QStringLiteral("nan"), static_cast<qint64>(statistics.nanCount)},
            {QStringLiteral("positiveInfinity"), static_cast<qint64>(statistics.positiveInfinities)},
            {QStringLiteral("negativeInfinity"), static_cast<qint64>(statistics.negativeInfinities)}};
}

} // namespace

QString texelText(const ShownImage& image, const TexelPlace& texel)
{
    const std::uint32_t row = stackRow(image, texel);
    QString text = image.faceCount > 1 ? faceText(texel.face) + QLatin1Char(' ') : QString();
    text += QStringLiteral("x %1 y %2  ").arg(texel.x, 4).arg(texel.y, 4);
    QString numbers;
    for (const ImageChannel& channel : image.contents.channels()) {
        const std::uint32_t bits = image.contents.stored(texel.x, row, channel);
        const float value = image.contents.value(texel.x, row, channel);
        if (channel.isFloat)
            text += QStringLiteral(" %1 0x%2").arg(QLatin1Char(channel.letter)).arg(bits, 4, 16, QLatin1Char('0'));
        else
            text += QStringLiteral(" %1 %2").arg(QLatin1Char(channel.letter)).arg(bits, 3);
        if (channel.isNumber())
            numbers += QStringLiteral(" 0x%1").arg(bits, 2, 16, QLatin1Char('0'));
        else if (channel.isFloat || channel.field.bits > 8)
            numbers += QLatin1Char(' ') + exact(value);
        else
            numbers += QStringLiteral(" %1").arg(static_cast<double>(value), 0, 'f', 4);
    }
    return text + QStringLiteral("  ") + numbers;
}

QImage toExactImage(const ShownImage& image, const TexelLayout& layout)
{
    const auto channels = image.contents.channels();
    const ImageChannel* only = channels.size() == 1 ? &channels.front() : nullptr;
    QImage result(layout.size(), exactFormat(channels));
    result.fill(0);
    for (std::uint32_t face = 0; face < image.faceCount; ++face)
        for (std::uint32_t y = 0; y < layout.height(); ++y)
            for (std::uint32_t x = 0; x < layout.width(); ++x)
                putPixel(result, layout.pointOf({face, x, y}),
                         exactColor(image.contents, only, x, stackRow(image, {face, x, y})));
    return result;
}

QByteArray toCsv(const ShownImage& image)
{
    const auto channels = image.contents.channels();
    QByteArray csv = "face,x,y";
    for (const ImageChannel& channel : channels)
        csv += QByteArray(",") + channel.letter + " stored";
    for (const ImageChannel& channel : channels)
        csv += QByteArray(",") + channel.letter;
    csv += "\r\n";
    const std::uint32_t firstFace = image.contents.choice.face;
    for (std::uint32_t row = 0; row < image.contents.height; ++row)
        for (std::uint32_t x = 0; x < image.contents.width; ++x) {
            const std::uint32_t face = firstFace + row / image.faceHeight();
            csv += QByteArray::number(face) + ',' + QByteArray::number(x) + ',' +
                   QByteArray::number(row % image.faceHeight());
            for (const ImageChannel& channel : channels)
                csv += ',' + QByteArray::number(image.contents.stored(x, row, channel));
            for (const ImageChannel& channel : channels)
                csv += ',' + exact(image.contents.value(x, row, channel)).toLatin1();
            csv += "\r\n";
        }
    return csv;
}

QByteArray toJson(const ShownImage& image, const QString& name)
{
    QJsonArray channels;
    for (const ChannelStatistics& statistics : image.statistics)
        channels.append(channelJson(statistics));
    const core::ImageChoice& choice = image.contents.choice;
    const QJsonObject document{{QStringLiteral("vitrine"), 1},
                               {QStringLiteral("kind"), QStringLiteral("image")},
                               {QStringLiteral("resource"), name},
                               {QStringLiteral("details"), detailText(image.resource)},
                               {QStringLiteral("bytes"), static_cast<qint64>(image.resource.bytes)},
                               {QStringLiteral("level"), static_cast<qint64>(choice.level)},
                               {QStringLiteral("face"), static_cast<qint64>(choice.face)},
                               {QStringLiteral("faces"), static_cast<qint64>(image.faceCount)},
                               {QStringLiteral("slice"), static_cast<qint64>(choice.slice)},
                               {QStringLiteral("width"), static_cast<qint64>(image.contents.width)},
                               {QStringLiteral("height"), static_cast<qint64>(image.faceHeight())},
                               {QStringLiteral("format"), plain(core::nameOf(image.contents.format))},
                               {QStringLiteral("hash"), QString::fromStdString(image.hash)},
                               {QStringLiteral("channels"), channels}};
    return QJsonDocument(document).toJson();
}

} // namespace vitrine::views
