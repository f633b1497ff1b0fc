// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/machine/draw_recording.h"
#include "core/session/machine/moment_finder.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

/// Explorers look inside a recorded draw and answer what no recording could hold. They run stretches of the draw again,
/// from checkpoints that all explorers of one recording share.

namespace vitrine::core {

/// The events of the cycles from … to − 1 in the order of the trace.
struct EventWindow {
    Cycle from = 0;
    Cycle to = 0;
    std::vector<Event> events; ///< the first `limit` of them
    std::uint64_t total = 0;   ///< how many there were
    [[nodiscard]] bool isCut() const { return total > events.size(); }
};

/// One draw on a machine of its own. An explorer belongs to one thread; several threads open one each. Keep it while
/// the user looks around: a question near the last one costs least. Cycles beyond the draw's length count as its end.
class DrawExplorer {
public:
    static Result<std::unique_ptr<DrawExplorer>> open(std::shared_ptr<const DrawRecording> recording);

    /// The states of units and the items of queues, without buffers, when `cycle` cycles have been executed;
    /// machineTree() in core/session/machine_tree.h makes one tree of it. It takes milliseconds, at most tens of them
    /// in a draw whose checkpoints fit their budget.
    Result<std::shared_ptr<const Snapshot>> machineAt(Cycle cycle, const DrawPace& pace = {});
    /// A buffer that the draw writes to, as it stands after machineAt().
    [[nodiscard]] std::shared_ptr<const Picture> picture(Attachment attachment)
    {
        return m_replay->picture(attachment);
    }

    Result<EventWindow> eventsBetween(Cycle from, Cycle to, std::size_t limit, const DrawPace& pace = {});

    /// The next moment at which the condition comes true; nothing when there is none. With `to` after `from` it is the
    /// first moment after `from`, up to and including `to`, which may be kNever. With `to` before `from` it is the last
    /// moment before `from`, down to and including `to`. Going back to a change of a queue, unit or field is “run back
    /// to the last change”.
    Result<std::optional<FoundMoment>> find(const MomentCondition& condition, Cycle from, Cycle to,
                                            const DrawPace& pace = {});
    /// Of several conditions, whichever comes true first on that way.
    Result<std::optional<FoundMoment>> find(std::span<const MomentCondition> conditions, Cycle from, Cycle to,
                                            const DrawPace& pace = {});

    [[nodiscard]] const DrawRecording& recording() const { return *m_recording; }
    /// For questions with observers of their own.
    [[nodiscard]] DrawReplay& replay() { return *m_replay; }
    /// How many cycles the last question ran. Tests count these instead of measuring time.
    [[nodiscard]] Cycle lastWork() const { return m_work; }

private:
    DrawExplorer(std::shared_ptr<const DrawRecording> recording, std::unique_ptr<DrawReplay> replay);

    const std::shared_ptr<const DrawRecording> m_recording;
    const std::unique_ptr<DrawReplay> m_replay;
    Cycle m_work = 0;
};

/// Answers a single question with an explorer of its own.
[[nodiscard]] Result<std::shared_ptr<const Snapshot>> machineAt(const std::shared_ptr<const DrawRecording>& recording,
                                                                Cycle cycle, const DrawPace& pace = {});
[[nodiscard]] Result<EventWindow> eventsBetween(const std::shared_ptr<const DrawRecording>& recording, Cycle from,
                                                Cycle to, std::size_t limit);

} // namespace vitrine::core
