// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/register_names.h"
#include "core/session/event_filter.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

/// The conditions at which a run inside a draw can stop (ONE-06). Each is about what happens in a cycle.

namespace vitrine::core {

/// An event that passes a filter: by its kind, its queue or its unit.
struct AtEvent {
    EventFilter filter;
};
/// An event by its public name (spec/00 §9): `task.issue`, `z.test` … When a queue or a unit is given, only its events
/// count.
struct AtEventName {
    std::string name;
    QueueId queue = {};
    UnitId unit = {};
};
/// The fill of a queue reaches `level`: it rises to at least it, falls to at most it, or becomes exactly it.
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
/// Something happens to a task, or to one of its requests, in VTQ, FTQ, ARQ or APQ, or the task ends.
struct AtTask {
    ItemId task;
};
/// A command writes one of these registers (RUN-01).
struct AtRegister {
    std::vector<RegisterRange> registers;
};
/// The fill of a queue changes.
struct AtQueueChange {
    QueueId queue;
};
/// A unit does something else than before: works, idles, or stalls for another reason.
struct AtUnitChange {
    UnitId unit;
};
/// A field of a unit's state changes, or anything below that field. A field is written as machineAt() shows it,
/// `task/label/id`, and list elements go by their number. When a field appears or disappears, that is a change, too.
struct AtFieldChange {
    UnitId unit;
    std::string field;
};

using MomentCondition = std::variant<AtEvent, AtEventName, AtQueueLevel, AtPixel, AtTask, AtRegister, AtQueueChange,
                                     AtUnitChange, AtFieldChange>;

} // namespace vitrine::core
