// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/base/text.h"
#include "core/observe/event_list.h"
#include "core/observe/snapshot.h"
#include "core/session/draw_pace.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// What the parts of the machine did in a cycle of a draw, or could not do and why, in a sentence each. The sentences
/// are made from what the machine that ran has told: its events in that cycle, its state behind it, and the recording.

namespace vitrine::core {

class DrawExplorer;
class DrawRecording;

/// Something that a sentence names and that can be looked at.
struct NamedThing {
    enum class Kind : std::uint8_t { Unit, Queue, Task, Request, Segment, Tile };
    Kind kind = Kind::Unit;
    std::uint32_t number = 0; ///< its id; of a tile its column
    std::uint32_t row = 0;    ///< of a tile
    Text words;               ///< as they stand in the sentence
};

enum class PartGroup : std::uint8_t {
    Processors,
    Pipeline,
    Devices ///< what answers requests of programs, and what routes these
};

struct ExplainedPart {
    UnitId unit;
    PartGroup group = PartGroup::Pipeline;
    Activity activity = Activity::Idle;
    StallReason reason = StallReason::InputEmpty; ///< as in UnitSnapshot
    QueueId blocker;
    /// It does something else than in the cycle before, waits for something else, or something has happened beside the
    /// mere passing on of items: a task was swapped, a request posted or answered, a tile culled …
    bool isNew = false;
    Text sentence; ///< begins with the path of the unit and ends without a stop
    std::vector<NamedThing> names;
};

struct CycleExplanation {
    Cycle cycle = 0;                  ///< that the sentences tell of
    std::vector<ExplainedPart> parts; ///< by group, in the order of the machine
    std::size_t idle = 0;             ///< parts that did nothing, and have no sentence
};

/// Of the cycle before `moment`: `events` are those that the machine told in it, and `before` is the moment at which it
/// begins. Null: what was discarded in the cycle is not known, and is not told.
[[nodiscard]] CycleExplanation explainCycle(const DrawRecording& recording, const Snapshot* before,
                                            const Snapshot& moment, std::span<const Event> events);

/// Of the cycle before `cursor`; of the beginning of a draw its first cycle.
[[nodiscard]] Result<CycleExplanation> explainCycle(DrawExplorer& explorer, Cycle cursor, const DrawPace& pace = {});

} // namespace vitrine::core
