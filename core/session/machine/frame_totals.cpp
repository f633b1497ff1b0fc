// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/frame_totals.h"

#include "core/gpu/machine_config.h"
#include "core/session/draw_start.h"
#include "core/session/frame/frame_starts.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/frame_section.h"
#include "core/session/machine/recording_run.h"

#include <algorithm>

namespace vitrine::core {

namespace {

// Sums are exact with any limits; nobody looks into the recording.
constexpr RecordingLimits kSumsOnly{
    .changes = 1 << 12, .tasks = 1, .requests = 1, .segments = 1, .checkpointBytes = 1 << 20};

FrameTotals totalsOf(const DrawRecording& recording)
{
    FrameTotals totals;
    totals.run = *recording.section<FrameSection>().run;
    for (const UnitId processor : recording.processors())
        totals.processors.include(recording.activity(processor).sums(0, recording.length()));
    totals.work = workingUnits(recording, FrameTotals::kColumns);
    totals.failure = recording.failure();
    return totals;
}

Result<FrameTotals> runFrame(CallSource& source, const MachineConfig& config, FrameStarts& starts, std::size_t frame,
                             const std::stop_token& stop)
{
    const auto start = starts.take(source, config, frame, stop);
    if (!start) {
        if (start.error().kind == ErrorKind::Cancelled)
            return start.error();
        FrameTotals none;
        none.run.frame = frame;
        none.notRun = start.error().message;
        return none;
    }
    const auto recording = RecordingRun(*start, kSumsOnly).run({stop, {}});
    if (!recording)
        return recording.error();
    return totalsOf(**recording);
}

} // namespace

std::vector<double> workingUnits(const DrawRecording& recording, std::uint32_t parts)
{
    const Cycle length = recording.length();
    std::vector<double> work(std::min<Cycle>(parts, length), 0.0);
    for (const UnitDescription& unit : recording.units()) {
        const auto shares = recording.activity(unit.id).columns(0, length, static_cast<std::uint32_t>(work.size()));
        for (std::size_t i = 0; i < shares.size(); ++i)
            if (const Cycle all = shares[i].all(); all != 0)
                work[i] += static_cast<double>(shares[i].working()) / static_cast<double>(all);
    }
    return work;
}

Result<std::vector<FrameTotals>> frameTotals(CallSource& source, const MachineConfig& config, FrameStarts& starts,
                                             std::size_t first, std::size_t last, KnownFrames& known,
                                             const FramesPace& pace)
{
    std::vector<FrameTotals> all;
    for (std::size_t frame = first; frame <= last; ++frame) {
        if (pace.progress)
            pace.progress(frame - first, last - first + 1);
        if (!known.contains(frame)) {
            auto ran = runFrame(source, config, starts, frame, pace.stop);
            if (!ran)
                return ran.error();
            known.emplace(frame, *std::move(ran));
        }
        all.push_back(known.at(frame));
    }
    return all;
}

} // namespace vitrine::core
