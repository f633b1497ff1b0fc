// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cycle.h"
#include "views/base/link.h"
#include "views/machine/activity_style.h"
#include "views/machine/cycle_ruler.h"

#include <QString>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

/// What happened to things (requests, segments) over the cycles of a draw: bars on tracks. A thing may have bars on
/// several tracks. Tracks without things paint themselves.

namespace vitrine::views {

/// A stretch of a bar that looks the same, half-open.
struct TrackSpan {
    core::Cycle from = 0;
    core::Cycle to = 0;
    std::uint8_t style = 0; ///< for TrackContent::style
};

struct TrackBar {
    std::uint32_t thing = 0; ///< its number: of a request, of a segment
    std::uint16_t row = 0;   ///< of its track, from above
    std::uint8_t spanCount = 0;
    std::array<TrackSpan, 4> spans{}; ///< one behind the other, in order

    void add(core::Cycle from, core::Cycle to, int style)
    {
        if (to > from)
            spans[spanCount++] = {from, to, static_cast<std::uint8_t>(style)};
    }
    [[nodiscard]] core::Cycle from() const { return spans[0].from; }
    [[nodiscard]] core::Cycle to() const { return spans[spanCount - 1].to; } ///< needs a span
};

struct Track {
    QString name;   ///< short: "TEX"
    QString term;   ///< what the source document calls it
    QString figure; ///< what one looks for first
    /// The same where it depends on what the window or the moment shows: asked for when it is painted.
    std::function<QString()> figureNow = {};
    QString tip; ///< rich text
    Selection selection;
    bool hasArrows = false;          ///< marks where its bars begin and end
    int rowHeight = 20;              ///< pixels
    int leastHeight = 40;            ///< pixels, with margins
    int depth = 0;                   ///< in a tree of tracks: how far its name is indented
    std::optional<bool> isOpen = {}; ///< whether those below it are shown, if there are some
    bool isHeading = false;          ///< over the whole width: the name of those below it
    /// Instead of bars: what is there over the cycles, and in words what is in one. A draw has up to hundreds of
    /// millions of cycles: it asks its history for as many columns as the area is wide, and never cycle by cycle.
    std::function<void(QPainter& painter, const QRect& area, const CycleScale& scale)> paint = {};
    std::function<QString(core::Cycle cycle)> words = {};
    /// Which draw that is of: its place among those that have colors; empty: the only one under way.
    std::function<std::optional<std::size_t>(core::Cycle cycle)> draw = {};
    bool knowsCursorOnly = false;                 ///< words() tells of the cursor, whatever cycle is asked for
    std::vector<TrackBar> bars;                   ///< in the order of from(); layOut() makes what follows of them
    std::vector<std::vector<std::uint32_t>> rows; ///< by row: its bars, which don't overlap, in order
    std::vector<core::Cycle> ends;                ///< to() of all bars, in the order of time
    std::vector<core::Cycle> latest;              ///< to() of all bars, and above each two of them the later one

    /// Gives the bars rows, the lowest that is free, at most so many: behind that they lie over each other. Sorts them.
    void layOut(int mostRows);
    /// Leaves each bar in the row that it names; bars of a row don't overlap. Sorts them.
    void layOutByRow();
    /// How many bars are there in a cycle.
    [[nodiscard]] std::size_t countAt(core::Cycle cycle) const;
    /// The first bar from one on that ends behind a cycle; bars.size(): none.
    [[nodiscard]] std::size_t nextEndingBehind(std::size_t bar, core::Cycle cycle) const;
    [[nodiscard]] int height() const;
    /// Whether a click on it selects what it stands for: it has no bars that one could mean.
    [[nodiscard]] bool isWholeSelected() const { return paint && selection != Selection(); }
    /// The bar of a row that is there in a cycle.
    [[nodiscard]] const TrackBar* barAt(std::size_t row, core::Cycle cycle) const;
    /// The first bar of a row that ends behind a cycle; as an index into rows[row].
    [[nodiscard]] std::size_t firstEndingBehind(std::size_t row, core::Cycle cycle) const;

private:
    void order();
};

/// From the end of one bar to the beginning of another, where there is room to see it.
struct TrackArrow {
    core::Cycle from = 0;
    core::Cycle to = 0;
    std::size_t fromTrack = 0;
    std::size_t toTrack = 0;
    QString letter;
};

struct TrackContent {
    std::vector<Track> tracks;
    std::vector<TrackArrow> arrows;                              ///< in the order of time
    DataStyle (*style)(int style, const Theme& theme) = nullptr; ///< behind the last one: without a name
    std::function<QString(std::uint32_t thing)> label;           ///< "#12", in the bar
    std::function<QString(std::uint32_t thing)> letter =
        {};                                          ///< in its place, where it finds no room; of the style else
    std::function<QString(std::uint32_t thing)> tip; ///< rich text
    std::function<Selection(std::uint32_t thing)> selection;
    std::function<std::optional<std::uint32_t>(const Selection&)> thing; ///< the other way round
    std::function<void(std::uint32_t thing)> go = {}; ///< instead of selecting: where a click on a bar leads
    /// Its place among those that have colors of their own; nothing: it is of none. Needed with bars.
    std::function<std::optional<std::size_t>(std::uint32_t thing)> draw;
};

} // namespace vitrine::views
