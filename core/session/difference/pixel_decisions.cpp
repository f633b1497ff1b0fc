// SPDX-License-Identifier: Apache-2.0
#include "core/session/difference/pixel_decisions.h"

#include "core/gpu/machine_config.h"
#include "core/gpu/reachable_units.h"
#include "core/session/comparison/compared_machine.h"

#include <tuple>

namespace vitrine::core {

PixelDecisions::PixelDecisions(const MachineConfig& config, const std::stop_token& stop)
    : m_gpu(m_memory, reachableUnits(config), *config.colorEngine, *config.hiz)
{
    m_gpu.setStopToken(stop);
    m_gpu.watchTiles(this);
    m_gpu.watchQuads(this);
}

void PixelDecisions::run(const FoundDraw& draw, const TakeDecision& take)
{
    m_memory = draw.memory;
    m_take = &take;
    m_primitive = 0;
    std::ignore = m_gpu.draw(draw.command); // The machine with its clock says why a draw can't be done.
    std::ignore = m_gpu.takeUnitReports();
}

void PixelDecisions::onTileJudged(const JudgedTile& tile)
{
    const TileVerdict& verdict = tile.verdict;
    Decision decision;
    decision.kind = DecisionKind::Verdict;
    decision.x = static_cast<std::uint16_t>(verdict.tile.column);
    decision.y = static_cast<std::uint16_t>(verdict.tile.row);
    decision.primitive = verdict.primitive;
    decision.outcome = inBytes(verdict.row, static_cast<std::uint8_t>(verdict.result),
                               static_cast<std::uint8_t>(verdict.coarse), static_cast<std::uint8_t>(verdict.discard));
    (*m_take)(decision);
}

void PixelDecisions::onRasterized(const Primitive&, std::uint32_t number, std::span<const Quad>)
{
    m_primitive = number;
}

void PixelDecisions::tell(DecisionKind kind, const Quad& quad, std::uint64_t outcome)
{
    // Whoever watches is told of quads that HIZ has dropped as well. The machine never makes them.
    if (quad.orders.has(QuadOrders::Dropped))
        return;
    Decision decision;
    decision.kind = kind;
    decision.group = quad.group;
    decision.x = quad.x;
    decision.y = quad.y;
    decision.primitive = m_primitive;
    decision.outcome = outcome;
    (*m_take)(decision);
}

void PixelDecisions::onTested(const Quad& quad, const DepthStencilVerdict& verdict)
{
    tell(DecisionKind::Test, quad,
         verdict.passed | std::uint64_t{verdict.stencilFailed} << 16 | std::uint64_t{verdict.depthFailed} << 32);
}

void PixelDecisions::onShaded(const Quad& quad, std::uint16_t kept)
{
    if (kept != quad.coverage || kept == 0)
        tell(DecisionKind::Discard, quad, kept | std::uint64_t{quad.coverage} << 16);
}

void PixelDecisions::onPassed(const Quad& quad)
{
    tell(DecisionKind::PixelWrite, quad, quad.coverage);
}

} // namespace vitrine::core
