// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/arbiter/flow_picture.h"

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
constexpr double kHead = 4;
constexpr double kLeastTerm = 64; // pixels in which a term says something
constexpr double kNarrow = 80;    // of a box, whose text then comes nearer to its edges
constexpr int kMotion = 200;      // milliseconds (ui.md)

/// The first that fits, or the last, cut off.
QString fitting(const QStringList& texts, const QFontMetrics& metrics, double width)
{
    for (const QString& text : texts)
        if (metrics.horizontalAdvance(text) <= width)
            return text;
    return texts.isEmpty() ? QString() : metrics.elidedText(texts.last(), Qt::ElideRight, int(width));
}

QColor flowColor(bool isResult, const Theme& theme)
{
    return isResult ? taskPhaseStyle(core::TaskPhase::Completed, theme).fill.color
                    : unitStateStyle(UnitState::Working, theme).fill.color;
}
} // namespace

FlowPicture::FlowPicture(Desk& desk, const ArbiterFacts& facts, QWidget* parent)
    : QWidget(parent), m_desk(desk), m_facts(facts)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setObjectName(QStringLiteral("requestFlow"));
    setAccessibleName(tr("The way of requests and results"));
    connect(&desk, &Desk::selectionChanged, this, qOverload<>(&QWidget::update));
    m_motion.setDuration(kMotion);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
}

QSize FlowPicture::sizeHint() const
{
    return {640, flowHeight(m_facts, fontMetrics().height())};
}

void FlowPicture::setFacts()
{
    m_current = 0;
    m_movedTo = 0;
    m_motion.stop();
    updateGeometry();
    layOut();
}

// Only a step forward moves something: after a jump, what has moved stands where it is now.
void FlowPicture::tellCounts()
{
    const bool isStep = m_facts.cursor == m_movedTo + 1;
    m_movedTo = m_facts.cursor;
    layOut();
    m_motion.stop();
    if (isStep && !m_moves.empty() && isVisible() && !isMotionReduced())
        m_motion.start();
}

void FlowPicture::layOut()
{
    m_boxes = flowBoxes(m_facts, {width(), fontMetrics().height()});
    m_moves = flowMoves(m_facts, m_boxes);
    tell();
    update();
}

void FlowPicture::tell()
{
    if (m_current >= m_boxes.boxes.size())
        return setAccessibleDescription({});
    const FlowBox& box = m_boxes.boxes[m_current];
    QStringList parts{box.name, box.term, box.lines.value(0)};
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
        QToolTip::showText(help->globalPos(), box->lines.isEmpty() ? box->tip : box->tip + "<br>" + box->lines.first(),
                           this);
    else
        QToolTip::hideText();
    return true;
}

void FlowPicture::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void FlowPicture::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    updateGeometry();
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
    for (const FlowMove& move : m_moves)
        paintMove(painter, move);
    painter.setPen(theme.line);
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

void FlowPicture::paintBox(QPainter& painter, const FlowBox& box, bool isSelected) const
{
    const Theme theme = Theme::current();
    painter.setPen(isSelected ? QPen(theme.accent, 2) : QPen(theme.secondary, 1));
    painter.setBrush(theme.window);
    painter.drawRect(box.area.adjusted(0.5, 0.5, -0.5, -0.5));
    if (box.level >= 0) {
        const QRectF level(box.area.left() + 1, box.area.bottom() - kFlowLevel - 1, box.area.width() - 2, kFlowLevel);
        painter.fillRect(level, theme.line);
        painter.fillRect(QRectF(level.topLeft(), QSizeF(level.width() * box.level, kFlowLevel)),
                         box.level >= 1 ? queueColors(theme).full : queueColors(theme).mean);
    }
    paintNumbers(painter, box);
}

void FlowPicture::paintNumbers(QPainter& painter, const FlowBox& box) const
{
    const Theme theme = Theme::current();
    const int padding = box.area.width() < kNarrow ? kGrid : kPadding;
    const QRectF inner = box.area.adjusted(padding, 0, -padding, box.level >= 0 ? -kFlowLevel : 0);
    const int line = painter.fontMetrics().height();
    const bool hasLine = !box.lines.isEmpty() && inner.height() >= 2 * line;
    const bool isTall = hasLine && !box.term.isEmpty() && inner.height() >= 3 * line && inner.width() >= kLeastTerm;
    const int lines = 1 + (hasLine ? 1 : 0) + (isTall ? 1 : 0);
    QRectF row(inner.left(), inner.center().y() - lines * line / 2.0, inner.width(), line);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(theme.text);
    painter.drawText(row, Qt::AlignVCenter, fitting({box.name}, painter.fontMetrics(), row.width()));
    const double used = painter.fontMetrics().horizontalAdvance(box.name) + padding;
    painter.setFont(font());
    painter.setPen(theme.secondary);
    const QFontMetrics metrics = painter.fontMetrics();
    const auto put = [&](const QRectF& area, const QStringList& texts) {
        painter.drawText(area, Qt::AlignVCenter, fitting(texts, metrics, area.width()));
    };
    if (isTall) {
        row.translate(0, line);
        put(row, {box.term});
    } else if (row.width() - used >= kLeastTerm) {
        put(row.adjusted(used, 0, 0, 0), {box.term});
    }
    if (hasLine)
        put(row.translated(0, line), box.lines);
}

// A label on its way, or at its end; never on the boxes.
void FlowPicture::paintMove(QPainter& painter, const FlowMove& move) const
{
    const Theme theme = Theme::current();
    const QColor color = flowColor(move.isResult, theme);
    const QFontMetrics metrics = painter.fontMetrics();
    const double share = isMoving() ? m_motion.currentValue().toDouble() : 1.0;
    QRectF label(0, 0, metrics.horizontalAdvance(move.label) + 2 * kGrid, metrics.height());
    const QPointF half(std::copysign(label.width() / 2 + 1, move.way.dx()), 0);
    label.moveCenter(QLineF(move.way.p1() + half, move.way.p2() - half).pointAt(share));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.5));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(label, kGrid, kGrid);
    painter.setPen(theme.text);
    painter.drawText(label, Qt::AlignCenter, move.label);
    painter.restore();
}

void FlowPicture::paintArrow(QPainter& painter, const FlowArrow& arrow) const
{
    const Theme theme = Theme::current();
    const QColor color = flowColor(arrow.isResult, theme);
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
    if (arrow.hasHead)
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
