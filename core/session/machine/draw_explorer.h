// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/machine/draw_recording.h"
#include "core/session/machine/moment_finder.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

/// Looks inside a recorded draw that no recording could hold: they run stretches of it again, from checkpoints that all
/// explorers of one recording share.

namespace vitrine::core {

/// The events of cycles from … to − 1 in the order of the trace.
struct EventWindow {
    Cycle from = 0;
    Cycle to = 0;
    std::vector<Event> events; ///< the first `limit` of them
    std::uint64_t total = 0;   ///< how many there were
    [[nodiscard]] bool isCut() const { return total > events.size(); }
};

/// One draw on a machine of its own. Single-threaded; several threads take one each. Keep it while somebody looks
/// around: what comes near what was asked last costs least. Cycles beyond the draw's length count as its end.
class DrawExplorer {
public:
    static Result<std::unique_ptr<DrawExplorer>> open(std::shared_ptr<const DrawRecording> recording);

    /// Units' states and queues' items, without buffers, when `cycle` cycles have been executed; machineTree() in
    /// core/session/machine_tree.h makes one tree of it. Milliseconds, tens of them at most in a draw whose checkpoints
    /// fit their budget.
    Result<std::shared_ptr<const Snapshot>> machineAt(Cycle cycle, const DrawPace& pace = {});
    /// What the draw writes to, as it stands after machineAt().
    [[nodiscard]] std::shared_ptr<const Picture> picture(Attachment attachment)
    {
        return m_replay->picture(attachment);
    }

    Result<EventWindow> eventsBetween(Cycle from, Cycle to, std::size_t limit, const DrawPace& pace = {});

    /// The next moment after `from`, up to and with `to`, or the last one before `from`, down to and with `to`, at
    /// which the condition comes true. Nothing when there is none. Forward, `to` may be kNever. Backward with a change
    /// of a queue, unit or field is “run back to the last change”.
    Result<std::optional<FoundMoment>> find(const MomentCondition& condition, Cycle from, Cycle to,
                                            const DrawPace& pace = {});

    [[nodiscard]] const DrawRecording& recording() const { return *m_recording; }
    /// Cycles run by the last question: to count rather than to time.
    [[nodiscard]] Cycle lastWork() const { return m_work; }

private:
    DrawExplorer(std::shared_ptr<const DrawRecording> recording, std::unique_ptr<DrawReplay> replay);

    const std::shared_ptr<const DrawRecording> m_recording;
    const std::unique_ptr<DrawReplay> m_replay;
    Cycle m_work = 0;
};

/// The same for a single question.
[[nodiscard]] Result<std::shared_ptr<const Snapshot>> machineAt(const std::shared_ptr<const DrawRecording>& recording,
                                                                Cycle cycle, const DrawPace& pace = {});
[[nodiscard]] Result<EventWindow> eventsBetween(const std::shared_ptr<const DrawRecording>& recording, Cycle from,
                                                Cycle to, std::size_t limit);

} // namespace vitrine::core
