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
    links.bankPower = &machine.addLine<PowerLine>({"rfb.power", words("Whether all banks of the FIFO have power.")});
    links.combined = &machine.addQueue<LateQuadItem>({"cu.quads", kStageDepth, hop, "combined quad"});
}

void MachineWiring::addBypass(const MachineConfig& config, Links& links)
{
    bypassBank = &machine.add<BypassBank>(
        "rfb", BypassBank::Config{tables.plans, config.bypassFifoBanks},
        BypassBank::Ports{*links.bypassed, *links.lookups, *links.texels, *links.paired, *links.bankPower});
    combiner =
        &machine.add<PixelCombiner>("cu.combine", PixelCombiner::Config{tables.plans},
                                    PixelCombiner::Ports{*links.paired, *links.combined, *links.colorUpdaterPower});
}

} // namespace vitrine::core
