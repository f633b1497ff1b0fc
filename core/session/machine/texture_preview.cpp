// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/texture_preview.h"

#include "core/command/draw_state.h"
#include "core/fixed_function/unit_runner.h"
#include "core/gpu/reachable_units.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kLanes = 64;

bool makesTexture(const UnitKind& kind)
{
    return kind.inputs.size() == 1 && kind.inputs.front().components == 2 && kind.outputs.front().components >= 3;
}

float middle(std::uint32_t index, std::uint32_t size)
{
    return (static_cast<float>(index) + 0.5f) / static_cast<float>(size);
}

std::uint8_t byteOf(float value)
{
    return value > 0.0f ? static_cast<std::uint8_t>(std::min(value, 1.0f) * 255.0f + 0.5f) : std::uint8_t{0};
}

/// Asks for the texels from `first` on, as many as a request has lanes.
class Texels {
public:
    Texels(const std::shared_ptr<const ReachableUnits>& units, const UnitKind& kind, const ParameterBlock* parameters)
        : m_runner(units), m_parameters(parameters), m_alpha(kind.outputs.front().components == 4)
    {
        m_request.descriptor.device = kind.port;
        m_request.descriptor.inputRegisters = 1;
        m_request.descriptor.resultRegisters = static_cast<std::uint8_t>(kind.outputs.size());
        m_request.laneCount = kLanes;
        m_request.lanes = ~LaneMask{0};
        m_request.arguments = m_inputs.data();
        m_results.resize(std::size_t{4} * kLanes * kind.outputs.size());
    }

    void fill(Picture& picture, std::uint32_t first)
    {
        const std::uint32_t count = std::min(kLanes, picture.width * picture.height - first);
        for (std::uint32_t lane = 0; lane < count; ++lane) {
            m_inputs[lane] = middle((first + lane) % picture.width, picture.width);
            m_inputs[kLanes + lane] = 1.0f - middle((first + lane) / picture.width, picture.height);
        }
        m_runner.answer(m_request, m_parameters, m_results);
        for (std::uint32_t lane = 0; lane < count; ++lane)
            for (std::uint32_t c = 0; c < 4; ++c)
                picture.rgba[std::size_t{4} * (first + lane) + c] =
                    c == 3 && !m_alpha ? std::uint8_t{255} : byteOf(m_results[c * kLanes + lane]);
    }

private:
    UnitRunner m_runner;
    const ParameterBlock* m_parameters;
    const bool m_alpha;
    DeviceRequest m_request;
    std::array<float, std::size_t{4} * kLanes> m_inputs{};
    std::vector<float> m_results;
};

} // namespace

std::optional<Picture> texturePreview(const DrawRecording& recording, std::uint8_t port, std::uint32_t size)
{
    const auto units = reachableUnits(recording.config());
    const UnitKind* kind = presentUnit(*units, port);
    if (!kind || !makesTexture(*kind))
        return std::nullopt;
    Picture picture;
    picture.width = picture.height = size;
    picture.rgba.resize(std::size_t{4} * size * size);
    Texels texels(units, *kind, recording.command().state->program.parameters.get());
    for (std::uint32_t first = 0; first < size * size; first += kLanes)
        texels.fill(picture, first);
    return picture;
}

} // namespace vitrine::core
