// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/waterfall/waterfall.h"

#include "core/session/machine/draw_recording.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/docks/tasks/task_text.h"
#include "views/machine/activity_style.h"
#include "views/machine/scope_text.h"
#include "views/machine/shown_cycle.h"
#include "views/theme/counted.h"
#include "views/theme/local_action.h"
#include "views/theme/theme.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace vitrine::views {

namespace {
constexpr double kHighest = 28; // pixels of a row
constexpr double kOneLine = 18; // of a row, where there are few
constexpr double kKeyZoom = 2.0;
constexpr double kNotch = 120.0; // eighths of degrees
constexpr int kGutter = 132;
} // namespace

Waterfall::Waterfall(Desk& desk, QWidget* parent)
    : QAbstractScrollArea(parent), m_desk(desk), m_handler(new CycleHandler(desk, *this, *viewport()))
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setObjectName(QStringLiteral("waterfall"));
    setAccessibleName(tr("Tasks over the cycles"));
    addKeys();
    connect(&Recordings::of(desk).window(), &CycleWindow::changed, this, &Waterfall::findRows);
    connect(m_handler, &CycleHandler::hoverChanged, this, [this] {
        viewport()->update();
        emit readoutChanged(readout());
    });
}

void Waterfall::addKeys()
{
    const auto add = [this](const LocalAction& local, auto run) {
        QAction* action = makeLocalAction(*this, local);
        connect(action, &QAction::triggered, this, run);
        addAction(action);
    };
    const auto anchor = [this] {
        const auto row = selectedRow();
        const double y = row ? rowRect(*row).center().y() : -1;
        return y >= rulerHeight() && y < viewport()->height() ? y : rulerHeight() + room() / 2.0;
    };
    add({"waterfall-higher",
         tr("Higher rows"),
         tr("Shows fewer tasks, around the selected one."),
         {Qt::CTRL | Qt::Key_Down}},
        [this, anchor] { zoomRows(kKeyZoom, anchor()); });
    add({"waterfall-lower",
         tr("Lower rows"),
         tr("Shows more tasks, around the selected one."),
         {Qt::CTRL | Qt::Key_Up}},
        [this, anchor] { zoomRows(1 / kKeyZoom, anchor()); });
    add({"waterfall-all", tr("All tasks"), tr("Shows all tasks, many to a line of pixels."), {Qt::CTRL | Qt::Key_Home}},
        [this] { showAllRows(); });
}

void Waterfall::setContent(Content content)
{
    m_content = std::move(content);
    m_selected.reset();
    m_rowHeight = 0;
    findRows();
    tell();
}

void Waterfall::setOrder(TaskOrder order, std::shared_ptr<const TaskDetail> detail)
{
    m_content.order = std::move(order);
    m_content.detail = std::move(detail);
    findRows();
    if (const auto row = selectedRow())
        reveal(*row);
    tell();
}

void Waterfall::setFollows(bool follows)
{
    m_follows = follows;
    findRows();
    tell();
}

/// The row that is at the top stays there, or the next one that is left.
void Waterfall::findRows()
{
    const RowScale before = rows();
    const auto top = static_cast<std::size_t>(before.first);
    const auto first = top < m_rows.size() ? std::optional(m_rows.task(top).id) : std::nullopt;
    const CycleWindow& window = Recordings::of(m_desk).window();
    const bool isPart = m_follows && m_content.lines && m_content.detail && !window.showsAll();
    m_rows = isPart ? m_content.order.between(*m_content.lines, *m_content.detail, window.first(), window.end())
                    : m_content.order;
    layOut();
    if (const auto row = first ? m_rows.rowOf(*first) : std::nullopt)
        verticalScrollBar()->setValue(static_cast<int>(std::lround(static_cast<double>(*row) * rows().height)));
}

void Waterfall::setCursor(core::Cycle cycle)
{
    m_cursor = cycle;
    viewport()->update();
    tell();
}

void Waterfall::setSelected(std::optional<core::ItemId> task)
{
    if (task == m_selected)
        return;
    m_selected = task;
    const core::TaskRecord* record = task && m_rows.log() ? m_rows.log()->task(*task) : nullptr;
    CycleWindow& window = Recordings::of(m_desk).window();
    if (record && (record->enqueued >= window.end() || record->retired <= window.first()))
        window.reveal(record->enqueued);
    if (const auto row = selectedRow())
        reveal(*row);
    viewport()->update();
    tell();
}

