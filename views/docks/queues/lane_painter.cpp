// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/queues/lane_painter.h"

#include "core/session/machine/draw_share_section.h"
#include "core/session/machine/task_section.h"
#include "views/docks/queues/lanes.h"
#include "views/machine/activity_style.h"
#include "views/machine/draw_colors.h"
#include "views/theme/counted.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <optional>

namespace vitrine::views {

namespace {

constexpr int kFullMark = 3;        // pixels above a full queue
constexpr int kLetterFrom = 16;     // pixels of a stretch that a letter stands in
constexpr int kWordsFrom = 40;      // pixels of a lane's height that words have room in
constexpr double kMarkWordsGap = 4; // pixels

/// The columns of a stretch: never more than pixels or cycles.
struct Columns {
    CycleScale scale;
    std::uint32_t count = 0;

    explicit Columns(const CycleScale& shown) : scale(shown)
    {
        const core::Cycle cycles = shown.isEmpty() ? 0 : shown.end - shown.first;
        count = static_cast<std::uint32_t>(std::min<core::Cycle>(cycles, static_cast<core::Cycle>(shown.width)));
    }
    [[nodiscard]] double left(std::uint32_t column) const
    {
        return scale.left + std::round(double(scale.width) * column / count);
    }
    [[nodiscard]] core::Cycle middle(std::uint32_t column) const
    {
        return scale.first + (2 * core::Cycle{column} + 1) * (scale.end - scale.first) / (2 * core::Cycle{count});
    }
    [[nodiscard]] QRectF rect(std::uint32_t column, double top, double bottom) const
    {
        return {left(column), top, left(column + 1) - left(column), bottom - top};
    }
};

/// Of a draw by its place among the shares: its place among the colors; nothing: a clear or copy.
std::optional<std::size_t> ofShare(const DrawColors& colors, const core::DrawShareSection& shares, std::size_t place)
{
    return colors.placeOf(shares.draws[place].number, 0);
}

/// Which draw a column is of, while draws have colors.
class ColumnDraws {
public:
    ColumnDraws(const DrawColors* colors, const Columns& columns)
        : m_colors(colors && colors->isOn() ? colors : nullptr), m_columns(columns)
    {
    }
    ColumnDraws(const LaneSource& source, const Columns& columns) : ColumnDraws(source.colors, columns)
    {
        m_shares = &source.recording.section<core::DrawShareSection>();
    }
    /// Of a unit of a frame it is the draw of what the unit took last; nothing: of several in this column.
    void follow(core::UnitId unit)
    {
        if (hasShares())
            m_works = m_shares->worksOn(unit).columns(m_columns.scale.first, m_columns.scale.end, m_columns.count);
    }
    /// Whether it is told of each entry of a queue which draw it is of.
    [[nodiscard]] bool hasShares() const { return m_colors && m_shares && m_shares->lanes != 0; }
    [[nodiscard]] const core::DrawShareSection& shares() const { return *m_shares; }
    [[nodiscard]] bool areColored() const { return m_colors != nullptr; }
    [[nodiscard]] std::optional<std::size_t> of(std::uint32_t column) const
    {
        if (!m_colors)
            return std::nullopt;
        if (m_works.empty() || m_works[column].max == 0)
            return m_colors->onlyAt(m_columns.middle(column));
        const core::SeriesSummary& works = m_works[column];
        return works.min == works.max ? ofShare(*m_colors, *m_shares, works.max - 1) : std::nullopt;
    }
    [[nodiscard]] QColor color(std::size_t place, const Theme& theme) const
    {
        const auto draw = ofShare(*m_colors, *m_shares, place);
        return draw ? colorOfDraw(*draw, theme) : theme.secondary;
    }
    [[nodiscard]] DataStyle dressed(const DataStyle& style, std::optional<std::size_t> draw, const Theme& theme) const
    {
        return m_colors ? m_colors->dressed(style, draw, theme) : style;
    }

private:
    const DrawColors* m_colors;
    const Columns& m_columns;
    const core::DrawShareSection* m_shares = nullptr;
    std::vector<core::SeriesSummary> m_works; ///< by column
};

/// From entries to pixels.
struct Height {
    QRectF area;
    double most = 1;
    [[nodiscard]] double y(double entries) const
    {
        return area.bottom() - std::min(entries / most, 1.0) * area.height();
    }
};

struct BandColors {
    QColor mean;
    QColor band;    ///< up to the least
    QColor between; ///< from there up to the most

