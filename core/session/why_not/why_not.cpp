// SPDX-License-Identifier: Apache-2.0
#include "core/session/why_not/why_not.h"

#include "core/gpu/machine_config.h"
#include "core/memory/sample_codec.h"
#include "core/observe/draw_number.h"
#include "core/session/comparison/surface_difference.h"
#include "core/session/draw_start.h"
#include "core/session/replay.h"
#include "core/session/why_not/feature_run.h"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <utility>

namespace vitrine::core {

namespace {

Vec4 valueAt(const Surface& surface, const PixelPlace& pixel)
{
    const bool isInside = pixel.x < surface.width() && pixel.y < surface.height();
    return isInside ? decodeSample(surface.format(), surface.pixel(pixel.x, pixel.y)) : Vec4{};
}

/// A run, and what it began with.
struct Side {
    const DrawStart& start;
    const FeatureRun& run;
    [[nodiscard]] const Surface& surface(SurfaceId id) const { return run.memory.surface(id); }
};

ImageVerdict imageOf(const Side& a, const Side& b)
{
    const std::tuple<Attachment, SurfaceId, SurfaceId> targets[]{
        {Attachment::Color, a.run.targets.color, b.run.targets.color},
        {Attachment::Depth, a.run.targets.depth, b.run.targets.depth},
        {Attachment::Stencil, a.run.targets.stencil, b.run.targets.stencil}};
    for (const auto& [attachment, inA, inB] : targets) {
        if (!inA || !inB)
            continue;
        const auto pixel = firstDifference(a.surface(inA), b.surface(inB));
        if (!pixel)
            continue;
        const DrawCommand& draw = a.start.command;
        ImageVerdict image;
        image.difference = ImageDifference{attachment, *pixel, drawOf(draw.drawSeq), draw.callNumber, {}};
        image.wasThere = firstDifference(a.start.memory.surface(inA), b.start.memory.surface(inB)).has_value();
        image.values = std::array{valueAt(a.surface(inA), *pixel), valueAt(b.surface(inB), *pixel)};
        return image;
    }
    return {};
}

/// Whether the feature is at work where it was not.
bool isBack(DrawFeature feature, const FeatureTally& before, const FeatureTally& after)
{
    if (before.uses(feature) == 0)
        return after.uses(feature) > 0;
    return after.uses(feature) > 0 && after.misses(feature) < before.misses(feature);
}

/// One draw, run as it is and with each change that may help.
class Question {
public:
    Question(const WhyNotDraw& draw, const WhyNotPace& pace) : m_draw(draw), m_pace(pace) {}

    Result<WhyNot> answer()
    {
        auto asItIs = runFeatures(*m_draw.start, m_pace.stop);
        if (!asItIs)
            return asItIs.error();
        m_asItIs = *std::move(asItIs);
        WhyNot result;
        result.cycles = m_asItIs.cycles;
        result.energy = m_asItIs.energy;
        result.textures = m_draw.origins.textures;
        std::array<std::vector<SingleChange>, kDrawFeatures.size()> changes;
        for (const DrawFeature feature : kDrawFeatures) {
            if (m_asItIs.tally.state(feature) != FeatureState::Works)
                changes[static_cast<std::size_t>(feature)] = singleChanges(*m_draw.start, feature);
            m_total += changes[static_cast<std::size_t>(feature)].size();
        }
        for (const DrawFeature feature : kDrawFeatures) {
            auto verdict = verdictOf(feature, changes[static_cast<std::size_t>(feature)]);
            if (!verdict)
                return verdict.error();
            result.features[static_cast<std::size_t>(feature)] = *std::move(verdict);
        }
        return result;
    }

private:
    /// What is kept of a run with a change.
    struct Changed {
        FeatureTally tally;
        std::int64_t cycles = 0, energy = 0;
        ImageVerdict image;
    };

    Result<FeatureVerdict> verdictOf(DrawFeature feature, const std::vector<SingleChange>& changes)
    {
        FeatureVerdict verdict;
        verdict.feature = feature;
        verdict.state = m_asItIs.tally.state(feature);
        verdict.uses = m_asItIs.tally.uses(feature);
        verdict.misses = m_asItIs.tally.misses(feature);
        if (verdict.state == FeatureState::Works)
            return verdict;
        verdict.rule = ruleOf(feature, *m_draw.start, m_asItIs.tally, m_draw.origins);
        if (verdict.rule.item)
            verdict.setBy = m_draw.origins.callOf(*verdict.rule.item);
        for (const SingleChange& change : changes) {
            ++m_done;
            const auto& found = verdict.changes;
            const auto isSame = [&](const RestoringChange& other) { return other.change.what == change.what; };
            if (change.isKnob() && std::ranges::any_of(found, isSame)) // a smaller step does
                continue;
            const auto changed = runWith(change);
            if (!changed)
                return changed.error();
            if (*changed && isBack(feature, m_asItIs.tally, (*changed)->tally))
                verdict.changes.push_back(restoring(feature, change, **changed));
        }
        std::stable_partition(verdict.changes.begin(), verdict.changes.end(),
                              [](const auto& change) { return change.image.isEqual(); });
        return verdict;
    }

