// SPDX-License-Identifier: Apache-2.0
#include "core/power/bypass_gating.h"

#include <algorithm>

namespace vitrine::core {

namespace {

void gateAlus(const PowerDomains& domains, std::uint32_t processor, const BypassGating& config,
              std::vector<std::uint32_t>& gated)
{
    const AluLayout& alus = domains.layout().alus;
    if (config.gating == PowerGating::Group) {
        for (std::uint32_t group = 1; group < alus.groups(); ++group)
            gated.push_back(domains.group(processor, group));
        return;
    }
    // Sharing space, vertices have group A and fragments the rest, which has nothing left to do.
    const std::uint32_t needed = domains.layout().sharesSpace ? alus.alusOf(0) : alusNeeded(alus.count(), config.ratio);
    for (std::uint32_t alu = needed; alu < alus.count(); ++alu)
        gated.push_back(domains.alu(processor, alu));
}

} // namespace

std::uint64_t verticesPerUnitTime(std::uint32_t alus, const WorkRatio& ratio)
{
    return alus * unitClocks(ratio);
}

std::vector<std::uint32_t> gatedInBypass(const PowerDomains& domains, const BypassGating& config)
{
    std::vector<std::uint32_t> gated;
    if (config.gating == PowerGating::Off)
        return gated;
    for (std::uint32_t processor = 0; processor < domains.layout().processors; ++processor) {
        gateAlus(domains, processor, config, gated);
        gated.push_back(domains.part(processor, PowerKind::PackingBuffer, 1));
        gated.push_back(domains.part(processor, PowerKind::InputBus, 1));
        if (processor >= config.fifoBanks)
            gated.push_back(domains.part(processor, PowerKind::RegisterBank, 1));
    }
    std::sort(gated.begin(), gated.end());
    return gated;
}

bool isBelowVertexRate(const PowerDomains& domains, const BypassGating& config)
{
    const AluLayout& alus = domains.layout().alus;
    // Sharing space, vertices have group A with fragments beside them, too.
    if (domains.layout().sharesSpace || config.gating != PowerGating::Group)
        return false;
    return bypassVertices(alus.count(), alus.alusOf(0), config.ratio).isBelow;
}

} // namespace vitrine::core
