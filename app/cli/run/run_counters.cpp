// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run/run_counters.h"

#include "app/cli/common/figures.h"
#include "app/cli/common/output.h"
#include "core/observe/event_names.h"
#include "core/power/energy_table.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <numeric>
#include <string_view>

namespace vitrine::cli {
namespace {

using core::DrawCounters;
using Json = nlohmann::ordered_json;

/// Named as comparisons name the same numbers.
struct Counter {
    const char* name;
    const char* key; ///< in JSON
    std::uint64_t DrawCounters::*field;
    bool needsClock = false;
    bool isInTable = true;
};

constexpr std::array kCounters{
    Counter{"cycles", "cycles", &DrawCounters::cycles},
    Counter{"vertices", "vertices", &DrawCounters::vertices},
    Counter{"primitives", "primitives", &DrawCounters::primitives},
    Counter{"fragments", "fragments", &DrawCounters::fragments},
    Counter{"fragment shader runs", "fragments_shaded", &DrawCounters::fragmentsShaded, true},
    Counter{"samples written", "samples_written", &DrawCounters::samplesWritten},
    Counter{"clamped colors", "clamped_colors", &DrawCounters::clampedColors, false, false}, // premul.clamp
    Counter{"computation conflicts", "computation_conflicts", &DrawCounters::computationConflicts, true,
            false}, // VG2D-38
    Counter{"instructions", "instructions", &DrawCounters::instructions, true},
    Counter{"processing", "processing", &DrawCounters::processing, true}};

bool isShown(const Counter& counter, Clock clock)
{
    return clock == Clock::With || !counter.needsClock;
}

std::uint64_t sum(const auto& values)
{
    return std::accumulate(values.begin(), values.end(), std::uint64_t{0});
}

double instructionsPerCycle(const DrawCounters& counters)
{
    return counters.cycles == 0 ? 0.0
                                : static_cast<double>(counters.instructions) / static_cast<double>(counters.cycles);
}

Json requestsToJson(const DrawCounters& counters, const core::UnitCatalog* units)
{
    Json devices = Json::object();
    for (std::size_t port = 0; port < counters.requests.size(); ++port)
        if (counters.requests[port] > 0)
            devices[core::unitNameOn(units, static_cast<std::uint32_t>(port))] = counters.requests[port];
    return devices;
}

Json stallsToJson(const DrawCounters& counters)
{
    Json reasons = Json::object();
    for (std::size_t reason = 0; reason < counters.stalled.size(); ++reason)
        reasons[keyOf(core::enumName(static_cast<core::StallReason>(reason)))] = counters.stalled[reason];
    return reasons;
}

} // namespace

std::uint64_t drawNumber(const captures::CaptureReader& capture, std::uint64_t callNumber, std::uint64_t counted)
{
    const auto& actions = capture.actions();
    const auto found = std::ranges::lower_bound(actions, callNumber, {}, &core::ActionEntry::callNumber);
    return found == actions.end() ? counted : found->draw;
}

DrawCounters sumOf(const std::vector<DrawCounters>& draws)
{
    DrawCounters all;
    for (const DrawCounters& draw : draws) {
        for (const Counter& counter : kCounters)
            all.*counter.field += draw.*counter.field;
        all.energy += draw.energy;
        all.segments.add(draw.segments);
        for (std::size_t i = 0; i < all.requests.size(); ++i)
            all.requests[i] += draw.requests[i];
        for (std::size_t i = 0; i < all.stalled.size(); ++i)
            all.stalled[i] += draw.stalled[i];
    }
    return all;
}

std::vector<std::string> counterNames(Clock clock)
{
    std::vector<std::string> names;
    for (const Counter& counter : kCounters)
        if (counter.isInTable && isShown(counter, clock))
            names.emplace_back(counter.name);
    if (clock == Clock::With)
        names.insert(names.end(), {"ipc", "requests", "stalled", std::string(kEnergyName)});
    return names;
}

std::vector<std::string> counterTexts(const DrawCounters& counters, Clock clock)
{
    std::vector<std::string> texts;
    for (const Counter& counter : kCounters)
        if (counter.isInTable && isShown(counter, clock))
            texts.push_back(fmt::format("{}", counters.*counter.field));
    if (clock == Clock::With) {
        texts.push_back(fmt::format("{:.3f}", instructionsPerCycle(counters)));
        texts.push_back(fmt::format("{}", sum(counters.requests)));
        texts.push_back(fmt::format("{}", sum(counters.stalled)));
        texts.push_back(fmt::format("{:>{}}", core::energyText(counters.energy), kEnergyName.size()));
    }
    return texts;
}

Json countersToJson(const DrawCounters& counters, Clock clock, const core::UnitCatalog* units)
{
    Json entry = Json::object();
    for (const Counter& counter : kCounters)
        if (isShown(counter, clock))
            entry[counter.key] = counters.*counter.field;
    if (clock == Clock::With) {
        entry["ipc"] = instructionsPerCycle(counters);
        entry["requests"] = requestsToJson(counters, units);
        entry["stalls"] = stallsToJson(counters);
        entry["energy_illustrative"] = inUnits(counters.energy);
    }
    return entry;
}

} // namespace vitrine::cli
