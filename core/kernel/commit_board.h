// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/ids.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace vitrine::core {

/// The cycle in which each queue commits next. The machine looks at it in every cycle, and most queues have nothing to
/// commit.
class CommitBoard {
public:
    void addQueue(QueueId id)
    {
        if (m_next.size() < id.value) {
            m_next.resize(id.value, kNever);
            m_expecting.resize(m_next.size() / kAtOnce + 1);
        }
    }
    [[nodiscard]] Cycle next(QueueId id) const { return m_next[id.value - 1]; }
    void setNext(QueueId id, Cycle cycle)
    {
        const std::size_t index = id.value - 1;
        m_next[index] = cycle;
        std::uint64_t& expecting = m_expecting[index / kAtOnce];
        const std::uint64_t bit = std::uint64_t{1} << index % kAtOnce;
        expecting = cycle == kNever ? expecting & ~bit : expecting | bit;
    }
    [[nodiscard]] Cycle earliest() const
    {
        Cycle earliest = kNever;
        forEachExpecting([&](std::size_t index) { earliest = std::min(earliest, m_next[index]); });
        return earliest;
    }
    /// Calls `commit(index)` in wiring order for the queues that are due. It may set when that queue commits next.
    template <typename Commit>
    void forEachDue(Cycle now, Commit&& commit) const
    {
        forEachExpecting([&](std::size_t index) {
            if (m_next[index] <= now)
                commit(index);
        });
    }

private:
    template <typename Visit>
    void forEachExpecting(Visit&& visit) const
    {
        for (std::size_t word = 0; word < m_expecting.size(); ++word)
            for (std::uint64_t left = m_expecting[word]; left != 0; left &= left - 1)
                visit(kAtOnce * word + static_cast<std::size_t>(std::countr_zero(left)));
    }

    static constexpr std::size_t kAtOnce = 64;
    std::vector<Cycle> m_next;              ///< by queue; kNever: it has nothing to commit
    std::vector<std::uint64_t> m_expecting; ///< a bit per queue that has
};

} // namespace vitrine::core
