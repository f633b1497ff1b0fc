// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scrubber/scrubber_marks.h"

#include "views/base/notes.h"
#include "views/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr double kMarkHeight = 7.0;
constexpr double kMarkWidth = 7.0;

// The last cell whose action is at or before a call; the first cell for what comes before all of them.
std::size_t cellOf(const EventIndex& index, const std::vector<std::size_t>& cells, std::uint64_t callIndex)
{
    const auto after =
        std::upper_bound(cells.begin(), cells.end(), callIndex,
                         [&](std::uint64_t call, std::size_t cell) { return call < index.actions[cell].callIndex; });
    return static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, after - cells.begin() - 1));
}

} // namespace

std::vector<ScrubberMark> marksOf(const Notes& notes, const EventIndex& index, const std::vector<std::size_t>& cells,
                                  CallRange range)
{
    std::vector<ScrubberMark> marks;
    if (cells.empty())
        return marks;
    const auto add = [&](ScrubberMark::Kind kind, std::uint64_t callIndex, const QString& text) {
        if (callIndex >= range.first && callIndex <= range.last)
            marks.push_back({kind, cellOf(index, cells, callIndex), text});
    };
    for (const Bookmark& bookmark : notes.bookmarks()) {
        const bool isInside = bookmark.cycle.has_value(); // its draw is the call to come
        if (isInside || bookmark.position > 0)
            add(ScrubberMark::Kind::Bookmark, bookmark.position - (isInside ? 0 : 1), bookmark.text);
    }
    for (const auto& [callIndex, text] : notes.comments())
        add(ScrubberMark::Kind::Comment, callIndex, text);
    std::ranges::stable_sort(marks, {}, &ScrubberMark::cell);
    return marks;
}

void drawMark(QPainter& painter, ScrubberMark::Kind kind, QPointF tip, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.text, 1.0));
    painter.setBrush(theme.text);
    if (kind == ScrubberMark::Kind::Bookmark) {
        const QPointF top = tip - QPointF(0, kMarkHeight);
        painter.drawLine(tip, top);
        painter.drawPolygon(QPolygonF{top, top + QPointF(kMarkWidth - 1, 2), top + QPointF(0, 4)});
    } else {
        const QPointF left = tip + QPointF(-kMarkWidth / 2, 2);
        painter.drawPolygon(QPolygonF{tip, tip + QPointF(2, 2), tip + QPointF(-2, 2)});
        painter.drawRoundedRect(QRectF(left, QSizeF(kMarkWidth, kMarkHeight - 3)), 1.5, 1.5);
    }
    painter.restore();
}

} // namespace vitrine::views
