// SPDX-License-Identifier: Apache-2.0
#include "core/raster/rasterizer.h"

#include "core/command/pass_stages.h"
#include <algorithm>
#include <bit>
#include <utility>

namespace vitrine::core {

Rasterizer::Rasterizer(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
}

UnitDescription Rasterizer::description() const
{
    UnitDescription description;
    description.kind = "RAS";
    description.seedTerm = "rasterizer";
    description.help = words("Finds the tiles and quads that a primitive covers.");
    description.counters = {
        {"quadCount", words("quads"), words("Sent on.")},
        {"stippled", words("pixels"), words("Of lines, left out by the stipple.")},
        {"steps", words("steps"), words("A primitive taken in, a tile looked into, or a quad sent.")}};
    return description;
}

void Rasterizer::tick()
{
    if (now() < m_state.keptUntil)
        return workUntil(m_state.keptUntil);
    if (m_state.nextQuad < m_state.quads.size())
        return sendQuads();
    if (m_state.nextTile < m_state.tiles.size())
        return lookIntoTile();
    const PrimitiveItem* front = m_ports.primitives.front();
    if (!front)
        return stall(StallReason::InputEmpty, m_ports.primitives);
    const bool isBasic = basicOf(front->label.draw) != nullptr;
    if (isBasic && m_state.placed != front->label.draw)
        return placeDraw(*front);
    if (!front->content)
        return isBasic ? endBasic(*front) : passEnd(*front);
    takePrimitive();
    m_ports.primitives.pop();
}

/// Null: the draw goes the way of all others.
const BasicState* Rasterizer::basicOf(std::uint32_t draw) const
{
    const DrawCommand* command = m_config.draws ? m_config.draws->find(draw) : nullptr;
    return command && command->state->isBasic() ? &command->state->basic : nullptr;
}

void Rasterizer::placeDraw(const PrimitiveItem& first)
{
    if (!m_ports.quads.canPush())
        return stall(StallReason::OutputFull, m_ports.quads);
    m_ports.quads.push({{ItemId{}, ItemId{}, first.label.draw}, {}, nullptr, false, first.isBypassed});
    m_state.placed = first.label.draw;
}

void Rasterizer::endBasic(const PrimitiveItem& end)
{
    if (!m_ports.basic.canPush())
        return stall(StallReason::OutputFull, m_ports.basic);
    m_ports.basic.push({end.label, true, {}});
    m_ports.primitives.pop();
    m_state.placed = kNoDraw;
}

/// Of a draw; a clear or copy is an end alone.
void Rasterizer::passEnd(const PrimitiveItem& end)
{
    if (const TransferWork* transfer = m_config.transfers.find(end.label.draw)) {
        if (!m_state.transfer.hasBegun())
            beginTransfer(end.label.draw, *transfer);
        if (now() < m_state.transfer.handOver())
            return workUntil(m_state.transfer.handOver());
    }
    if (!m_ports.quads.canPush())
        return stall(StallReason::OutputFull, m_ports.quads);
    m_ports.quads.push({end.label, {}, nullptr, false, end.isBypassed});
    m_ports.primitives.pop();
    if (!m_state.transfer.hasBegun())
        return;
    m_state.transfer.handOn();
    m_state.keptUntil = m_state.transfer.end();
}

void Rasterizer::beginTransfer(std::uint32_t number, const TransferWork& transfer)
{
    m_state.transfer.begin(now(), transfer.hiz, std::max(transfer.zst, transfer.cu));
    if (m_ports.marks.connected())
        static_cast<void>(m_ports.marks.ask({number, transfer.clear, transfer.marks}));
}

void Rasterizer::countStep(std::uint32_t draw)
{
    ++m_state.steps;
    m_config.steps.tell(draw, 1);
}

void Rasterizer::takePrimitive()
{
    const PrimitiveItem& primitive = *m_ports.primitives.front();
    const std::uint32_t draw = primitive.label.draw;
    const BasicState* basic = basicOf(draw);
    if (enterIn(m_state.entered, VectorPass::Winding, m_config.draws, draw, VectorStage::Coverage) ||
        (basic && m_state.entered.enter(draw, VectorStage::Coverage)))
        publish(stageEntered(draw, VectorStage::Coverage));
    countStep(draw);
    m_state.tiles.clear();
    m_state.nextTile = 0;
    walkTiles(*primitive.content, m_state.tiles);
    if (basic)
        orderTiles(*basic, m_state.tiles);
    if (!m_state.tiles.empty())
        m_state.primitive = primitive;
}

void Rasterizer::lookIntoTile()
{
    countStep(m_state.primitive.label.draw);
    m_state.quads.clear();
    m_state.nextQuad = 0;
    const Primitive& primitive = *m_state.primitive.content;
    const TileWork& tile = m_state.tiles[m_state.nextTile++];
    const BasicState* basic = basicOf(m_state.primitive.label.draw);
    if (m_ports.hiz.connected() && !basic) {
        const TileOrders orders = m_ports.hiz.ask({m_state.primitive, tile});
        rasterizeTile(primitive, tile, orders, m_state.quads);
        keepFor(Cycle{orders.entriesRead} * m_config.entryCycles);
    } else {
        rasterizeTile(primitive, tile, m_state.quads);
    }
    if (basic)
        orderQuads(*basic, m_state.quads);
    if (m_state.quads.empty() && m_state.nextTile == m_state.tiles.size())
        m_state.primitive = {};
}

/// Beside the cycle in which the tile is looked into.
void Rasterizer::keepFor(Cycle cycles)
{
    if (cycles == 0)
        return;
    m_state.keptUntil = now() + 1 + cycles;
    workUntil(m_state.keptUntil);
}

/// Of one tile.
void Rasterizer::sendQuads()
{
    const BasicState* basic = basicOf(m_state.primitive.label.draw);
    const auto hasRoom = [&] { return basic ? m_ports.basic.canPush() : m_ports.quads.canPush(); };
    if (!hasRoom())
        return basic ? stall(StallReason::OutputFull, m_ports.basic) : stall(StallReason::OutputFull, m_ports.quads);
    for (std::uint32_t sent = 0; sent < m_config.quadsPerCycle && m_state.nextQuad < m_state.quads.size() && hasRoom();
         ++sent)
        sendQuad(basic);
}

void Rasterizer::sendQuad(const BasicState* basic)
{
    countStep(m_state.primitive.label.draw);
    const ItemLabel& parent = m_state.primitive.label;
    const ItemLabel label{ItemId{++m_state.quadCount}, parent.id, parent.draw};
    const Quad& quad = m_state.quads[m_state.nextQuad++];
    if (basic)
        sendBasic(label, *basic, quad);
    else
        m_ports.quads.push({label, quad, m_state.primitive.content});
    if (m_state.nextQuad == m_state.quads.size() && m_state.nextTile == m_state.tiles.size())
        m_state.primitive = {};
}

void Rasterizer::sendBasic(const ItemLabel& label, const BasicState& basic, const Quad& quad)
{
    const BasicQuad sent = basicQuad(basic, quad);
    m_state.stippled +=
        static_cast<unsigned>(std::popcount(static_cast<unsigned>(coveredPixels(quad.coverage) ^ sent.pixels)));
    if (sent.pixels != 0)
        m_ports.basic.push({label, false, sent});
}

void Rasterizer::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
}

void Rasterizer::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
