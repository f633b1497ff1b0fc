// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// Of the tasks that share a line of pixels, so many are looked at: evenly spaced, and the same ones each time.
inline constexpr std::size_t kTasksOfALine = 8;
/// From this height on of a row at the compact size, its stretches have letters.
inline constexpr double kLetterHeight = 14;

/// Rows over cycles as a picture. Each pixel has the color and the pattern of what its tasks do for longest in its
/// cycles, paler where they are there for a part of them. It costs as much as it has pixels, however many tasks there
/// are. `rows`: the line of each row.
[[nodiscard]] QImage waterfallImage(const TaskLines& lines, std::span<const std::uint32_t> rows, const RowScale& shown,
                                    const CycleScale& cycles, int height, const Theme& theme);

/// Letters and names in the stretches of rows that are high enough; the picture begins at `top`.
void paintStretchNames(QPainter& painter, const TaskLines& lines, std::span<const std::uint32_t> rows,
                       const RowScale& shown, const CycleScale& cycles, int top, int height);

} // namespace vitrine::views
