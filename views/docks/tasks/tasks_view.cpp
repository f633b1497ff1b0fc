// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/tasks/tasks_view.h"

#include "core/session/machine/task_section.h"
#include "views/base/item_tools.h"
#include "views/docks/tasks/task_life.h"
#include "views/docks/tasks/task_text.h"
#include "views/kit/row_table.h"
#include "views/machine/activity_style.h"
#include "views/machine/bypass_text.h"
#include "views/machine/linked_text.h"
#include "views/machine/machine_page.h"
#include "views/machine/pass_text.h"
#include "views/machine/scope_text.h"
#include "views/machine/shown_cycle.h"
#include "views/theme/counted.h"
#include "views/theme/elided_label.h"
#include "views/theme/key_text.h"
#include "views/theme/scrolled.h"
#include "views/theme/stack.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"
#include "views/theme/wrap_layout.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <utility>

namespace vitrine::views {

namespace {

constexpr int kLifeWidth = 420;
constexpr int kReportHeight = 76;
constexpr int kWidths[TaskModel::ColumnCount] = {64,  72, 80, 48, 112, 120, 56, 72, 80, 80,
                                                 144, 64, 80, 72, 72,  72,  88, 80, 88, 80};
constexpr int kStepWidths[] = {72, 136, 152, 56, 72};

} // namespace

TasksView::TasksView(Desk& desk)
    : MachineView(desk), m_model(new TaskModel(this)), m_table(new QTreeView),
      m_page(new MachinePage(desk, {QStringLiteral("task"), {}}, m_table))
{
    makeFilters();
    makeNotice();
    makeTable();
    makeTask();
    letShrink({m_table, m_report, m_steps});
    m_page->setLegend(allTaskPhases);
    stack(this)->addWidget(&setContent(m_page, tr("Go to a draw to see the tasks that the machine makes of it.")));
    setFocusProxy(m_page);
}

void TasksView::makeFilters()
{
    auto* header = new QWidget(m_page);
    header->setProperty("role", "header");
    header->setAttribute(Qt::WA_StyledBackground);
    auto* row = new WrapLayout(header);
    row->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    row->setSpacing(kGrid);
    const auto addBox = [&](const QString& name, const QString& sentence) {
        auto* box = new QComboBox(header);
        box->setAccessibleName(name);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        setKeyTip(*box, namedTip(name, sentence));
        row->addWidget(box);
        return box;
    };
    m_stage = addBox(tr("Stage"), tr("Shows the tasks of one kind of program alone."));
    m_stage->setObjectName(QStringLiteral("taskStage"));
    m_stage->addItems({tr("All stages"), tr("Vertex tasks"), tr("Fragment tasks")});
    m_processor = addBox(tr("Processor"), tr("Shows the tasks that one processor has run."));
    m_processor->setObjectName(QStringLiteral("taskProcessor"));
    m_inFlight = addTool(*header, tr("At the cursor"), tr("Shows the tasks that are in flight in the cursor's cycle."));
    m_inFlight->setObjectName(QStringLiteral("tasksInFlight"));
    m_atPixel = addTool(*header, tr("At the pixel"), tr("Shows the tasks that ran for the selected pixel."));
    m_atPixel->setObjectName(QStringLiteral("tasksAtPixel"));
    for (QComboBox* box : {m_stage, m_processor})
        connect(box, &QComboBox::currentIndexChanged, this, &TasksView::filter);
    for (QToolButton* button : {m_inFlight, m_atPixel}) {
        button->setCheckable(true);
        connect(button, &QToolButton::toggled, this, &TasksView::filter);
    }
    auto* waterfall = addTool(*header, tr("Waterfall"), tr("Shows the tasks over the cycles, each in a row."));
    waterfall->setObjectName(QStringLiteral("tasksWaterfall"));
    row->addWidget(waterfall);
    connect(waterfall, &QToolButton::clicked, this,
            [this] { this->desk().follow({.place = {}, .selection = this->desk().selection(), .dock = "waterfall"}); });
    row->addStretch();
    m_count = new QLabel(header);
    m_count->setProperty("role", "secondary");
    row->addWidget(m_count);
    m_page->addBelowHeader(header);
    m_way = new ElidedLabel(m_page);
    m_way->setObjectName(QStringLiteral("taskWay"));
    m_way->setContentsMargins(kPadding, 0, kPadding, kGrid);
    m_way->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_page->addBelowHeader(m_way);
}

void TasksView::makeNotice()
{
    m_notice = new QFrame(m_page);
    m_notice->setProperty("role", "notice");
    auto* row = new QHBoxLayout(m_notice);
    row->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    m_noticeText = new QLabel(m_notice);
    m_noticeText->setWordWrap(true);
    row->addWidget(m_noticeText, 1);
    m_record = addTool(*m_notice, tr("Record what is shown"),
                       tr("Runs the draw again up to the end of what the timelines show, and keeps the tasks that are "
                          "there in it."));
    m_kept = addTool(*m_notice, tr("The first ones"), tr("Goes back to the tasks that were kept at first."));
    connect(m_record, &QToolButton::clicked, this, &TasksView::recordStretch);
    connect(m_kept, &QToolButton::clicked, this, &TasksView::showRecording);
    m_notice->hide();
    m_page->addBelowHeader(m_notice);
}

void TasksView::makeTable()
{
    m_table->setObjectName(QStringLiteral("taskTable"));
    m_table->setAccessibleName(tr("Tasks"));
    m_table->setRootIsDecorated(false);
    m_table->setModel(m_model);
    m_table->header()->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->header()->setSortIndicatorClearable(true);
    setUpTable(*m_table, desk(), QStringLiteral("tasks"), kWidths);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        const core::TaskRecord* task = m_model->task(now);
        if (!task || m_selected == task->id)
            return;
        m_selected = task->id;
        this->desk().select(TaskLink{recordings().draw(), task->id});
        showTask();
    });
}

