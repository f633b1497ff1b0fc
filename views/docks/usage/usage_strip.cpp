// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/usage/usage_strip.h"

#include "views/docks/usage/usage_marks.h"
#include "views/docks/usage/usage_text.h"
#include "views/theme/counted.h"
#include "views/theme/local_action.h"
#include "views/theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

constexpr int kLineHeight = 22;
constexpr int kHeadHeight = 20; // numbers of draws, and letters
constexpr int kLeastColumn = 10;
constexpr int kMostColumn = 28;
constexpr int kMostName = 220;
constexpr int kPage = 10; // columns

} // namespace

UsageStrip::UsageStrip(QWidget* parent) : QAbstractScrollArea(parent), m_content(std::make_shared<Content>())
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Uses over the frame"));
    setObjectName(QStringLiteral("usageStrip"));
    viewport()->setMouseTracking(true);
    const auto add = [this](const LocalAction& local, int columns) {
        QAction* action = makeLocalAction(*this, local);
        connect(action, &QAction::triggered, this, [this, columns] { moveBy(0, columns); });
        addAction(action);
    };
    add({"usage-page-back", tr("Ten columns back"), tr("Goes back by ten columns."), {Qt::Key_BracketLeft}}, -kPage);
    add({"usage-page-on", tr("Ten columns on"), tr("Goes on by ten columns."), {Qt::Key_BracketRight}}, kPage);
}

void UsageStrip::setContent(std::shared_ptr<const Content> content)
{
    m_content = std::move(content);
    const std::size_t lines = m_content->grid.lines().size();
    const std::size_t columns = m_content->grid.columns().size();
    m_line = std::min(m_line, lines == 0 ? 0 : lines - 1);
    m_column = std::min(m_column, columns == 0 ? 0 : columns - 1);
    updateScrollBars();
    updateGeometry();
    viewport()->update();
    tell();
}

void UsageStrip::setPlace(std::optional<std::size_t> column)
{
    const bool isOther = column != std::exchange(m_place, column);
    if (isOther && column && *column < m_content->grid.columns().size() && !m_content->grid.lines().empty())
        setCurrent(m_line, *column); // what is of interest is what happens here
    viewport()->update();
    tell();
}

void UsageStrip::setCurrent(std::size_t line, std::size_t column)
{
    m_line = line;
    m_column = column;
    const QRect cell = cellRect(line, column);
    const QRect seen = viewport()->rect().adjusted(nameWidth(), kHeadHeight, 0, 0);
    if (cell.left() < seen.left() || cell.right() > seen.right())
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() + cell.center().x() - seen.center().x());
    if (cell.top() < seen.top())
        verticalScrollBar()->setValue(static_cast<int>(line) * kLineHeight);
    else if (cell.bottom() > seen.bottom())
        verticalScrollBar()->setValue(static_cast<int>(line + 1) * kLineHeight - seen.height());
    viewport()->update();
    tell();
    emit currentChanged();
}

QString UsageStrip::textOf(std::size_t line, std::size_t column, SentenceLinks* links) const
{
    const UsageGrid& grid = m_content->grid;
    if (line >= grid.lines().size() || column >= grid.columns().size())
        return {};
    QStringList parts;
    if (const auto* cell = grid.cell(line, column)) {
        for (const std::size_t use : cell->indices) {
            const auto& one = m_content->uses[use];
            const bool isBefore = one.callIndex != grid.columns()[column].callIndex;
            const QString text = usageText(one);
            const Link call{.place = CallLink{one.callNumber}, .selection = {}};
            parts
                << (isBefore
                        ? tr("%1 before it, in call %2").arg(text, linked(links, QString::number(one.callNumber), call))
                        : text);
        }
        parts.removeDuplicates();
    }
    return tr("%1 in %2: %3")
        .arg(
            linked(links, m_content->names[line], {.place = {}, .selection = ResourceLink{grid.lines()[line].id}}),
            linked(links, UsageGrid::columnText(grid.columns()[column]), UsageGrid::columnLink(grid.columns()[column])),
            parts.isEmpty() ? tr("not used") : parts.join(QStringLiteral("; ")));
}

// For those who don't see it: where it stands, and what is there.
void UsageStrip::tell()
{
    const auto lines = static_cast<quint64>(m_content->grid.lines().size());
    const auto columns = static_cast<quint64>(m_content->grid.columns().size());
    setAccessibleDescription(tr("%1, %2. %3")
                                 .arg(counted(lines, tr("%1 resource"), tr("%1 resources")),
                                      counted(columns, tr("%1 step"), tr("%1 steps")), textOf(m_line, m_column)));
}

