// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/overlay/plane_text.h"

#include "views/theme/counted.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>

namespace vitrine::views {

using core::OverlayKind;

namespace {

constexpr int kSamplesInRow = 4;

constexpr std::array<const char*, 6> kCovers{
    QT_TRANSLATE_NOOP("Overlay", "outside of the box"),
    QT_TRANSLATE_NOOP("Overlay", "painted"),
    QT_TRANSLATE_NOOP("Overlay", "not covered"),
    QT_TRANSLATE_NOOP("Overlay", "scissored"),
    QT_TRANSLATE_NOOP("Overlay", "hidden by the mask"),
    QT_TRANSLATE_NOOP("Overlay", "left out by stipple, key, alpha test or source")};

QString say(const char* text)
{
    return QCoreApplication::translate("Overlay", text);
}

QString windingNumber(std::int16_t winding)
{
    return QString::number(winding).replace(QLatin1Char('-'), QChar(0x2212));
}

/// "0 in 5 samples, 1 in 11 samples".
QString windingsText(const core::SampleWindings& windings)
{
    std::map<std::int16_t, quint64> samples;
    for (std::uint32_t sample = 0; sample < windings.samples; ++sample)
        ++samples[windings.values[sample]];
    QStringList parts;
    for (const auto& [winding, count] : samples)
        parts << say(QT_TRANSLATE_NOOP("Overlay", "%1 in %2 of %3 samples"))
                     .arg(windingNumber(winding))
                     .arg(grouped(count))
                     .arg(windings.samples);
    return parts.join(QStringLiteral(", "));
}

QString rowsOf(const core::SampleWindings& windings)
{
    QString rows;
    for (std::uint32_t sample = 0; sample < windings.samples; ++sample) {
        if (sample != 0)
            rows += sample % kSamplesInRow == 0 ? QLatin1Char('\n') : QLatin1Char(' ');
        rows += windingNumber(windings.values[sample]);
    }
    return rows;
}

} // namespace

QString planeValueName(OverlayKind kind, std::uint32_t value)
{
    switch (kind) {
    case OverlayKind::Cover: return say(kCovers[std::min<std::size_t>(value, kCovers.size() - 1)]);
    case OverlayKind::Winding:
        if (value == 0)
            return say(kCovers[0]);
        if (value == core::kMixedWindings)
            return say(QT_TRANSLATE_NOOP("Overlay", "samples differ"));
        return say(QT_TRANSLATE_NOOP("Overlay", "winding %1")).arg(windingNumber(core::windingOf(value)));
    case OverlayKind::Scissor: return say(QT_TRANSLATE_NOOP("Overlay", "in %1 regions")).arg(value);
    default: return say(QT_TRANSLATE_NOOP("Overlay", "%1 of 255")).arg(value);
    }
}

QString planeText(const core::VectorPlanes& planes, OverlayKind kind, const core::OverlayPixel& pixel)
{
    if (!planes.holds(pixel.x, pixel.y))
        return say(kCovers[0]);
    if (kind == OverlayKind::Cover)
        return planeValueName(kind, static_cast<std::uint32_t>(planes.cover(pixel.x, pixel.y)));
    if (kind == OverlayKind::Winding) {
        const auto windings = planes.windings(pixel.x, pixel.y);
        if (!windings)
            return {};
        return windings->areEqual() ? planeValueName(kind, core::windingValue(windings->values[0]))
                                    : windingsText(*windings);
    }
    const auto& plane = kind == OverlayKind::Coverage  ? planes.coverage
                        : kind == OverlayKind::Scissor ? planes.scissor
                                                       : planes.mask;
    const auto value = planes.valueOf(plane, pixel.x, pixel.y);
    return value ? planeValueName(kind, *value) : QString();
}

QString windingMark(const core::VectorPlanes& planes, const core::OverlayPixel& pixel)
{
    const auto windings = planes.windings(pixel.x, pixel.y);
    if (!windings)
        return {};
    return windings->areEqual() ? windingNumber(windings->values[0]) : rowsOf(*windings);
}

QString missingPlaneText(const core::Overlay& overlay, OverlayKind kind)
{
    if (!core::isPlane(kind) || core::hasPlane(overlay, kind))
        return {};
    if (!overlay.planes)
        return overlay.query.scope == core::OverlayScope::Draw
                   ? say(QT_TRANSLATE_NOOP("Overlay", "No 2-D graphics in this draw."))
                   : say(QT_TRANSLATE_NOOP("Overlay", "No 2-D graphics in these draws."));
    switch (kind) {
    case OverlayKind::Scissor: return say(QT_TRANSLATE_NOOP("Overlay", "Nothing is scissored in this drawing."));
    case OverlayKind::Mask: return say(QT_TRANSLATE_NOOP("Overlay", "Nothing is masked in this drawing."));
    default: return say(QT_TRANSLATE_NOOP("Overlay", "No path in this drawing: all of its box is painted."));
    }
}

std::vector<NamedNumber> planeNumbers(const core::VectorPlanes& planes, const core::OverlayPixel& pixel)
{
    std::vector<NamedNumber> numbers;
    const auto add = [&](const char* name, const std::optional<core::Surface>& plane) {
        if (const auto value = planes.valueOf(plane, pixel.x, pixel.y))
            numbers.push_back({say(name), *value});
    };
    add(QT_TRANSLATE_NOOP("Overlay", "Coverage"), planes.coverage);
    add(QT_TRANSLATE_NOOP("Overlay", "Scissor regions"), planes.scissor);
    add(QT_TRANSLATE_NOOP("Overlay", "Mask"), planes.mask);
    return numbers;
}

/// 0 is gray, what counts down is hatched; the same number always looks alike.
Swatch windingSwatch(std::uint32_t value)
{
    if (value == 0)
        return {QColor::fromRgba(0), Pattern::Solid, {}};
    if (value == core::kMixedWindings)
        return {QColor(0xf0, 0xe4, 0x42), Pattern::Dotted, QLatin1Char('M')};
    const int winding = core::windingOf(value);
    const int size = std::abs(winding);
    const QChar digit = size < 10 ? QChar(QLatin1Char(static_cast<char>('0' + size))) : QChar();
    if (winding == 0)
        return {QColor(0x9a, 0xa1, 0xab), Pattern::Solid, digit};
    constexpr std::array<QRgb, 4> kColors{0xff56b4e9, 0xff009e73, 0xffe69f00, 0xffcc79a7};
    return {QColor::fromRgb(kColors[static_cast<std::size_t>(size - 1) % kColors.size()]),
            winding < 0 ? Pattern::Hatched : Pattern::Solid, digit};
}

} // namespace vitrine::views
