// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/observe/description.h"
#include "core/observe/snapshot.h"
#include "core/record/activity_recorder.h"
#include "core/record/series.h"
#include "core/record/stall_attribution.h"
#include "core/session/draw_pace.h"
#include "core/session/recording/recording_limits.h"
#include "core/session/recording/section_values.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::core {

class Checkpoints;
class Replay;
struct DrawCommand;
struct DrawStart;
struct MachineConfig;

/// What one draw alone, or a frame with draws in flight (RUN-08), did on the timed machine from the first cycle to the
/// last: everything that the views of queues,
/// units, arbiter and segments show. Immutable, and shared by threads as shared_ptr<const DrawRecording>. What is the
/// same for all units and queues is here; what a block of the machine tells of itself is a section.
///
/// Cycles count from 0, the cycle in which CI can take the draw up; the last is length() − 1. All stretches are
/// half-open, [from, to). Ids of units and queues count from 1 in the order of units() and queues().
class DrawRecording {
public:
    struct Parts;
    explicit DrawRecording(std::unique_ptr<const Parts> parts);
    ~DrawRecording();
    DrawRecording(const DrawRecording&) = delete;
    DrawRecording& operator=(const DrawRecording&) = delete;

    // ---- what was run
    [[nodiscard]] const MachineConfig& config() const;
    [[nodiscard]] const DrawCommand& command() const;
    [[nodiscard]] Cycle length() const;
    /// Whether the draw ran to its end. If not, it reached RecordingLimits::cycles, or failed.
    [[nodiscard]] bool isComplete() const;
    /// Why the draw did not come to its end: a deadlock with its wait-for chain, or a program without end. It may also
    /// be a fault of the machine that was found after the draw: a tile whose bounds don't hold its samples (HIZ-28).
    /// Empty otherwise.
    [[nodiscard]] const std::string& failure() const;

    // ---- the machine
    [[nodiscard]] const std::vector<UnitDescription>& units() const;
    [[nodiscard]] const std::vector<QueueDescription>& queues() const;
    [[nodiscard]] const UnitDescription& unit(UnitId id) const { return units()[id.value - 1]; }
    [[nodiscard]] const QueueDescription& queue(QueueId id) const { return queues()[id.value - 1]; }
    /// By path, `sp.0`, `ftq`; no id when the machine has none of that name.
    [[nodiscard]] UnitId unitAt(std::string_view path) const;
    [[nodiscard]] QueueId queueAt(std::string_view path) const;
    /// The processors in the order of their numbers: units of kind SP.
    [[nodiscard]] const std::vector<UnitId>& processors() const;

    // ---- queues over time
    /// Items that take up room. `occupancy(q).columns(from, to, n)` is a picture in n columns of min, max and mean;
    /// `points()` are the exact changes, `exactFrom()` says from where on. Ask for cycles below length() only.
    [[nodiscard]] const Series& occupancy(QueueId queue) const;
    struct QueueStatistics {
        std::uint32_t highWater = 0; ///< the depth that would have been enough (HET-12)
        double mean = 0;             ///< over all cycles
        Cycle full = 0;              ///< cycles in which it was full: of the changes kept exactly
        QueueCounters counters;
    };
    [[nodiscard]] QueueStatistics statistics(QueueId queue) const;
    /// The sub-queues as the draw left them, with the most that each ever held, in the order of the queue's description
    /// (HET-13).
    [[nodiscard]] std::span<const SubQueueSnapshot> subQueues(QueueId queue) const;

    // ---- units over time
    /// `activity(u).intervals()`, or `columns(from, to, n)` of shares: idle, working, stalled by reason.
    [[nodiscard]] const ActivityHistory& activity(UnitId unit) const;
    [[nodiscard]] ActivityTotals totals(UnitId unit) const;
    /// The share of the cycles from … to − 1 in which the unit worked, 0 … 1.
    [[nodiscard]] double utilization(UnitId unit, Cycle from, Cycle to) const;
    /// What attributeStalls() and the functions beside it look at. It refers to this recording and must not outlive it.
    [[nodiscard]] StallSources stallSources() const;
    [[nodiscard]] StallReport stalls(UnitId unit, Cycle from, Cycle to) const;

    // ---- what blocks tell
    /// The section of this type: `section<TaskSection>()`. Every recording has all sections of section_table.cpp.
    template <typename Section>
    [[nodiscard]] const Section& section() const
    {
        return sections().get<Section>();
    }

    // ---- to run it again (DrawExplorer does)
    [[nodiscard]] const std::shared_ptr<const DrawStart>& start() const;
    [[nodiscard]] const std::shared_ptr<Checkpoints>& checkpoints() const;

private:
    [[nodiscard]] const SectionValues& sections() const;

    std::unique_ptr<const Parts> m_parts;
};

/// Runs a draw, or the frame of one, with recorders attached. A draw that fails on the way (deadlock, endless program)
/// leaves a recording with a failure(). The result is an error when the run was stopped, or could not begin.
/// `pace.progress` is told how many cycles have run, with RecordingLimits::cycles as the total; 0 when there is no such
/// limit.
[[nodiscard]] Result<std::shared_ptr<const DrawRecording>> recordDraw(const std::shared_ptr<const DrawStart>& start,
                                                                      const RecordingLimits& limits = {},
                                                                      const DrawPace& pace = {});

/// Records the draw that the next call of a replay makes, on a machine of `config`. The replay, timed or not, stays
/// where it is.
[[nodiscard]] Result<std::shared_ptr<const DrawRecording>> recordDraw(const Replay& replay, const MachineConfig& config,
                                                                      const RecordingLimits& limits = {},
                                                                      const DrawPace& pace = {});

} // namespace vitrine::core
