// SPDX-License-Identifier: Apache-2.0
#include "core/session/why_not/feature_run.h"

#include "core/gpu/timed_gpu.h"
#include "core/hiz/tile_watch.h"
#include "core/observe/observer.h"
#include "core/session/draw_start.h"

namespace vitrine::core {

namespace {

/// Listens to HIZ and to the command interface.
class Tallier final : public TileWatch, public Observer {
public:
    explicit Tallier(FeatureTally& tally) : m_tally(tally) {}

    void onTileJudged(const JudgedTile& tile) override
    {
        const TileVerdict& verdict = tile.verdict;
        ++m_tally.judged;
        m_tally.terminated += verdict.result == TileResult::Terminate ? 1 : 0;
        countLookUp(verdict);
        if (!verdict.isTested)
            return;
        ++m_tally.compared;
        m_tally.culled += verdict.coarse == CoarseResult::Fail ? 1 : 0;
        m_tally.passed += verdict.coarse == CoarseResult::Pass ? 1 : 0;
        const bool failsAll = verdict.depthResult == CoarseResult::Fail || verdict.stencilResult == CoarseResult::Fail;
        m_tally.held += failsAll && verdict.coarse != CoarseResult::Fail ? 1 : 0;
    }

    void onBypassDecided(const BypassDecided& event) override { m_tally.bypass = event; }

private:
    void countLookUp(const TileVerdict& verdict)
    {
        if (!verdict.isLookedUp)
            return;
        ++m_tally.lookUps;
        m_tally.answered += verdict.lookUp.verdict != DiscardVerdict::Unknown ? 1 : 0;
        m_tally.tooLarge += verdict.lookUp.isTooLarge ? 1 : 0;
    }

    FeatureTally& m_tally;
};

} // namespace

std::uint64_t FeatureTally::uses(DrawFeature feature) const
{
    switch (feature) {
    case DrawFeature::HizCulling: return culled;
    case DrawFeature::EarlyTest: return early;
    case DrawFeature::Bypass: return bypass && bypass->isBypassed != 0 ? 1 : 0;
    case DrawFeature::Layer2: return answered;
    }
    return 0;
}

std::uint64_t FeatureTally::misses(DrawFeature feature) const
{
    switch (feature) {
    case DrawFeature::EarlyTest: return late;
    case DrawFeature::Layer2: return lookUps - answered;
    case DrawFeature::HizCulling:
    case DrawFeature::Bypass: break;
    }
    return 0;
}

Result<FeatureRun> runFeatures(const DrawStart& start, const std::stop_token& stop)
{
    FeatureRun run;
    run.memory = start.memory;
    run.targets = start.command.state->targets;
    TimedGpu gpu(run.memory, start.config, optionsAfter(start.drawBefore, start.image, start.config));
    gpu.setStopToken(stop);
    Tallier tallier(run.tally);
    const Subscription subscription = gpu.hub().subscribe(tallier);
    gpu.watchTiles(&tallier);
    const auto draw = [&](const DrawCommand& command) {
        auto drawn = gpu.draw(command);
        run.cycles += drawn ? gpu.lastDraw().cycles : 0;
        return drawn;
    };
    for (const DrawCommand& pass : start.passesBefore)
        if (auto drawn = draw(pass); !drawn)
            return drawn.error();
    if (auto drawn = draw(start.command); !drawn)
        return drawn.error();
    gpu.watchTiles(nullptr);
    const DepthStencilUnit::State& tests = gpu.depthStencil().state();
    run.tally.early = tests.early + tests.droppedFirst;
    run.tally.late = tests.late;
    run.energy = gpu.energy().total();
    return run;
}

} // namespace vitrine::core
