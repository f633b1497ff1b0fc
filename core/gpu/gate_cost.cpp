// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/gate_cost.h"

#include "core/gpu/presets.h"

#include <algorithm>
#include <array>

namespace vitrine::core {

namespace {

struct PartCost {
    std::string_view part;
    std::uint64_t gates;
};

// Eight gates for a bit that is kept: a task is 64 bits, a request with its destination 48, a pending task 96.
constexpr std::array<PartCost, 4> kQueueEntries{{{"vtq", 512}, {"ftq", 512}, {"arq", 384}, {"apq", 768}}};
// A multiplier and an adder of 32 bits, four times.
constexpr std::uint64_t kAlu = 20'000;
constexpr std::uint64_t kTextureUnit = 120'000;

bool contains(const std::vector<UnitPresence>& units, std::string_view id)
{
    return std::any_of(units.begin(), units.end(), [&](const UnitPresence& unit) { return unit.id == id; });
}

void addQueues(const MachineConfig& config, const std::vector<UnitPresence>& units, GateCosts& costs)
{
    struct Queue {
        std::string_view unit, path;
        std::uint32_t depth;
    };
    const std::array<Queue, 4> queues{{{"VTQ", "vtq", config.vtqDepth},
                                       {"FTQ", "ftq", config.ftqDepth},
                                       {"ARQ", "arq", config.arqDepth},
                                       {"APQ", "apq", config.apqDepth}}};
    for (const Queue& queue : queues)
        if (contains(units, queue.unit))
            costs.parts.push_back({std::string(queue.path), queue.depth, gatesPerEntry(queue.path)});
}

/// These tell it of themselves, built in or plugins.
void addFixedUnits(const MachineConfig& config, const std::vector<UnitPresence>& units, GateCosts& costs)
{
    const auto catalog = config.units ? config.units : UnitCatalog::builtIn();
    for (const auto& kind : catalog->kinds()) {
        if (!contains(units, kind->name))
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
    addQueues(config, units, costs);
    costs.parts.push_back({"ALU", config.spCount * config.alusPerProcessor(), kAlu});
    if (contains(units, "TEX"))
        costs.parts.push_back({"TEX", 1, kTextureUnit});
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
    const auto row = std::find_if(kQueueEntries.begin(), kQueueEntries.end(),
                                  [&](const PartCost& entry) { return entry.part == queue; });
    return row == kQueueEntries.end() ? 0 : row->gates;
}

QueueSizing queueSizing(std::string_view queue, std::uint32_t depth, std::uint32_t highWater)
{
    const std::uint32_t enough = std::clamp<std::uint32_t>(highWater, 1, std::max<std::uint32_t>(1, depth));
    return {enough, (depth - enough) * gatesPerEntry(queue)};
}

} // namespace vitrine::core
