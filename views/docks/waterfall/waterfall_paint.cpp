// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/waterfall/waterfall_paint.h"

#include "views/machine/activity_style.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::views {

namespace {

using Stretch = TaskLines::Stretch;
constexpr int kPatternPeriod = 6;  // pixels
constexpr float kLeastInk = 0.75f; // of what is there for a small part of a pixel: a thin line is seen, too
constexpr int kNameFrom = 64;      // pixels
constexpr double kGapFrom = 4;     // height from which rows are told apart by a gap

/// As Qt paints the pattern, coarse enough to be seen where rows are thin: it goes on from row to row.
bool isInked(Qt::BrushStyle pattern, int x, int y)
{
    switch (pattern) {
    case Qt::HorPattern: return y % kPatternPeriod == 0;
    case Qt::BDiagPattern: return (x + y) % kPatternPeriod == 0;
    case Qt::FDiagPattern: return (x + kPatternPeriod - y % kPatternPeriod) % kPatternPeriod == 0;
    case Qt::Dense6Pattern: return x % 4 == 0 && y % 4 == 0;
    default: return false;
    }
}

QRgb mixed(const QColor& a, const QColor& b, float share)
{
    const auto mix = [share](int from, int to) {
        return static_cast<int>(std::lround(static_cast<float>(from) * share + static_cast<float>(to) * (1 - share)));
    };
    return qRgb(mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue()));
}

class Styles {
public:
    explicit Styles(const Theme& theme) : m_panel(theme.panel)
    {
        for (std::size_t phase = 0; phase < core::kTaskPhaseCount; ++phase)
            m_fills[phase] = taskPhaseStyle(static_cast<core::TaskPhase>(phase), theme).fill;
    }
    /// `share`: of the tasks of the pixel, over all of its cycles.
    [[nodiscard]] QRgb color(const PhaseColumns::Most& most, float share, int x, int y) const
    {
        if (share <= 0)
            return m_panel.rgb();
        const DataFill& fill = m_fills[static_cast<std::size_t>(most.phase)];
        const QColor color(mixed(fill.color, m_panel, std::clamp(share, kLeastInk, 1.0f)));
        return isInked(fill.pattern, x, y) ? mixed(fill.ink, color, static_cast<float>(fill.ink.alphaF()))
                                           : color.rgb();
    }

private:
    const QColor m_panel;
    std::array<DataFill, core::kTaskPhaseCount> m_fills;
};

/// The rows of a line of pixels, [first, end).
struct Rows {
    std::size_t first = 0, end = 0;
    friend bool operator==(const Rows&, const Rows&) = default;
};

Rows rowsAt(const RowScale& shown, int y)
{
    const auto first = static_cast<std::size_t>(std::max(0.0, std::floor(shown.rowAt(y))));
    const auto next = static_cast<std::size_t>(std::max(0.0, std::floor(shown.rowAt(y + 1))));
    return {std::min(first, shown.count), std::min(std::max(next, first + 1), shown.count)};
}

/// Rows between those that are shown are not there in these cycles: blocks with them in add nothing of theirs.
void addRows(PhaseColumns& columns, const WaterfallRows& rows, const Rows& shown)
{
    if (rows.detail)
        return rows.detail->addTo(columns, rows.lines, rows.all, rows.place(shown.first),
                                  rows.place(shown.end - 1) + 1);
    for (std::size_t row = shown.first; row < shown.end; ++row)
        addLine(columns, rows.lines, rows.line(row));
}

/// The last line of pixels of a high row is left free.
bool isGap(const RowScale& shown, int y, const Rows& rows)
{
    return shown.height >= kGapFrom && rowsAt(shown, y + 1) != rows;
}

} // namespace

QImage waterfallImage(const WaterfallRows& rows, const RowScale& shown, const CycleScale& cycles, int height,
                      const Theme& theme)
{
    if (cycles.isEmpty() || height <= 0)
        return {};
    QImage image(cycles.width, height, QImage::Format_RGB32);
    image.fill(theme.panel);
    const Styles styles(theme);
    PhaseColumns columns(cycles);
    Rows known;
    for (int y = 0; y < height; ++y) {
        const Rows here = rowsAt(shown, y);
        if (here.first >= here.end)
            break;
        if (here != known || y == 0) {
            known = here;
            columns.clear();
            addRows(columns, rows, here);
        }
        if (isGap(shown, y, here))
            continue;
        const auto tasks = static_cast<float>(here.end - here.first);
        auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < cycles.width; ++x) {
            const PhaseColumns::Most most = columns.at(x);
            pixels[x] = styles.color(most, most.tasks / tasks, x, y);
        }
    }
    return image;
}

void paintStretchNames(QPainter& painter, const WaterfallRows& rows, const RowScale& shown, const CycleScale& cycles,
                       int top, int height)
{
    const double least = scaled(kLetterHeight);
    if (shown.height < least || cycles.isEmpty())
        return;
    const auto first = static_cast<std::size_t>(std::max(0.0, std::floor(shown.first)));
    const auto end = std::min(shown.count, static_cast<std::size_t>(std::ceil(shown.rowAt(height))));
    for (std::size_t row = first; row < end; ++row) {
        const std::size_t line = rows.line(row);
        const auto all = rows.lines.stretches(line);
        const auto behind = std::ranges::upper_bound(all, cycles.first, {}, &Stretch::from);
        double free = cycles.left; // so that what is too narrow for a letter costs no call
        for (auto at = behind == all.begin() ? behind : behind - 1; at != all.end() && at->from < cycles.end; ++at) {
            const double left = std::max<double>(free, cycles.x(at->from));
            const double right =
                std::min<double>(cycles.right(), cycles.x(at + 1 == all.end() ? rows.lines.end(line) : (at + 1)->from));
            if (right - left < least)
                continue;
            const DataStyle style = taskPhaseStyle(at->phase);
            const QString words = right - left >= scaled(kNameFrom) ? style.name : style.letter;
            const int wide = painter.fontMetrics().horizontalAdvance(words) + kGrid;
            if (words.isEmpty() || wide > right - left)
                continue;
            const QRectF box(std::floor((left + right - wide) / 2), top + shown.y(static_cast<double>(row)), wide,
                             shown.height - 1);
            painter.fillRect(box, style.fill.color);
            painter.setPen(inkOn(style.fill.color));
            painter.drawText(box, Qt::AlignCenter, words);
            free = right;
        }
    }
}

} // namespace vitrine::views
