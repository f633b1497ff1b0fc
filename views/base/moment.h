// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/observe/description.h"
#include "core/observe/snapshot.h"
#include "core/session/call_troubles.h"
#include "core/session/event_search.h"
#include "core/session/picture.h"
#include "views/base/event_index.h"
#include "views/base/shared_machine.h"

#include <array>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace vitrine::views {

/// In the place of a call's number: told of the capture as a whole.
inline constexpr std::uint64_t kWholeCapture = std::numeric_limits<std::uint64_t>::max();
/// By the capture's own call number, what could not be replayed.
using CallWarnings = core::CallSentences;

/// The machine in the middle of a draw.
struct MachineMoment {
    std::uint32_t draw = 0;                ///< counted over the capture; of a frame the one that is at hand
    bool isInFrame = false;                ///< cycles are those of the draw's frame, with draws in flight (RUN-07)
    core::Cycle cycle = 0;                 ///< executed since it, or its frame, began
    std::optional<core::Cycle> length;     ///< all cycles, once they have been run
    std::optional<core::FoundEvent> event; ///< that the step to here has led to
    core::Snapshot snapshot;
    std::vector<core::UnitDescription> units;
    std::vector<core::QueueDescription> queues;
};

/// What the replay shows: the one position that every view follows. Values that nobody changes any more.
struct Moment {
    std::shared_ptr<const EventIndex> index;                      ///< of the open capture; null: none is open
    std::uint64_t position = 0;                                   ///< calls executed
    std::optional<std::size_t> action;                            ///< the last draw, clear or copy: in index->actions
    std::array<std::shared_ptr<const core::Picture>, 3> pictures; ///< by core::Attachment; null: none known yet
    std::shared_ptr<const core::StateNode> drawState;             ///< of the last draw; null before the first
    std::shared_ptr<const CallWarnings> warnings;
    std::shared_ptr<const MachineMoment> inside; ///< null between calls
    SharedMachine machine;                       ///< that the capture is replayed on; null: none is open

    [[nodiscard]] bool isOpen() const { return index != nullptr; }
    /// Where lists of calls and draws point: behind the call that was executed last, or behind the draw that the
    /// machine stands inside, whose own call is not among those executed yet.
    [[nodiscard]] std::uint64_t shownPosition() const { return position + (inside ? 1 : 0); }
    /// The draw that was executed last, or the one inside; nothing when the last action was no draw.
    [[nodiscard]] std::optional<core::ActionEntry> draw() const;
};

} // namespace vitrine::views