int Waterfall::room() const
{
    return std::max(0, viewport()->height() - rulerHeight());
}

int Waterfall::gutter() const
{
    return std::min(scaled(kGutter), viewport()->width() / 4);
}

RowScale Waterfall::rows() const
{
    const std::size_t count = m_rows.size();
    const double fitting = std::min(scaled(kOneLine), room() / static_cast<double>(std::max<std::size_t>(1, count)));
    RowScale scale{0, m_rowHeight == 0 ? fitting : m_rowHeight, count};
    scale.first = verticalScrollBar()->value() / std::max(scale.height, 1e-9);
    return scale;
}

std::optional<std::size_t> Waterfall::selectedRow() const
{
    return m_selected ? m_rows.rowOf(*m_selected) : std::nullopt;
}

QRectF Waterfall::rowRect(std::size_t row) const
{
    const RowScale shown = rows();
    const CycleScale cycles = scale();
    return {double(cycles.left), rulerHeight() + shown.y(static_cast<double>(row)), double(cycles.width),
            std::max(1.0, shown.height)};
}

void Waterfall::layOut()
{
    m_handler->setArea(gutter(), viewport()->width() - gutter() - kPadding);
    const RowScale shown = rows();
    verticalScrollBar()->setPageStep(room());
    verticalScrollBar()->setSingleStep(scaled(24));
    const auto all = static_cast<int>(std::ceil(shown.height * static_cast<double>(shown.count)));
    verticalScrollBar()->setRange(0, m_rowHeight == 0 ? 0 : std::max(0, all - room()));
    redraw();
}

void Waterfall::redraw()
{
    m_picture = {};
    viewport()->update();
}

void Waterfall::zoomRows(double factor, double anchor)
{
    const RowScale before = rows();
    if (before.count == 0)
        return;
    const double row = before.rowAt(anchor - rulerHeight());
    const double least = room() / static_cast<double>(before.count);
    m_rowHeight = std::min(before.height * factor, scaled(kHighest));
    if (m_rowHeight <= least)
        m_rowHeight = 0;
    layOut();
    verticalScrollBar()->setValue(static_cast<int>(std::lround(row * rows().height - (anchor - rulerHeight()))));
    redraw();
    tell();
}

void Waterfall::showAllRows()
{
    m_rowHeight = 0;
    layOut();
    tell();
}

void Waterfall::reveal(std::size_t row)
{
    const QRectF place = rowRect(row);
    QScrollBar* bar = verticalScrollBar();
    if (place.top() < rulerHeight())
        bar->setValue(bar->value() + static_cast<int>(std::floor(place.top())) - rulerHeight());
    else if (place.bottom() > viewport()->height())
        bar->setValue(bar->value() + static_cast<int>(std::ceil(place.bottom())) - viewport()->height());
}

std::optional<std::size_t> Waterfall::rowAt(const QPointF& place) const
{
    const RowScale shown = rows();
    const double row = shown.rowAt(place.y() - rulerHeight());
    if (place.y() < rulerHeight() || row < 0 || row >= static_cast<double>(shown.count))
        return std::nullopt;
    return static_cast<std::size_t>(row);
}

void Waterfall::choose(std::size_t row)
{
    m_desk.select(TaskLink{m_content.draw, m_rows.task(row).id});
}

void Waterfall::moveRow(std::int64_t rows)
{
    const auto count = static_cast<std::int64_t>(m_rows.size());
    if (count == 0)
        return;
    const auto before = selectedRow();
    choose(static_cast<std::size_t>(
        std::clamp<std::int64_t>(before ? static_cast<std::int64_t>(*before) + rows : 0, 0, count - 1)));
}

void Waterfall::follow(const char* dock)
{
    if (const auto row = selectedRow())
        m_desk.follow({{}, TaskLink{m_content.draw, m_rows.task(*row).id}, dock});
}

void Waterfall::keyPressEvent(QKeyEvent* event)
{
    const auto page = std::max<std::int64_t>(1, static_cast<std::int64_t>(room() / std::max(rows().height, 1.0)));
    switch (event->key()) {
    case Qt::Key_Up: return moveRow(-1);
    case Qt::Key_Down: return moveRow(1);
    case Qt::Key_PageUp: return moveRow(-page);
    case Qt::Key_PageDown: return moveRow(page);
    case Qt::Key_Return:
    case Qt::Key_Enter: return follow("tasks");
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void Waterfall::mousePressEvent(QMouseEvent* event)
{
    const auto row = rowAt(event->position());
    if (event->button() == Qt::LeftButton && row)
        choose(*row);
}

void Waterfall::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rowAt(event->position()))
        follow("tasks");
}

