// SPDX-License-Identifier: Apache-2.0
#include "core/stream/pixel_combiner.h"

#include "core/command/pass_stages.h"
#include <utility>

namespace vitrine::core {

PixelCombiner::PixelCombiner(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
}

UnitDescription PixelCombiner::description() const
{
    UnitDescription description;
    description.kind = "CU";
    description.seedTerm = "pixel blender, combining";
    description.help =
        words("Combines the colors and texels of pixels that bypass the processors, before the late tests.");
    description.counters = {{"pixels", words("pixels"), words("That bypassed the processors.")},
                            {"discarded", words("pixels"), words("Of these, by the alpha test.")},
                            {"quads", words("quads"), words("Sent on, with the ends of draws.")},
                            {"engine.executed", words("instructions"), words("Executed by the engine to combine.")}};
    return description;
}

void PixelCombiner::tick()
{
    if (now() < m_state.heldUntil)
        return workUntil(m_state.heldUntil);
    const PairedPixel* item = m_ports.pixels.front();
    if (!item)
        return stall(StallReason::InputEmpty, m_ports.pixels);
    if (!m_ports.power->isOn)
        return stall(StallReason::ResourceBusy);
    if (!m_ports.quads.canPush())
        return stall(StallReason::OutputFull, m_ports.quads);
    if (item->isPixel)
        combine(*item);
    else
        passEnd(*item);
    m_ports.pixels.pop();
}

void PixelCombiner::combine(const PairedPixel& item)
{
    const BypassPixel& pixel = item.pixel;
    const std::uint32_t draw = item.label.draw;
    if (enterIn(m_state.entered, VectorPass::Cover, m_config.draws, draw, VectorStage::Paint))
        publish(stageEntered(draw, VectorStage::Paint));
    if (!m_state.quad.primitive)
        beginQuad(pixel);
    const std::uint64_t clocks = m_state.engine.allClocks(), executed = m_state.engine.executed;
    const auto color = combinePixel(m_config.plans.of(item.label.draw), item.toCombine(), m_state.engine);
    m_state.heldUntil = now() + (m_state.engine.allClocks() - clocks);
    m_config.instructions.tell(draw, m_state.engine.executed - executed);
    ++m_state.pixels;
    ShadedQuad& shaded = m_state.quad.content.shaded;
    if (color) {
        const unsigned place = pixel.x % 2 + 2 * (pixel.y % 2);
        shaded.colors[place] = *color;
        shaded.pixelCoverage[place] = pixel.pixelCoverage;
        shaded.coverage = static_cast<std::uint16_t>(shaded.coverage | pixel.mask << (4 * place));
    } else {
        ++m_state.discarded;
    }
    if (!pixel.endsQuad)
        return;
    LateQuadItem quad = std::exchange(m_state.quad, {});
    if (quad.content.shaded.coverage == 0)
        return;
    quad.label.id = quad.content.label.id = ItemId{++m_state.quads};
    m_ports.quads.push(std::move(quad));
}

void PixelCombiner::beginQuad(const BypassPixel& pixel)
{
    LateQuadItem& quad = m_state.quad;
    quad.label = {ItemId{}, pixel.quad.id, pixel.quad.draw};
    quad.content.label = quad.label;
    quad.content.shaded.x = static_cast<std::uint16_t>(pixel.x & ~1u);
    quad.content.shaded.y = static_cast<std::uint16_t>(pixel.y & ~1u);
    quad.primitive = pixel.primitive;
    quad.orders = pixel.orders;
}

void PixelCombiner::passEnd(const PairedPixel& end)
{
    LateQuadItem item;
    item.label = {ItemId{++m_state.quads}, end.label.parent, end.label.draw};
    item.content.label = item.label;
    item.content.endsDraw = true;
    item.isFence = end.isFence;
    m_ports.quads.push(std::move(item));
}

void PixelCombiner::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
}

void PixelCombiner::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
