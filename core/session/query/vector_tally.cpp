// SPDX-License-Identifier: Apache-2.0
#include "core/session/query/vector_tally.h"

#include "core/observe/draw_number.h"

#include <bit>

namespace vitrine::core {

Result<void> VectorTally::draw(const DrawCommand& command)
{
    const VectorPass pass = command.state->vector.pass;
    if (passOf(command.drawSeq) == 0)
        m_costs.emplace_back();
    m_paints = pass == VectorPass::Cover || pass == VectorPass::Basic;
    const bool isCounted = m_paints || pass == VectorPass::Winding || pass == VectorPass::Scissor;
    m_gpu.watchQuads(isCounted && !m_costs.empty() ? this : nullptr);
    auto drawn = m_gpu.draw(command);
    m_gpu.watchQuads(nullptr);
    return drawn;
}

void VectorTally::onRasterized(const Primitive&, std::uint32_t, std::span<const Quad> quads)
{
    VectorCost& cost = m_costs.back();
    for (const Quad& quad : quads)
        if (m_paints)
            cost.touched += static_cast<std::uint64_t>(std::popcount(coveredPixels(quad.coverage)));
        else
            cost.stencilWrites += static_cast<std::uint64_t>(std::popcount(quad.coverage));
}

void VectorTally::onPassed(const Quad& quad)
{
    if (m_paints)
        m_costs.back().covered += static_cast<std::uint64_t>(std::popcount(coveredPixels(quad.coverage)));
}

} // namespace vitrine::core
