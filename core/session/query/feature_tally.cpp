// SPDX-License-Identifier: Apache-2.0
#include "core/session/query/feature_tally.h"

#include "core/gpu/timed_gpu.h"

#include <utility>

namespace vitrine::core {

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

FeatureState FeatureTally::state(DrawFeature feature) const
{
    if (uses(feature) == 0)
        return FeatureState::DoesNotWork;
    return misses(feature) == 0 ? FeatureState::Works : FeatureState::WorksInPart;
}

FeatureWatch::FeatureWatch(TimedGpu& gpu) : m_gpu(gpu), m_subscription(gpu.hub().subscribe(*this))
{
    gpu.watchTiles(this);
}

FeatureWatch::~FeatureWatch()
{
    m_gpu.watchTiles(nullptr);
}

FeatureTally FeatureWatch::take()
{
    const DepthStencilUnit::State& tests = m_gpu.depthStencil().state();
    FeatureTally tally = std::exchange(m_tally, {});
    tally.early = tests.early + tests.droppedFirst - std::exchange(m_early, tests.early + tests.droppedFirst);
    tally.late = tests.late - std::exchange(m_late, tests.late);
    return tally;
}

void FeatureWatch::onTileJudged(const JudgedTile& tile)
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

void FeatureWatch::countLookUp(const TileVerdict& verdict)
{
    if (!verdict.isLookedUp)
        return;
    ++m_tally.lookUps;
    m_tally.answered += verdict.lookUp.verdict != DiscardVerdict::Unknown ? 1 : 0;
    m_tally.tooLarge += verdict.lookUp.isTooLarge ? 1 : 0;
}

} // namespace vitrine::core
