// SPDX-License-Identifier: Apache-2.0
#include "core/power/bypass_gating.h"

#include <algorithm>
#include <bit>

namespace vitrine::core {

namespace {

/// That the machine has while it shades fragments.
std::vector<PowerState> statesBefore(const PowerDomains& domains, const BypassGating& config)
{
    return config.chosen.empty() ? std::vector(domains.size(), PowerState::On) : statesOf(config.chosen);
}

/// The group that has the vertices: A, but where none of its ALUs works. Sharing space, they can have no other.
std::uint32_t groupOfVertices(const PowerLayout& layout, AluMask working)
{
    for (std::uint32_t group = 0; group < layout.alus.groups() && !layout.sharesSpace; ++group)
        if ((layout.alus.group(group) & working) != 0)
            return group;
    return 0;
}

void gateAlus(const PowerDomains& domains, std::uint32_t processor, const BypassGating& config,
              std::vector<std::uint32_t>& gated)
{
    const PowerLayout& layout = domains.layout();
    const AluMask working = workingAlus(domains, statesBefore(domains, config), processor);
    if (config.gating == PowerGating::Group) {
        const std::uint32_t kept = groupOfVertices(layout, working);
        for (std::uint32_t group = 0; group < layout.alus.groups(); ++group)
            if (group != kept)
                gated.push_back(domains.group(processor, group));
        return;
    }
    // Sharing space, vertices have group A and fragments the rest, which has nothing left to do.
    const AluMask fit = layout.sharesSpace ? layout.alus.group(0) : layout.alus.all();
    std::uint32_t needed = alusInBypass(layout, config);
    for (std::uint32_t alu = 0; alu < layout.alus.count(); ++alu) {
        if ((working >> alu & 1) == 0)
            continue;
        if ((fit >> alu & 1) != 0 && needed > 0)
            --needed;
        else
            gated.push_back(domains.alu(processor, alu));
    }
}

} // namespace

std::uint64_t verticesPerUnitTime(std::uint32_t alus, const WorkRatio& ratio)
{
    return alus * unitClocks(ratio);
}

std::uint32_t alusInBypass(const PowerLayout& layout, const BypassGating& config)
{
    // Sharing space, vertices have group A and fragments the rest, which has nothing left to do.
    if (layout.sharesSpace || config.gating == PowerGating::Group)
        return layout.alus.alusOf(0);
    return alusNeeded(layout.alus.count(), config.ratio);
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
    std::erase_if(gated, [&](std::uint32_t domain) { return !config.chosen.empty() && config.chosen[domain]; });
    std::sort(gated.begin(), gated.end());
    return gated;
}

bool isBelowVertexRate(const PowerDomains& domains, const BypassGating& config)
{
    // Sharing space, vertices have group A with fragments beside them, too.
    if (domains.layout().sharesSpace || config.gating != PowerGating::Group)
        return false;
    const std::vector<PowerState> before = statesBefore(domains, config);
    std::vector<PowerState> inBypass = before;
    for (const std::uint32_t domain : gatedInBypass(domains, config))
        inBypass[domain] = PowerState::Off;
    for (std::uint32_t processor = 0; processor < domains.layout().processors; ++processor) {
        const int alus = std::popcount(workingAlus(domains, before, processor));
        const int used = std::popcount(workingAlus(domains, inBypass, processor));
        if (bypassVertices(static_cast<std::uint32_t>(alus), static_cast<std::uint32_t>(used), config.ratio).isBelow)
            return true;
    }
    return false;
}

} // namespace vitrine::core
