// SPDX-License-Identifier: Apache-2.0
#include "captures/machines/energy_json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine::captures {
namespace {

using core::Energy;
using core::EnergyRow;
using core::Error;
using core::failure;
using core::Result;
using Json = nlohmann::ordered_json;

constexpr std::array<std::pair<const char*, Energy EnergyRow::*>, 4> kValues{{{"on", &EnergyRow::on},
                                                                              {"reduced", &EnergyRow::reduced},
                                                                              {"off", &EnergyRow::off},
                                                                              {"operation", &EnergyRow::operation}}};

Result<void> change(EnergyRow& row, const Json& json)
{
    if (!json.is_object())
        return failure("{}.{}: it has no values by name", kEnergyKey, row.part);
    for (const auto& [name, value] : json.items()) {
        const auto named = std::find_if(kValues.begin(), kValues.end(),
                                        [&wanted = name](const auto& known) { return wanted == known.first; });
        if (named == kValues.end())
            return failure("{}.{}.{}: it is none of on, reduced, off, operation", kEnergyKey, row.part, name);
        const auto energy = value.is_number() ? core::energyOf(value.template get<double>()) : Result<Energy>(Error{});
        if (!energy)
            return failure("{}.{}.{}: 0–1000000", kEnergyKey, row.part, name);
        row.*(named->second) = *energy;
    }
    return {};
}

} // namespace

Json energyToJson(const core::EnergyTable& table)
{
    Json json = Json::object();
    for (const EnergyRow& row : table.rows())
        for (const auto& [name, member] : kValues)
            json[row.part][name] = Json::parse(core::energyText(row.*member));
    return json;
}

Result<void> readEnergy(const Json& json, core::EnergyTable& table)
{
    if (!json.is_object() || json.size() > kMaxEnergyRows)
        return failure("{}: up to {} parts by name", kEnergyKey, kMaxEnergyRows);
    for (const auto& [part, values] : json.items()) {
        const EnergyRow* known = table.find(part);
        EnergyRow row = known ? *known : EnergyRow{part};
        if (auto changed = change(row, values); !changed)
            return changed;
        table.set(std::move(row));
    }
    return {};
}

} // namespace vitrine::captures
