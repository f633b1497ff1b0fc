// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/record/activity_recorder.h"
#include "core/record/occupancy_recorder.h"
#include "core/record/stall_attribution.h"
#include "core/session/draw_replay.h"
#include "core/session/hiz/hiz_map.h"
#include "core/session/hiz/hiz_recorder.h"
#include "core/session/hiz/look_up_recorder.h"
#include "core/session/machine/draw_bypass.h"
#include "core/session/machine/draw_power.h"
#include "core/session/machine/draw_totals.h"
#include "core/session/machine/event_counts.h"
#include "core/session/machine/segment_log.h"
#include "core/session/machine/task_log.h"
#include "core/stream/segment_report.h"
#include "core/stream/segment_resources.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::core {

class Replay;

/// How much of a draw is kept. The limits keep the memory within bounds however long the draw is: with these numbers
/// some 200 MB at most, checkpoints included, and a few hundred bytes per task for small draws. What does not fit is
/// kept coarser, or told as “not kept” and made again on demand (ONE-05).
struct RecordingLimits {
    Cycle cycles = kNever;                       ///< the run ends there, with a recording of that part
    std::size_t changes = std::size_t{1} << 16;  ///< the last ones of each queue and unit; of earlier changes only sums
    std::size_t tasks = std::size_t{1} << 17;    ///< the first ones; recordTasks() makes others
    std::size_t requests = std::size_t{1} << 17; ///< likewise
    std::size_t segments = std::size_t{1} << 16; ///< the first ones
    std::uint64_t checkpointBytes = std::uint64_t{64} << 20; ///< for looks inside: machineAt(), eventsBetween() …
};

/// What HIZ did in a draw, and the bounds that it found and left. A surface has no maps when the draw has no such
/// buffer, or the machine no HIZ.
struct DrawHiz {
    struct Surface {
        std::optional<HizMap> before, after;
    };
    ProgramTraits program;
    DiscardVerdict wholeDraw = DiscardVerdict::Unknown; ///< the verdict of layer 1
    HizDrawCard card;
    std::uint64_t shaderRunsSaved = 0; ///< pixels of tiles that were culled or terminated
    Surface depth, stencil;
    LookUpLog lookUps;
};

/// What one draw did on the timed machine from its first cycle to its last: everything that the views of queues,
/// units, arbiter and segments show. Immutable, and shared by threads as shared_ptr<const DrawRecording>.
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
    /// Entries of APQ that wait for a device, and that wait for a processor (HET-10). The rest of its occupancy is
    /// reserved for tasks that run.
    [[nodiscard]] const Series& pendingTasks() const;
    [[nodiscard]] const Series& completedTasks() const;

    // ---- units over time
    /// `activity(u).intervals()`, or `columns(from, to, n)` of shares: idle, working, stalled by reason.
    [[nodiscard]] const ActivityHistory& activity(UnitId unit) const;
    [[nodiscard]] ActivityTotals totals(UnitId unit) const;
    /// The share of the cycles from … to − 1 in which the unit worked, 0 … 1.
    [[nodiscard]] double utilization(UnitId unit, Cycle from, Cycle to) const;
    /// What attributeStalls() and the functions beside it look at. It refers to this recording and must not outlive it.
    [[nodiscard]] StallSources stallSources() const;
    [[nodiscard]] StallReport stalls(UnitId unit, Cycle from, Cycle to) const;

    // ---- tasks, requests, segments
    [[nodiscard]] const TaskLog& tasks() const;
    [[nodiscard]] const SegmentLog& segments() const;
    /// What the distributor has counted (FSEG-13). It is exact, and includes segments that were not kept.
    [[nodiscard]] const SegmentReport& segmentReport() const;
    /// Where each processor took its work from (HET-07), by processor number.
    [[nodiscard]] const std::vector<ProcessorTotals>& processorTotals() const;
    /// Totals by arbiter port, up to the highest port that got a request.
    [[nodiscard]] const std::vector<PortTotals>& portTotals() const;
    [[nodiscard]] const DrawTotals& drawTotals() const;
    /// How well waits were hidden (HET-10), summed over the processors: in how many cycles a task waited for a device,
    /// and in how many of these the processor worked. Only tasks that were kept count.
    struct LatencyHiding {
        Cycle waited = 0;
        Cycle hidden = 0;
        [[nodiscard]] double share() const
        {
            return waited == 0 ? 1.0 : static_cast<double>(hidden) / static_cast<double>(waited);
        }
    };
    [[nodiscard]] LatencyHiding latencyHiding(Cycle from, Cycle to) const;

    // ---- power, and the way past the processors
    [[nodiscard]] const DrawPower& power() const;
    [[nodiscard]] const DrawBypass& bypass() const;

    // ---- HIZ
    [[nodiscard]] const DrawHiz& hiz() const;

    // ---- events
    [[nodiscard]] const EventCounts& eventCounts() const;
    /// The first thousand errors and warnings.
    [[nodiscard]] const std::vector<Complaint>& complaints() const;

    // ---- to run it again (DrawExplorer does)
    [[nodiscard]] const std::shared_ptr<const DrawStart>& start() const;
    [[nodiscard]] const std::shared_ptr<Checkpoints>& checkpoints() const;

private:
    std::unique_ptr<const Parts> m_parts;
};

/// Runs a draw with recorders attached. A draw that fails on the way (deadlock, endless program) leaves a recording
/// with a failure(). The result is an error when the run was stopped, or could not begin. `pace.progress` is told how
/// many cycles have run, with RecordingLimits::cycles as the total; 0 when there is no such limit.
[[nodiscard]] Result<std::shared_ptr<const DrawRecording>> recordDraw(const std::shared_ptr<const DrawStart>& start,
                                                                      const RecordingLimits& limits = {},
                                                                      const DrawPace& pace = {});

/// Records the draw that the next call of a replay makes, on a machine of `config`. The replay, timed or not, stays
/// where it is.
[[nodiscard]] Result<std::shared_ptr<const DrawRecording>> recordDraw(const Replay& replay, const MachineConfig& config,
                                                                      const RecordingLimits& limits = {},
                                                                      const DrawPace& pace = {});

/// The tasks that were in the machine in the cycles from … to − 1, with all of their requests. It runs the draw again
/// up to `to`, for draws with more tasks than were kept.
[[nodiscard]] Result<std::shared_ptr<const TaskLog>> recordTasks(const DrawRecording& recording, Cycle from, Cycle to,
                                                                 const DrawPace& pace = {});

} // namespace vitrine::core
