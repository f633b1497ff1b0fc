// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/ids.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace vitrine::core {

/// The cycle in which each queue commits next. They lie side by side: the machine looks at them in every cycle.
class CommitBoard {
public:
    void addQueue(QueueId id)
    {
        if (m_next.size() < id.value)
            m_next.resize(id.value, kNever);
    }
    [[nodiscard]] Cycle& next(QueueId id) { return m_next[id.value - 1]; }
    [[nodiscard]] Cycle next(QueueId id) const { return m_next[id.value - 1]; }
    [[nodiscard]] Cycle earliest() const
    {
        return m_next.empty() ? kNever : *std::min_element(m_next.begin(), m_next.end());
    }
    /// Calls `commit(index)` in wiring order for the queues that are due.
    template <typename Commit>
    void forEachDue(Cycle now, Commit&& commit) const
    {
        for (std::size_t first = 0; first < m_next.size(); first += kAtOnce) {
            const std::size_t number = std::min(kAtOnce, m_next.size() - first);
            std::uint64_t due = 0;
            for (std::size_t i = 0; i < number; ++i)
                due |= std::uint64_t{m_next[first + i] <= now} << i;
            for (; due != 0; due &= due - 1)
                commit(first + static_cast<std::size_t>(std::countr_zero(due)));
        }
    }

private:
    static constexpr std::size_t kAtOnce = 64;
    std::vector<Cycle> m_next;
};

} // namespace vitrine::core
