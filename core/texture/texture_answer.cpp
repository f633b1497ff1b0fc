// SPDX-License-Identifier: Apache-2.0
#include "core/texture/texture_answer.h"

#include <algorithm>

namespace vitrine::core {

namespace {

SampleRequest sampleRequest(const DeviceRequest& request, const LaneMask& mask)
{
    SampleRequest sample;
    sample.laneCount = request.laneCount;
    sample.lodMode = request.descriptor.lodMode;
    sample.lanesAreQuads = request.stage == ShaderStage::Fragment;
    sample.laneMask = {&mask, 1};
    sample.lod = request.lod().data();
    for (std::uint32_t component = 0; component < 3; ++component) {
        sample.coordinates[component] = request.coordinate(component).data();
        sample.gradientX[component] = request.gradientX(component).data();
        sample.gradientY[component] = request.gradientY(component).data();
    }
    return sample;
}

} // namespace

void answerTextureRequest(const DeviceRequest& request, const PreparedTexture* texture, const SampleResult& rows)
{
    if (texture)
        return texture->sample(sampleRequest(request, request.lanes), rows);
    for (std::size_t channel = 0; channel < 4; ++channel)
        std::fill_n(rows.channels[channel], request.laneCount, channel == 3 ? 1.0f : 0.0f);
}

void answerTextureRequest(const DeviceRequest& request, const PreparedTexture* texture, std::span<float> results)
{
    SampleResult rows;
    for (std::size_t channel = 0; channel < 4; ++channel)
        rows.channels[channel] = results.data() + channel * request.laneCount;
    answerTextureRequest(request, texture, rows);
}

std::uint64_t bytesOfTexels(const DeviceRequest& request, const PreparedTexture* texture)
{
    return texture ? bytesOfTexels(*texture, sampleRequest(request, request.lanes)) : 0;
}

} // namespace vitrine::core
