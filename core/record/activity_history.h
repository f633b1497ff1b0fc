// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/activity_code.h"
#include "core/record/change_history.h"

#include <array>
#include <vector>

namespace vitrine::core {

/// What a unit did from cycle `from` to cycle `to` − 1.
struct ActivityInterval {
    Cycle from = 0;
    Cycle to = kNever; ///< kNever while it is still going on
    Activity activity = Activity::Idle;
    StallReason reason = StallReason::InputEmpty;
    QueueId blocker;
    friend bool operator==(const ActivityInterval&, const ActivityInterval&) = default;
};

/// How many cycles of a stretch a unit spent on what.
struct ActivityShares {
    static constexpr std::size_t kKinds = 2 + kStallReasonCount;
    std::array<Cycle, kKinds> cycles{}; ///< idle, working, then stalled by reason

    [[nodiscard]] Cycle idle() const { return cycles[0]; }
    [[nodiscard]] Cycle working() const { return cycles[1]; }
    [[nodiscard]] Cycle stalled(StallReason reason) const { return cycles[2 + static_cast<std::size_t>(reason)]; }
    [[nodiscard]] Cycle stalled() const;
    [[nodiscard]] Cycle all() const { return idle() + working() + stalled(); }

    void add(std::uint32_t code, Cycle duration)
    {
        const auto activity = static_cast<std::size_t>(code & 3);
        const std::size_t reason = activity == static_cast<std::size_t>(Activity::Stalled) ? code >> 2 & 7 : 0;
        cycles[activity + reason] += duration;
    }
    void include(const ActivityShares& other);
    void includePart(const ActivityShares& other, double part);
};

/// What one unit did over time.
class ActivityHistory final : public ChangeHistory<ActivityShares> {
public:
    using ChangeHistory::ChangeHistory;

    /// The intervals that are known exactly, in order of time and without gaps. The last one is still going on.
    [[nodiscard]] std::vector<ActivityInterval> intervals() const;
    /// Cycles before `until` in which the unit waited for a queue, by QueueId. If changes at `until` are not known
    /// exactly any more, this counts up to where they are.
    [[nodiscard]] std::vector<Cycle> blockedBy(Cycle until) const;

private:
    void forget(const Change* changes, std::size_t number, Cycle end) override;

    std::vector<Cycle> m_forgotten; ///< blockedBy() of the time that is not known exactly any more
};

} // namespace vitrine::core
