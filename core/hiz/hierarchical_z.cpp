// SPDX-License-Identifier: Apache-2.0
#include "core/hiz/hierarchical_z.h"

#include "core/command/clear_ops.h"
#include "core/hiz/hiz_config.h"
#include "core/hiz/tile_traffic.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace vitrine::core {

HierarchicalZ::HierarchicalZ(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_tiles(*config.knobs, config.memory), m_ports(ports)
{
}

UnitDescription HierarchicalZ::description() const
{
    UnitDescription description;
    description.kind = "HIZ";
    description.seedTerm = "HiZ unit";
    description.help =
        words("Compares tiles with bounds of the depth and stencil buffers before their pixels are looked at.");
    description.counters = {
        {"tested", words("tiles"), words("Compared with their bounds.")},
        {"tilesCulled", words("tiles"), words("In which no sample can pass: they make no quads.")},
        {"passed", words("tiles"), words("In which every sample passes: none is compared.")},
        {"ambiguous", words("tiles"), words("Whose samples have to be tested.")},
        {"terminated", words("tiles"), words("In which every fragment would be discarded: they make no quads.")},
        {"early", words("tiles"), words("Tested before shading.")},
        {"late", words("tiles"), words("Tested after shading.")},
        {"lookUps", words("tiles"), words("Whose texels were looked up.")},
        {"tooLarge", words("tiles"), words("Of these, those for which no stored level has few enough entries.")},
        {"shaderRunsSaved", words("fragments"), words("Of tiles that make no quads.")},
        {"feedback", words("tiles"), words("Whose bounds became those of their samples.")},
        {"droppedFeedback", words("tiles"), words("Whose bounds a younger draw had changed.")},
        {"marked", words("tiles"), words("Cleared by mark: their bounds are the value.")},
        {"bytesMoved", words("bytes"), words("Of bounds, classes of texels and, for feedback, samples.")}};
    return description;
}

void HierarchicalZ::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
    HizTiles::State::visit(visitor, m_tiles.state());
}

void HierarchicalZ::tick()
{
    const DrawItem* end = m_ports.ended.front();
    if (!end)
        return stall(StallReason::InputEmpty, m_ports.ended);
    m_state.committed.push_back(end->label.draw);
    m_ports.ended.pop();
    // Before anybody ticks: the rasterizer may ask for the same tiles in a cycle of its own.
    deliverAt(now() + 1);
}

void HierarchicalZ::deliver()
{
    for (const std::uint32_t draw : std::exchange(m_state.committed, {}))
        reportFeedback(m_tiles.endDraw(draw));
}

void HierarchicalZ::endFrame()
{
    reportFeedback(m_tiles.endFrame());
}

void HierarchicalZ::reportFeedback(std::span<const HizTiles::FedBack> all)
{
    for (const HizTiles::FedBack& fedBack : all) {
        const bool isDropped = fedBack.change.kind == UpdateKind::None;
        ++(isDropped ? m_state.counters.droppedFeedback : m_state.counters.feedback);
        countBytes(fedBack.draw, fedBack.bytesMoved);
        if (!isDropped)
            reportChange(fedBack.draw, fedBack.tile, fedBack.change, false);
    }
}

void HierarchicalZ::abandon(const DrawCommand& command)
{
    m_tiles.abandon(hizDraw(command, m_config.memory));
}

TileOrders HierarchicalZ::answer(const TileQuestion& question)
{
    const auto& [primitive, tile] = question;
    const std::uint32_t number = primitive.label.draw;
    const HizDraw draw = hizDraw(m_config.draws.of(number), m_config.memory);
    const TileOrders orders = m_tiles.judge(draw, *primitive.content, primitive.label.id.value, tile);
    reportFeedback(m_tiles.fedBack());
    for (const TileVerdict& verdict : m_tiles.verdicts()) {
        count(number, verdict);
        countBytes(number, bytesMoved(draw, verdict));
        report(draw, verdict);
        if (m_watch)
            m_watch->onTileJudged({draw, *primitive.content, verdict});
    }
    countSaved(*primitive.content, tile, orders);
    return orders;
}

std::uint64_t HierarchicalZ::answer(const ClearQuestion& question)
{
    const auto& [number, command, marks] = question;
    const auto bytesOf = [this](SurfaceId surface, std::uint64_t tiles) {
        return tiles == 0 ? 0 : tiles * bytesOfEntry(*m_config.memory.surface(surface).bounds());
    };
    m_state.counters.marked += marks.depth + marks.stencil;
    countBytes(number, bytesOf(command.targets.depth, marks.depth));
    countBytes(number, bytesOf(command.targets.stencil, marks.stencil));
    clearBounds(command, m_config.memory);
    return marks.depth + marks.stencil;
}

