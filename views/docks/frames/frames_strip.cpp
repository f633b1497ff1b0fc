// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/frames/frames_strip.h"

#include "views/docks/configuration/compared_range.h"
#include "views/machine/activity_style.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>
#include <vector>

namespace vitrine::views {

namespace {

constexpr int kRulerHeight = 16, kWorkHeight = 40, kDrawsHeight = 8;
constexpr int kLeastForName = 48;

/// In the order of time.
std::vector<std::pair<core::DrawSpan, QColor>> costsOf(const core::FrameRun& run, const Theme& theme)
{
    std::vector<std::pair<core::DrawSpan, QColor>> costs;
    for (const core::DrawSpan& span : run.draws)
        costs.emplace_back(span, theme.draw);
    for (const core::DrawSpan& span : run.transfers)
        costs.emplace_back(span, span.isCopy ? theme.copy : theme.clear);
    std::ranges::sort(costs, {}, [](const auto& cost) { return cost.first.end; });
    return costs;
}

} // namespace

FramesStrip::FramesStrip(const FramesFacts& facts, QWidget* parent) : QWidget(parent), m_facts(facts)
{
    setObjectName(QStringLiteral("framesStrip"));
    setFixedHeight(kRulerHeight + kWorkHeight + kDrawsHeight);
    setAccessibleName(tr("The frames over time"));
    setFocusPolicy(Qt::StrongFocus);
}

void FramesStrip::setShown(std::optional<std::size_t> frame)
{
    m_shown = frame;
    update();
}

CycleScale FramesStrip::scale() const
{
    return {0, m_facts.cycles(), 0, width()};
}

QRectF FramesStrip::rectOf(std::size_t place) const
{
    const CycleScale all = scale();
    const core::Cycle begin = m_facts.beginOf(place);
    const double left = all.x(begin), right = all.x(begin + m_facts.frames[place].run.cycles);
    return {left, 0, right - left, double(height())};
}

void FramesStrip::paintEvent(QPaintEvent*)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.fillRect(rect(), theme.panel);
    if (scale().isEmpty())
        return;
    double most = 1;
    for (const core::FrameTotals& totals : m_facts.frames)
        for (const double work : totals.work)
            most = std::max(most, work);
    for (std::size_t place = 0; place < m_facts.frames.size(); ++place)
        paintFrame(painter, place, most);
    if (hasFocus()) {
        painter.setPen(theme.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void FramesStrip::paintFrame(QPainter& painter, std::size_t place, double most) const
{
    const Theme& theme = Theme::current();
    const core::FrameTotals& totals = m_facts.frames[place];
    const QRectF room = rectOf(place);
    const QRectF head(room.left(), 0, room.width(), kRulerHeight);
    const bool isShown = m_shown == totals.run.frame;
    painter.fillRect(head, isShown ? theme.selection() : place % 2 == 0 ? theme.window : theme.panel);
    painter.setPen(theme.text);
    if (room.width() >= kLeastForName)
        painter.drawText(head.adjusted(kPadding, 0, 0, 0), Qt::AlignVCenter,
                         frameText(totals.run.frame, *m_facts.index, nullptr));
    const double bottom = kRulerHeight + kWorkHeight;
    for (std::size_t i = 0; i < totals.work.size(); ++i) {
        const double left = room.left() + double(i) * room.width() / double(totals.work.size());
        const double right = room.left() + double(i + 1) * room.width() / double(totals.work.size());
        const double tall = totals.work[i] / most * (kWorkHeight - 2);
        painter.fillRect(QRectF(left, bottom - tall, right - left, tall), theme.busy());
    }
    bool isOdd = false;
    const CycleScale all = scale();
    const core::Cycle begin = m_facts.beginOf(place);
    for (const auto& [span, color] : costsOf(totals.run, theme)) {
        const double left = all.x(begin + span.end - span.cost), right = all.x(begin + span.end);
        isOdd = !isOdd; // neighbors are told apart
        painter.fillRect(QRectF(left, bottom, std::max(0.5, right - left), kDrawsHeight),
                         isOdd ? color : thinned(color, theme, 70));
    }
    painter.setPen(theme.edge);
    painter.drawLine(room.topRight(), room.bottomRight());
}

void FramesStrip::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !scale().isEmpty())
        emit chosen(m_facts.placeAt(scale().cycleAt(event->position().x())));
}

std::optional<std::size_t> FramesStrip::shownPlace() const
{
    const auto place = std::ranges::find(
        m_facts.frames, m_shown, [](const auto& totals) { return std::optional<std::size_t>(totals.run.frame); });
    if (place == m_facts.frames.end())
        return std::nullopt;
    return static_cast<std::size_t>(place - m_facts.frames.begin());
}

// Where the window stands in none of them, the first step is to one of the ends.
void FramesStrip::keyPressEvent(QKeyEvent* event)
{
    if (m_facts.isEmpty())
        return QWidget::keyPressEvent(event);
    const std::size_t last = m_facts.frames.size() - 1;
    const auto place = shownPlace();
    switch (event->key()) {
    case Qt::Key_Left: return emit chosen(place ? *place - (*place > 0) : last);
    case Qt::Key_Right: return emit chosen(place ? std::min(*place + 1, last) : 0);
    default: return QWidget::keyPressEvent(event);
    }
}

bool FramesStrip::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QString tip = tr("<b>The frames over time</b><br>How many units work, and below it the draws, clears and copies by "
                     "their cost. A click goes to the frame, an arrow key to its neighbor.");
    if (!scale().isEmpty()) {
        const core::FrameTotals& totals = m_facts.frames[m_facts.placeAt(scale().cycleAt(help->pos().x()))];
        tip = QStringLiteral("<b>%1</b><br>%2<br>%3")
                  .arg(frameText(totals.run.frame, *m_facts.index, nullptr),
                       counted(totals.run.cycles, tr("%1 cycle"), tr("%1 cycles")),
                       counted(totals.run.draws.size(), tr("%1 draw"), tr("%1 draws")));
    }
    QToolTip::showText(help->globalPos(), tip, this);
    return true;
}

} // namespace vitrine::views