int UsageStrip::nameWidth() const
{
    if (!m_content->showsNames)
        return kPadding;
    int widest = 0;
    for (const QString& name : m_content->names)
        widest = std::max(widest, fontMetrics().horizontalAdvance(name));
    return std::min(widest, std::min(kMostName, viewport()->width() / 3)) + 2 * kPadding;
}

int UsageStrip::columnWidth() const
{
    const auto columns = static_cast<int>(m_content->grid.columns().size());
    const int room = viewport()->width() - nameWidth() - kPadding;
    return std::clamp(room / std::max(columns, 1), kLeastColumn, kMostColumn);
}

void UsageStrip::updateScrollBars()
{
    const int wide = static_cast<int>(m_content->grid.columns().size()) * columnWidth();
    const int room = std::max(0, viewport()->width() - nameWidth() - kPadding);
    horizontalScrollBar()->setPageStep(room);
    horizontalScrollBar()->setSingleStep(columnWidth());
    horizontalScrollBar()->setRange(0, std::max(0, wide - room));
    const int high = static_cast<int>(m_content->grid.lines().size()) * kLineHeight;
    const int tall = viewport()->height() - kHeadHeight;
    verticalScrollBar()->setPageStep(tall);
    verticalScrollBar()->setSingleStep(kLineHeight);
    verticalScrollBar()->setRange(0, std::max(0, high - tall));
}

QSize UsageStrip::sizeHint() const
{
    constexpr int kMostLines = 12;
    const int lines = std::clamp(static_cast<int>(m_content->grid.lines().size()), 1, kMostLines);
    const int bar = horizontalScrollBar()->maximum() > 0 ? horizontalScrollBar()->sizeHint().height() : 0;
    return {320, kHeadHeight + lines * kLineHeight + bar + kGrid};
}

QSize UsageStrip::minimumSizeHint() const
{
    return {120, kHeadHeight + kLineHeight};
}

QRect UsageStrip::cellRect(std::size_t line, std::size_t column) const
{
    return {nameWidth() + static_cast<int>(column) * columnWidth() - horizontalScrollBar()->value(),
            kHeadHeight + static_cast<int>(line) * kLineHeight - verticalScrollBar()->value(), columnWidth(),
            kLineHeight};
}

int UsageStrip::lineAt(int y) const
{
    if (y < kHeadHeight)
        return -1;
    const int line = (y - kHeadHeight + verticalScrollBar()->value()) / kLineHeight;
    return line < static_cast<int>(m_content->grid.lines().size()) ? line : -1;
}

std::optional<std::pair<std::size_t, std::size_t>> UsageStrip::cellAt(const QPoint& place) const
{
    const int line = lineAt(place.y());
    const int x = place.x() - nameWidth();
    if (line < 0 || x < 0)
        return std::nullopt;
    const auto column = static_cast<std::size_t>((x + horizontalScrollBar()->value()) / columnWidth());
    if (column >= m_content->grid.columns().size())
        return std::nullopt;
    return std::pair(static_cast<std::size_t>(line), column);
}

void UsageStrip::paintColumns(QPainter& painter) const
{
    const Theme theme = Theme::current();
    const auto& columns = m_content->grid.columns();
    const int height = viewport()->height();
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const QRect cell = cellRect(0, i);
        if (cell.right() < nameWidth() || cell.left() > viewport()->width())
            continue;
        const QRect band(cell.left(), 0, cell.width(), height);
        if (m_place == i)
            painter.fillRect(band, theme.selection());
        painter.setPen(theme.line);
        painter.drawLine(band.topRight(), band.bottomRight());
    }
}

// A number where there is room for it: it is never cut off.
void UsageStrip::paintHeads(QPainter& painter) const
{
    const Theme theme = Theme::current();
    const auto& columns = m_content->grid.columns();
    painter.fillRect(0, 0, viewport()->width(), kHeadHeight, theme.panel);
    painter.setPen(theme.line);
    painter.drawLine(0, kHeadHeight - 1, viewport()->width(), kHeadHeight - 1);
    int end = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const QRect cell = cellRect(0, i);
        const QString text = columns[i].draw                              ? QString::number(*columns[i].draw)
                             : columns[i].kind == core::ActionKind::Clear ? tr("C", "clear")
                             : columns[i].kind == core::ActionKind::Copy  ? tr("K", "copy")
                                                                          : tr("P", "present");
        const int width = fontMetrics().horizontalAdvance(text);
        const int left = cell.center().x() - width / 2;
        if (left < end + 2 || cell.right() < nameWidth())
            continue;
        painter.setPen(m_place == i ? theme.text : theme.secondary);
        painter.drawText(QRect(left, 0, width + 2, kHeadHeight), Qt::AlignVCenter, text);
        end = left + width;
    }
}

