// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/difference/difference_tracks.h"

#include "views/docks/configuration/measure_cells.h"
#include "views/docks/difference/difference_context.h"
#include "views/docks/difference/difference_rows.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <algorithm>
#include <array>

namespace vitrine::views {

namespace {

constexpr int kRowHeight = 22;
constexpr int kDrawRowHeight = 14;

enum Style : std::uint8_t { Alike, Otherwise, Alone, StyleCount };

Style styleOf(const core::DrawDifference& row)
{
    if (!row.draw[0] || !row.draw[1])
        return Alone;
    return row.decidesOtherwise ? Otherwise : Alike;
}

DataStyle styleAt(int style, const Theme& theme)
{
    if (style >= StyleCount)
        return {};
    DataStyle is;
    is.fill.ink = theme.text;
    is.fill.ink.setAlpha(110);
    switch (style) { // of Okabe and Ito, as they keep 3:1 on the panel
    case Alike:
        is.fill.color = QColor(theme.isDark ? 0xff56b4e9 : 0xff0072b2);
        is.name = Differences::tr("decides alike");
        is.sentence = Differences::tr("Both runs decide alike in this draw, whatever its cycles are.");
        break;
    case Otherwise:
        is.fill.color = QColor(theme.isDark ? 0xffe69f00 : 0xffc27c00);
        is.fill.pattern = Qt::BDiagPattern;
        is.name = Differences::tr("decides otherwise");
        is.sentence = Differences::tr("A decision falls otherwise in this draw.");
        break;
    default:
        is.fill.color = theme.secondary;
        is.fill.pattern = Qt::Dense6Pattern;
        is.name = Differences::tr("in one run alone");
        is.sentence = Differences::tr("Only one of the captures has this draw.");
        break;
    }
    is.shortName = is.name;
    return is;
}

Track trackOf(const core::RunDifference& difference, std::size_t side)
{
    Track track;
    track.name = side == 0 ? Differences::tr("This run") : Differences::tr("The other");
    track.tip = side == 0 ? Differences::tr("<b>This run</b><br>The draws of the frame, one behind another.")
                          : Differences::tr("<b>The other</b><br>The same draws, over the same cycles.");
    track.figure = grouped(difference.cycles.of[side]);
    track.rowHeight = kRowHeight;
    track.leastHeight = kRowHeight + 4;
    core::Cycle begin = 0;
    for (std::uint32_t row = 0; row < difference.draws.size(); ++row) {
        const core::DrawDifference& draw = difference.draws[row];
        if (!draw.draw[side])
            continue;
        TrackBar bar{.thing = row};
        bar.add(begin, begin + draw.cycles.of[side], styleOf(draw));
        begin += draw.cycles.of[side];
        track.bars.push_back(bar);
    }
    track.layOut(1);
    return track;
}

/// A lane for each draw: where it lies in this run, and below that where it lies in the other.
Track trackOf(const core::DrawDifference& row, const std::array<TrackBar, 2>& bars)
{
    Track track;
    track.name = drawName(row);
    track.tip = Differences::tr("<b>%1</b><br>Above in this run, below in the other.").arg(track.name.toHtmlEscaped());
    if (row.draw[0] && row.draw[1])
        track.figure = changeCell(static_cast<double>(row.cycles.change())).text;
    track.rowHeight = kDrawRowHeight;
    track.leastHeight = 0;
    for (std::size_t side = 0; side < 2; ++side) {
        track.bars.push_back(bars[side]);
        track.bars.back().row = static_cast<std::uint16_t>(side);
    }
    track.layOutByRow();
    track.rows.resize(2); // one place for either run, whichever has the draw
    return track;
}

void addDraws(const core::RunDifference& difference, std::vector<Track>& tracks)
{
    std::array<core::Cycle, 2> begin{};
    for (std::uint32_t row = 0; row < difference.draws.size(); ++row) {
        const core::DrawDifference& draw = difference.draws[row];
        std::array<TrackBar, 2> bars{};
        for (std::size_t side = 0; side < 2; ++side) {
            bars[side].thing = row;
            if (!draw.draw[side])
                continue;
            bars[side].add(begin[side], begin[side] + draw.cycles.of[side], styleOf(draw));
            begin[side] += draw.cycles.of[side];
        }
        tracks.push_back(trackOf(draw, bars));
    }
}

QString labelOf(const core::DrawDifference& row)
{
    return QString::number((row.draw[0] ? row.draw[0] : row.draw[1])->draw);
}

QString tipOf(const core::DrawDifference& row)
{
    const QString name = QStringLiteral("<b>%1</b>").arg(drawName(row).toHtmlEscaped());
    const auto cycles = [&row](std::size_t side) { return grouped(row.cycles.of[side]); };
    if (!row.draw[0] || !row.draw[1])
        return Differences::tr("%1<br>%2 cycles, in one run alone").arg(name, cycles(row.draw[0] ? 0 : 1));
    const QString text =
        Differences::tr("%1<br>%2 cycles in this run, %3 in the other: %4")
            .arg(name, cycles(0), cycles(1), changeCell(static_cast<double>(row.cycles.change())).text);
    return row.decidesOtherwise ? Differences::tr("%1<br>A decision falls otherwise in this draw.").arg(text) : text;
}

} // namespace

TrackContent differenceTracks(const std::shared_ptr<const core::RunDifference>& difference)
{
    TrackContent content;
    for (std::size_t side = 0; side < 2; ++side)
        content.tracks.push_back(trackOf(*difference, side));
    addDraws(*difference, content.tracks);
    content.style = styleAt;
    content.label = [difference](std::uint32_t row) { return labelOf(difference->draws[row]); };
    content.tip = [difference](std::uint32_t row) { return tipOf(difference->draws[row]); };
    content.draw = [](std::uint32_t row) { return std::optional<std::size_t>(row); };
    return content;
}

core::Cycle cyclesOfBoth(const core::RunDifference& difference)
{
    return std::max(difference.cycles.of[0], difference.cycles.of[1]);
}

QList<DataStyle> differenceStyles(const Theme& theme)
{
    QList<DataStyle> styles;
    for (int style = 0; style < StyleCount; ++style)
        styles << styleAt(style, theme);
    return styles;
}

std::optional<std::uint32_t> rowOfDraw(const core::RunDifference& difference, std::uint32_t draw)
{
    for (std::uint32_t row = 0; row < difference.draws.size(); ++row)
        if (const auto& here = difference.draws[row].draw[0]; here && here->draw == draw)
            return row;
    return std::nullopt;
}

} // namespace vitrine::views
