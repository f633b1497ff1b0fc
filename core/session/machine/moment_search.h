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
/// An event by its public name (spec/00 §9): `task.issue`, `z.test` … With a queue or a unit: of that one alone.
struct AtEventName {
    std::string name;
    QueueId queue = {};
    UnitId unit = {};
};
/// A queue's fill comes to a level: from the other side of it to `level` or beyond, or to exactly `level`.
struct AtQueueLevel {
    enum class Side : std::uint8_t { AtLeast, AtMost, Exactly };
    QueueId queue;
    Side side = Side::AtLeast;
    std::uint32_t level = 0;
};
/// Something happens to a pixel: a fragment of it leaves the rasterizer, is tested, changes its stencil or its color.
struct AtPixel {
    enum class What : std::uint8_t { Anything, Write };
    std::uint16_t x = 0;
    std::uint16_t y = 0; ///< from the bottom
    What what = What::Anything;
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
    std::variant<AtEvent, AtEventName, AtQueueLevel, AtPixel, AtTask, AtQueueChange, AtUnitChange, AtFieldChange>;

} // namespace vitrine::core
