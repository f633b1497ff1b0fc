// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/arbiter/flow_picture.h"

#include "views/base/desk.h"
#include "views/machine/activity_style.h"
#include "views/theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {
constexpr int kTwoLines = 34; // pixels that name and numbers need
constexpr double kHead = 4;
constexpr int kLevel = 3; // height of a queue's level
} // namespace

FlowPicture::FlowPicture(Desk& desk, const ArbiterFacts& facts, QWidget* parent)
    : QWidget(parent), m_desk(desk), m_facts(facts)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setObjectName(QStringLiteral("requestFlow"));
    setAccessibleName(tr("The way of requests and results"));
    connect(&desk, &Desk::selectionChanged, this, qOverload<>(&QWidget::update));
}

QSize FlowPicture::sizeHint() const
{
    return {640, flowHeight(m_facts)};
}

void FlowPicture::setFacts()
{
    m_current = 0;
    updateGeometry();
    layOut();
}

void FlowPicture::tellCounts()
{
    layOut();
}

void FlowPicture::layOut()
{
    m_boxes = flowBoxes(m_facts, width());
    tell();
    update();
}

void FlowPicture::tell()
{
    if (m_current >= m_boxes.boxes.size())
        return setAccessibleDescription({});
    const FlowBox& box = m_boxes.boxes[m_current];
    QStringList parts{box.name, box.term, box.line};
    parts.removeAll(QString());
    setAccessibleDescription(parts.join(QStringLiteral(", ")));
}

void FlowPicture::choose(std::size_t box)
{
    if (box >= m_boxes.boxes.size())
        return;
    m_current = box;
    tell();
    m_desk.select(m_boxes.boxes[box].selection);
    update();
}

void FlowPicture::follow()
{
    if (m_current < m_boxes.boxes.size())
        m_desk.follow({.place = {}, .selection = m_boxes.boxes[m_current].selection});
}

void FlowPicture::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Up: return choose(m_current == 0 ? 0 : m_current - 1);
    case Qt::Key_Right:
    case Qt::Key_Down: return choose(m_current + 1);
    case Qt::Key_Return:
    case Qt::Key_Enter: return follow();
    default: QWidget::keyPressEvent(event);
    }
}

const FlowBox* FlowPicture::boxAt(const QPointF& place) const
{
    const auto found =
        std::ranges::find_if(m_boxes.boxes, [&](const FlowBox& box) { return box.area.contains(place); });
    return found == m_boxes.boxes.end() ? nullptr : &*found;
}

void FlowPicture::mousePressEvent(QMouseEvent* event)
{
    if (const FlowBox* box = boxAt(event->position()); box && event->button() == Qt::LeftButton)
        choose(static_cast<std::size_t>(box - m_boxes.boxes.data()));
}

void FlowPicture::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && boxAt(event->position()))
        follow();
}

bool FlowPicture::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const FlowBox* box = boxAt(help->pos()))
        QToolTip::showText(help->globalPos(), box->line.isEmpty() ? box->tip : box->tip + "<br>" + box->line, this);
    else
        QToolTip::hideText();
    return true;
}

void FlowPicture::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void FlowPicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme theme = Theme::current();
    painter.fillRect(rect(), theme.panel);
    for (const FlowArrow& arrow : m_boxes.arrows)
        paintArrow(painter, arrow);
    for (std::size_t i = 0; i < m_boxes.boxes.size(); ++i) {
        const FlowBox& box = m_boxes.boxes[i];
        paintBox(painter, box, box.selection == m_desk.selection());
        if (!hasFocus() || i != m_current)
            continue;
        painter.setPen(QPen(theme.accent, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box.area.adjusted(2.5, 2.5, -2.5, -2.5));
    }
    painter.setPen(theme.line);
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

void FlowPicture::paintBox(QPainter& painter, const FlowBox& box, bool isSelected) const
{
    const Theme theme = Theme::current();
    painter.setPen(isSelected ? QPen(theme.accent, 2) : QPen(theme.secondary, 1));
    painter.setBrush(theme.window);
    painter.drawRect(box.area.adjusted(0.5, 0.5, -0.5, -0.5));
    const QRectF inner = box.area.adjusted(kPadding, 0, -kPadding, 0);
    if (box.level >= 0) {
        const QRectF level(box.area.left() + 1, box.area.bottom() - kLevel - 1, box.area.width() - 2, kLevel);
        painter.fillRect(level, theme.line);
        painter.fillRect(QRectF(level.topLeft(), QSizeF(level.width() * box.level, kLevel)),
                         box.level >= 1 ? queueColors(theme).full : queueColors(theme).mean);
    }
    const int line = painter.fontMetrics().height();
    const bool hasLine = !box.line.isEmpty() && box.area.height() >= kTwoLines;
    const bool isTall = hasLine && !box.term.isEmpty() && box.area.height() >= 3 * line;
    const int lines = 1 + (hasLine ? 1 : 0) + (isTall ? 1 : 0);
    QRectF row(inner.left(), inner.center().y() - lines * line / 2.0, inner.width(), line);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(theme.text);
    painter.drawText(row, Qt::AlignVCenter, box.name);
    const double used = painter.fontMetrics().horizontalAdvance(box.name) + kPadding;
    painter.setFont(font());
    painter.setPen(theme.secondary);
    const QFontMetrics metrics = painter.fontMetrics();
    const auto put = [&](const QRectF& area, const QString& text) {
        painter.drawText(area, Qt::AlignVCenter, metrics.elidedText(text, Qt::ElideRight, int(area.width())));
    };
    if (isTall) {
        row.translate(0, line);
        put(row, box.term);
    } else if (row.width() - used > 3 * kPadding) {
        put(row.adjusted(used, 0, 0, 0), box.term);
    }
    if (hasLine)
        put(row.translated(0, line), box.line);
}

void FlowPicture::paintArrow(QPainter& painter, const FlowArrow& arrow) const
{
    const Theme theme = Theme::current();
    const QColor color = arrow.isResult ? taskPhaseStyle(core::TaskPhase::Completed, theme).fill.color
                                        : unitStateStyle(UnitState::Working, theme).fill.color;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.5, arrow.isResult ? Qt::DashLine : Qt::SolidLine));
    painter.drawLine(arrow.line);
    const QLineF unit = arrow.line.unitVector();
    const QPointF along(unit.dx(), unit.dy()), across(-unit.dy(), unit.dx());
    const QPointF tip = arrow.line.p2();
    const QPointF head[] = {tip, tip - along * 2 * kHead + across * kHead, tip - along * 2 * kHead - across * kHead};
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(head, std::size(head));
    painter.restore();
    if (arrow.text.isEmpty())
        return;
    const int line = painter.fontMetrics().height();
    const double left = std::min(arrow.line.x1(), arrow.line.x2());
    const double y = arrow.isResult ? arrow.line.y1() + 1 : arrow.line.y1() - line - 1;
    painter.setPen(theme.text);
    painter.drawText(QRectF(left, y, std::abs(arrow.line.dx()), line), Qt::AlignCenter, arrow.text);
}

} // namespace vitrine::views
