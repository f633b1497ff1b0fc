// SPDX-License-Identifier: Apache-2.0
#include "core/session/query/draw_costs.h"

#include "core/gpu/untimed_gpu.h"
#include "core/session/replay.h"
#include "core/session/replay_cost.h"
#include "core/session/tracking_sink.h"

#include <algorithm>
#include <tuple>

namespace vitrine::core {

Result<DrawCosts> countDraws(const Replay& replay, CallSource& source, CostStretch stretch, std::stop_token stop)
{
    Memory memory = replay.memory();
    UntimedGpu gpu(memory, replay.units(), replay.colorEngine(), replay.hiz());
    gpu.setStopToken(stop);
    TrackingSink sink(gpu);
    Replayer replayer = replay.replayerOn(sink);
    const std::uint64_t end = std::min(stretch.end, source.callCount());
    DrawCosts costs{{}, replay.position()};
    for (ReplayCost spent = 0; costs.position < end && spent < stretch.budget; ++costs.position) {
        const auto call = source.call(costs.position);
        if (!call)
            return call.error();
        std::ignore = replayer.execute(*call); // what can't be replayed draws nothing
        if (stop.stop_requested())
            return Error{"counting was cancelled"};
        spent += callCost(*call) + sink.takeCost();
    }
    costs.draws = std::move(sink.counters);
    return costs;
}

} // namespace vitrine::core