void HierarchicalZ::count(std::uint32_t draw, const TileVerdict& verdict)
{
    Counters& counters = m_state.counters;
    m_config.tiles.tell(draw, (verdict.isTested ? 1u : 0u) + (verdict.isLookedUp ? 1u : 0u));
    ++counters.rows[verdict.row - 1u];
    counters.lookUps += verdict.isLookedUp ? 1 : 0;
    counters.tooLarge += verdict.isLookedUp && verdict.lookUp.isTooLarge ? 1 : 0;
    counters.terminated += verdict.result == TileResult::Terminate ? 1 : 0;
    const DepthTap tap = kDecisionRows[verdict.row - 1u].tap; // rows 13 and 19 shade, and have none
    counters.early += tap == DepthTap::Early ? 1 : 0;
    counters.late += tap == DepthTap::Late ? 1 : 0;
    if (!verdict.isTested)
        return;
    ++counters.tested;
    counters.culled += verdict.coarse == CoarseResult::Fail ? 1 : 0;
    counters.passed += verdict.coarse == CoarseResult::Pass ? 1 : 0;
    counters.ambiguous += verdict.coarse == CoarseResult::Ambiguous ? 1 : 0;
}

void HierarchicalZ::countBytes(std::uint32_t draw, std::uint64_t bytes)
{
    m_state.counters.bytesMoved += bytes;
    m_config.bytes.tell(draw, bytes);
}

void HierarchicalZ::countSaved(const Primitive& primitive, const TileWork& tile, const TileOrders& orders)
{
    const auto isDropped = [](const QuadOrders& quarter) { return quarter.has(QuadOrders::Dropped); };
    if (std::none_of(orders.quarters.begin(), orders.quarters.end(), isDropped))
        return;
    m_room.clear();
    rasterizeTile(primitive, tile, m_room);
    for (const Quad& quad : m_room)
        if (isDropped(orders.of(quad)))
            m_state.counters.shaderRunsSaved += static_cast<std::uint64_t>(std::popcount(coveredPixels(quad.coverage)));
}

void HierarchicalZ::tell(std::uint32_t draw, const TileVerdict& verdict, TileStep step)
{
    publish(TileJudged{0,
                       {},
                       draw,
                       static_cast<std::uint16_t>(verdict.tile.column),
                       static_cast<std::uint16_t>(verdict.tile.row),
                       step,
                       verdict.row,
                       verdict.incoming.isOrdered ? std::uint16_t{0} : std::uint16_t{1}});
}

void HierarchicalZ::report(const HizDraw& draw, const TileVerdict& verdict)
{
    reportLayers(draw, verdict);
    if (wants<TileJudged>()) {
        constexpr std::array kSteps{TileStep::Culled, TileStep::Passed, TileStep::Ambiguous}; // by CoarseResult
        tell(draw.number, verdict, TileStep::Tested);
        if (verdict.isTested)
            tell(draw.number, verdict, kSteps[static_cast<std::size_t>(verdict.coarse)]);
        if (verdict.result == TileResult::Terminate)
            tell(draw.number, verdict, TileStep::Terminated);
    }
    reportChange(draw.number, verdict.tile, verdict.depth, false);
    reportChange(draw.number, verdict.tile, verdict.stencil, true);
}

void HierarchicalZ::reportLayers(const HizDraw& draw, const TileVerdict& verdict)
{
    const DiscardVerdict wholeDraw = draw.state->discard.wholeDraw(m_config.knobs->proofs);
    if (draw.program.canDiscard && m_state.reportedDraw != draw.number) {
        m_state.reportedDraw = draw.number;
        publish(OpacityLookedUp{0, {}, draw.number, 0, 0, 1, 0, static_cast<std::uint8_t>(wholeDraw), 0});
    }
    if (verdict.isLookedUp)
        publish(OpacityLookedUp{0,
                                {},
                                draw.number,
                                static_cast<std::uint16_t>(verdict.tile.column),
                                static_cast<std::uint16_t>(verdict.tile.row),
                                2,
                                verdict.lookUp.level,
                                static_cast<std::uint8_t>(verdict.lookUp.verdict),
                                static_cast<std::uint8_t>(std::min(verdict.lookUp.entries, 255u))});
}

void HierarchicalZ::reportChange(std::uint32_t draw, const HizTile& tile, const BoundsChange& change, bool isStencil)
{
    if (change.kind == UpdateKind::None)
        return;
    publish(HizUpdated{0,
                       {},
                       draw,
                       static_cast<std::uint16_t>(tile.column),
                       static_cast<std::uint16_t>(tile.row),
                       static_cast<std::uint8_t>(change.kind),
                       isStencil ? std::uint8_t{1} : std::uint8_t{0},
                       0});
    publish(HizBefore{0, {}, draw, change.before.min, change.before.max});
    publish(HizAfter{0, {}, draw, change.after.min, change.after.max});
}

void HierarchicalZ::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
