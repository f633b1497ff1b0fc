// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/event_filter.h"

#include <cstdint>
#include <string>
#include <variant>

/// What a run inside a draw can be asked to stop at (ONE-06): conditions on what happens in a cycle.

namespace vitrine::core {

/// An event of a kind, of a queue, of a unit: EventFilter.
struct AtEvent {
    EventFilter filter;
};
/// A queue's fill comes to a level: from the other side of it to `level` or beyond.
struct AtQueueLevel {
    enum class Side : std::uint8_t { AtLeast, AtMost };
    QueueId queue;
    Side side = Side::AtLeast;
    std::uint32_t level = 0;
};
/// Something happens to a pixel: it is tested, its stencil changes, or it is written.
struct AtPixel {
    std::uint16_t x = 0;
    std::uint16_t y = 0; ///< from the bottom
};
/// Something happens to a task, or to a request of its own, in VTQ, FTQ, ARQ or APQ, or it ends.
struct AtTask {
    ItemId task;
};
/// The fill of a queue changes.
struct AtQueueChange {
    QueueId queue;
};
/// A unit does something else than before: works, idles, or stalls for another reason.
struct AtUnitChange {
    UnitId unit;
};
/// A field of a unit's state changes, with everything below it: `task/label/id` as machineAt() shows it, list elements
/// by their number. A field that is not there yet, or no more, has no value, which is one.
struct AtFieldChange {
    UnitId unit;
    std::string field;
};

using MomentCondition =
    std::variant<AtEvent, AtQueueLevel, AtPixel, AtTask, AtQueueChange, AtUnitChange, AtFieldChange>;

} // namespace vitrine::core
