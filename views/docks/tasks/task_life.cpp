// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/tasks/task_life.h"

#include "views/docks/tasks/task_text.h"
#include "views/machine/activity_style.h"
#include "views/machine/scope_text.h"
#include "views/machine/shown_cycle.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace vitrine::views {

namespace {
constexpr int kLaneHeight = 26;
constexpr int kRequestHeight = 18;
constexpr std::size_t kMostRequests = 6; // that are painted: the list has all of them
constexpr int kLetterFrom = 14;
constexpr int kNameFrom = 64;
} // namespace

TaskLife::TaskLife(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Life of the task"));
    setObjectName(QStringLiteral("taskLife"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void TaskLife::setTask(const TaskModel::Content& content, const core::TaskRecord* task)
{
    m_content = content;
    m_task.reset();
    m_spans.clear();
    m_requests.clear();
    m_steps.clear();
    if (task && content.log && content.recording) {
        m_task = *task;
        m_spans = content.log->spans(*task);
        for (const core::RequestRecord* request : content.log->requestsOf(*task))
            m_requests.push_back(*request);
        for (const core::TaskStep& step : content.log->steps(*task))
            if (m_steps.empty() || m_steps.back() != step.cycle)
                m_steps.push_back(step.cycle);
    }
    updateGeometry();
    update();
    tell();
}

void TaskLife::setCursor(core::Cycle cycle)
{
    m_cursor = cycle;
    update();
    tell();
}

CycleScale TaskLife::scale() const
{
    if (!m_task)
        return {};
    const core::Cycle length = m_content.recording->length();
    const core::Cycle end = std::max(std::min(m_task->retired, length), m_task->enqueued + 1);
    return {m_task->enqueued, end, kPadding, width() - 2 * kPadding};
}

QString TaskLife::textAt(core::Cycle cycle) const
{
    for (const core::TaskSpan& span : m_spans) {
        if (cycle < span.from || cycle >= span.to)
            continue;
        const QString name = taskPhaseStyle(span.phase).name;
        QString text = span.to == core::kNever
                           ? tr("%1 from cycle %2 on").arg(name, grouped(span.from))
                           : tr("%1 in cycles %2 to %3").arg(name, grouped(span.from), grouped(span.to - 1));
        if (const QString where = processorText(*m_content.recording, span.processor); !where.isEmpty())
            text += tr(", on %1").arg(where);
        if (span.request)
            text += tr(", for request %1").arg(span.request.value);
        return text;
    }
    return {};
}

std::optional<core::Cycle> TaskLife::stepFrom(core::Cycle cycle, int direction) const
{
    if (direction > 0) {
        const auto next = std::upper_bound(m_steps.begin(), m_steps.end(), cycle);
        return next == m_steps.end() ? std::nullopt : std::optional(*next);
    }
    const auto here = std::lower_bound(m_steps.begin(), m_steps.end(), cycle);
    return here == m_steps.begin() ? std::nullopt : std::optional(*(here - 1));
}

QSize TaskLife::sizeHint() const
{
    const int rows = static_cast<int>(std::min(m_requests.size(), kMostRequests));
    return {320, rulerHeight() + kGrid + kLaneHeight + kGrid + rows * kRequestHeight + kGrid};
}

void TaskLife::paintSpans(QPainter& painter, const CycleScale& scale) const
{
    const int top = rulerHeight() + kGrid;
    for (const core::TaskSpan& span : m_spans) {
        const double left = std::round(scale.x(span.from));
        const double right = std::round(std::min<double>(scale.x(std::min(span.to, scale.end)), scale.right()));
        const QRectF area(left, top, std::max(1.0, right - left), kLaneHeight);
        const DataStyle style = taskPhaseStyle(span.phase);
        paintFill(painter, area, style.fill);
        const QString where = processorText(*m_content.recording, span.processor);
        const QString words = area.width() >= kNameFrom ? (where.isEmpty() ? style.name : where) : style.letter;
        if (words.isEmpty() || area.width() < kLetterFrom)
            continue;
        const int wide = painter.fontMetrics().horizontalAdvance(words) + 2 * kGrid;
        const QRectF box(area.center().x() - wide / 2.0, area.top() + 3, wide, area.height() - 6);
        if (wide > area.width())
            continue;
        painter.fillRect(box, style.fill.color);
        painter.setPen(inkOn(style.fill.color));
        painter.drawText(box, Qt::AlignCenter, words);
    }
}

// From posting to routing a thin line, from there to the answer a bar.
void TaskLife::paintRequest(QPainter& painter, const CycleScale& scale, std::size_t number) const
{
    const Theme theme = Theme::current();
    const core::RequestRecord& request = m_requests[number];
    const int top = rulerHeight() + 2 * kGrid + kLaneHeight + static_cast<int>(number) * kRequestHeight;
    const double middle = top + kRequestHeight / 2;
    const double posted = scale.x(request.posted);
    const double routed = scale.x(std::min(request.dispatched, scale.end));
    const double answered = scale.x(std::min(request.completed, scale.end));
    painter.setPen(QPen(theme.secondary, 1, Qt::DashLine));
    painter.drawLine(QPointF(posted, middle + 0.5), QPointF(routed, middle + 0.5));
    const DataFill fill = taskPhaseStyle(core::TaskPhase::Pending).fill;
    paintFill(painter, QRectF(routed, middle - 3, std::max(1.0, answered - routed), 7), fill);
    const QString words =
        tr("request %1 → %2").arg(QString::number(request.id.value), deviceText(*m_content.recording, request.device));
    const int wide = painter.fontMetrics().horizontalAdvance(words);
    const bool isRight = answered + kGrid + wide <= scale.right();
    const double x = isRight ? answered + kGrid : std::max<double>(scale.left, posted - kGrid - wide);
    painter.setPen(theme.secondary);
    painter.drawText(QRectF(x, top, wide + 2, kRequestHeight), Qt::AlignVCenter, words);
}

void TaskLife::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme theme = Theme::current();
    painter.fillRect(rect(), theme.panel);
    if (!m_task)
        return;
    const CycleScale shown = scale();
    paintTickLines(painter, rect().adjusted(0, rulerHeight(), 0, 0), shown);
    paintRuler(painter, QRect(0, 0, width(), rulerHeight()), shown);
    paintSpans(painter, shown);
    for (std::size_t i = 0; i < std::min(m_requests.size(), kMostRequests); ++i)
        paintRequest(painter, shown, i);
    if (m_hovered)
        paintCycleHover(painter, rect().adjusted(0, rulerHeight(), 0, 0), shown, *m_hovered);
    paintCycleCursor(painter, rect(), shown, m_cursor);
    if (hasFocus()) {
        painter.setPen(theme.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void TaskLife::mousePressEvent(QMouseEvent* event)
{
    const CycleScale shown = scale();
    if (event->button() == Qt::LeftButton && !shown.isEmpty())
        emit cycleChosen(shown.cycleAt(event->position().x()));
}

void TaskLife::mouseMoveEvent(QMouseEvent* event)
{
    const CycleScale shown = scale();
    m_hovered = shown.isEmpty() ? std::nullopt : std::optional(shown.cycleAt(event->position().x()));
    update();
    tell();
}

void TaskLife::leaveEvent(QEvent*)
{
    m_hovered.reset();
    update();
    tell();
}

void TaskLife::keyPressEvent(QKeyEvent* event)
{
    const bool isLeft = event->key() == Qt::Key_Left;
    if (!isLeft && event->key() != Qt::Key_Right)
        return QWidget::keyPressEvent(event);
    if (const auto cycle = stepFrom(shownCycle(m_cursor), isLeft ? -1 : 1))
        emit cycleChosen(*cycle);
}

bool TaskLife::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !m_task)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const core::Cycle cycle = scale().cycleAt(help->pos().x());
    QToolTip::showText(help->globalPos(), inCycle(cycle, textAt(cycle)), this);
    return true;
}

// The description is for those who don't see it.
void TaskLife::tell()
{
    const auto there = [this](core::Cycle cycle) {
        const QString text = textAt(cycle);
        return text.isEmpty() ? tr("not there") : text;
    };
    const QString now = m_task ? there(shownCycle(m_cursor)) : QString();
    setAccessibleDescription(m_task ? tr("Task %1, at the cursor: %2").arg(QString::number(m_task->id.value), now)
                                    : QString());
    emit readoutChanged(!m_task     ? QString()
                        : m_hovered ? inCycle(*m_hovered, there(*m_hovered))
                                    : atCycle(m_cursor, now));
}

} // namespace vitrine::views
