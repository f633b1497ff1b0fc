// SPDX-License-Identifier: Apache-2.0
#include "core/texture/sampler_ops.h"

#include "core/texture/batch_sampler.h"
#include "core/texture/cube_face.h"
#include "core/texture/lambda_ops.h"
#include "core/texture/lane_filter.h"
#include "core/texture/level_of_detail.h"
#include "core/texture/texel_filter.h"

#include <algorithm>

namespace vitrine::core {

namespace {

constexpr ChannelVector kUnreadable{0.0f, 0.0f, 0.0f, 1.0f}; // ES 2.0 §3.8.2

std::uint32_t faceCount(TextureKind kind)
{
    return kind == TextureKind::Cube ? 6 : 1;
}

TextureLevel levelOf(const Surface& surface, std::uint32_t depth)
{
    return {&surface, static_cast<std::int32_t>(surface.width()), static_cast<std::int32_t>(surface.height() / depth),
            static_cast<std::int32_t>(depth)};
}

/// Which of lanes first … first + 3 are wanted.
std::uint32_t groupMask(const SampleRequest& request, std::uint32_t first)
{
    const auto bits = static_cast<std::uint32_t>(request.laneMask[first / 64] >> (first % 64)) & 0xFu;
    const std::uint32_t count = request.laneCount - first;
    return count < 4 ? bits & ((1u << count) - 1) : bits;
}

void store(const SampleResult& result, std::uint32_t first, std::uint32_t mask, const ChannelVector* colors)
{
    for (std::uint32_t i = 0; i < 4; ++i) {
        if ((mask >> i & 1) == 0)
            continue;
        for (std::size_t channel = 0; channel < 4; ++channel)
            result.channels[channel][first + i] = colors[i][channel];
    }
}

bool allEqual(const std::array<float, 4>& values, std::uint32_t count)
{
    return std::all_of(values.begin(), values.begin() + count, [&values](float v) { return v == values[0]; });
}

LaneGroup oneLane(const LaneGroup& lanes, std::uint32_t lane)
{
    LaneGroup one{.count = 1};
    one.s[0] = lanes.s[lane];
    one.t[0] = lanes.t[lane];
    one.r[0] = lanes.r[lane];
    return one;
}

} // namespace

PreparedTexture::PreparedTexture(const TextureView& view, const Memory& memory)
    : m_kind(view.kind), m_sampler(view.sampler), m_levelCount(view.levelCount)
{
    m_isReadable = view.complete && addLevels(view, memory);
    if (!m_isReadable)
        return;
    m_dependsOnLambda =
        m_sampler.minFilter != m_sampler.magFilter || (m_levelCount > 1 && m_sampler.mipFilter != MipFilter::None);
    const PixelFormat format = m_levels.front().surface->format();
    m_readsInBatches = core::readsInBatches(format, m_kind);
    for (const Filter filter : {Filter::Nearest, Filter::Linear})
        m_filters[static_cast<std::size_t>(filter)] = filterFunction(format, filter, m_kind);
}

bool PreparedTexture::addLevels(const TextureView& view, const Memory& memory)
{
    const std::size_t needed = std::size_t{faceCount(view.kind)} * view.levelCount;
    if (needed == 0 || view.levels.size() < needed)
        return false;
    for (std::size_t i = 0; i < needed; ++i) {
        if (!memory.contains(view.levels[i]))
            return false;
        const Surface& surface = memory.surface(view.levels[i]);
        const std::uint32_t level = static_cast<std::uint32_t>(i) % view.levelCount;
        const std::uint32_t depth =
            view.kind == TextureKind::Texture3D && level < 32 ? std::max(1u, view.depth >> level) : 1u;
        m_levels.push_back(levelOf(surface, depth));
        const bool isUsable = surface.samples() == 1 && m_levels.back().width > 0 && m_levels.back().height > 0;
        if (!isUsable || surface.format() != m_levels.front().surface->format())
            return false;
    }
    return true;
}

void PreparedTexture::sample(const SampleRequest& request, const SampleResult& result) const
{
    if (isBatch(*this, request))
        return sampleBatch(*this, request, result);
    std::array<ChannelVector, 4> colors;
    colors.fill(kUnreadable);
    for (std::uint32_t first = 0; first < request.laneCount; first += 4) {
        const std::uint32_t mask = groupMask(request, first);
        if (mask == 0)
            continue;
        if (m_isReadable)
            sampleGroup(request, first, colors.data());
        store(result, first, mask, colors.data());
    }
}

void PreparedTexture::sampleGroup(const SampleRequest& request, std::uint32_t first, ChannelVector* colors) const
{
    const LaneGroup lanes = coordinatesOf(request, m_kind, first);
    std::array<float, 4> lambdas{};
    if (m_dependsOnLambda)
        lambdas = lambdasOf(request, m_kind, m_levels.front(), first);
    if (m_kind == TextureKind::Cube)
        sampleCube(lanes, lambdas, colors);
    else
        sampleSurface(lanes, lambdas, colors);
}

void PreparedTexture::sampleSurface(const LaneGroup& lanes, const std::array<float, 4>& lambdas,
                                    ChannelVector* colors) const
{
    if (allEqual(lambdas, lanes.count))
        return filterLevels(0, lambdas[0], lanes, colors);
    for (std::uint32_t lane = 0; lane < lanes.count; ++lane)
        filterLevels(0, lambdas[lane], oneLane(lanes, lane), colors + lane);
}

void PreparedTexture::sampleCube(const LaneGroup& directions, const std::array<float, 4>& lambdas,
                                 ChannelVector* colors) const
{
    LaneGroup places{.count = directions.count};
    std::array<std::uint32_t, 4> faces{};
    bool isOneFace = true;
    for (std::uint32_t lane = 0; lane < directions.count; ++lane) {
        const CubeFace face = cubeFaceOf(directions.s[lane], directions.t[lane], directions.r[lane]);
        const FacePoint point = projectOnFace(face, directions.s[lane], directions.t[lane], directions.r[lane]);
        places.s[lane] = point.s;
        places.t[lane] = point.t;
        faces[lane] = static_cast<std::uint32_t>(face);
        isOneFace = isOneFace && faces[lane] == faces[0];
    }
    if (isOneFace && allEqual(lambdas, directions.count))
        return filterLevels(faces[0], lambdas[0], places, colors);
    for (std::uint32_t lane = 0; lane < directions.count; ++lane)
        filterLevels(faces[lane], lambdas[lane], oneLane(places, lane), colors + lane);
}

void PreparedTexture::filterLevels(std::uint32_t face, float lambda, const LaneGroup& lanes,
                                   ChannelVector* colors) const
{
    const LevelChoice choice = chooseLevels(m_sampler, m_levelCount, lambda);
    const FilterFunction filter = m_filters[static_cast<std::size_t>(choice.filter)];
    filter(level(face, choice.level), m_sampler, lanes, colors);
    if (choice.nextWeight == 0.0f)
        return;
    std::array<ChannelVector, 4> next;
    filter(level(face, choice.level + 1), m_sampler, lanes, next.data());
    for (std::uint32_t lane = 0; lane < lanes.count; ++lane)
        colors[lane] = mix(colors[lane], next[lane], choice.nextWeight);
}

void sampleTexture(const TextureView& view, const Memory& memory, const SampleRequest& request,
                   const SampleResult& result)
{
    PreparedTexture(view, memory).sample(request, result);
}

} // namespace vitrine::core
