// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/waterfall/waterfall_view.h"

#include "core/session/machine/task_section.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/docks/waterfall/waterfall_columns.h"
#include "views/machine/bypass_text.h"
#include "views/machine/machine_page.h"
#include "views/machine/pass_text.h"
#include "views/machine/scope_text.h"
#include "views/theme/counted.h"
#include "views/theme/key_text.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"

#include <QComboBox>
#include <QLabel>
#include <QToolButton>

namespace vitrine::views {

WaterfallView::WaterfallView(Desk& desk)
    : MachineView(desk), m_waterfall(new Waterfall(desk)),
      m_page(new MachinePage(desk, {QStringLiteral("waterfall"), tr("Shows the tasks as a table.")}, m_waterfall))
{
    makeHeader();
    m_page->setLegend(allTaskPhases);
    m_page->setPicture([this] { return m_waterfall->picture(); });
    m_table = m_page->addTable(QStringLiteral("waterfall.tasks"), tr("Tasks"), QStringLiteral("tasks"),
                               waterfallColumns(*m_waterfall));
    connect(m_table, &FactTable::rowChosen, this, [this](int row) {
        const TaskOrder& order = m_waterfall->content().order;
        if (row >= 0 && static_cast<std::size_t>(row) < order.size())
            this->desk().select(TaskLink{recordings().draw(), order.task(static_cast<std::size_t>(row)).id});
    });
    connect(m_waterfall, &Waterfall::readoutChanged, &m_page->readout(), &QLabel::setText);
    connect(&desk, &Desk::fewControlsChanged, this, &WaterfallView::showSummary);
    stack(this)->addWidget(&setContent(m_page, tr("Go to a draw to see its tasks over the cycles.")));
    setFocusProxy(m_page);
}

void WaterfallView::makeHeader()
{
    m_grouping = new QComboBox;
    m_grouping->setObjectName(QStringLiteral("waterfallGrouping"));
    m_grouping->setAccessibleName(tr("Order of the rows"));
    setKeyTip(*m_grouping, namedTip(tr("Order of the rows"),
                                    tr("By time, or in groups: by the processor that a task ran on first, by draw, or "
                                       "by primitive. In a group tasks stand in the order in which they came.")));
    m_grouping->addItems({tr("By time"), tr("By processor"), tr("By draw"), tr("By primitive")});
    m_page->addToHeader(m_grouping);
    connect(m_grouping, &QComboBox::currentIndexChanged, this, [this] {
        if (recording())
            askForOrder();
    });
    auto* follows =
        m_page->addSwitch(tr("These cycles"), tr("Shows only tasks that are there in some of the cycles shown."), true);
    follows->setObjectName(QStringLiteral("waterfallFollows"));
    connect(follows, &QToolButton::toggled, m_waterfall, &Waterfall::setFollows);
    auto* all = m_page->addTool(tr("All tasks"), tr("Shows all tasks, many to a line of pixels."));
    auto* whole = m_page->addTool(tr("All cycles"), tr("Shows all cycles of the draw."));
    for (QWidget* part : QWidgetList{m_grouping, follows, all, whole, &m_page->readout()})
        m_page->setDispensable(*part);
    connect(all, &QAbstractButton::clicked, m_waterfall, &Waterfall::showAllRows);
    connect(whole, &QAbstractButton::clicked, this, [this] { recordings().window().showAll(); });
}

std::optional<Lack> WaterfallView::lack() const
{
    return recording() && isOnBasicPath(*recording()) ? std::optional(Lack::BasicTasks) : std::nullopt;
}

void WaterfallView::showRecording()
{
    m_waterfall->setContent({});
    m_table->setRowTotal(0);
    showSummary();
    if (recording())
        askForOrder();
}

/// A million tasks take longer to put in order, and to sum up, than a window may stand still.
void WaterfallView::askForOrder()
{
    struct Tasks {
        std::shared_ptr<const TaskLines> lines;
        TaskOrder order;
        TaskDetail detail;
    };
    // The log lives as long as its recording does.
    const SharedTaskLog log(recording(), &recording()->section<core::TaskSection>().log);
    recordings().explore<Tasks>(
        this,
        [log, length = recording()->length(), lines = m_waterfall->content().lines,
         grouping = static_cast<TaskGrouping>(m_grouping->currentIndex())](
            core::DrawExplorer&, const core::DrawPace&) -> core::Result<Tasks> {
            Tasks tasks{lines ? lines : std::make_shared<const TaskLines>(*log, length), {log, grouping}, {}};
            tasks.detail = TaskDetail(*tasks.lines, tasks.order.rows());
            return tasks;
        },
        [this, of = recording()](const core::Result<std::shared_ptr<const Tasks>>& answer) {
            if (!answer || of != recording())
                return;
            const std::shared_ptr<const TaskDetail> detail(*answer, &(*answer)->detail);
            if (m_waterfall->content().lines == (*answer)->lines) {
                m_waterfall->setOrder((*answer)->order, detail);
                m_table->tellChanged();
                return;
            }
            m_waterfall->setContent({.recording = recording(),
                                     .lines = (*answer)->lines,
                                     .order = (*answer)->order,
                                     .detail = detail,
                                     .draw = recordings().draw()});
            m_table->setRowTotal(static_cast<int>((*answer)->order.size()));
            showSummary();
            showCursor();
        });
}

void WaterfallView::showSummary()
{
    const SharedTaskLog& log = m_waterfall->content().order.log();
    if (!log)
        return m_page->setSummary({});
    const QString kept = counted(log->tasks().size(), tr("%1 task"), tr("%1 tasks"));
    QString told = log->tasksNotKept() == 0
                       ? kept
                       : tr("the first %1; %2 more were not kept").arg(kept, grouped(log->tasksNotKept()));
    if (isBypassed(*recording()) && !desk().hasFewControls())
        told += tr(" · no fragment tasks: %1").arg(bypassText(*recording()));
    m_page->setSummary(inWholeDraw(told));
}

void WaterfallView::showCursor()
{
    m_waterfall->setCursor(recordings().cursor());
    const SharedTaskLog& log = m_waterfall->content().order.log();
    const Selection& selection = desk().selection();
    if (const auto* task = std::get_if<TaskLink>(&selection); task && task->draw == recordings().draw())
        m_waterfall->setSelected(task->task);
    else if (const auto* request = std::get_if<RequestLink>(&selection);
             request && request->draw == recordings().draw() && log)
        if (const core::RequestRecord* record = log->request(request->request))
            m_waterfall->setSelected(record->task);
    const auto* selected = std::get_if<TaskLink>(&selection);
    const auto row = selected ? m_waterfall->content().order.rowOf(selected->task) : std::nullopt;
    if (row)
        m_table->setCurrentRow(static_cast<int>(*row));
}

QList<Export> WaterfallView::exports() const
{
    return recording() ? m_page->exports(*m_table) : QList<Export>();
}

void WaterfallView::copy()
{
    m_page->copy();
}

} // namespace vitrine::views
