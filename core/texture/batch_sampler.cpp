// SPDX-License-Identifier: Apache-2.0
#include "core/texture/batch_sampler.h"

#include "core/texture/lane_filter.h"
#include "core/texture/level_of_detail.h"

#include <algorithm>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kFewestLanes = 8; // below, one lane after the other is as fast

/// What λ chose for each quad.
struct BatchPlan {
    LaneReads reads;
    std::array<const TextureLevel*, kBatchQuads> nextLevels{};
    std::array<bool, kBatchQuads> isLinear{};
    bool readsNext = false; ///< some weight isn't 0
    LaneRow nextWeights;
};

bool hasOwnLambdas(const PreparedTexture& texture, const SampleRequest& request)
{
    return texture.dependsOnLambda() && request.lanesAreQuads;
}

void choose(const PreparedTexture& texture, float lambda, std::size_t quad, BatchPlan& plan)
{
    const LevelChoice choice = chooseLevels(texture.sampler(), texture.levelCount(), lambda);
    const bool blends = choice.nextWeight != 0.0f;
    plan.reads.levels[quad] = &texture.level(0, choice.level);
    plan.nextLevels[quad] = blends ? &texture.level(0, choice.level + 1) : plan.reads.levels[quad];
    plan.isLinear[quad] = choice.filter == Filter::Linear;
    plan.readsNext = plan.readsNext || blends;
    std::fill_n(&plan.nextWeights.values[4 * quad], 4, choice.nextWeight);
}

void makePlan(const PreparedTexture& texture, const SampleRequest& request, BatchPlan& plan)
{
    plan.reads.laneCount = request.laneCount;
    plan.reads.s = request.coordinates[0];
    plan.reads.t = request.coordinates[1];
    plan.reads.wrapS = texture.sampler().wrapS;
    plan.reads.wrapT = texture.sampler().wrapT;
    const std::size_t quads = request.laneCount / 4;
    if (!hasOwnLambdas(texture, request)) {
        choose(texture, 0.0f, 0, plan);
        std::fill_n(plan.reads.levels.begin(), quads, plan.reads.levels[0]);
        std::fill_n(plan.isLinear.begin(), quads, plan.isLinear[0]);
        return;
    }
    std::array<float, kBatchQuads> lambdas;
    quadLambdas(plan.reads.s, plan.reads.t, quads, texture.level(0, 0), lambdas.data());
    for (std::size_t quad = 0; quad < quads; ++quad)
        choose(texture, lambdas[quad], quad, plan);
}

std::array<float*, 4> rowsOf(LaneColors& colors)
{
    return {colors[0].values.data(), colors[1].values.data(), colors[2].values.data(), colors[3].values.data()};
}

/// One level per quad, with the filter that its λ asks for.
void filterQuads(const BatchPlan& plan, const LaneReads& reads, const std::array<float*, 4>& colors)
{
    const std::size_t quads = reads.laneCount / 4;
    const auto linear = static_cast<std::size_t>(
        std::count(plan.isLinear.begin(), plan.isLinear.begin() + static_cast<std::ptrdiff_t>(quads), true));
    if (linear == 0 || linear == quads)
        return filterLanes(linear == 0 ? Filter::Nearest : Filter::Linear, reads, colors);
    LaneColors nearest;
    filterLanes(Filter::Linear, reads, colors);
    filterLanes(Filter::Nearest, reads, rowsOf(nearest));
    for (std::size_t channel = 0; channel < 4; ++channel) {
        for (std::size_t quad = 0; quad < quads; ++quad)
            if (!plan.isLinear[quad])
                std::copy_n(&nearest[channel].values[4 * quad], 4, colors[channel] + 4 * quad);
    }
}

void sampleAllLanes(const PreparedTexture& texture, const SampleRequest& request, const std::array<float*, 4>& colors)
{
    BatchPlan plan;
    makePlan(texture, request, plan);
    filterQuads(plan, plan.reads, colors);
    if (!plan.readsNext)
        return;
    LaneColors next;
    LaneReads nextReads = plan.reads;
    nextReads.levels = plan.nextLevels;
    filterQuads(plan, nextReads, rowsOf(next));
    mixLanes(colors, next, plan.nextWeights, request.laneCount);
}

bool wantsAllLanes(const SampleRequest& request)
{
    const std::uint64_t all = ~std::uint64_t{0} >> (kBatchLanes - request.laneCount);
    return (request.laneMask[0] & all) == all;
}

} // namespace

bool isBatch(const PreparedTexture& texture, const SampleRequest& request)
{
    const bool fits =
        request.laneCount >= kFewestLanes && request.laneCount <= kBatchLanes && request.laneCount % 4 == 0;
    return fits && texture.isReadable() && texture.readsInBatches() &&
           (request.lodMode == LodMode::Implicit || !texture.dependsOnLambda());
}

void sampleBatch(const PreparedTexture& texture, const SampleRequest& request, const SampleResult& result)
{
    if (wantsAllLanes(request))
        return sampleAllLanes(texture, request, result.channels);
    LaneColors colors;
    sampleAllLanes(texture, request, rowsOf(colors));
    for (std::size_t channel = 0; channel < 4; ++channel) {
        for (std::uint32_t lane = 0; lane < request.laneCount; ++lane)
            if ((request.laneMask[0] >> lane & 1) != 0)
                result.channels[channel][lane] = colors[channel].values[lane];
    }
}

} // namespace vitrine::core
