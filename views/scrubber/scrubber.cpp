// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scrubber/scrubber.h"

#include "views/base/event_costs.h"
#include "views/base/event_decorations.h"
#include "views/base/event_labels.h"
#include "views/base/notes.h"
#include "views/kit/picture_export.h"
#include "views/scrubber/scrubber_widths.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QAction>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr int kHeight = 36;
constexpr double kStripHeight = 20.0;
constexpr double kMaxCellWidth = 48.0;
constexpr double kGapFromWidth = 4.0; // narrower cells touch
constexpr int kLabelWidth = 132;

QColor colorOf(core::ActionKind kind, const Theme& theme)
{
    if (kind == core::ActionKind::Clear)
        return theme.clear;
    return kind == core::ActionKind::Copy ? theme.copy : theme.draw;
}

} // namespace

Scrubber::Scrubber(QWidget* parent) : QWidget(parent), m_count(new QAction(tr("Count the cycles of this frame"), this))
{
    addAction(m_count);
    connect(m_count, &QAction::triggered, this, &Scrubber::countCycles);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setFixedHeight(scaled(kHeight));
    setContextMenuPolicy(Qt::ActionsContextMenu);
    setAccessibleName(tr("Draws of the current frame"));
}

QSize Scrubber::sizeHint() const
{
    return {400, scaled(kHeight)};
}

void Scrubber::setIndex(std::shared_ptr<const EventIndex> index)
{
    m_index = std::move(index);
    m_filled = false;
    m_cells.clear();
    m_edges = {0.0};
    m_marks.clear();
    m_current.reset();
    m_hovered.reset();
    update();
}

void Scrubber::setNotes(Notes& notes)
{
    m_notes = &notes;
    connect(&notes, &Notes::changed, this, &Scrubber::refreshMarks);
    refreshMarks();
}

void Scrubber::setDecorations(EventDecorations& decorations)
{
    m_decorations = &decorations;
}

void Scrubber::setCosts(EventCosts& costs)
{
    m_costs = &costs;
    connect(&costs, &EventCosts::counted, this, [this] {
        layOutCells();
        describeCurrent();
    });
}

void Scrubber::setByCost(bool isByCost)
{
    m_isByCost = isByCost;
    layOutCells();
}

void Scrubber::countCycles()
{
    if (m_costs && m_index && !m_cells.empty() && !m_costs->isTimed(frameNumber()))
        m_costs->count(frameNumber());
}

void Scrubber::refreshMarks()
{
    m_marks = m_notes && m_index ? marksOf(*m_notes, *m_index, m_cells, range()) : std::vector<ScrubberMark>();
    update();
}

void Scrubber::setPosition(std::uint64_t position)
{
    if (!m_index)
        return;
    const auto frame = m_index->frameAt(std::max<std::uint64_t>(position, 1));
    if (!m_filled || frame != m_frame)
        fillCells(frame);
    m_current.reset();
    for (std::size_t i = 0; i < m_cells.size() && m_index->actions[m_cells[i]].callIndex < position; ++i)
        m_current = i;
    describeCurrent();
    update();
}

void Scrubber::describeCurrent()
{
    if (m_index)
        setAccessibleDescription(m_current ? describe(*m_current) : tr("Before the first draw of the frame"));
}

void Scrubber::fillCells(std::optional<std::size_t> frame)
{
    m_filled = true;
    m_frame = frame;
    m_cells.clear();
    const CallRange calls = range();
    for (std::size_t i = m_index->firstActionFrom(calls.first); i < m_index->actions.size(); ++i) {
        if (m_index->actions[i].callIndex > calls.last)
            break;
        if (isStep(m_index->actions[i].kind))
            m_cells.push_back(i);
    }
    layOutCells();
    refreshMarks();
}

// As wide as their cycles; clears and copies take some in their frame alone. Where cycles are not known there are none.
void Scrubber::layOutCells()
{
    std::vector<std::uint64_t> costs(m_cells.size(), 0);
    bool isByCost = false;
    for (std::size_t cell = 0; m_isByCost && cell < m_cells.size(); ++cell) {
        costs[cell] = cyclesOf(cell).value_or(0);
        isByCost = isByCost || costs[cell] > 0;
    }
    const double room = std::max(1, width() - scaled(kLabelWidth) - kPadding);
    m_edges =
        cellEdges(costs, isByCost ? room : std::min(room, scaled(kMaxCellWidth) * static_cast<double>(m_cells.size())));
    m_count->setEnabled(m_costs && m_index && !m_cells.empty() && !m_costs->isTimed(frameNumber()));
    update();
}

