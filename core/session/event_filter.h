// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/event_list.h"

namespace vitrine::core {

/// Which events a step stops at. Nothing set: every event.
struct EventFilter {
    std::size_t kind = 0; ///< index in Event: kEventNumber<PixelWritten>
    QueueId queue = {};   ///< of queue events alone
    UnitId unit = {};     ///< of units' events alone

    [[nodiscard]] bool matches(const Event& event) const;
    friend bool operator==(const EventFilter&, const EventFilter&) = default;
};

} // namespace vitrine::core
