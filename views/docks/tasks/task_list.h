// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/task_log.h"

#include <array>
#include <memory>
#include <optional>
#include <utility>
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

/// The tasks of a log. What their steps come to is worked out of those that are asked for: a million may be there, and
/// a window shows some forty.
class TaskList {
public:
    TaskList() = default;
    /// `length`: of the draw, where what has not ended is counted up to.
    TaskList(SharedTaskLog log, core::Cycle length) : m_log(std::move(log)), m_length(length) {}

    [[nodiscard]] const SharedTaskLog& log() const { return m_log; }
    [[nodiscard]] std::size_t size() const { return m_log ? m_log->tasks().size() : 0; }
    [[nodiscard]] const core::TaskRecord& task(std::size_t place) const { return m_log->tasks()[place]; }
    [[nodiscard]] TaskFacts facts(std::size_t place) const;
    /// What it does in a cycle; nothing: it isn't there.
    [[nodiscard]] std::optional<core::TaskSpan> spanAt(std::size_t place, core::Cycle cycle) const;

    /// Places in log()->tasks(), in their order.
    [[nodiscard]] std::vector<std::uint32_t> matching(const TaskFilter& filter) const;

private:
    [[nodiscard]] bool fits(std::size_t place, const TaskFilter& filter) const;

    SharedTaskLog m_log;
    core::Cycle m_length = 0;
};

} // namespace vitrine::views
