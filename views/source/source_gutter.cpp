// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/source/source_gutter.h"

#include "views/theme/theme.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr int kMarkWidth = 16; // room of a mark, and of the arrow
constexpr int kBarWidth = 56;

void paintSymbol(QPainter& painter, LineMark::Symbol symbol, const QRectF& box)
{
    const Theme theme = Theme::current();
    const QPointF middle = box.center();
    const auto triangle = [&] {
        return QPolygonF{QPointF(middle.x(), box.top()), box.bottomRight(), box.bottomLeft()};
    };
    painter.setPen(QPen(theme.fail, 1.5));
    painter.setBrush(Qt::NoBrush);
    switch (symbol) {
    case LineMark::Symbol::Breakpoint:
        painter.setBrush(theme.fail);
        painter.drawEllipse(box);
        break;
    case LineMark::Symbol::DisabledBreakpoint: painter.drawEllipse(box); break;
    case LineMark::Symbol::Warning:
        painter.setPen(QPen(theme.clear, 1.5));
        painter.drawPolygon(triangle());
        break;
    case LineMark::Symbol::Error:
        painter.drawLine(box.topLeft(), box.bottomRight());
        painter.drawLine(box.topRight(), box.bottomLeft());
        break;
    case LineMark::Symbol::Changed:
        painter.fillRect(QRectF(middle.x() - 1.5, box.top() - 2, 3, box.height() + 4), theme.changed());
        break;
    case LineMark::Symbol::Dot:
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.draw);
        painter.drawEllipse(middle, 2.5, 2.5);
        break;
    }
}

void paintArrow(QPainter& painter, const QRectF& box)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::current().accent);
    painter.drawPolygon(QPolygonF{box.topLeft(), QPointF(box.right(), box.center().y()), box.bottomLeft()});
}

void paintBar(QPainter& painter, const LineBar& bar, const QRectF& room)
{
    double left = room.left();
    for (const LineBar::Part& part : bar.parts) {
        const QRectF area(left, room.top(), part.share * room.width(), room.height());
        painter.fillRect(area, part.color);
        if (part.pattern != Qt::NoBrush)
            painter.fillRect(area, QBrush(part.ink, part.pattern));
        left += area.width();
    }
}

} // namespace

SourceGutter::SourceGutter(SourceView& view) : QWidget(&view), m_view(view)
{
    setAccessibleName(tr("Line numbers and marks"));
    setCursor(Qt::ArrowCursor);
}

int SourceGutter::widthFor(int lines, bool hasBars) const
{
    const auto digits = QString::number(std::max(lines, 10)).size();
    return 2 * kMarkWidth + static_cast<int>(digits) * fontMetrics().horizontalAdvance(QLatin1Char('0')) + kPadding +
           (hasBars ? kBarWidth : 0);
}

void SourceGutter::paintEvent(QPaintEvent* event)
{
    m_view.paintGutter(event->rect());
}

void SourceGutter::paintLine(QPainter& painter, const Line& line) const
{
    constexpr qreal kSymbol = 9;
    const Theme theme = Theme::current();
    const qreal top = line.area.center().y() - kSymbol / 2 + 0.5;
    const int numbersEnd = width() - kMarkWidth - kGrid;
    painter.setRenderHint(QPainter::Antialiasing);
    if (line.mark)
        paintSymbol(painter, line.mark->symbol, QRectF(4, top, kSymbol, kSymbol));
    if (line.bar)
        paintBar(painter, *line.bar,
                 QRectF(kMarkWidth, line.area.top() + 3, kBarWidth, std::max(3, line.area.height() - 6)));
    if (line.isCurrent)
        paintArrow(painter, QRectF(width() - kMarkWidth + 2, top, kSymbol, kSymbol));
    painter.setPen(line.isCurrent || line.isCaret ? theme.text : theme.secondary);
    painter.drawText(QRect(kMarkWidth, line.area.top(), numbersEnd - kMarkWidth, line.area.height()),
                     Qt::AlignRight | Qt::AlignVCenter, QString::number(line.number));
}

void SourceGutter::mousePressEvent(QMouseEvent* event)
{
    const int line = m_view.lineAt(event->pos().y());
    if (event->button() == Qt::LeftButton && line > 0)
        emit m_view.gutterClicked(line);
}

bool SourceGutter::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int line = m_view.lineAt(help->pos().y());
    const auto mark = m_view.marks().find(line);
    const auto bar = m_view.bars().find(line);
    QStringList words;
    if (mark != m_view.marks().end())
        words << mark->second.text;
    if (bar != m_view.bars().end())
        words << bar->second.text;
    if (words.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), words.join(QLatin1Char('\n')), this);
    return true;
}

void SourceGutter::wheelEvent(QWheelEvent* event)
{
    QApplication::sendEvent(m_view.viewport(), event);
}

} // namespace vitrine::views
