// SPDX-License-Identifier: Apache-2.0
#include "core/session/query/draw_costs.h"

#include "core/blend/pgpe/fragment_lowering.h"
#include "core/gpu/timed_gpu.h"
#include "core/gpu/untimed_gpu.h"
#include "core/session/query/feature_tally.h"
#include "core/session/query/vector_tally.h"
#include "core/session/replay.h"
#include "core/session/replay_cost.h"
#include "core/session/tracking_sink.h"
#include "core/shader/program_validation.h"

#include <algorithm>
#include <map>
#include <memory>
#include <tuple>

namespace vitrine::core {

namespace {

/// Programs are few, and draws many.
class Needs {
public:
    std::optional<FragmentNeed> of(const DrawCommand& command)
    {
        const ProgramState& programs = command.state->program;
        if (!programs.fragment || programs.hasFixedFragmentStage)
            return std::nullopt;
        const auto [place, isNew] = m_known.try_emplace(programs.fragment);
        if (isNew && validate(*programs.fragment))
            place->second = pgpe::lowerFragment(*programs.fragment).need;
        return place->second;
    }

private:
    std::map<std::shared_ptr<const Program>, std::optional<FragmentNeed>> m_known; ///< nothing of an invalid one
};

FeatureStates statesOf(const FeatureTally& tally)
{
    FeatureStates states{};
    for (const DrawFeature feature : kDrawFeatures)
        states[static_cast<std::size_t>(feature)] = tally.state(feature);
    return states;
}

/// Goes through calls, and takes the counters of their draws.
template <typename AfterCall>
Result<void> walk(CallSource& source, Replayer& replayer, TrackingSink& sink, const CostStretch& stretch,
                  const std::stop_token& stop, DrawCosts& costs, AfterCall&& afterCall)
{
    const std::uint64_t end = std::min(stretch.end, source.callCount());
    for (ReplayCost spent = 0; costs.position < end && spent < stretch.budget; ++costs.position) {
        const auto call = source.call(costs.position);
        if (!call)
            return call.error();
        std::ignore = replayer.execute(*call); // what can't be replayed draws nothing
        if (stop.stop_requested())
            return cancelled(textOf("counting"));
        afterCall();
        spent += callCost(*call) + sink.takeCost();
    }
    costs.draws = std::move(sink.counters);
    return {};
}

} // namespace

Result<DrawCosts> countDraws(const Replay& replay, CallSource& source, CostStretch stretch, const std::stop_token& stop)
{
    Memory memory = replay.memory();
    UntimedGpu gpu(memory, replay.units(), replay.colorEngine(), replay.hiz());
    gpu.setStopToken(stop);
    VectorTally tally(gpu);
    TrackingSink sink(tally);
    Replayer replayer = replay.replayerOn(sink);
    DrawCosts costs;
    costs.position = replay.position();
    Needs needs;
    const auto walked = walk(source, replayer, sink, stretch, stop, costs, [&] {
        if (costs.needs.size() < sink.counters.size())
            costs.needs.resize(sink.counters.size(), needs.of(*sink.lastDraw));
    });
    if (!walked)
        return walked.error();
    costs.vector = tally.costs();
    return costs;
}

Result<DrawCosts> countTimedDraws(const Replay& replay, const MachineConfig& config, CallSource& source,
                                  CostStretch stretch, const std::stop_token& stop)
{
    Memory memory = replay.memory();
    const gles2::System& system = replay.replayer().system();
    TimedOptions options = optionsAfter(system.drawBefore(), system.image(), config); // as in the midst of its frame
    options.meter = true;
    TimedGpu gpu(memory, config, options);
    gpu.setStopToken(stop);
    TrackingSink sink(gpu);
    Replayer replayer = replay.replayerOn(sink);
    DrawCosts costs;
    costs.position = replay.position();
    FeatureWatch watch(gpu);
    const auto takeFeatures = [&] {
        if (costs.features.size() < sink.counters.size())
            costs.features.resize(sink.counters.size(), statesOf(watch.take()));
    };
    if (const auto walked = walk(source, replayer, sink, stretch, stop, costs, takeFeatures); !walked)
        return walked.error();
    return costs;
}

} // namespace vitrine::core