void TasksView::makeTask()
{
    m_task = new QWidget(m_page);
    auto* column = stack(m_task);
    m_life = new TaskLife(m_task);
    column->addWidget(m_life);
    m_report = new LinkedText(desk(), m_task);
    m_report->setAccessibleName(tr("Requests of the task"));
    column->addWidget(m_report);
    m_steps = new RowTable(desk(), QStringLiteral("tasks.steps"), stepColumns(), m_task, kStepWidths);
    m_steps->setAccessibleName(tr("Steps of the task"));
    column->addWidget(m_steps, 1);
    m_page->addBeside(m_task, kLifeWidth, 1);
    connect(m_life, &TaskLife::readoutChanged, &m_page->readout(), &QLabel::setText);
    connect(m_life, &TaskLife::cycleChosen, this,
            [this](quint64 cycle) { desk().follow(linkToCycle(recordings().draw(), cycle)); });
}

void TasksView::fillProcessors()
{
    const QSignalBlocker quiet(m_processor);
    const int before = m_processor->currentIndex();
    m_processor->clear();
    m_processor->addItem(tr("All processors"));
    const auto count = static_cast<std::uint16_t>(recording() ? recording()->processors().size() : 0);
    for (std::uint16_t i = 0; i < count; ++i)
        m_processor->addItem(processorText(*recording(), i));
    m_processor->setCurrentIndex(before > 0 && before < m_processor->count() ? before : 0);
}

std::optional<Lack> TasksView::lack() const
{
    return recording() && isOnBasicPath(*recording()) ? std::optional(Lack::BasicTasks) : std::nullopt;
}

void TasksView::showRecording()
{
    fillProcessors();
    const bool hasNoFragments = recording() && isBypassed(*recording());
    m_way->setText(hasNoFragments ? tr("No fragment tasks: %1").arg(bypassText(*recording())) : QString());
    m_way->setToolTip(hasNoFragments ? bypassSentences(*recording()) : QString());
    m_way->setVisible(hasNoFragments);
    if (!recording()) {
        m_selected.reset();
        return showLog({}, {});
    }
    // The log lives as long as its recording does.
    const SharedTaskLog log(recording(), &recording()->section<core::TaskSection>().log);
    showLog(log, log->tasksNotKept() == 0 ? QString()
                                          : tr("Only the first %1 tasks of the draw were kept, %2 were not.")
                                                .arg(grouped(log->tasks().size()), grouped(log->tasksNotKept())));
    m_kept->hide();
    m_record->show();
}

void TasksView::showLog(SharedTaskLog log, const QString& told)
{
    m_model->setContent({recording(), std::move(log), recordings().draw()});
    m_noticeText->setText(told);
    m_notice->setVisible(!told.isEmpty());
    filter();
}

void TasksView::recordStretch()
{
    const core::Cycle from = recordings().window().first();
    const core::Cycle to = recordings().window().end();
    m_noticeText->setText(tr("Recording the tasks of cycles %1 to %2…").arg(grouped(from), grouped(to - 1)));
    recordings().explore<SharedTaskLog>(
        this,
        [from, to](core::DrawExplorer& explorer, const core::DrawPace& pace) {
            return core::recordTasks(explorer.recording(), from, to, pace);
        },
        [this, from, to](const core::Result<std::shared_ptr<const SharedTaskLog>>& answer) {
            if (!answer)
                return m_noticeText->setText(inWords(answer.error().message));
            showLog(**answer, tr("The tasks of cycles %1 to %2, recorded again.").arg(grouped(from), grouped(to - 1)));
            m_kept->show();
        });
}