void Waterfall::contextMenuEvent(QContextMenuEvent* event)
{
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const auto row = isByKey ? selectedRow() : rowAt(event->pos());
    if (!row)
        return;
    choose(*row);
    QMenu menu(this);
    const core::TaskRecord& task = m_rows.task(*row);
    addLinkActions(menu, m_desk, {{}, TaskLink{m_content.draw, task.id}, "tasks"});
    addLinkActions(menu, m_desk, targetLink(task, m_content.draw));
    menu.exec(isByKey ? viewport()->mapToGlobal(rowRect(*row).bottomLeft().toPoint()) : event->globalPos());
}

void Waterfall::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ShiftModifier))
        return QAbstractScrollArea::wheelEvent(event);
    const QPoint turned = event->angleDelta();
    zoomRows(std::exp2((turned.y() != 0 ? turned.y() : turned.x()) / kNotch / 2), event->position().y());
    event->accept();
}

bool Waterfall::viewportEvent(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto row = rowAt(help->pos());
        if (row)
            QToolTip::showText(help->globalPos(), taskText(*row, m_handler->hovered()), this);
        else
            QToolTip::hideText();
        return true;
    }
    case QEvent::MouseMove: m_mouse = static_cast<QMouseEvent*>(event)->position(); break;
    case QEvent::Leave: m_mouse = {-1, -1}; break;
    default: return QAbstractScrollArea::viewportEvent(event);
    }
    emit readoutChanged(readout());
    return QAbstractScrollArea::viewportEvent(event);
}

/// "task 12 · fragment · 3,4 · pending in cycles 120 to 219"
QString Waterfall::taskText(std::size_t row, std::optional<core::Cycle> cycle) const
{
    const core::TaskRecord& task = m_rows.task(row);
    const core::Cycle told = cycle.value_or(shownCycle(m_cursor));
    QString does = tr("not there");
    for (const core::TaskSpan& span : m_rows.log()->spans(task)) {
        if (told < span.from || told >= span.to)
            continue;
        const QString name = taskPhaseStyle(span.phase).name;
        does = span.to == core::kNever
                   ? tr("%1 from cycle %2 on").arg(name, grouped(span.from))
                   : tr("%1 in cycles %2 to %3").arg(name, grouped(span.from), grouped(span.to - 1));
        if (const QString where = processorText(*m_content.recording, span.processor); !where.isEmpty())
            does += tr(", on %1").arg(where);
        if (const auto* request = span.request ? m_rows.log()->request(span.request) : nullptr)
            does += tr(", for %1").arg(deviceText(*m_content.recording, request->device));
    }
    const QString named =
        tr("task %1 · %2 · %3").arg(QString::number(task.id.value), stageText(task.stage), targetText(task));
    const QString text = QStringLiteral("%1 · %2").arg(named, does);
    return cycle ? inCycle(*cycle, text) : atCycle(m_cursor, text);
}

QString Waterfall::groupText(const TaskOrder::Group& group) const
{
    switch (m_rows.grouping()) {
    case TaskGrouping::Time: break;
    case TaskGrouping::Processor:
        return group.key == core::kNoProcessor
                   ? tr("never issued")
                   : processorText(*m_content.recording, static_cast<std::uint16_t>(group.key));
    case TaskGrouping::Draw: return tr("draw %1").arg(group.key);
    case TaskGrouping::Primitive: return group.key == 0 ? tr("vertices") : tr("primitive %1").arg(grouped(group.key));
    }
    return {};
}

QString Waterfall::readout() const
{
    const auto row = rowAt(m_mouse);
    if (row)
        return taskText(*row, m_handler->hovered());
    const auto selected = selectedRow();
    return selected ? taskText(*selected, {}) : QString();
}

// For those who don't see it: what is current.
void Waterfall::tell()
{
    const QString text = readout();
    setAccessibleDescription(text);
    emit readoutChanged(text);
}

QImage Waterfall::picture()
{
    return viewport()->grab().toImage();
}

void Waterfall::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void Waterfall::scrollContentsBy(int, int)
{
    redraw();
}

void Waterfall::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layOut();
    else if (event->type() == QEvent::PaletteChange)
        redraw();
}

void Waterfall::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

} // namespace vitrine::views
