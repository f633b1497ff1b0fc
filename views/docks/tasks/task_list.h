// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/task_log.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine::views {

using SharedTaskLog = std::shared_ptr<const core::TaskLog>;

/// Which tasks are wanted: all conditions hold.
struct TaskFilter {
    std::optional<core::ShaderStage> stage;
    std::optional<std::uint16_t> processor; ///< that it ran on at any time
    struct Pixel {
        std::uint32_t x = 0, y = 0;
        friend bool operator==(const Pixel&, const Pixel&) = default;
    };
    std::optional<Pixel> pixel;          ///< that it ran for
    std::optional<core::Cycle> inFlight; ///< a cycle between enqueue and retire
    friend bool operator==(const TaskFilter&, const TaskFilter&) = default;
};

/// What the steps of a task come to.
struct TaskFacts {
    core::Cycle issued = core::kNever;
    std::array<core::Cycle, core::kTaskPhaseCount> times{}; ///< by TaskPhase
    std::uint64_t processors = 0;                           ///< a bit for each that it ran on, 0–63
    std::uint16_t swaps = 0;
    core::GrantReason reason = core::GrantReason::None; ///< of its first issue
};

/// The tasks of a log with what their steps come to, worked out once; filtering 100 000 takes milliseconds.
class TaskList {
public:
    TaskList() = default;
    /// `length`: of the draw, where what has not ended is counted up to.
    TaskList(SharedTaskLog log, core::Cycle length);

    [[nodiscard]] const SharedTaskLog& log() const { return m_log; }
    [[nodiscard]] std::size_t size() const { return m_facts.size(); }
    [[nodiscard]] const core::TaskRecord& task(std::size_t place) const { return m_log->tasks()[place]; }
    [[nodiscard]] const TaskFacts& facts(std::size_t place) const { return m_facts[place]; }
    /// What it does in a cycle; nothing: it isn't there.
    [[nodiscard]] std::optional<core::TaskSpan> spanAt(std::size_t place, core::Cycle cycle) const;

    /// Places in log()->tasks(), in their order.
    [[nodiscard]] std::vector<std::uint32_t> matching(const TaskFilter& filter) const;

private:
    SharedTaskLog m_log;
    std::vector<TaskFacts> m_facts;
};

} // namespace vitrine::views