    BandColors(const QColor& color, const Theme& theme) : mean(color), band(thinned(color, theme, 45)), between(band)
    {
        between.setAlpha(130);
    }
};

void paintBand(QPainter& painter, const Columns& columns, const Height& height, const core::Series& series,
               const ColumnDraws& draws)
{
    const Theme theme = Theme::current();
    DataStyle plain;
    plain.fill = {queueColors(theme).mean};
    const auto colorsOf = [&](const std::optional<std::size_t>& draw) {
        return BandColors(draws.dressed(plain, draw, theme).fill.color, theme);
    };
    std::optional<std::size_t> draw;
    BandColors colors = colorsOf(draw);
    const auto summaries = series.columns(columns.scale.first, columns.scale.end, columns.count);
    for (std::uint32_t i = 0; i < columns.count; ++i) {
        const core::SeriesSummary& one = summaries[i];
        if (one.max == 0)
            continue;
        if (draws.of(i) != draw) {
            draw = draws.of(i);
            colors = colorsOf(draw);
        }
        painter.fillRect(columns.rect(i, height.y(one.min), height.area.bottom()), colors.band);
        painter.fillRect(columns.rect(i, height.y(one.max), height.y(one.min)), colors.between);
        painter.fillRect(columns.rect(i, height.y(one.mean) - 1, height.y(one.mean) + 0.5), colors.mean);
    }
}

/// The means of what is of each draw, the oldest draw at the bottom, then of what is of none; a line at the most.
void paintShares(QPainter& painter, const Columns& columns, const Height& height, const core::DrawRecording& recording,
                 core::QueueId queue, const ColumnDraws& draws)
{
    struct Share {
        std::size_t place = 0;
        double entries = 0;
    };
    const Theme theme = Theme::current();
    const core::DrawShareSection& shares = draws.shares();
    const auto all = recording.occupancy(queue).columns(columns.scale.first, columns.scale.end, columns.count);
    std::vector<std::vector<core::SeriesSummary>> lanes;
    for (std::size_t lane = 0; lane < shares.lanes; ++lane)
        lanes.push_back(shares.entries(queue, lane).columns(columns.scale.first, columns.scale.end, columns.count));
    const DataFill none{theme.line};
    std::vector<Share> inColumn;
    for (std::uint32_t i = 0; i < columns.count; ++i) {
        if (all[i].max == 0)
            continue;
        inColumn.clear();
        for (std::size_t lane = 0; lane < lanes.size(); ++lane)
            if (const auto place = shares.placeAt(lane, columns.middle(i)); place && lanes[lane][i].max != 0)
                inColumn.push_back({*place, lanes[lane][i].mean});
        std::ranges::sort(inColumn, {}, &Share::place);
        double below = 0;
        for (const Share& share : inColumn) {
            const double upTo = below + share.entries;
            painter.fillRect(columns.rect(i, height.y(upTo), height.y(below)), draws.color(share.place, theme));
            below = upTo;
        }
        if (all[i].mean > below)
            paintFill(painter, columns.rect(i, height.y(all[i].mean), height.y(below)), none);
        painter.fillRect(columns.rect(i, height.y(all[i].max) - 0.5, height.y(all[i].max) + 0.5), theme.text);
    }
}

void paintSplit(QPainter& painter, const Columns& columns, const Height& height, const core::DrawRecording& recording,
                core::QueueId queue)
{
    const auto all = recording.occupancy(queue).columns(columns.scale.first, columns.scale.end, columns.count);
    const auto& tasks = recording.section<core::TaskSection>();
    const auto pending = tasks.pending->columns(columns.scale.first, columns.scale.end, columns.count);
    const auto completed = tasks.completed->columns(columns.scale.first, columns.scale.end, columns.count);
    const DataFill waits = taskPhaseStyle(core::TaskPhase::Pending).fill;
    const DataFill done = taskPhaseStyle(core::TaskPhase::Completed).fill;
    const DataFill reserved{Theme::current().line};
    const QColor most = queueColors().mean;
    for (std::uint32_t i = 0; i < columns.count; ++i) {
        if (all[i].max == 0)
            continue;
        const double first = height.y(pending[i].mean);
        const double second = height.y(pending[i].mean + completed[i].mean);
        const double third = std::min(second, height.y(all[i].mean));
        paintFill(painter, columns.rect(i, first, height.area.bottom()), waits);
        paintFill(painter, columns.rect(i, second, first), done);
        paintFill(painter, columns.rect(i, third, second), reserved);
        painter.fillRect(columns.rect(i, height.y(all[i].max) - 0.5, height.y(all[i].max) + 0.5), most);
    }
}

void paintFull(QPainter& painter, const Columns& columns, const QRect& area, const core::Series& series,
               std::uint32_t capacity)
{
    const auto summaries = series.columns(columns.scale.first, columns.scale.end, columns.count);
    const QColor color = queueColors().full;
    for (std::uint32_t i = 0; i < columns.count; ++i)
        if (summaries[i].max >= capacity)
            painter.fillRect(columns.rect(i, area.top(), area.top() + kFullMark), color);
}

void paintMarks(QPainter& painter, const Height& height, const core::DrawRecording& recording, core::QueueId id,
                const CycleScale& scale)
{
    const Theme theme = Theme::current();
    const core::QueueDescription& queue = recording.queue(id);
    const auto line = [&](double entries, Qt::PenStyle style, const QColor& color) {
        const double y = std::round(height.y(entries)) + 0.5;
        painter.setPen(QPen(color, 1, style));
        painter.drawLine(QPointF(scale.left, y), QPointF(scale.right(), y));
        return y;
    };
    if (height.most >= queue.capacity)
        line(queue.capacity, Qt::SolidLine, theme.line);
    const std::uint32_t enough = recording.statistics(id).highWater;
    if (enough == 0)
        return;
    const double y = line(enough, Qt::DashLine, queueColors(theme).capacity);
    if (height.area.height() < kWordsFrom - kFullMark)
        return;
    const core::Cycle full = recording.statistics(id).full;
    const QString words = full != 0 ? counted(full, Lanes::tr("full for %1 cycle"), Lanes::tr("full for %1 cycles"))
                                    : Lanes::tr("would have been enough: %1").arg(grouped(enough));
    const QFontMetrics metrics = painter.fontMetrics();
    const double above = y - metrics.height();
    const QRectF box(scale.right() - metrics.horizontalAdvance(words) - 2 * kMarkWordsGap,
                     above >= height.area.top() ? above : y + 1, metrics.horizontalAdvance(words) + 2 * kMarkWordsGap,
                     metrics.height());
    QColor behind = theme.panel;
    behind.setAlpha(210);
    painter.fillRect(box, behind);
    painter.setPen(theme.text);
    painter.drawText(box, Qt::AlignCenter, words);
}

/// The only thing that a unit does in a column; nothing: several.
std::optional<UnitState> onlyState(const core::ActivityShares& shares)
{
    for (int i = 0; i < kUnitStateCount; ++i)
        if (const auto state = static_cast<UnitState>(i); cyclesIn(shares, state) != 0)
            return cyclesIn(shares, state) == shares.all() ? std::optional(state) : std::nullopt;
    return std::nullopt;
}

/// What the states of units look like in the colors of a draw.
class UnitStyles {
public:
    explicit UnitStyles(const ColumnDraws& draws) : m_draws(draws) { dress({}); }

