// SPDX-License-Identifier: Apache-2.0
#include "core/stream/multiplexer.h"

#include <utility>

namespace vitrine::core {

Multiplexer::Multiplexer(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
}

UnitDescription Multiplexer::description() const
{
    UnitDescription description;
    description.kind = "MUX";
    description.seedTerm = "multiplexer of FIG. 9";
    description.help = words("Gives pixels of the basic 2-D path their color: a constant, a gradient or a source.");
    description.counters = {
        {"quads", words("quads"), words("Taken in.")},
        {"counts.pixels", words("pixels"), words("That have come.")},
        {"counts.colors", words("pixels"), words("That were given a color.")},
        {"counts.sourcePixels", words("pixels"), words("Of the source, read.")},
        {"counts.outside", words("pixels"), words("Left out: their source is outside of its surface.")},
        {"counts.keyed", words("pixels"), words("Left out: their source is the source key.")},
        {"counts.paletteEntries", words("entries"), words("Of the palette, read.")},
        {"counts.lookedUp", words("colors"), words("Looked up in the color table.")},
        {"counts.bytesMoved", words("bytes"), words("Of source, palette and color table, read.")}};
    return description;
}

void Multiplexer::tick()
{
    const BasicQuadItem* item = m_ports.quads.front();
    if (!item)
        return stall(StallReason::InputEmpty, m_ports.quads);
    if (!m_ports.colors.canPush())
        return stall(StallReason::OutputFull, m_ports.colors);
    ShadedQuadItem colored{item->label, item->endsDraw, {}};
    if (!item->endsDraw) {
        const BasicState& state = m_config.draws.of(item->label.draw).state->basic;
        if (m_state.entered.enter(item->label.draw, VectorStage::Paint))
            publish(stageEntered(item->label.draw, VectorStage::Paint));
        ++m_state.quads;
        m_state.input = state.input;
        const std::uint64_t bytes = m_state.counts.bytesMoved;
        colored.shaded = muxColors(state, item->quad, m_config.memory, m_state.counts);
        m_config.bytes.tell(item->label.draw, m_state.counts.bytesMoved - bytes);
    }
    if (colored.endsDraw || colored.shaded.coverage != 0)
        m_ports.colors.push(colored);
    m_ports.quads.pop();
}

void Multiplexer::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
}

void Multiplexer::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
