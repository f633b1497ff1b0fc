// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/bypass_section.h"

#include "core/gpu/energy_cost.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/timed_gpu.h"
#include "core/observe/observer.h"
#include "core/session/draw_start.h"
#include "core/session/recording/recorded_run.h"
#include "core/session/recording/section_recorder.h"

#include <bit>
#include <utility>

namespace vitrine::core {

namespace {

VertexRate rateOf(const MachineConfig& config, bool sharesSpace, std::uint32_t alus, std::uint32_t alusInBypass)
{
    const WorkRatio& ratio = config.processors->schedRatio;
    VertexRate rate{unitClocks(ratio), ratio.vertices, ratio.fragments, alus, alusInBypass};
    rate.thread = config.processors->verticesPerThread;
    rate.threadInBypass = verticesPerThreadInBypass(config);
    if (sharesSpace) { // vertices have group A both times
        rate.perUnit = verticesPerUnitTime(alus, ratio);
        rate.perUnitInBypass = verticesPerUnitTime(alusInBypass, ratio);
        return rate;
    }
    const BypassVertices vertices = bypassVertices(alus, alusInBypass, ratio);
    rate.perUnit = verticesPerUnit(alus, ratio);
    rate.perUnitInBypass = vertices.perUnit;
    rate.isBelow = vertices.isBelow;
    return rate;
}

class BypassRecorder final : public SectionRecorder, public Observer {
public:
    explicit BypassRecorder(const RecordedRun& run) : m_subscription(run.gpu.hub().subscribe(*this))
    {
        m_bypass.occupancy = std::make_unique<Series>(0, 0, run.limits.room());
    }

    SectionValue finish(const RecordedRun& run) override
    {
        if (const BypassBank* bank = run.gpu.bypassBank()) {
            m_bypass.depth = bank->state().fifo.depth();
            m_bypass.stalled = bank->state().fifo.counts().stalls;
        }
        if (run.start.frame) // Each of its draws goes its own way.
            m_bypass.isBypassed.reset();
        return SectionValue::of(std::move(m_bypass));
    }

    void onBypassDecided(const BypassDecided& event) override
    {
        m_bypass.isBypassed = event.isBypassed != 0;
        m_bypass.need = {static_cast<FragmentClass>(event.fragmentClass), static_cast<FragmentRule>(event.rule)};
        m_bypass.reason = reasonText(static_cast<BypassReason>(event.reason), m_bypass.need);
    }

    void onFifoChanged(const FifoChanged& event) override
    {
        m_bypass.pushes += event.step == FifoStep::Pushed ? 1 : 0;
        m_bypass.pops += event.step == FifoStep::Popped ? 1 : 0;
        if (event.step != FifoStep::Stalled)
            m_bypass.occupancy->append(event.cycle, event.occupancy);
    }

    void onDrained(const Drained& event) override
    {
        ++m_bypass.switches;
        m_bypass.drained += event.cycles;
        m_bypass.switchedAt = event.cycle;
    }

private:
    BypassSection m_bypass;
    const Subscription m_subscription;
};

} // namespace

std::vector<PowerState> statesWhileShading(const MachineConfig& config, const PowerDomains& domains)
{
    return statesOf(chosenStates(domains, config.powerChoices));
}

VertexRate vertexRate(const MachineConfig& config, const PowerDomains& domains, const std::vector<PowerState>& before,
                      const std::vector<PowerState>& inBypass)
{
    const PowerLayout& layout = domains.layout();
    const AluMask forVertices = layout.sharesSpace ? layout.alus.group(0) : layout.alus.all();
    const auto alusOf = [&](const std::vector<PowerState>& states, std::uint32_t processor) {
        return static_cast<std::uint32_t>(std::popcount(workingAlus(domains, states, processor) & forVertices));
    };
    VertexRate first;
    for (std::uint32_t processor = 0; processor < layout.processors; ++processor) {
        const VertexRate rate =
            rateOf(config, layout.sharesSpace, alusOf(before, processor), alusOf(inBypass, processor));
        if (rate.isBelow)
            return rate;
        if (processor == 0)
            first = rate;
    }
    return first;
}

std::unique_ptr<SectionRecorder> beginBypassSection(const RecordedRun& run)
{
    return std::make_unique<BypassRecorder>(run);
}

} // namespace vitrine::core
