// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/task_log.h"
#include "views/docks/tasks/task_list.h"
#include "views/docks/waterfall/task_detail.h"
#include "views/docks/waterfall/task_lines.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::views {

/// What tasks are put together by.
enum class TaskGrouping : std::uint8_t {
    Time,      ///< in the order in which they came into their queues, as one group
    Processor, ///< that each ran on first
    Draw,      ///< and its passes
    Primitive, ///< that fragments belong to; vertex tasks go first
};

/// core::kNoProcessor: none has run it.
[[nodiscard]] std::uint16_t firstProcessor(const core::TaskLog& log, const core::TaskRecord& task);

/// The tasks of a log in rows: groups below each other, and within a group in the order in which they came.
class TaskOrder {
public:
    TaskOrder() = default;
    TaskOrder(SharedTaskLog log, TaskGrouping grouping);

    /// Those alone that are there in some of the cycles from … to − 1. `lines` are of the same log, `detail` is of all
    /// of its rows in this order.
    [[nodiscard]] TaskOrder between(const TaskLines& lines, const TaskDetail& detail, core::Cycle from,
                                    core::Cycle to) const;

    [[nodiscard]] std::size_t size() const { return m_rows.size(); }
    /// The place in the log of each row.
    [[nodiscard]] const std::vector<std::uint32_t>& rows() const { return m_rows; }
    /// Of those that are left alone: the row of each in the order that they come from. Else empty.
    [[nodiscard]] const std::vector<std::uint32_t>& places() const { return m_places; }
    [[nodiscard]] const core::TaskRecord& task(std::size_t row) const { return m_log->tasks()[m_rows[row]]; }
    [[nodiscard]] const SharedTaskLog& log() const { return m_log; }
    [[nodiscard]] std::optional<std::size_t> rowOf(core::ItemId task) const;

    struct Group {
        std::uint64_t key = 0; ///< the number of the processor, the draw or the primitive
        std::size_t firstRow = 0;
    };
    /// In the order of rows.
    [[nodiscard]] const std::vector<Group>& groups() const { return m_groups; }
    [[nodiscard]] const Group& groupOf(std::size_t row) const;
    [[nodiscard]] TaskGrouping grouping() const { return m_grouping; }

private:
    static constexpr std::uint32_t kNoRow = ~std::uint32_t{0};
    void number();

    SharedTaskLog m_log;
    TaskGrouping m_grouping = TaskGrouping::Time;
    std::vector<std::uint32_t> m_rows;
    std::vector<std::uint32_t> m_places;
    std::vector<std::uint32_t> m_rowOf; ///< by place in the log; kNoRow: left out
    std::vector<Group> m_groups;
};

} // namespace vitrine::views