void TasksView::filter()
{
    TaskFilter wanted;
    if (m_stage->currentIndex() > 0)
        wanted.stage = m_stage->currentIndex() == 1 ? core::ShaderStage::Vertex : core::ShaderStage::Fragment;
    if (m_processor->currentIndex() > 0)
        wanted.processor = static_cast<std::uint16_t>(m_processor->currentIndex() - 1);
    if (m_inFlight->isChecked())
        wanted.inFlight = shownCycle(recordings().cursor());
    const auto* pixel = std::get_if<PixelLink>(&desk().selection());
    if (pixel)
        m_pixel = TaskFilter::Pixel{pixel->x, pixel->y};
    m_atPixel->setEnabled(m_pixel.has_value());
    m_atPixel->setText(m_pixel ? tr("At pixel %1,%2").arg(m_pixel->x).arg(m_pixel->y) : tr("At the pixel"));
    if (m_atPixel->isChecked())
        wanted.pixel = m_pixel;
    m_model->setFilter(wanted);
    showCount();
    showSelected();
}

void TasksView::showCount()
{
    const auto all = static_cast<quint64>(m_model->list().size());
    const auto shown = static_cast<quint64>(m_model->rowCount());
    const QString whole = counted(all, tr("%1 task"), tr("%1 tasks"));
    const QString listed = shown == all ? whole : tr("%1 of %2 tasks").arg(grouped(shown), grouped(all));
    const QString inFlight = counted(shown, tr("%1 task"), tr("%1 tasks"));
    m_count->setText(m_inFlight->isChecked()
                         ? QStringLiteral("%1 · %2").arg(atCycle(recordings().cursor(), inFlight), inWholeDraw(whole))
                         : inWholeDraw(listed));
}

void TasksView::showCursor()
{
    askForMoment(
        [this](const std::shared_ptr<const core::Snapshot>& moment) { m_model->setThreads(threadsAt(*moment)); });
    m_model->setShownCycle(shownCycle(recordings().cursor()));
    m_life->setCursor(recordings().cursor());
    if (const auto* link = std::get_if<TaskLink>(&desk().selection()); link && link->draw == recordings().draw())
        m_selected = link->task;
    if (const auto* link = std::get_if<RequestLink>(&desk().selection());
        link && link->draw == recordings().draw() && m_model->list().log())
        if (const core::RequestRecord* request = m_model->list().log()->request(link->request))
            m_selected = request->task;
    filter();
}

void TasksView::showSelected()
{
    if (!m_selected && m_model->rowCount() > 0)
        m_selected = m_model->task(m_model->index(0, 0))->id; // there is always one to look at
    const QModelIndex index = m_selected ? m_model->indexOf(*m_selected) : QModelIndex();
    if (index.isValid() && m_table->currentIndex().row() != index.row()) {
        m_table->setCurrentIndex(index);
        m_table->selectionModel()->select(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        m_table->scrollTo(index);
    }
    showTask();
}

void TasksView::showTask()
{
    const SharedTaskLog& log = m_model->content().log;
    const core::TaskRecord* task = log && m_selected ? log->task(*m_selected) : nullptr;
    m_life->setTask(m_model->content(), task);
    m_life->setVisible(task != nullptr);
    m_steps->setVisible(task != nullptr);
    m_report->setMaximumHeight(task ? kReportHeight : QWIDGETSIZE_MAX);
    LinkedHtml html;
    if (task)
        html = taskReport(*log, *task, *recording(), recordings().draw());
    else
        html.add(m_selected ? tr("<p>Task %1 is not among those that were kept.</p>").arg(m_selected->value)
                            : tr("<p>Select a task to see its life.</p>"));
    m_report->show(html, m_selected ? QString::number(m_selected->value) : QString());
    m_steps->setRows(task ? stepRows(*log, *task, *recording(), recordings().draw()) : std::vector<Row>());
}

QList<Export> TasksView::exports() const
{
    if (!recording())
        return {};
    QList<Export> all = m_page->exports(*m_model, QStringLiteral("tasks"));
    if (!m_life->isVisible())
        all.removeLast(); // there is no picture
    return all;
}

void TasksView::copy()
{
    QApplication::clipboard()->setText(rowsAsText(m_steps->hasFocus() ? static_cast<QTreeView&>(*m_steps) : *m_table));
}

} // namespace vitrine::views
