// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/tasks/task_model.h"

#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "views/base/item_tools.h"
#include "views/base/link.h"
#include "views/docks/tasks/task_text.h"
#include "views/machine/activity_style.h"
#include "views/machine/shown_cycle.h"
#include "views/theme/counted.h"

#include <QCoreApplication>

#include <algorithm>
#include <bit>
#include <utility>

namespace vitrine::views {

namespace {

struct Head {
    const char* name;
    const char* sentence;
};
constexpr Head kHeads[] = {
    {QT_TRANSLATE_NOOP("TaskModel", "Task"), QT_TRANSLATE_NOOP("TaskModel", "Its number in the draw's machine.")},
    {QT_TRANSLATE_NOOP("TaskModel", "Stage"), QT_TRANSLATE_NOOP("TaskModel", "Which program it runs.")},
    {QT_TRANSLATE_NOOP("TaskModel", "Now"), QT_TRANSLATE_NOOP("TaskModel", "What it does at the cursor.")},
    {QT_TRANSLATE_NOOP("TaskModel", "PC"),
     QT_TRANSLATE_NOOP("TaskModel", "At the cursor, while it has a context: the instruction that comes next.")},
    {QT_TRANSLATE_NOOP("TaskModel", "Register base"),
     QT_TRANSLATE_NOOP("TaskModel",
                       "At the cursor, while it has a context: its place among those of its stage, at which "
                       "its registers begin.")},
    {QT_TRANSLATE_NOOP("TaskModel", "For"),
     QT_TRANSLATE_NOOP("TaskModel", "The first pixel that it shades, or its vertices.")},
    {QT_TRANSLATE_NOOP("TaskModel", "Items"), QT_TRANSLATE_NOOP("TaskModel", "Covered fragments, or vertices.")},
    {QT_TRANSLATE_NOOP("TaskModel", "Ran on"), QT_TRANSLATE_NOOP("TaskModel", "The processors that have run it.")},
    {QT_TRANSLATE_NOOP("TaskModel", "Enqueued"),
     QT_TRANSLATE_NOOP("TaskModel", "The cycle in which it is in its task queue.")},
    {QT_TRANSLATE_NOOP("TaskModel", "Issued"),
     QT_TRANSLATE_NOOP("TaskModel", "The cycle in which a processor runs it for the first time.")},
    {QT_TRANSLATE_NOOP("TaskModel", "Chosen because"),
     QT_TRANSLATE_NOOP("TaskModel", "Why the scheduler issued it and nothing else.")},
    {QT_TRANSLATE_NOOP("TaskModel", "Swaps"),
     QT_TRANSLATE_NOOP("TaskModel", "How often it left its processor to wait for a device.")},
    {QT_TRANSLATE_NOOP("TaskModel", "Requests"), QT_TRANSLATE_NOOP("TaskModel", "How many it has posted to devices.")},
    {QT_TRANSLATE_NOOP("TaskModel", "Queued"),
     QT_TRANSLATE_NOOP("TaskModel", "Cycles in its queue before it first ran.")},
    {QT_TRANSLATE_NOOP("TaskModel", "Running"), QT_TRANSLATE_NOOP("TaskModel", "Cycles on a processor.")},
    {QT_TRANSLATE_NOOP("TaskModel", "Pending"),
     QT_TRANSLATE_NOOP("TaskModel", "Cycles swapped out, until the device had answered.")},
    {QT_TRANSLATE_NOOP("TaskModel", "Completed"),
     QT_TRANSLATE_NOOP("TaskModel", "Cycles from the answer until a processor took it up again.")},
    {QT_TRANSLATE_NOOP("TaskModel", "Finished"),
     QT_TRANSLATE_NOOP("TaskModel", "Cycles behind the end of its program, until its turn came.")},
    {QT_TRANSLATE_NOOP("TaskModel", "In segment"),
     QT_TRANSLATE_NOOP("TaskModel", "Cycles in a segment before a processor began with it.")},
    {QT_TRANSLATE_NOOP("TaskModel", "Retired"),
     QT_TRANSLATE_NOOP("TaskModel", "The cycle in which it has left its queue.")},
};
static_assert(std::size(kHeads) == TaskModel::ColumnCount);

bool isNumber(int column)
{
    switch (column) {
    case TaskModel::StageColumn:
    case TaskModel::NowColumn:
    case TaskModel::TargetColumn:
    case TaskModel::ProcessorColumn:
    case TaskModel::ReasonColumn: return false;
    default: return true;
    }
}

} // namespace

TaskModel::TaskModel(QObject* parent) : FactModel({}, parent)
{
    QList<FactColumn> columns;
    for (const Head& head : kHeads) {
        const auto number = static_cast<int>(columns.size());
        columns << factColumn(*this, number, QCoreApplication::translate("TaskModel", head.name),
                              QCoreApplication::translate("TaskModel", head.sentence), 0,
                              isNumber(number) && number != TaskColumn);
    }
    setColumns(std::move(columns));
}

void TaskModel::setContent(const Content& content)
{
    replace([&] {
        const bool isOther = content.log != m_content.log || content.recording != m_content.recording;
        m_content = content;
        if (isOther)
            m_list = content.recording ? TaskList(content.log, content.recording->length()) : TaskList();
        return refill();
    });
}

void TaskModel::setFilter(const TaskFilter& filter)
{
    if (filter == m_filter)
        return;
    replace([&] {
        m_filter = filter;
        return refill();
    });
}

void TaskModel::setShownCycle(core::Cycle cycle)
{
    if (m_shownCycle == cycle)
        return;
    m_shownCycle = cycle;
    if (!m_rows.empty())
        emit dataChanged(index(0, NowColumn), index(rowCount() - 1, NowColumn));
}

void TaskModel::setThreads(std::map<std::uint32_t, TaskThread> threads)
{
    m_threads = std::move(threads);
    if (!m_rows.empty())
        emit dataChanged(index(0, PcColumn), index(rowCount() - 1, RegistersColumn));
}

const TaskThread* TaskModel::thread(std::uint32_t place) const
{
    const auto found = m_threads.find(m_list.task(place).id.value);
    return found == m_threads.end() ? nullptr : &found->second;
}

// How many there are.
int TaskModel::refill()
{
    m_rows = m_content.recording ? m_list.matching(m_filter) : std::vector<std::uint32_t>();
    order();
    return static_cast<int>(m_rows.size());
}

void TaskModel::order()
{
    if (m_sortColumn < 0)
        return std::sort(m_rows.begin(), m_rows.end());
    const auto key = [this](std::uint32_t place) { return value(place, m_sortColumn); };
    std::vector<std::pair<quint64, std::uint32_t>> keyed;
    keyed.reserve(m_rows.size());
    for (const std::uint32_t place : m_rows)
        keyed.emplace_back(key(place), place);
    std::sort(keyed.begin(), keyed.end(), [this](const auto& a, const auto& b) {
        if (a.first != b.first)
            return m_sortOrder == Qt::AscendingOrder ? a.first < b.first : a.first > b.first;
        return a.second < b.second;
    });
    for (std::size_t i = 0; i < keyed.size(); ++i)
        m_rows[i] = keyed[i].second;
}

void TaskModel::sort(int column, Qt::SortOrder order)
{
    emit layoutAboutToBeChanged();
    std::vector<std::uint32_t> places; // that persistent indices stand for
    const QModelIndexList before = persistentIndexList();
    for (const QModelIndex& one : before)
        places.push_back(m_rows[static_cast<std::size_t>(one.row())]);
    m_sortColumn = column;
    m_sortOrder = order;
    this->order();
    std::vector<int> rowOf(m_list.size(), -1);
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        rowOf[m_rows[row]] = static_cast<int>(row);
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after << index(rowOf[places[static_cast<std::size_t>(i)]], before[i].column());
    changePersistentIndexList(before, after);
    emit layoutChanged();
}

const core::TaskRecord* TaskModel::task(const QModelIndex& index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() && row < m_rows.size() ? &m_list.task(m_rows[row]) : nullptr;
}

QModelIndex TaskModel::indexOf(core::ItemId task) const
{
    const core::TaskRecord* found = m_list.log() ? m_list.log()->task(task) : nullptr;
    if (!found)
        return {};
    const auto place = static_cast<std::uint32_t>(found - m_list.log()->tasks().data());
    const auto row = std::find(m_rows.begin(), m_rows.end(), place);
    return row == m_rows.end() ? QModelIndex() : index(static_cast<int>(row - m_rows.begin()), 0);
}

// What is sorted by and exported; of what has not happened, the greatest.
quint64 TaskModel::value(std::uint32_t place, int column) const
{
    const core::TaskRecord& task = m_list.task(place);
    if (column >= QueuedColumn && column <= InSegmentColumn)
        return m_list.facts(place).times[static_cast<std::size_t>(column - QueuedColumn)];
    switch (column) {
    case TaskColumn: return task.id.value;
    case StageColumn: return static_cast<quint64>(task.stage);
    case NowColumn: {
        const auto span = m_list.spanAt(place, m_shownCycle);
        return span ? static_cast<quint64>(span->phase) : core::kTaskPhaseCount;
    }
    case PcColumn: return thread(place) ? thread(place)->pc : core::kNever;
    case RegistersColumn: return thread(place) ? thread(place)->place : core::kNever;
    case TargetColumn:
        return task.stage == core::ShaderStage::Vertex ? task.firstVertex
                                                       : quint64{task.quads[0].y} << 16 | task.quads[0].x;
    case ItemsColumn: return task.items;
    case ProcessorColumn: return m_list.facts(place).processors;
    case EnqueuedColumn: return task.enqueued;
    case IssuedColumn: return m_list.facts(place).issued;
    case ReasonColumn: return static_cast<quint64>(m_list.facts(place).reason);
    case SwapsColumn: return m_list.facts(place).swaps;
    case RequestsColumn: return task.requests;
    case RetiredColumn: return task.retired;
    default: return 0;
    }
}

QString TaskModel::processorsText(const TaskFacts& facts) const
{
    QStringList names;
    for (std::uint16_t i = 0; i < core::kMostProcessors; ++i)
        if (core::contains(facts.processors, i))
            names << processorText(*m_content.recording, i);
    return names.join(QStringLiteral(", "));
}

QString TaskModel::text(std::uint32_t place, int column) const
{
    const core::TaskRecord& task = m_list.task(place);
    switch (column) {
    case TaskColumn: return QString::number(task.id.value);
    case StageColumn: return stageText(task.stage);
    case NowColumn: {
        const auto span = m_list.spanAt(place, m_shownCycle);
        return span ? taskPhaseStyle(span->phase).name : QString();
    }
    case TargetColumn: return targetText(task);
    case ProcessorColumn: return processorsText(m_list.facts(place));
    case ReasonColumn: return reasonText(m_list.facts(place).reason);
    default: break;
    }
    const quint64 number = value(place, column);
    return number == core::kNever ? QStringLiteral("–") : grouped(number);
}

std::optional<Link> TaskModel::link(std::uint32_t place, int column) const
{
    const core::TaskRecord& task = m_list.task(place);
    const auto cycle = [this](core::Cycle at) {
        return at == core::kNever ? std::nullopt : std::optional(linkToCycle(m_content.draw, at));
    };
    switch (column) {
    case TaskColumn: return Link{{}, TaskLink{m_content.draw, task.id}};
    case TargetColumn: return targetLink(task, m_content.draw);
    case ProcessorColumn: {
        const std::uint64_t processors = m_list.facts(place).processors;
        return std::popcount(processors) == 1
                   ? processorLink(*m_content.recording, static_cast<std::uint16_t>(std::countr_zero(processors)))
                   : std::nullopt;
    }
    case EnqueuedColumn: return cycle(task.enqueued);
    case IssuedColumn: return cycle(m_list.facts(place).issued);
    case RetiredColumn: return cycle(task.retired);
    default: return {};
    }
}

RowCell TaskModel::cell(int row, int column) const
{
    const std::uint32_t place = m_rows[static_cast<std::size_t>(row)];
    const quint64 exact = isNumber(column) ? value(place, column) : core::kNever;
    RowCell cell{.text = text(place, column), .link = link(place, column)};
    if (exact != core::kNever)
        cell.value = exact;
    if (column == ReasonColumn)
        cell.toolTip = reasonSentence(m_list.facts(place).reason);
    else if (column == TargetColumn)
        cell.toolTip = targetsText(m_list.task(place));
    return cell;
}

QVariant TaskModel::data(const QModelIndex& index, int role) const
{
    if (role != kRowLinkRole || !index.isValid())
        return FactModel::data(index, role);
    return QVariant::fromValue(*link(m_rows[static_cast<std::size_t>(index.row())], TaskColumn));
}

} // namespace vitrine::views
