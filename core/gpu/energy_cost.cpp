// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/energy_cost.h"

#include "core/arbiter/device_ports.h"
#include "core/gpu/reachable_units.h"
#include "core/stream/bypass_vertices.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

/// Paths of units are their names in small letters.
std::string pathOf(std::string name)
{
    std::transform(name.begin(), name.end(), name.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return name;
}

} // namespace

PowerLayout powerLayout(const MachineConfig& config)
{
    const std::shared_ptr<const ReachableUnits> units = reachableUnits(config);
    PowerLayout layout;
    layout.processors = config.spCount;
    layout.alus = config.aluLayout();
    layout.sharesSpace = config.schedShare == SchedShare::Space;
    layout.hasFragmentPrograms = units->hasFragmentPrograms;
    layout.hasHiz = config.hiz.enabled != 0;
    for (std::uint32_t port = 0; port < kPortCount; ++port) {
        if ((units->presentPorts >> port & 1) == 0)
            continue;
        const UnitKind* kind = units->catalog->onPort(port);
        const std::string name = port == kTexturePort ? "TEX" : kind ? kind->name : "";
        if (!name.empty())
            layout.devices.push_back({pathOf(name), name, port});
    }
    return layout;
}

EnergyTable energyTable(const MachineConfig& config)
{
    EnergyTable table = config.energies;
    for (const auto& kind : reachableUnits(config)->catalog->kinds()) {
        double item = 0;
        for (const UnitKind::Energy& event : kind->energyEvents)
            item += event.cost;
        if (const auto energy = energyOf(item); energy && !kind->energyEvents.empty() && !table.find(kind->name))
            table.set({kind->name, 0, 0, 0, *energy});
    }
    return table;
}

BypassGating bypassGating(const MachineConfig& config)
{
    return {config.powerGating, config.schedRatio, config.bypassFifoBanks};
}

std::uint32_t verticesPerThreadInBypass(const MachineConfig& config)
{
    const std::uint32_t alus = alusInBypass(powerLayout(config), bypassGating(config));
    return bypassThreadSize(config.verticesPerThreadInBypass, config.verticesPerThread, alus);
}

} // namespace vitrine::core
