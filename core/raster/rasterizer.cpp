// SPDX-License-Identifier: Apache-2.0
#include "core/raster/rasterizer.h"

#include <algorithm>
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
        {"steps", words("steps"), words("A primitive taken in, a tile looked into, or a quad sent.")}};
    return description;
}

void Rasterizer::tick()
{
    if (now() < m_state.keptUntil)
        return workUntil(m_state.keptUntil);
    if (m_state.nextQuad < m_state.quads.size()) {
        if (!m_ports.quads.canPush())
            return stall(StallReason::OutputFull, m_ports.quads);
        return sendQuads();
    }
    if (m_state.nextTile < m_state.tiles.size())
        return lookIntoTile();
    if (!m_ports.primitives.front())
        return stall(StallReason::InputEmpty, m_ports.primitives);
    if (!m_ports.primitives.front()->content)
        return passEnd(*m_ports.primitives.front());
    takePrimitive();
    m_ports.primitives.pop();
}

/// Of a draw; a clear or copy is an end alone.
void Rasterizer::passEnd(const PrimitiveItem& end)
{
    if (const TransferWork* transfer = m_config.transfers.find(end.label.draw)) {
        if (!m_state.transfer.hasBegun())
            beginTransfer(*transfer);
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

void Rasterizer::beginTransfer(const TransferWork& transfer)
{
    m_state.transfer.begin(now(), transfer.hiz, std::max(transfer.zst, transfer.cu));
    if (m_ports.marks.connected())
        static_cast<void>(m_ports.marks.ask({transfer.clear}));
}

void Rasterizer::takePrimitive()
{
    const PrimitiveItem& primitive = *m_ports.primitives.front();
    const std::uint32_t draw = primitive.label.draw;
    if (m_state.entered.enterIn(VectorPass::Winding, m_config.draws, draw, VectorStage::Coverage))
        publish(stageEntered(draw, VectorStage::Coverage));
    ++m_state.steps;
    m_state.tiles.clear();
    m_state.nextTile = 0;
    walkTiles(*primitive.content, m_state.tiles);
    if (!m_state.tiles.empty())
        m_state.primitive = primitive;
}

void Rasterizer::lookIntoTile()
{
    ++m_state.steps;
    m_state.quads.clear();
    m_state.nextQuad = 0;
    const Primitive& primitive = *m_state.primitive.content;
    const TileWork& tile = m_state.tiles[m_state.nextTile++];
    if (m_ports.hiz.connected()) {
        const TileOrders orders = m_ports.hiz.ask({m_state.primitive, tile});
        rasterizeTile(primitive, tile, orders, m_state.quads);
        keepFor(Cycle{orders.entriesRead} * m_config.entryCycles);
    } else {
        rasterizeTile(primitive, tile, m_state.quads);
    }
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
    for (std::uint32_t sent = 0;
         sent < m_config.quadsPerCycle && m_state.nextQuad < m_state.quads.size() && m_ports.quads.canPush(); ++sent)
        sendQuad();
}

void Rasterizer::sendQuad()
{
    ++m_state.steps;
    const ItemLabel& parent = m_state.primitive.label;
    m_ports.quads.push({{ItemId{++m_state.quadCount}, parent.id, parent.draw},
                        m_state.quads[m_state.nextQuad++],
                        m_state.primitive.content});
    if (m_state.nextQuad == m_state.quads.size() && m_state.nextTile == m_state.tiles.size())
        m_state.primitive = {};
}

} // namespace vitrine::core
