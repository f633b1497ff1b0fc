// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/path/path_text.h"

#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <QStringList>

#include <bit>
#include <cmath>
#include <map>

namespace vitrine::views {

namespace {

constexpr int kDigits = 8; // of which 1/256 of a pixel has all

QString separated(const QStringList& parts)
{
    return parts.join(QStringLiteral(" · "));
}

quint64 edgesIn(const core::PathAnatomy& path)
{
    quint64 edges = 0;
    for (const core::PathSegment& segment : path.segments)
        edges += segment.edges;
    return edges;
}

} // namespace

QString PathText::signedNumber(int value)
{
    return QString::number(value).replace(QLatin1Char('-'), QStringLiteral("−"));
}

QString PathText::number(double value)
{
    return QString::number(value, 'g', kDigits).replace(QLatin1Char('-'), QStringLiteral("−"));
}

QString PathText::numbers(const std::vector<double>& values)
{
    QStringList texts;
    for (const double value : values)
        texts << number(value);
    return texts.join(QStringLiteral("  "));
}

QString PathText::sign(bool isUp)
{
    return isUp ? QStringLiteral("+1") : QStringLiteral("−1");
}

QString PathText::piece(core::openvg::FanKind piece)
{
    switch (piece) {
    case core::openvg::FanKind::Fill: return tr("fill");
    case core::openvg::FanKind::Body: return tr("body");
    case core::openvg::FanKind::Join: return tr("join");
    case core::openvg::FanKind::Cap: break;
    }
    return tr("cap");
}

QString PathText::summary(const core::PathAnatomy& path)
{
    const QString who = (path.isStroke    ? tr("Stroke of path %1")
                         : path.isEvenOdd ? tr("Fill of path %1, even-odd")
                                          : tr("Fill of path %1, non-zero"))
                            .arg(path.path);
    return separated({who, counted(path.segments.size(), tr("%1 segment"), tr("%1 segments")),
                      counted(edgesIn(path), tr("%1 edge"), tr("%1 edges")),
                      counted(path.triangles.size(), tr("%1 triangle"), tr("%1 triangles")),
                      counted(path.samplePlaces.size(), tr("%1 sample a pixel"), tr("%1 samples a pixel"))});
}

QString PathText::samples(std::uint16_t samples, std::size_t total)
{
    const auto count = static_cast<std::size_t>(std::popcount(samples));
    if (count == total)
        return tr("all");
    QStringList numbers;
    for (std::size_t sample = 0; sample < total; ++sample)
        if (samples >> sample & 1u)
            numbers << QString::number(sample);
    return numbers.isEmpty() ? tr("none") : numbers.join(QLatin1Char(' '));
}

QString PathText::windings(const std::vector<std::int16_t>& windings)
{
    std::map<std::int16_t, quint64> counts;
    for (const std::int16_t winding : windings)
        ++counts[winding];
    QStringList parts;
    for (const auto& [winding, count] : counts)
        parts << (counts.size() == 1 ? signedNumber(winding)
                                     : QStringLiteral("%1 ×%2").arg(signedNumber(winding), grouped(count)));
    return parts.join(QStringLiteral(", "));
}

QString PathText::readout(const PathFacts& facts, core::openvg::Point point, double nearby)
{
    QStringList parts{QStringLiteral("x %1 y %2").arg(point.x, 0, 'f', 2).arg(point.y, 0, 'f', 2)};
    const core::PathAnatomy& path = facts.path();
    const bool isOnSurface = point.x >= 0.0 && point.y >= 0.0 && point.x < path.width && point.y < path.height;
    if (isOnSurface) {
        const auto x = static_cast<std::uint32_t>(point.x), y = static_cast<std::uint32_t>(point.y);
        parts << tr("pixel %1,%2: winding %3").arg(x).arg(y).arg(windings(path.windingsAt(x, y)));
    } else {
        parts << tr("beside the surface");
    }
    if (const auto segment = facts.segmentNear(point, nearby)) {
        const core::PathSegment& near = path.segments[*segment];
        parts << tr("segment %1, %2, %3")
                     .arg(*segment)
                     .arg(text(std::string(core::pathCommandName(near.command))),
                          counted(near.edges, tr("%1 edge"), tr("%1 edges")));
    }
    constexpr qsizetype kMost = 4;
    QStringList triangles;
    const std::vector<std::uint32_t> around = facts.trianglesAround(point);
    for (auto number = around.rbegin(); number != around.rend() && triangles.size() < kMost; ++number)
        triangles << QStringLiteral("%1 (%2)").arg(*number + 1).arg(sign(path.triangles[*number].isUp));
    if (static_cast<qsizetype>(around.size()) > kMost)
        triangles << QStringLiteral("…");
    if (!triangles.isEmpty())
        parts << (around.size() == 1 ? tr("triangle %1") : tr("triangles %1")).arg(triangles.join(QStringLiteral(" ")));
    return separated(parts);
}

QString PathText::ray(const PathFacts& facts)
{
    if (!facts.ray)
        return tr("Click a point to cast a ray from it, or to see the triangles that count at its pixel.");
    const PathRay& ray = *facts.ray;
    constexpr std::size_t kMost = 12;
    QStringList counts;
    for (const core::RayCrossing& crossing : ray.count.crossings) {
        if (static_cast<std::size_t>(counts.size()) == kMost) {
            counts << QStringLiteral("…");
            break;
        }
        counts << sign(crossing.count > 0);
    }
    QStringList parts{
        counts.isEmpty()
            ? tr("Ray, counted here: 0, as no edge is crossed")
            : tr("Ray, counted here: %1 = %2").arg(counts.join(QLatin1Char(' ')), signedNumber(ray.count.winding))};
    if (ray.winding) {
        const bool isSame = ray.winding == ray.recounted;
        parts << (isSame ? tr("machine, sample %1: %2, the same") : tr("machine, sample %1: %2, something else"))
                     .arg(*ray.sample)
                     .arg(signedNumber(*ray.winding));
        parts << (facts.path().isInside(*ray.winding) ? tr("inside") : tr("outside"));
    }
    return separated(parts);
}

QString PathText::rayTip(const PathFacts& facts)
{
    const QString what = tr("All else here is read from the machine. The ray is counted anew, by the window: it begins "
                            "at the sample nearest to where you clicked, goes to the right, and adds what each edge "
                            "that it crosses counts.");
    if (!facts.ray)
        return namedTip(tr("Ray"), what);
    const core::openvg::Point from = facts.ray->count.from;
    return namedTip(tr("Ray from %1, %2").arg(number(from.x), number(from.y)), what);
}

QString PathText::selection(const PathFacts& facts)
{
    if (!facts.segment && !facts.triangle)
        return {};
    const core::PathAnatomy& path = facts.path();
    QStringList parts;
    if (facts.segment) {
        const core::PathSegment& segment = path.segments[*facts.segment];
        parts << tr("Segment %1, %2").arg(*facts.segment).arg(text(std::string(core::pathCommandName(segment.command))))
              << counted(segment.triangles, tr("%1 triangle"), tr("%1 triangles"));
    } else {
        const core::PathTriangle& triangle = path.triangles[*facts.triangle];
        parts << tr("Triangle %1 of segment %2, %3")
                     .arg(*facts.triangle + 1)
                     .arg(triangle.segment)
                     .arg(triangle.isUp ? tr("counts up") : tr("counts down"));
    }
    if (facts.counted) {
        quint64 samples = 0;
        for (const core::CountedPixel& pixel : *facts.counted)
            samples += static_cast<quint64>(std::popcount(static_cast<std::uint16_t>(pixel.up | pixel.down)));
        const QString pixels = counted(facts.counted->size(), tr("%1 pixel"), tr("%1 pixels"));
        parts << tr("at %1 of %2").arg(counted(samples, tr("%1 sample"), tr("%1 samples")), pixels);
    }
    return separated(parts);
}

QString PathText::pixel(const PathFacts& facts, SentenceLinks* links)
{
    if (!facts.pixel)
        return tr("Click a pixel to see the triangles that count there.");
    const PixelLink& pixel = *facts.pixel;
    const QString history = linked(links, tr("its history"), {.place = {}, .selection = pixel, .dock = "history"});
    const QString who = QStringLiteral("%1,%2").arg(pixel.x).arg(pixel.y);
    const QString winding = windings(facts.path().windingsAt(pixel.x, pixel.y));
    const bool isEmpty = facts.atPixel && facts.atPixel->empty();
    return (isEmpty ? tr("Pixel %1: winding %2, no triangle counts here · %3") : tr("Pixel %1: winding %2 · %3"))
        .arg(who, winding, history);
}

} // namespace vitrine::views
