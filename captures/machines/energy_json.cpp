// SPDX-License-Identifier: Apache-2.0
#include "captures/machines/energy_json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <utility>

namespace vitrine::captures {
namespace {

using core::Energy;
using core::EnergyRow;
using core::Error;
using core::Result;
using Json = nlohmann::ordered_json;

constexpr std::array<std::pair<const char*, Energy EnergyRow::*>, 4> kValues{{{"on", &EnergyRow::on},
                                                                              {"reduced", &EnergyRow::reduced},
                                                                              {"off", &EnergyRow::off},
                                                                              {"operation", &EnergyRow::operation}}};

Result<EnergyRow> rowFrom(const std::string& part, const Json& json)
{
    if (!json.is_object())
        return Error{fmt::format("energy_illustrative.{}: it has no values by name", part)};
    EnergyRow row{part};
    for (const auto& [name, member] : kValues) {
        if (!json.contains(name))
            continue;
        const Json& value = json[name];
        const auto energy = value.is_number() ? core::energyOf(value.get<double>()) : Result<Energy>(Error{});
        if (!energy)
            return Error{fmt::format("energy_illustrative.{}.{}: 0–1000000", part, name)};
        row.*member = *energy;
    }
    return row;
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
        return Error{fmt::format("energy_illustrative: up to {} parts by name", kMaxEnergyRows)};
    for (const auto& [part, values] : json.items()) {
        auto row = rowFrom(part, values);
        if (!row)
            return row.error();
        table.set(*std::move(row));
    }
    return {};
}

} // namespace vitrine::captures
