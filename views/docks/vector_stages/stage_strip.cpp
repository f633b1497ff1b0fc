// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/vector_stages/stage_strip.h"

#include "views/docks/vector_stages/stage_words.h"
#include "views/machine/activity_style.h"
#include "views/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace vitrine::views {

namespace {
constexpr int kMarkWidth = 4; // of the bar at a box's left edge
constexpr int kInset = kMarkWidth + 2 * kGrid;
} // namespace

StageBox::StageBox(core::VectorStage stage, const VectorFacts& facts, QWidget* parent)
    : QAbstractButton(parent), m_stage(stage), m_facts(facts)
{
    setText(stageName(stage));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    show();
}

void StageBox::show()
{
    const core::RecordedStage* entered = m_facts.hasPasses() ? m_facts.section().find(m_stage) : nullptr;
    m_mark = !entered ? Mark::Absent : m_facts.isActive(*entered) ? Mark::Active : Mark::Entered;
    m_unit = stageUnit(m_facts, m_stage);
    setToolTip(stageTip(m_facts, m_stage));
    setAccessibleName(QStringLiteral("%1, %2").arg(text(), m_unit));
    setAccessibleDescription(markText());
    setEnabled(entered != nullptr);
    update();
}

QString StageBox::markText() const
{
    switch (m_mark) {
    case Mark::Absent: return tr("not entered");
    case Mark::Entered: return tr("entered");
    case Mark::Active: break;
    }
    return tr("entered; at work in the shown cycle");
}

QSize StageBox::sizeHint() const
{
    QFont bold = font();
    bold.setBold(true);
    const int name = QFontMetrics(bold).horizontalAdvance(text());
    const int unit = fontMetrics().horizontalAdvance(m_unit);
    return {std::max(name, unit) + kInset + kPadding, 2 * fontMetrics().height() + 2 * kGrid};
}

void StageBox::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isAbsent = m_mark == Mark::Absent;
    const bool isActive = m_mark == Mark::Active;
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    QPen edge(isActive || hasFocus()      ? theme.accent
              : underMouse() && !isAbsent ? theme.secondary
                                          : theme.line,
              isActive || hasFocus() ? 2 : 1);
    if (isAbsent)
        edge.setStyle(Qt::DashLine);
    painter.setPen(edge);
    painter.setBrush(isActive ? theme.selection() : isAbsent ? QColor(Qt::transparent) : theme.panel);
    painter.drawRoundedRect(frame, 2, 2);
    if (!isAbsent)
        painter.fillRect(QRectF(frame.left() + 2, frame.top() + kGrid, kMarkWidth, frame.height() - 2 * kGrid),
                         unitStateStyle(UnitState::Working, theme).fill.color);
    const QRect lines = rect().adjusted(kInset, kGrid, -kGrid, -kGrid);
    painter.setPen(isAbsent ? theme.secondary : theme.text);
    painter.setFont(font());
    const auto line = [&](const QRect& area, const QString& words) {
        painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(words, Qt::ElideRight, area.width()));
    };
    const int half = lines.height() / 2;
    line({lines.left(), lines.top(), lines.width(), half}, text());
    painter.setPen(theme.secondary);
    line({lines.left(), lines.top() + half, lines.width(), lines.height() - half}, m_unit);
}

StageStrip::StageStrip(const VectorFacts& facts, QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Stages of 2-D graphics"));
    for (const core::VectorStage stage : kVectorStages) {
        m_boxes.push_back(new StageBox(stage, facts, this));
        connect(m_boxes.back(), &StageBox::clicked, this, [this, stage] { emit chosen(stage); });
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void StageStrip::show()
{
    for (StageBox* box : m_boxes)
        box->show();
    updateGeometry();
    arrange();
}

/// Eight, four, two or one: rows are equally long.
int StageStrip::columnsFor(int width) const
{
    int widest = 0;
    for (const StageBox* box : m_boxes)
        widest = std::max(widest, box->sizeHint().width());
    int columns = static_cast<int>(m_boxes.size());
    while (columns > 1 && columns * (widest + kGrid) + 2 * kPadding - kGrid > width)
        columns /= 2;
    return columns;
}

int StageStrip::heightForWidth(int width) const
{
    const int rows = static_cast<int>(m_boxes.size()) / columnsFor(width);
    return rows * (m_boxes.front()->sizeHint().height() + kGrid) + kGrid;
}

QSize StageStrip::sizeHint() const
{
    const int wide = 8 * 112;
    return {wide, heightForWidth(wide)};
}

QSize StageStrip::minimumSizeHint() const
{
    const QSize box = m_boxes.front()->sizeHint();
    return {box.width(), box.height() + 2 * kGrid}; // what more rows need follows from the width
}

void StageStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void StageStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        arrange();
    }
}

void StageStrip::arrange()
{
    const int columns = columnsFor(width());
    const int high = m_boxes.front()->sizeHint().height();
    const double wide = (width() - 2.0 * kPadding + kGrid) / columns;
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const auto column = static_cast<int>(i) % columns, row = static_cast<int>(i) / columns;
        const int left = kPadding + static_cast<int>(column * wide);
        const int right = kPadding + static_cast<int>((column + 1) * wide) - kGrid;
        m_boxes[i]->setGeometry(left, kGrid + row * (high + kGrid), right - left, high);
    }
}

} // namespace vitrine::views
