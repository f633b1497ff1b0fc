// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/hiz/hiz_flow_picture.h"

#include "views/theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr int kBetweenRows = 20, kBetweenColumns = 44, kLane = 16, kRows = 8;
constexpr int kWide = 420, kNarrow = 280, kHighest = 400;
constexpr int kTextFlags = Qt::AlignCenter | Qt::TextWordWrap;
constexpr double kHead = 5;

} // namespace

HizFlowPicture::HizFlowPicture(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Decision flow"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void HizFlowPicture::setPath(std::vector<HizStep> path)
{
    m_path = std::move(path);
    QStringList steps;
    for (const HizStep step : m_path)
        for (const HizFlowBox& box : hizFlowBoxes())
            if (box.step == step)
                steps << hizFlowText(box.text);
    setAccessibleDescription(steps.join(QStringLiteral(" → ")));
    update();
}

double HizFlowPicture::boxWidth(int width) const
{
    return std::min((width - 2 * kPadding - kBetweenColumns - kLane) / 2.0, 260.0);
}

int HizFlowPicture::rowHeight(int width) const
{
    int height = 0;
    const QRect place(0, 0, static_cast<int>(boxWidth(width)) - 2 * kGrid, kHighest);
    for (const HizFlowBox& box : hizFlowBoxes())
        height = std::max(height, fontMetrics().boundingRect(place, kTextFlags, hizFlowText(box.text)).height());
    return height + kGrid;
}

QSize HizFlowPicture::sizeHint() const
{
    return {kWide, heightForWidth(kWide)};
}

QSize HizFlowPicture::minimumSizeHint() const
{
    return {kNarrow, heightForWidth(kWide)};
}

int HizFlowPicture::heightForWidth(int width) const
{
    return kRows * (rowHeight(std::max(width, kNarrow)) + kBetweenRows) - kBetweenRows + 2 * kPadding;
}

QString HizFlowPicture::toolTipAt(QPoint point) const
{
    for (const HizFlowBox& box : hizFlowBoxes())
        if (rectOf(box).contains(point) && *box.operations)
            return tr("<b>%1</b><br>In document 003, FIG. 15: %2")
                .arg(hizFlowText(box.text).toHtmlEscaped(), QLatin1String(box.operations));
    return {};
}

bool HizFlowPicture::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString text = toolTipAt(help->pos());
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), text, this);
    return true;
}

void HizFlowPicture::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

QRectF HizFlowPicture::rectOf(const HizFlowBox& box) const
{
    const double wide = boxWidth(width());
    const int high = rowHeight(width());
    return {kPadding + box.column * (wide + kBetweenColumns), double(kPadding + box.row * (high + kBetweenRows)), wide,
            double(high)};
}

QRectF HizFlowPicture::rectOf(HizStep step) const
{
    const auto boxes = hizFlowBoxes();
    return rectOf(*std::ranges::find(boxes, step, &HizFlowBox::step));
}

void HizFlowPicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const bool isLit : {false, true}) // what is lit lies above the rest
        for (const HizFlowArrow& arrow : hizFlowArrows())
            if (isOnPath(m_path, arrow) == isLit)
                drawArrow(painter, arrow);
    for (const HizFlowBox& box : hizFlowBoxes())
        drawBox(painter, box);
}

void HizFlowPicture::drawArrow(QPainter& painter, const HizFlowArrow& arrow) const
{
    const Theme theme = Theme::current();
    const bool isLit = isOnPath(m_path, arrow);
    const QColor color = isLit ? theme.accent : theme.secondary;
    const QRectF from = rectOf(arrow.from), to = rectOf(arrow.to);
    painter.setPen(QPen(color, isLit ? 2.5 : 1));
    QPolygonF way;
    if (from.left() == to.left())
        way << QPointF(from.center().x(), from.bottom()) << QPointF(to.center().x(), to.top());
    else if (from.left() < to.left())
        way << QPointF(from.right(), from.center().y()) << QPointF(to.left(), to.center().y());
    else // by the lane at the right
        way << QPointF(from.right(), from.center().y()) << QPointF(from.right() + kLane / 2.0, from.center().y())
            << QPointF(from.right() + kLane / 2.0, to.center().y()) << QPointF(to.right(), to.center().y());
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(way);
    const QPointF end = way.back(), before = way[way.size() - 2];
    const QPointF along = end.x() != before.x() ? QPointF(end.x() > before.x() ? 1 : -1, 0) : QPointF(0, 1);
    const QPointF across(along.y(), along.x());
    painter.setBrush(color);
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(
        QPolygonF{end, end - along * kHead * 1.6 + across * kHead, end - along * kHead * 1.6 - across * kHead});
    painter.setPen(isLit ? theme.text : theme.secondary);
    if (const QString label = *arrow.label ? hizFlowText(arrow.label) : QString(); !label.isEmpty()) {
        const QPointF middle = (way.front() + way[1]) / 2.0;
        const QPointF at = from.left() == to.left() ? middle + QPointF(kGrid, painter.fontMetrics().capHeight() / 2.0)
                                                    : way.front() + QPointF(kGrid, -kGrid);
        painter.drawText(at, label);
    }
}

void HizFlowPicture::drawBox(QPainter& painter, const HizFlowBox& box) const
{
    const Theme theme = Theme::current();
    const bool isLit = std::ranges::find(m_path, box.step) != m_path.end();
    const QRectF area = rectOf(box);
    painter.setBrush(isLit ? theme.selection() : theme.panel);
    painter.setPen(QPen(isLit ? theme.accent : theme.line, isLit ? 2 : 1));
    const double round = box.isQuestion ? area.height() / 3 : 2;
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), round, round);
    painter.setPen(isLit ? theme.text : theme.secondary);
    painter.drawText(area.adjusted(kGrid, 0, -kGrid, 0), kTextFlags, hizFlowText(box.text));
}

} // namespace vitrine::views
