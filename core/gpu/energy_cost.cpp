// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/energy_cost.h"

#include "core/arbiter/device_ports.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/power_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/machine_units.h"
#include "core/gpu/parts/part_rows.h"
#include "core/gpu/parts/part_table.h"
#include "core/gpu/reachable_units.h"
#include "core/stream/bypass_vertices.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

PowerLayout powerLayout(const MachineConfig& config)
{
    const std::shared_ptr<const ReachableUnits> units = reachableUnits(config);
    PowerLayout layout;
    layout.processors = config.processors->spCount;
    layout.alus = config.processors->aluLayout();
    layout.sharesSpace = config.processors->schedShare == SchedShare::Space;
    layout.hasFragmentPrograms = units->hasFragmentPrograms;
    for (std::uint32_t port = 0; port < kPortCount; ++port) {
        if ((units->presentPorts >> port & 1) == 0)
            continue;
        const UnitKind* kind = units->catalog->onPort(port);
        const std::string name = port == kTexturePort ? "TEX" : kind ? kind->name : "";
        if (!name.empty())
            layout.counted.push_back({unitPath(name), name, PowerKind::Device, port});
    }
    for (const auto& [part, energy] : partTable(config).consumers())
        if (energy->kind > PowerKind::Device && part->isPresent(config))
            layout.counted.push_back({std::string(energy->domain), energy->row.part, energy->kind, 0});
    return layout;
}

const EnergyTable& illustrativeEnergies()
{
    static const EnergyTable kTable = [] {
        std::vector<EnergyRow> rows;
        for (const PartTable::Consumer& consumer : PartTable::builtIn().consumers())
            rows.push_back(consumer.energy->row);
        return EnergyTable(std::move(rows));
    }();
    return kTable;
}

EnergyTable energyTable(const MachineConfig& config)
{
    EnergyTable table = config.energies;
    if (config.parts)
        for (const PartTable::Consumer& consumer : config.parts->consumers())
            if (!table.find(consumer.energy->row.part))
                table.set(consumer.energy->row);
    const auto units = reachableUnits(config); // it may be all that keeps the catalog
    for (const auto& kind : units->catalog->kinds()) {
        double item = 0;
        for (const UnitKind::Energy& event : kind->energyEvents)
            item += event.cost;
        if (const auto energy = energyOf(item); energy && !kind->energyEvents.empty() && !table.find(kind->name))
            table.set({kind->name, 0, 0, 0, *energy});
    }
    return table;
}

OperationsOfDomain operationsOfDomain(const MachineConfig& config, const PowerDomain& domain)
{
    for (const PartTable::Consumer& consumer : partTable(config).consumers())
        if (consumer.energy->kind == domain.kind && consumer.energy->row.part == domain.part)
            return consumer.energy->operations;
    return domain.kind == PowerKind::Device ? itemsOfDevice : nullptr;
}

BypassGating bypassGating(const MachineConfig& config)
{
    return {config.power->powerGating, config.processors->schedRatio, config.bypass->bypassFifoBanks};
}

std::uint32_t verticesPerThreadInBypass(const MachineConfig& config)
{
    const std::uint32_t alus = alusInBypass(powerLayout(config), bypassGating(config));
    return bypassThreadSize(config.processors->verticesPerThreadInBypass, config.processors->verticesPerThread, alus);
}

} // namespace vitrine::core
