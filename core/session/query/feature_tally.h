// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/hiz/tile_watch.h"
#include "core/observe/events.h"
#include "core/observe/observer.h"
#include "core/observe/observer_hub.h"
#include "core/session/query/draw_feature.h"

#include <array>
#include <cstdint>
#include <optional>

namespace vitrine::core {

class TimedGpu;

/// What the units did in a run of a draw, as far as its features are concerned. Tiles count once for each primitive.
struct FeatureTally {
    std::uint64_t judged = 0;   ///< tiles that HIZ looked into
    std::uint64_t compared = 0; ///< of these, with their bounds
    std::uint64_t culled = 0, passed = 0;
    std::uint64_t held = 0;                             ///< no sample can pass, but failing writes the stencil buffer
    std::uint64_t terminated = 0;                       ///< all their fragments would be discarded
    std::uint64_t lookUps = 0;                          ///< tiles that layer 2 was asked about
    std::uint64_t answered = 0;                         ///< of these, for which it proved something
    std::uint64_t tooLarge = 0;                         ///< of these, for which no stored level has few enough entries
    std::uint64_t early = 0, late = 0;                  ///< samples tested before shading, and after it
    std::optional<BypassDecided> bypass = std::nullopt; ///< none: the machine has no bypass

    /// How often a feature was at work: tiles, samples, or the draw.
    [[nodiscard]] std::uint64_t uses(DrawFeature feature) const;
    /// How often it was not, where it can be at work in parts of a draw.
    [[nodiscard]] std::uint64_t misses(DrawFeature feature) const;
    [[nodiscard]] FeatureState state(DrawFeature feature) const;
};

/// Counts on a machine what features do in its draws, from when it is made on. The machine must outlive it.
class FeatureWatch final : public TileWatch, public Observer {
public:
    explicit FeatureWatch(TimedGpu& gpu);
    ~FeatureWatch() override;

    /// Since the last question. Between draws.
    [[nodiscard]] FeatureTally take();

    using Observer::onTileJudged;
    void onTileJudged(const JudgedTile& tile) override;
    void onBypassDecided(const BypassDecided& event) override { m_tally.bypass = event; }

private:
    void countLookUp(const TileVerdict& verdict);

    TimedGpu& m_gpu;
    FeatureTally m_tally;
    std::uint64_t m_early = 0, m_late = 0; ///< samples that the machine had tested by then
    const Subscription m_subscription;
};

} // namespace vitrine::core