    void setDraw(std::optional<std::size_t> draw)
    {
        if (draw != m_draw)
            dress(draw);
    }
    [[nodiscard]] const DataStyle& of(UnitState state) const { return m_styles[static_cast<std::size_t>(state)]; }

private:
    void dress(std::optional<std::size_t> draw)
    {
        m_draw = draw;
        const Theme theme = Theme::current();
        for (int i = 0; i < kUnitStateCount; ++i) {
            const auto state = static_cast<UnitState>(i);
            const DataStyle style = unitStateStyle(state, theme);
            m_styles[std::size_t(i)] = state == UnitState::Idle ? style : m_draws.dressed(style, draw, theme);
        }
    }

    const ColumnDraws& m_draws;
    std::optional<std::size_t> m_draw;
    std::array<DataStyle, kUnitStateCount> m_styles;
};

void paintStretch(QPainter& painter, const QRectF& area, const DataStyle& style)
{
    paintFill(painter, area, style.fill);
    if (style.letter.isEmpty() || area.width() < kLetterFrom)
        return;
    const QRectF box(area.center().x() - 7, area.top() + 1, 14, area.height() - 2);
    painter.fillRect(box, style.fill.color); // the pattern does not cross the letter
    painter.setPen(inkOn(style.fill.color));
    painter.drawText(area, Qt::AlignCenter, style.letter);
}

} // namespace

void paintQueueLane(QPainter& painter, const QRect& area, const LaneSource& source, core::QueueId queue,
                    const CycleScale& scale, LaneTop top)
{
    const Columns columns(scale);
    if (columns.count == 0)
        return;
    const core::DrawRecording& recording = source.recording;
    const core::QueueDescription& description = recording.queue(queue);
    const std::uint32_t highest =
        top == LaneTop::Capacity ? description.capacity : recording.statistics(queue).highWater;
    const Height height{QRectF(area).adjusted(0, kFullMark + 1, 0, 0), std::max<double>(highest, 1)};
    const ColumnDraws draws(source, columns);
    if (draws.hasShares())
        paintShares(painter, columns, height, recording, queue, draws);
    else if (holdsPendingTasks(description) && !draws.areColored())
        paintSplit(painter, columns, height, recording, queue);
    else
        paintBand(painter, columns, height, recording.occupancy(queue), draws);
    paintFull(painter, columns, area, recording.occupancy(queue), description.capacity);
    paintMarks(painter, height, recording, queue, scale);
}

void paintSeriesLane(QPainter& painter, const QRect& area, const core::Series& series, std::uint32_t most,
                     const CycleScale& scale)
{
    const Columns columns(scale);
    if (columns.count == 0)
        return;
    const Height height{QRectF(area).adjusted(0, kFullMark + 1, 0, 0), std::max<double>(most, 1)};
    paintBand(painter, columns, height, series, ColumnDraws(nullptr, columns));
    paintFull(painter, columns, area, series, most);
}

void paintUnitLane(QPainter& painter, const QRect& area, const LaneSource& source, core::UnitId unit,
                   const CycleScale& scale)
{
    const Columns columns(scale);
    if (columns.count == 0)
        return;
    const auto shares = source.recording.activity(unit).columns(scale.first, scale.end, columns.count);
    ColumnDraws draws(source, columns);
    draws.follow(unit);
    UnitStyles styles(draws);
    for (std::uint32_t i = 0; i < columns.count;) {
        const auto only = onlyState(shares[i]);
        const auto draw = draws.of(i);
        std::uint32_t next = i + 1;
        while (only && next < columns.count && onlyState(shares[next]) == only && draws.of(next) == draw)
            ++next;
        QRectF rest(columns.left(i), area.top(), columns.left(next) - columns.left(i), area.height());
        i = next;
        styles.setDraw(draw);
        if (only) {
            if (*only == UnitState::Idle)
                rest.setTop(rest.bottom() - 2); // nothing goes on: nearly nothing is shown
            paintStretch(painter, rest, styles.of(*only));
            continue;
        }
        const core::ActivityShares& one = shares[i - 1];
        double bottom = rest.bottom();
        for (int s = static_cast<int>(UnitState::Working); s < kUnitStateCount; ++s) {
            const auto state = static_cast<UnitState>(s);
            const double part = double(cyclesIn(one, state)) / double(std::max<core::Cycle>(one.all(), 1));
            const double up = bottom - part * rest.height();
            paintFill(painter, QRectF(rest.left(), up, rest.width(), bottom - up), styles.of(state).fill);
            bottom = up;
        }
    }
}

std::optional<std::size_t> drawWorkedOn(const LaneSource& source, core::UnitId unit, core::Cycle cycle)
{
    if (!source.colors)
        return std::nullopt;
    const auto& shares = source.recording.section<core::DrawShareSection>();
    const std::uint32_t works = shares.lanes == 0 ? 0 : shares.worksOn(unit).valueAt(cycle);
    return works == 0 ? source.colors->onlyAt(cycle) : ofShare(*source.colors, shares, works - 1);
}

} // namespace vitrine::views
