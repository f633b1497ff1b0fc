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
constexpr std::size_t kPhases = core::kTaskPhaseCount;
constexpr int kPatternPeriod = 6; // pixels
constexpr float kLeastInk = 0.4f; // of what is there for a small part of a pixel
constexpr int kNameFrom = 64;     // pixels
constexpr double kGapFrom = 4;    // height from which rows are told apart by a gap

/// How long tasks are in each phase, by column of pixels.
class Columns {
public:
    Columns(const CycleScale& cycles, int width) : m_cycles(cycles), m_width(width), m_weights(kPhases * width) {}

    void clear() { std::ranges::fill(m_weights, 0.0f); }

    void add(const TaskLines& lines, std::size_t line)
    {
        const auto all = lines.stretches(line);
        const auto behind = std::ranges::upper_bound(all, m_cycles.first, {}, &Stretch::from);
        for (auto at = behind == all.begin() ? behind : behind - 1; at != all.end() && at->from < m_cycles.end; ++at) {
            const core::Cycle to = at + 1 == all.end() ? lines.end(line) : (at + 1)->from;
            if (to > m_cycles.first)
                add(static_cast<std::size_t>(at->phase), x(at->from), x(to));
        }
    }

    struct Most {
        std::size_t phase = 0;
        float share = 0; ///< of the pixel, of all tasks that were added; 0: none is there
    };
    [[nodiscard]] Most at(int column, std::size_t tasks) const
    {
        Most most;
        float best = 0, all = 0;
        for (std::size_t phase = 0; phase < kPhases; ++phase) {
            const float weight =
                m_weights[phase * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(column)];
            all += weight;
            if (weight > best) {
                best = weight;
                most.phase = phase;
            }
        }
        most.share = std::min(1.0f, all / static_cast<float>(tasks));
        return most;
    }

private:
    [[nodiscard]] double x(core::Cycle cycle) const
    {
        return std::clamp(m_cycles.x(cycle) - m_cycles.left, 0.0, static_cast<double>(m_width));
    }
    void add(std::size_t phase, double from, double to)
    {
        float* weights = m_weights.data() + phase * static_cast<std::size_t>(m_width);
        const int first = static_cast<int>(from), last = static_cast<int>(to);
        if (first == last) {
            if (first < m_width)
                weights[first] += static_cast<float>(to - from);
            return;
        }
        weights[first] += static_cast<float>(first + 1 - from);
        for (int column = first + 1; column < last; ++column)
            weights[column] += 1.0f;
        if (last < m_width)
            weights[last] += static_cast<float>(to - last);
    }

    const CycleScale m_cycles;
    const int m_width;
    std::vector<float> m_weights; ///< by phase and column
};

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
        for (std::size_t phase = 0; phase < kPhases; ++phase)
            m_fills[phase] = taskPhaseStyle(static_cast<core::TaskPhase>(phase), theme).fill;
    }
    [[nodiscard]] QRgb color(const Columns::Most& most, int x, int y) const
    {
        if (most.share <= 0)
            return m_panel.rgb();
        const DataFill& fill = m_fills[most.phase];
        const QColor color(mixed(fill.color, m_panel, std::max(kLeastInk, most.share)));
        return isInked(fill.pattern, x, y) ? mixed(fill.ink, color, static_cast<float>(fill.ink.alphaF()))
                                           : color.rgb();
    }

private:
    const QColor m_panel;
    std::array<DataFill, kPhases> m_fills;
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

/// The last line of pixels of a high row is left free.
bool isGap(const RowScale& shown, int y, const Rows& rows)
{
    return shown.height >= kGapFrom && rowsAt(shown, y + 1) != rows;
}

} // namespace

QImage waterfallImage(const TaskLines& lines, std::span<const std::uint32_t> rows, const RowScale& shown,
                      const CycleScale& cycles, int height, const Theme& theme)
{
    if (cycles.isEmpty() || height <= 0)
        return {};
    QImage image(cycles.width, height, QImage::Format_RGB32);
    image.fill(theme.panel);
    const Styles styles(theme);
    Columns columns(cycles, cycles.width);
    Rows known;
    std::size_t tasks = 0;
    for (int y = 0; y < height; ++y) {
        const Rows here = rowsAt(shown, y);
        if (here.first >= here.end)
            break;
        if (here != known || y == 0) {
            known = here;
            const std::size_t all = here.end - here.first;
            tasks = std::min(all, kTasksOfALine);
            columns.clear();
            for (std::size_t i = 0; i < tasks; ++i)
                columns.add(lines, rows[here.first + i * all / tasks]);
        }
        if (isGap(shown, y, here))
            continue;
        auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < cycles.width; ++x)
            pixels[x] = styles.color(columns.at(x, tasks), x, y);
    }
    return image;
}

void paintStretchNames(QPainter& painter, const TaskLines& lines, std::span<const std::uint32_t> rows,
                       const RowScale& shown, const CycleScale& cycles, int top, int height)
{
    const double least = scaled(kLetterHeight);
    if (shown.height < least || cycles.isEmpty())
        return;
    const auto first = static_cast<std::size_t>(std::max(0.0, std::floor(shown.first)));
    const auto end = std::min(shown.count, static_cast<std::size_t>(std::ceil(shown.rowAt(height))));
    for (std::size_t row = first; row < end; ++row) {
        const std::size_t line = rows[row];
        const auto all = lines.stretches(line);
        const auto behind = std::ranges::upper_bound(all, cycles.first, {}, &Stretch::from);
        double free = cycles.left; // so that what is too narrow for a letter costs no call
        for (auto at = behind == all.begin() ? behind : behind - 1; at != all.end() && at->from < cycles.end; ++at) {
            const double left = std::max<double>(free, cycles.x(at->from));
            const double right =
                std::min<double>(cycles.right(), cycles.x(at + 1 == all.end() ? lines.end(line) : (at + 1)->from));
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
