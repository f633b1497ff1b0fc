// SPDX-License-Identifier: Apache-2.0
// Draws that bypass the processors: how the interpolator makes pixels of their quads.
#include "core/interpolate/attribute_interpolator.h"

#include <array>
#include <bit>
#include <utility>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kLanes = 4;

/// The input registers of a quad's pixels.
class QuadInputs {
public:
    explicit QuadInputs(std::uint32_t inputs) : m_room(std::size_t{inputs} * 4 * kLanes) {}

    [[nodiscard]] LaneRegisters registers() { return {m_room.data(), kLanes}; }
    [[nodiscard]] Vec4 of(std::uint16_t input, std::uint32_t pixel) { return of(input, pixel, kIdentitySwizzle); }
    [[nodiscard]] Vec4 of(std::uint16_t input, std::uint32_t pixel, std::uint8_t swizzle)
    {
        Vec4 value;
        for (std::uint32_t place = 0; place < 4; ++place)
            value[static_cast<int>(place)] = registers().component(input, swizzle >> (2 * place) & 3u)[pixel];
        return value;
    }

private:
    std::vector<float> m_room;
};

} // namespace

void AttributeInterpolator::bypass(const QuadItem& item, const BypassPlan& plan)
{
    if (!item.primitive)
        return bypassEnd(item);
    if (!m_ports.bypassed.canPush())
        return stall(StallReason::OutputFull, m_ports.bypassed);
    if (item.primitive->attributes.overflows) {
        QuadItem finite = item;
        finite.quad.coverage = finiteCoverage(*item.primitive, item.quad);
        if (finite.quad.coverage != 0)
            bypassQuad(finite, plan);
        return popQuad(finite);
    }
    bypassQuad(item, plan);
    popQuad(item);
}

/// Of a draw, or a fence, or a clear.
void AttributeInterpolator::bypassEnd(const QuadItem& end)
{
    if (!m_ports.bypassed.canPush())
        return stall(StallReason::OutputFull, m_ports.bypassed);
    BypassQuad passed;
    passed.label = end.label;
    passed.isFence = end.isFence;
    m_ports.bypassed.push(std::move(passed));
    m_ports.quads.pop();
}

void AttributeInterpolator::bypassQuad(const QuadItem& item, const BypassPlan& plan)
{
    const Program& program = *m_config.programs.of(item.label.draw).fragment.program;
    QuadInputs inputs(program.inputCount);
    interpolateQuad(*item.primitive, item.quad, fragmentInputs(program), inputs.registers(), 0);
    BypassQuad result;
    result.label = item.label;
    result.primitive = item.primitive;
    result.quad = item.quad;
    result.colorCount = static_cast<std::uint8_t>(plan.colors.size());
    result.lookupCount = static_cast<std::uint8_t>(plan.lookups.size());
    for (std::uint32_t pixel = 0; pixel < kLanes; ++pixel) {
        for (std::size_t color = 0; color < plan.colors.size(); ++color)
            result.colors[color][pixel] = inputs.of(plan.colors[color], pixel);
        for (std::size_t i = 0; i < plan.lookups.size(); ++i)
            result.coordinates[i][pixel] = inputs.of(plan.lookups[i].input, pixel, plan.lookups[i].swizzle);
    }
    for (std::size_t i = 0; i < plan.lookups.size(); ++i)
        result.textureSlots[i] = plan.lookups[i].textureSlot;
    const auto fragments = static_cast<std::uint64_t>(std::popcount(coveredPixels(item.quad.coverage)));
    m_state.fragments += fragments;
    m_state.bypassed += fragments;
    m_state.discardsSkipped += item.quad.orders.has(QuadOrders::SkipsDiscard) ? fragments : 0;
    m_ports.bypassed.push(std::move(result));
}

} // namespace vitrine::core