void UsageStrip::paintLine(QPainter& painter, std::size_t line) const
{
    const auto& cells = m_content->grid.lines()[line].cells;
    const auto first = static_cast<std::size_t>(horizontalScrollBar()->value() / columnWidth());
    for (auto cell = std::ranges::lower_bound(cells, first, {}, &UsageGrid::Cell::column); cell != cells.end();
         ++cell) {
        const QRect place = cellRect(line, cell->column);
        if (place.left() > viewport()->width())
            break;
        paintUses(painter, place, cell->uses);
    }
}

void UsageStrip::paintNames(QPainter& painter, std::size_t first, std::size_t last) const
{
    const Theme theme = Theme::current();
    painter.fillRect(0, 0, nameWidth(), viewport()->height(), theme.panel);
    painter.setClipRect(0, kHeadHeight, nameWidth(), viewport()->height());
    for (std::size_t line = first; line < last; ++line) {
        const QRect room(kPadding, cellRect(line, 0).top(), nameWidth() - 2 * kPadding, kLineHeight);
        painter.setPen(line == m_line ? theme.text : theme.secondary);
        painter.drawText(room, Qt::AlignVCenter,
                         fontMetrics().elidedText(m_content->names[line], Qt::ElideMiddle, room.width()));
    }
    painter.setPen(theme.line);
    painter.drawLine(nameWidth() - 1, 0, nameWidth() - 1, viewport()->height());
}

void UsageStrip::paintEvent(QPaintEvent*)
{
    const Theme theme = Theme::current();
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), theme.panel);
    const std::size_t lines = m_content->grid.lines().size();
    if (lines == 0)
        return;
    const auto first = static_cast<std::size_t>(verticalScrollBar()->value() / kLineHeight);
    const std::size_t last = std::min(lines, first + static_cast<std::size_t>(viewport()->height() / kLineHeight) + 2);
    paintColumns(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t line = first; line < last; ++line)
        paintLine(painter, line);
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintHeads(painter);
    if (hasFocus()) {
        painter.setPen(theme.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(cellRect(m_line, m_column).adjusted(0, 0, -1, -1));
    }
    if (m_content->showsNames)
        paintNames(painter, first, last);
}

void UsageStrip::keyPressEvent(QKeyEvent* event)
{
    if (m_content->grid.lines().empty() || m_content->grid.columns().empty())
        return QAbstractScrollArea::keyPressEvent(event);
    int lines = 0, columns = 0;
    switch (event->key()) {
    case Qt::Key_Left: columns = -1; break;
    case Qt::Key_Right: columns = 1; break;
    case Qt::Key_Up: lines = -1; break;
    case Qt::Key_Down: lines = 1; break;
    case Qt::Key_Return:
    case Qt::Key_Enter: emit columnActivated(m_column); return;
    default: return QAbstractScrollArea::keyPressEvent(event);
    }
    if (event->modifiers() & ~Qt::KeypadModifier)
        return QAbstractScrollArea::keyPressEvent(event); // the window's: Ctrl+Left steps
    moveBy(lines, columns);
}

void UsageStrip::moveBy(int lines, int columns)
{
    const auto moved = [](std::size_t from, int by, std::size_t count) {
        const auto to = static_cast<std::int64_t>(from) + by;
        return static_cast<std::size_t>(std::clamp<std::int64_t>(to, 0, static_cast<std::int64_t>(count) - 1));
    };
    const UsageGrid& grid = m_content->grid;
    if (!grid.lines().empty() && !grid.columns().empty())
        setCurrent(moved(m_line, lines, grid.lines().size()), moved(m_column, columns, grid.columns().size()));
}

void UsageStrip::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto cell = cellAt(event->pos()))
        return setCurrent(cell->first, cell->second);
    if (const int line = lineAt(event->pos().y()); line >= 0 && event->pos().x() < nameWidth())
        emit nameClicked(static_cast<std::size_t>(line));
}

void UsageStrip::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const auto cell = cellAt(event->pos()))
        emit columnActivated(cell->second);
}

bool UsageStrip::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto cell = cellAt(help->pos());
    QToolTip::showText(help->globalPos(), cell ? textOf(cell->first, cell->second) : QString(), viewport());
    return true;
}

QImage UsageStrip::picture()
{
    return viewport()->grab().toImage();
}

void UsageStrip::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBars();
}

void UsageStrip::scrollContentsBy(int, int)
{
    viewport()->update();
}

void UsageStrip::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        viewport()->update();
}

} // namespace vitrine::views
