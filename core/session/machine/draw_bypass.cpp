// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/draw_bypass.h"

#include "core/gpu/energy_cost.h"
#include "core/gpu/timed_gpu.h"

#include <utility>

namespace vitrine::core {

VertexRate vertexRate(const MachineConfig& config, std::uint32_t alusOn)
{
    const PowerLayout layout = powerLayout(config);
    const WorkRatio& ratio = config.schedRatio;
    VertexRate rate{unitClocks(ratio), ratio.vertices, ratio.fragments, layout.alus.count(), alusOn};
    rate.thread = config.verticesPerThread;
    rate.threadInBypass = verticesPerThreadInBypass(config);
    if (layout.sharesSpace) { // vertices have group A both times
        rate.alus = layout.alus.alusOf(0);
        rate.perUnit = verticesPerUnitTime(rate.alus, ratio);
        rate.perUnitInBypass = verticesPerUnitTime(alusOn, ratio);
        return rate;
    }
    const BypassVertices inBypass = bypassVertices(rate.alus, alusOn, ratio);
    rate.perUnit = verticesPerUnit(rate.alus, ratio);
    rate.perUnitInBypass = inBypass.perUnit;
    rate.isBelow = inBypass.isBelow;
    return rate;
}

void BypassRecorder::onBypassDecided(const BypassDecided& event)
{
    m_bypass.isBypassed = event.isBypassed != 0;
    m_bypass.need = {static_cast<FragmentClass>(event.fragmentClass), static_cast<FragmentRule>(event.rule)};
    m_bypass.reason = reasonText(static_cast<BypassReason>(event.reason), m_bypass.need);
}

void BypassRecorder::onFifoChanged(const FifoChanged& event)
{
    m_bypass.pushes += event.step == FifoStep::Pushed ? 1 : 0;
    m_bypass.pops += event.step == FifoStep::Popped ? 1 : 0;
    if (event.step != FifoStep::Stalled)
        m_bypass.occupancy->append(event.cycle, event.occupancy);
}

void BypassRecorder::onDrained(const Drained& event)
{
    ++m_bypass.switches;
    m_bypass.drained += event.cycles;
    m_bypass.switchedAt = event.cycle;
}

DrawBypass BypassRecorder::take(const TimedGpu& gpu)
{
    if (const BypassBank* bank = gpu.bypassBank()) {
        m_bypass.depth = bank->state().fifo.depth();
        m_bypass.stalled = bank->state().fifo.counts().stalls;
    }
    return std::move(m_bypass);
}

} // namespace vitrine::core
