// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/waterfall/task_detail.h"
#include "views/docks/waterfall/task_lines.h"
#include "views/machine/cycle_ruler.h"
#include "views/theme/theme.h"

#include <QImage>

#include <span>

class QPainter;

namespace vitrine::views {

/// Which rows stand where: `first` is at the top of the picture, as a fraction of a row where rows are cut off.
struct RowScale {
    double first = 0;
    double height = 1; ///< pixels of a row, far below 1 where many share a line of pixels
    std::size_t count = 0;

    [[nodiscard]] double y(double row) const { return (row - first) * height; }
    [[nodiscard]] double rowAt(double y) const { return first + y / height; }
};

/// The rows that a picture can show, and those of them that it shows.
struct WaterfallRows {
    const TaskLines& lines;
    std::span<const std::uint32_t> all;    ///< the line of each
    std::span<const std::uint32_t> places; ///< in `all` of those that are shown; empty: all are. The others are not
                                           ///< there in the cycles that are shown.
    const TaskDetail* detail = nullptr;    ///< of `all`; null: each task is looked at by itself

    [[nodiscard]] std::size_t place(std::size_t row) const { return places.empty() ? row : places[row]; }
    [[nodiscard]] std::uint32_t line(std::size_t row) const { return all[place(row)]; }
};

/// From this height on of a row at the compact size, its stretches have letters.
inline constexpr double kLetterHeight = 14;

/// Rows over cycles as a picture. Each pixel has the color and the pattern of what all of its tasks do for longest in
/// its cycles, paler where they are there for a part of them. With levels of detail it costs as much as it has pixels,
/// however many tasks there are.
[[nodiscard]] QImage waterfallImage(const WaterfallRows& rows, const RowScale& shown, const CycleScale& cycles,
                                    int height, const Theme& theme);

/// Letters and names in the stretches of rows that are high enough; the picture begins at `top`.
void paintStretchNames(QPainter& painter, const WaterfallRows& rows, const RowScale& shown, const CycleScale& cycles,
                       int top, int height);

} // namespace vitrine::views
