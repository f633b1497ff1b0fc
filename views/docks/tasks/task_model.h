// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/tasks/task_list.h"
#include "views/docks/tasks/task_threads.h"
#include "views/kit/fact_table.h"
#include "views/machine/recordings.h"

namespace vitrine::views {

/// The tasks of a draw that a filter lets through. Nothing is made for rows that nobody looks at, so that a million
/// stay fluent.
class TaskModel final : public FactModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t {
        TaskColumn,
        StageColumn,
        NowColumn,
        PcColumn,
        RegistersColumn,
        TargetColumn,
        ItemsColumn,
        ProcessorColumn,
        EnqueuedColumn,
        IssuedColumn,
        ReasonColumn,
        SwapsColumn,
        RequestsColumn,
        QueuedColumn, ///< cycles by TaskPhase, six columns
        RunningColumn,
        PendingColumn,
        CompletedColumn,
        FinishedColumn,
        InSegmentColumn,
        RetiredColumn,
        ColumnCount
    };

    explicit TaskModel(QObject* parent = nullptr);

    struct Content {
        SharedRecording recording; ///< null empties it
        SharedTaskLog log;         ///< of the recording, or of a stretch of it
        std::uint32_t draw = 0;
    };
    void setContent(const Content& content);
    void setFilter(const TaskFilter& filter);
    void setShownCycle(core::Cycle cycle);
    /// Of the moment at the cursor; empty: not known.
    void setThreads(std::map<std::uint32_t, TaskThread> threads);

    [[nodiscard]] const TaskList& list() const { return m_list; }
    [[nodiscard]] const Content& content() const { return m_content; }
    /// Null: there is no such row.
    [[nodiscard]] const core::TaskRecord* task(const QModelIndex& index) const;
    /// Of a task; invalid: not kept, or filtered out.
    [[nodiscard]] QModelIndex indexOf(core::ItemId task) const;

    [[nodiscard]] RowCell cell(int row, int column) const;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    int refill();
    void order();
    [[nodiscard]] const TaskThread* thread(std::uint32_t place) const;
    [[nodiscard]] quint64 value(std::uint32_t place, int column) const;
    [[nodiscard]] QString text(std::uint32_t place, int column) const;
    [[nodiscard]] std::optional<Link> link(std::uint32_t place, int column) const;
    [[nodiscard]] QString processorsText(const TaskFacts& facts) const;

    Content m_content;
    TaskList m_list;
    TaskFilter m_filter;
    core::Cycle m_shownCycle = 0;
    std::map<std::uint32_t, TaskThread> m_threads; ///< by task
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    std::vector<std::uint32_t> m_rows; ///< places in the list
};

} // namespace vitrine::views
