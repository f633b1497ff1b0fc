// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/event_index.h"

#include <QPointF>
#include <QString>

#include <vector>

class QPainter;

namespace vitrine::views {

class Notes;
struct Theme;

/// A note on the strip of a frame.
struct ScrubberMark {
    enum class Kind : std::uint8_t { Bookmark, Comment };
    Kind kind = Kind::Bookmark;
    std::size_t cell = 0;
    QString text;
};

/// Calls of a frame, both included.
struct CallRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
};

/// Notes on calls of a range, each at the cell of the last action before it; by cell. `cells` are in `index.actions`.
[[nodiscard]] std::vector<ScrubberMark> marksOf(const Notes& notes, const EventIndex& index,
                                                const std::vector<std::size_t>& cells, CallRange range);

/// A flag on its pole above the strip for bookmarks, a speech bubble below it for comments: told apart by shape and
/// place. `tip` is where it touches the strip.
void drawMark(QPainter& painter, ScrubberMark::Kind kind, QPointF tip, const Theme& theme);

} // namespace vitrine::views
