// SPDX-License-Identifier: Apache-2.0
#include "core/texture/texel_traffic.h"

#include "core/texture/lambda_ops.h"
#include "core/texture/level_of_detail.h"

#include <algorithm>
#include <array>

namespace vitrine::core {

namespace {

std::uint64_t texelsOf(const PreparedTexture& texture, float lambda)
{
    const LevelChoice choice = chooseLevels(texture.sampler(), texture.levelCount(), lambda);
    const std::uint64_t neighbors = texture.kind() == TextureKind::Texture3D ? 8 : 4;
    return (choice.filter == Filter::Linear ? neighbors : 1) * (choice.nextWeight == 0.0f ? 1 : 2);
}

} // namespace

std::uint64_t bytesOfTexels(const PreparedTexture& texture, const SampleRequest& request)
{
    if (!texture.isReadable())
        return 0;
    std::uint64_t texels = 0;
    for (std::uint32_t first = 0; first < request.laneCount; first += 4) {
        std::array<float, 4> lambdas{};
        if (texture.dependsOnLambda())
            lambdas = lambdasOf(request, texture.kind(), texture.level(0, 0), first);
        const std::uint32_t count = std::min(request.laneCount - first, 4u);
        for (std::uint32_t lane = first; lane < first + count; ++lane)
            if ((request.laneMask[lane / 64] >> (lane % 64) & 1) != 0)
                texels += texelsOf(texture, lambdas[lane - first]);
    }
    return texels * bytesPerSample(texture.level(0, 0).surface->format());
}

} // namespace vitrine::core
