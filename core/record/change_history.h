// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/change_log.h"
#include "core/record/bounded_log.h"

#include <cstdint>
#include <deque>
#include <memory_resource>
#include <vector>

namespace vitrine::core {

/// How much a history keeps, and where.
struct HistoryRoom {
    /// For each level: about two megabytes of changes.
    static constexpr std::size_t kKeptChanges = 1u << 18;
    static constexpr std::size_t kKeptNodes = 1u << 14;

    std::size_t changes = kKeptChanges;
    std::size_t nodes = kKeptNodes;
    /// For the changes; it must live longer than the history.
    std::pmr::memory_resource* memory = std::pmr::get_default_resource();
};

/// A value over time, kept as its changes. A pyramid above them has sums over 64, 64², 64³ … changes. So any stretch is
/// summed up in O(log n), so a view can draw a million changes in a thousand columns.
///
/// Memory is bounded: each level keeps only its last entries. For what lies further back, the coarser levels still know
/// the sums, exactly where they cover it, and in proportion at the borders of a stretch.
///
/// `Sums` defines what is summed up:
///
///   void add(std::uint32_t value, Cycle cycles)            the value was in force for so long, 1 cycle at least
///   void include(const Sums& other)
///   void includePart(const Sums& other, double part)       0 < part < 1
template <typename Sums>
class ChangeHistory {
public:
    ChangeHistory(Cycle start, std::uint32_t value, const HistoryRoom& room = {});
    ChangeHistory(const ChangeHistory&) = delete;
    ChangeHistory& operator=(const ChangeHistory&) = delete;
    virtual ~ChangeHistory() = default;

    /// Cycles may not decrease, except after rewind().
    void note(Change change)
    {
        *m_next++ = change;
        if (m_next == m_end) [[unlikely]]
            continueBlock();
    }
    /// Forgets what was noted from this cycle on. note() must follow.
    void rewind(Cycle cycle);

    /// The first cycle that is known.
    [[nodiscard]] Cycle start() const { return m_start; }
    /// The cycle from which on every change is known.
    [[nodiscard]] Cycle exactFrom() const { return m_changes[m_changes.first()].cycle(); }
    [[nodiscard]] Change last() const { return m_next == m_end - kFanOut ? m_before : m_next[-1]; }
    /// For a cycle before exactFrom() this is the first known change.
    [[nodiscard]] std::uint32_t valueAt(Cycle cycle) const { return m_changes[indexAt(cycle)].value(); }
    /// The cycle of the first exactly known change after this cycle; kNever when there is none.
    [[nodiscard]] Cycle nextChange(Cycle cycle) const;
    /// Calls `visit(from, to, value)` for everything that is known exactly about the cycles before `end`, in order of
    /// time and without gaps.
    template <typename Visit>
    void forEach(Cycle end, Visit&& visit) const;

    /// The sums of the known cycles among from … to − 1.
    [[nodiscard]] Sums sums(Cycle from, Cycle to) const;
    /// The sums of `parts` stretches that cover from … to − 1. Their lengths are equal to within a cycle, and each has
    /// at least one cycle.
    [[nodiscard]] std::vector<Sums> columns(Cycle from, Cycle to, std::uint32_t parts) const;

protected:
    /// The oldest changes are about to be forgotten. The last of them was in force until `end`.
    virtual void forget(const Change* changes, std::size_t number, Cycle end);
    [[nodiscard]] std::size_t count() const
    {
        // The room that is left in the last block holds no changes yet.
        return m_changes.end() - static_cast<std::size_t>(m_end - m_next);
    }

private:
    static constexpr std::size_t kFanOut = 64;

    /// The sums of 64^(level+1) changes. A node begins with the last change before them, which is the first one to end
    /// in it.
    struct Node {
        Cycle from;
        Cycle to;
        Sums sums;
    };
    using Level = BoundedLog<Node>;

    void continueBlock();
    void openBlock();
    [[nodiscard]] Sums sumsOfBlock() const;
    void raisePyramid();
    void restart(Cycle cycle);

    [[nodiscard]] std::size_t indexAt(Cycle cycle) const;
    [[nodiscard]] static std::size_t nodeAt(const Level& level, Cycle cycle);
    Cycle includeNext(Sums& result, Cycle from, Cycle to) const;
    Cycle includeNodes(Sums& result, const Level& level, std::size_t first, Cycle to) const;
    Cycle includeChanges(Sums& result, Cycle from, Cycle to) const;
    Cycle includePart(Sums& result, Cycle from, Cycle to) const;

    Change* m_next = nullptr;
    Change* m_end = nullptr; ///< end of the room in the last block
    Change m_before;         ///< the last change before this block
    Cycle m_start;
    std::size_t m_keptNodes;
    BoundedLog<Change> m_changes; ///< in blocks of kFanOut, the last of which has room
    std::deque<Level> m_levels;   ///< a deque, because levels must not move
};

} // namespace vitrine::core

#include "core/record/change_history_impl.h"
