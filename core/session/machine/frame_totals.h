// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/record/activity_history.h"
#include "core/session/call_source.h"
#include "core/session/frame/frame_run.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <stop_token>
#include <vector>

namespace vitrine::core {

class DrawRecording;
class FrameStarts;
struct MachineConfig;

/// What a recording of a frame with draws in flight sums up to (RUN-08). A frame begins on a drained machine that is as
/// reset (RUN-14): what frames A to B do is what each of them does, one behind the other.
struct FrameTotals {
    static constexpr std::uint32_t kColumns = 256;

    FrameRun run;              ///< of the frame; nothing but its number where it was not run
    Text notRun;               ///< why not: it draws nothing; empty: it was
    ActivityShares processors; ///< all of them together
    std::vector<double> work;  ///< workingUnits() in so many parts; fewer for a short frame
    std::string failure;       ///< as DrawRecording::failure()
};

/// By frame, of one capture on one machine.
using KnownFrames = std::map<std::size_t, FrameTotals>;

/// How many units work, on average over each of so many equal parts of the cycles.
[[nodiscard]] std::vector<double> workingUnits(const DrawRecording& recording, std::uint32_t parts);

struct FramesPace {
    std::stop_token stop = {};
    std::function<void(std::uint64_t done, std::uint64_t total)> progress = {}; ///< frames
};

/// Of the frames first … last, which the capture must have. Those in `known` are not run again, and others are put in
/// as soon as they are known: so frames that were stopped go on from there. Fails when stopped.
[[nodiscard]] Result<std::vector<FrameTotals>> frameTotals(CallSource& source, const MachineConfig& config,
                                                           FrameStarts& starts, std::size_t first, std::size_t last,
                                                           KnownFrames& known, const FramesPace& pace = {});

} // namespace vitrine::core
