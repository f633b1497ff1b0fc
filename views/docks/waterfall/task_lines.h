// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/task_log.h"

#include <array>
#include <span>
#include <vector>

namespace vitrine::views {

/// The lives of tasks, each as a line of stretches without gaps, packed so that a million can be looked through fast.
/// They are in the order of the log that they come from.
class TaskLines {
public:
    /// From `from` to the next stretch, or to the end of the line.
    struct Stretch {
        core::Cycle from = 0;
        core::TaskPhase phase = core::TaskPhase::Queued;
    };

    TaskLines() = default;
    /// `length`: of the draw, where what has not ended is cut off.
    TaskLines(const core::TaskLog& log, core::Cycle length);

    /// One more line; nothing of it is there in cycle `end`.
    void add(std::span<const Stretch> stretches, core::Cycle end);

    [[nodiscard]] std::size_t size() const { return m_ends.size(); }
    [[nodiscard]] std::span<const Stretch> stretches(std::size_t line) const
    {
        return std::span(m_stretches).subspan(m_firsts[line], m_firsts[line + 1] - m_firsts[line]);
    }
    [[nodiscard]] core::Cycle begin(std::size_t line) const;
    [[nodiscard]] core::Cycle end(std::size_t line) const { return m_ends[line]; }
    /// The cycles that it spent in a phase.
    [[nodiscard]] core::Cycle in(std::size_t line, core::TaskPhase phase) const;

private:
    std::vector<Stretch> m_stretches;
    std::vector<std::size_t> m_firsts{0}; ///< by line; and behind the last
    std::vector<core::Cycle> m_ends;
};

} // namespace vitrine::views
