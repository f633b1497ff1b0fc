// SPDX-License-Identifier: Apache-2.0
#include "core/blend/first_phase.h"

#include "core/memory/channel_vector.h"

namespace vitrine::core {

Vec4 fogged(const BasicFog& fog, const Vec4& color)
{
    const float rest = 1.0f - fog.factor;
    return {fog.factor * color.x + rest * fog.color.x, fog.factor * color.y + rest * fog.color.y,
            fog.factor * color.z + rest * fog.color.z, color.w};
}

bool passes(const BasicAlphaTest& test, float alpha)
{
    switch (test.function) {
    case CompareFunction::Never: return false;
    case CompareFunction::Less: return alpha < test.reference;
    case CompareFunction::Equal: return alpha == test.reference;
    case CompareFunction::LessEqual: return alpha <= test.reference;
    case CompareFunction::Greater: return alpha > test.reference;
    case CompareFunction::NotEqual: return alpha != test.reference;
    case CompareFunction::GreaterEqual: return alpha >= test.reference;
    case CompareFunction::Always: break;
    }
    return true;
}

Vec4 firstPhase(const BasicState& state, const Vec4& color)
{
    const Vec4 clamped = toVec4(clampToUnit(toChannels(color)));
    return state.fog.enabled ? fogged(state.fog, clamped) : clamped;
}

void runFirstPhase(const BasicState& state, ShadedQuad& quad)
{
    if (!state.fog.enabled && !state.alphaTest.enabled)
        return;
    unsigned left = quad.coverage;
    for (std::size_t pixel = 0; pixel < 4; ++pixel) {
        quad.colors[pixel] = firstPhase(state, quad.colors[pixel]);
        if (state.alphaTest.enabled && !passes(state.alphaTest, quad.colors[pixel].w))
            left &= ~(0xFu << (4 * pixel));
    }
    quad.coverage = static_cast<std::uint16_t>(left);
}

} // namespace vitrine::core