/// Nothing: they are not counted, or it is no draw.
std::optional<std::uint64_t> Scrubber::cyclesOf(std::size_t cell) const
{
    const auto cost = costOf(cell);
    return cost ? cost->cycles : std::nullopt;
}

/// Nothing: it is not counted, or costs nothing by itself.
std::optional<EventCost> Scrubber::costOf(std::size_t cell) const
{
    if (!m_costs)
        return std::nullopt;
    const std::uint64_t call = m_index->actions[m_cells[cell]].callIndex;
    const auto cost = m_costs->of(frameNumber(), call, call);
    return cost && (cost->draws > 0 || cost->isInFrame) ? cost : std::nullopt;
}

std::size_t Scrubber::frameNumber() const
{
    return m_frame.value_or(m_index->frames.size());
}

void Scrubber::resizeEvent(QResizeEvent*)
{
    layOutCells();
}

CallRange Scrubber::range() const
{
    const auto& frames = m_index->frames;
    if (m_frame)
        return {frames[*m_frame].firstCallIndex, frames[*m_frame].endCallIndex};
    return {frames.empty() ? 0 : frames.back().endCallIndex + 1, m_index->callCount};
}

QRectF Scrubber::strip() const
{
    const double high = scaled(kStripHeight);
    return {double(scaled(kLabelWidth)), (height() - high) / 2, m_edges.back(), high};
}

QRectF Scrubber::cellRect(std::size_t cell) const
{
    const QRectF area = strip();
    return {area.left() + m_edges[cell], area.top(), m_edges[cell + 1] - m_edges[cell], area.height()};
}

std::optional<std::size_t> Scrubber::cellAt(QPointF place) const
{
    if (m_cells.empty())
        return std::nullopt;
    const double along = place.x() - strip().left();
    if (along < 0.0 || along > m_edges.back())
        return std::nullopt;
    const auto behind = std::ranges::upper_bound(m_edges, along);
    return std::min(m_cells.size(), static_cast<std::size_t>(behind - m_edges.begin())) - 1;
}

QString Scrubber::describe(std::size_t cell) const
{
    const auto& action = m_index->actions[m_cells[cell]];
    const QString text =
        tr("%1 · call %2 · %3 of %4 in the frame")
            .arg(actionLabel(action), QString::number(action.callNumber), grouped(cell + 1), grouped(m_cells.size()));
    const auto cost = costOf(cell);
    return cost && cost->cycles ? text + QStringLiteral(" · ") + cyclesText(*cost) : text;
}

QString Scrubber::notesText(std::size_t cell) const
{
    QStringList lines;
    for (const ScrubberMark& mark : m_marks) {
        if (mark.cell != cell)
            continue;
        if (mark.kind == ScrubberMark::Kind::Comment)
            lines << tr("Comment: %1").arg(mark.text);
        else
            lines << (mark.text.isEmpty() ? tr("Bookmark") : tr("Bookmark: %1").arg(mark.text));
    }
    return lines.join(QLatin1Char('\n'));
}

QString Scrubber::toolTipText(std::size_t cell) const
{
    QString html = (describe(cell) + QLatin1Char('\n') + notesText(cell)).trimmed().toHtmlEscaped();
    html.replace(QLatin1Char('\n'), QStringLiteral("<br>"));
    const QImage picture = m_decorations ? m_decorations->thumbnail(m_cells[cell]) : QImage();
    if (picture.isNull())
        return QStringLiteral("<qt>%1</qt>").arg(html);
    return QStringLiteral("<qt><img src=\"data:image/png;base64,%1\"><br>%2</qt>")
        .arg(QString::fromLatin1(asPng(picture).toBase64()), html);
}

void Scrubber::goTo(std::size_t cell)
{
    emit goRequested(m_index->actions[m_cells[cell]].callIndex + 1);
}

void Scrubber::mousePressEvent(QMouseEvent* event)
{
    const auto cell = cellAt(event->position());
    if (event->button() != Qt::LeftButton || !cell)
        return;
    m_lastAsked = cell;
    goTo(*cell);
}

