// SPDX-License-Identifier: Apache-2.0
// The way of fragments past the processors.
#include "core/gpu/machine_links.h"

namespace vitrine::core {

void MachineWiring::addBypassLinks(Machine& machine, const MachineConfig& config, Links& links)
{
    const std::uint32_t hop = config.hopCycles();
    links.bypass = &machine.addQueue<BypassItem>({"ci.bypass", kStageDepth, 1, "switch"});
    links.bypassed = &machine.addQueue<BypassQuad>({"ain.bypass", kStageDepth, hop, "quad"});
    links.lookups = &machine.addQueue<InitialRequest>({"rfb.lookups", kStageDepth, hop, "initial request"});
    links.texels = &machine.addQueue<BypassTexel>({"tex.texels", kStageDepth, hop, "texel"});
    links.paired = &machine.addQueue<PairedPixel>({"rfb.pixels", kStageDepth, hop, "pixel"});
    links.combined = &machine.addQueue<LateQuadItem>({"cu.quads", kStageDepth, hop, "combined quad"});
}

void MachineWiring::addBypass(const MachineConfig& config, Links& links)
{
    bypassBank =
        &machine.add<BypassBank>("rfb", BypassBank::Config{tables.plans, config.bypassFifoBanks, &m_bypassBanksAreOn},
                                 BypassBank::Ports{*links.bypassed, *links.lookups, *links.texels, *links.paired});
    combiner = &machine.add<PixelCombiner>("cu.combine", PixelCombiner::Config{tables.plans, &m_colorUpdaterIsOn},
                                           PixelCombiner::Ports{*links.paired, *links.combined});
}

bool MachineWiring::isDrained() const
{
    return taskPath.fragmentTasks->occupancy() == 0 && interpolator->state().awaiting.empty() &&
           bypassBank->state().fifo.occupancy() == 0;
}

} // namespace vitrine::core
