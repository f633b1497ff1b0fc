// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/gate_cost.h"

#include "core/gpu/machine_config.h"
#include "core/gpu/parts/part_table.h"
#include "core/gpu/presets.h"

#include <algorithm>

namespace vitrine::core {

namespace {

bool hasUnit(const std::vector<UnitPresence>& units, std::string_view id)
{
    return std::any_of(units.begin(), units.end(), [&](const UnitPresence& unit) { return unit.id == id; });
}

/// These tell it of themselves, built in or plugins.
void addFixedUnits(const MachineConfig& config, const std::vector<UnitPresence>& units, GateCosts& costs)
{
    const auto catalog = config.units ? config.units : UnitCatalog::builtIn();
    for (const auto& kind : catalog->kinds()) {
        if (!hasUnit(units, kind->name))
            continue;
        costs.parts.push_back({kind->name, 1, kind->gateCost});
        if (kind->gateCost == 0)
            costs.warnings.push_back(textOf("{} does not tell its gates: they count as 0", kind->name));
    }
}

} // namespace

std::uint64_t GateCosts::total() const
{
    std::uint64_t sum = 0;
    for (const GateCost& part : parts)
        sum += part.total();
    return sum;
}

GateCosts gateCosts(const MachineConfig& config)
{
    const std::vector<UnitPresence> units = unitsOf(config);
    GateCosts costs;
    for (const Part& part : partTable(config).parts())
        if (part.gates && part.isPresent(config))
            costs.parts.push_back({std::string(part.gates->name), part.gates->count(config), part.gates->each});
    addFixedUnits(config, units, costs);
    return costs;
}

std::uint32_t gateIndex(const MachineConfig& config)
{
    const std::uint64_t whole = gateCosts(MachineConfig{}).total();
    return static_cast<std::uint32_t>((gateCosts(config).total() * 100 + whole / 2) / whole);
}

std::uint64_t gatesPerEntry(std::string_view queue)
{
    for (const Part& part : PartTable::builtIn().parts())
        if (part.gates && part.gates->name == queue)
            return part.gates->each;
    return 0;
}

QueueSizing queueSizing(std::string_view queue, std::uint32_t depth, std::uint32_t highWater)
{
    const std::uint32_t enough = std::clamp<std::uint32_t>(highWater, 1, std::max<std::uint32_t>(1, depth));
    return {enough, (depth - enough) * gatesPerEntry(queue)};
}

} // namespace vitrine::core