    [[nodiscard]] RestoringChange restoring(DrawFeature feature, const SingleChange& change, const Changed& run) const
    {
        const auto setter = m_draw.origins.uniforms.find(change.uniform);
        const bool isSet = setter != m_draw.origins.uniforms.end();
        return {change,
                isSet ? std::optional(setter->second) : std::nullopt,
                run.tally.uses(feature),
                run.cycles,
                run.energy,
                run.image};
    }

    /// Once for all features; nothing when a machine can't run the draw so.
    Result<std::optional<Changed>> runWith(const SingleChange& change)
    {
        const auto key = std::pair(change.what.english(), change.to);
        if (const auto known = m_runs.find(key); known != m_runs.end())
            return known->second;
        const auto start = changedStart(change);
        auto run = start ? runFeatures(**start, m_pace.stop) : Result<FeatureRun>(start.error());
        if (m_pace.stop.stop_requested())
            return cancelled(textOf("the search"));
        if (m_pace.progress)
            m_pace.progress(m_done, m_total);
        std::optional<Changed> changed;
        if (run)
            changed =
                Changed{run->tally, difference(run->cycles, m_asItIs.cycles), difference(run->energy, m_asItIs.energy),
                        imageOf({*m_draw.start, m_asItIs}, {**start, *run})};
        return m_runs.emplace(key, std::move(changed)).first->second;
    }

    static std::int64_t difference(std::uint64_t after, std::uint64_t before)
    {
        return static_cast<std::int64_t>(after) - static_cast<std::int64_t>(before);
    }

    [[nodiscard]] Result<std::shared_ptr<const DrawStart>> changedStart(const SingleChange& change) const
    {
        if (!change.isKnob())
            return std::make_shared<const DrawStart>(changedBy(change, *m_draw.start));
        const MachineConfig config = changedBy(change, m_draw.start->config);
        if (m_draw.on)
            return m_draw.on(config);
        auto start = std::make_shared<DrawStart>(*m_draw.start);
        start->config = config;
        return std::shared_ptr<const DrawStart>(std::move(start));
    }

    const WhyNotDraw& m_draw;
    const WhyNotPace& m_pace;
    FeatureRun m_asItIs;
    std::map<std::pair<std::string, std::string>, std::optional<Changed>> m_runs; ///< by change and value
    std::uint64_t m_done = 0, m_total = 0;
};

/// What stands in the buffers, and is known of them, does not depend on other knobs.
bool leavesAlike(const MachineConfig& a, const MachineConfig& b)
{
    return a.hiz == b.hiz && a.colorEngine == b.colorEngine;
}

} // namespace

Result<WhyNot> whyNot(const WhyNotDraw& draw, const WhyNotPace& pace)
{
    return Question(draw, pace).answer();
}

Result<WhyNot> whyNot(CallSource& source, const MachineConfig& config, std::uint64_t drawCall, const WhyNotPace& pace)
{
    Replay replay(source, config, Timing::Untimed);
    if (auto moved = replay.seek(drawCall, pace.stop); !moved)
        return moved.error();
    const CallTroubles troubles = replay.troubles();
    const auto start = replay.takeNextDraw(config);
    if (!start)
        return start.error();
    auto origins = drawOrigins(replay, source, drawCall, pace.stop);
    if (!origins)
        return origins.error();
    const auto on = [&](const MachineConfig& machine) -> Result<std::shared_ptr<const DrawStart>> {
        if (leavesAlike(machine, config)) {
            auto same = std::make_shared<DrawStart>(**start);
            same->config = machine;
            return std::shared_ptr<const DrawStart>(std::move(same));
        }
        Replay changed(source, machine, Timing::Untimed);
        if (auto moved = changed.seek(drawCall, pace.stop); !moved)
            return moved.error();
        return changed.takeNextDraw(machine);
    };
    auto result = whyNot(WhyNotDraw{*start, *std::move(origins), on}, pace);
    if (result)
        result->troubles = troubles;
    return result;
}

} // namespace vitrine::core
