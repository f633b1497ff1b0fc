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

void answerTextureRequest(const DeviceRequest& request, const PreparedTexture* texture, std::span<float> results)
{
    const std::size_t lanes = request.laneCount;
    if (!texture) {
        std::fill(results.begin(), results.end(), 0.0f);
        std::fill_n(results.begin() + static_cast<std::ptrdiff_t>(3 * lanes), lanes, 1.0f);
        return;
    }
    SampleResult result;
    for (std::size_t channel = 0; channel < 4; ++channel)
        result.channels[channel] = results.data() + channel * lanes;
    texture->sample(sampleRequest(request, request.lanes), result);
}

} // namespace vitrine::core
