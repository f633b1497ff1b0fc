// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/draw_replay.h"
#include "core/session/machine/moment_search.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace vitrine::core {

class MomentWatch;

/// The moment that a search has found: the machine after `cycle` cycles is the first that shows what was looked for.
struct FoundMoment {
    Cycle cycle = 0;              ///< cycles executed: it happened in cycle − 1
    std::optional<Event> event;   ///< the event that made the first of `met` true, when that is a condition on events
    std::vector<std::size_t> met; ///< conditions that came true in that cycle, by their numbers, in order
};

/// Runs a draw forward or back to the moment at which one of several conditions comes true (ONE-06). It leaves the
/// replay at any place.
class MomentFinder {
public:
    /// Both outlive the finder.
    MomentFinder(DrawReplay& replay, std::span<const MomentCondition> conditions)
        : m_replay(replay), m_conditions(conditions)
    {
    }

    /// The first moment after `from`, up to and including `to`, which may be kNever; nothing when there is none.
    Result<std::optional<FoundMoment>> next(Cycle from, Cycle to, const DrawPace& pace = {});
    /// The last moment before `from`, down to and including `to`; nothing when there is none. `from` is at most the
    /// draw's length plus one.
    ///
    /// It searches stretches between checkpoints, the latest first. When the moment is near it runs a single stretch.
    Result<std::optional<FoundMoment>> previous(Cycle from, Cycle to, const DrawPace& pace = {});

    /// How many cycles the last search ran. Tests count these instead of measuring time.
    [[nodiscard]] Cycle work() const { return m_work; }

private:
    using Watches = std::vector<std::unique_ptr<MomentWatch>>;
    [[nodiscard]] Watches watches() const;

    DrawReplay& m_replay;
    const std::span<const MomentCondition> m_conditions;
    Cycle m_work = 0;
};

} // namespace vitrine::core
