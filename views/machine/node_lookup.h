// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/observe/snapshot.h"
#include "core/observe/state_reading.h"

#include <cstddef>
#include <memory>

/// Finds the states of units, and what queues hold. state_reading.h reads their fields.

namespace vitrine::views {

using SharedSnapshot = std::shared_ptr<const core::Snapshot>;

/// Null: no moment is known, or it has no such unit.
[[nodiscard]] inline const core::UnitSnapshot* unitIn(const core::Snapshot* moment, core::UnitId unit)
{
    for (std::size_t i = 0; moment && i < moment->units.size(); ++i)
        if (moment->units[i].id == unit)
            return &moment->units[i];
    return nullptr;
}

[[nodiscard]] inline const core::QueueSnapshot* queueIn(const core::Snapshot* moment, core::QueueId queue)
{
    for (std::size_t i = 0; moment && i < moment->queues.size(); ++i)
        if (moment->queues[i].id == queue)
            return &moment->queues[i];
    return nullptr;
}

/// The state of a unit; null as above.
[[nodiscard]] inline const core::StateNode* stateIn(const core::Snapshot* moment, core::UnitId unit)
{
    const core::UnitSnapshot* found = unitIn(moment, unit);
    return found ? &found->state : nullptr;
}

} // namespace vitrine::views
