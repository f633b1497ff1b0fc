// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/ids.h"

#include <cstdint>

/// How what is always recorded leaves the machine: not as events, but as the points at which the fill of a queue or the
/// activity of a unit changes, written down where they happen.

namespace vitrine::core {

/// A value that is in force from a cycle on, in one word. A later change of the same cycle replaces it.
class Change {
public:
    static constexpr unsigned kValueBits = 20;
    static constexpr std::uint32_t kMaxValue = (1u << kValueBits) - 1;
    static constexpr Cycle kMaxCycle = ~std::uint64_t{0} >> kValueBits; ///< two months at three million cycles a second

    Change() = default;
    Change(Cycle cycle, std::uint32_t value) : m_bits(cycle << kValueBits | value) {}
    [[nodiscard]] Cycle cycle() const { return m_bits >> kValueBits; }
    [[nodiscard]] std::uint32_t value() const { return static_cast<std::uint32_t>(m_bits) & kMaxValue; }

private:
    std::uint64_t m_bits = 0;
};

/// Where the machine writes the changes of one queue or unit. Writing is a store; only full blocks are a call.
class ChangeTrack {
public:
    ChangeTrack() = default;
    ChangeTrack(const ChangeTrack&) = delete;
    ChangeTrack& operator=(const ChangeTrack&) = delete;
    virtual ~ChangeTrack() = default;

    /// Cycles may not decrease, but for rewind().
    void note(Cycle cycle, std::uint32_t value)
    {
        *m_next++ = Change(cycle, value);
        if (m_next == m_end) [[unlikely]]
            continueBlock();
    }
    /// The clock was set: what was noted from this cycle on never was. note() follows.
    virtual void rewind(Cycle cycle) = 0;

protected:
    /// Sets m_next and m_end to more room.
    virtual void continueBlock() = 0;

    Change* m_next = nullptr;
    Change* m_end = nullptr;

private:
    friend class ChangeTaps;
    ChangeTrack* m_following = nullptr; ///< the next recorder's track of the same queue or unit
};

/// Keeps changes: has a track for each queue and unit that it wants to know of.
class ChangeRecorder {
public:
    ChangeRecorder() = default;
    ChangeRecorder(const ChangeRecorder&) = delete;
    ChangeRecorder& operator=(const ChangeRecorder&) = delete;
    virtual ~ChangeRecorder() = default;

    /// Null when not wanted. The value is the queue's occupancy.
    [[nodiscard]] virtual ChangeTrack* queueTrack(QueueId) { return nullptr; }
    /// The value is an ActivityCode.
    [[nodiscard]] virtual ChangeTrack* unitTrack(UnitId) { return nullptr; }
};

} // namespace vitrine::core