void Scrubber::mouseMoveEvent(QMouseEvent* event)
{
    m_hovered = cellAt(event->position());
    update();
    if (!(event->buttons() & Qt::LeftButton) || m_cells.empty())
        return;
    const QRectF area = strip();
    const auto cell = cellAt({std::clamp(event->position().x(), area.left(), area.right()), area.center().y()});
    if (cell && cell != m_lastAsked)
        goTo(*cell);
    m_lastAsked = cell;
}

void Scrubber::keyPressEvent(QKeyEvent* event)
{
    const bool isLeft = event->key() == Qt::Key_Left;
    if ((!isLeft && event->key() != Qt::Key_Right) || m_cells.empty())
        return QWidget::keyPressEvent(event);
    if (isLeft && m_current && *m_current > 0)
        goTo(*m_current - 1);
    if (!isLeft && (!m_current || *m_current + 1 < m_cells.size()))
        goTo(m_current ? *m_current + 1 : 0);
}

void Scrubber::leaveEvent(QEvent*)
{
    m_hovered.reset();
    update();
}

bool Scrubber::event(QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        setFixedHeight(scaled(kHeight));
        layOutCells();
    }
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto cell = cellAt(QPointF(help->pos()));
    if (cell)
        QToolTip::showText(help->globalPos(), toolTipText(*cell), this);
    else
        QToolTip::hideText();
    return true;
}

void Scrubber::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme theme = Theme::current();
    painter.fillRect(rect(), theme.window);
    painter.setPen(theme.secondary);
    const QRect labelArea(kPadding, 0, scaled(kLabelWidth) - 2 * kPadding, height() - 1);
    const QString label = !m_index ? QString()
                          : m_frame
                              ? tr("Frame %1 / %2").arg(QString::number(*m_frame), grouped(m_index->frames.size()))
                              : tr("No frame");
    painter.drawText(labelArea, Qt::AlignVCenter | Qt::AlignLeft, label);
    if (m_cells.empty()) {
        painter.drawText(strip().adjusted(0, 0, 400, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         m_index ? tr("Nothing is drawn here") : QString());
        return;
    }

    drawCells(painter);
    drawFrames(painter);
    for (const ScrubberMark& mark : m_marks) {
        const QRectF cell = cellRect(mark.cell);
        const bool isFlag = mark.kind == ScrubberMark::Kind::Bookmark;
        const QPointF tip(std::round(cell.center().x()) + 0.5, isFlag ? cell.top() - 0.5 : cell.bottom() + 0.5);
        drawMark(painter, mark.kind, tip, theme);
    }
    if (hasFocus())
        painter.setPen(theme.accent), painter.drawLine(0, height() - 1, width(), height() - 1);
}

void Scrubber::drawCells(QPainter& painter) const
{
    const Theme theme = Theme::current();
    double paintedTo = -1.0; // many cells on one screen pixel: one of them is enough
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const QRectF cell = cellRect(i);
        const auto kind = m_index->actions[m_cells[i]].kind;
        if (cell.right() < paintedTo + 1.0 && kind == core::ActionKind::Draw)
            continue;
        paintedTo = cell.left();
        const double gap = cell.width() >= kGapFromWidth ? 1.0 : 0.0;
        QColor color = colorOf(kind, theme);
        color.setAlphaF(m_current && i <= *m_current ? 0.85f : 0.3f);
        QRectF body = cell.adjusted(0, 0, -gap, 0);
        body.setWidth(std::max(1.0, body.width()));
        if (kind == core::ActionKind::Draw)
            painter.fillRect(body, color),
                painter.fillRect(QRectF(body.left(), body.bottom() - 2, body.width(), 2), colorOf(kind, theme));
        else // lower than draws, and hatched: told apart without color
            painter.fillRect(body.adjusted(0, body.height() / 2, 0, 0), QBrush(color, Qt::BDiagPattern)),
                painter.fillRect(QRectF(body.left(), body.top() + body.height() / 2, body.width(), 2), color);
    }
}

void Scrubber::drawFrames(QPainter& painter) const
{
    const Theme theme = Theme::current();
    const auto frameCell = [&](std::size_t i, const QColor& color, double width) {
        QRectF box = cellRect(i).adjusted(-1, -2, 0, 2);
        box.setWidth(std::max(4.0, box.width()));
        painter.setPen(QPen(color, width));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box);
    };
    if (m_hovered && *m_hovered < m_cells.size())
        frameCell(*m_hovered, theme.secondary, 1.0);
    if (m_current)
        frameCell(*m_current, theme.accent, 2.0);
}

} // namespace vitrine::views
