// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/power/energy_table.h"

#include <nlohmann/json_fwd.hpp>

/// The table of energies in machine files and sidecars, for people to try other numbers: beside the knobs
/// "energy_illustrative": {"ALU": {"on": 1, "reduced": 0.3, "off": 0, "operation": 4}, …}

namespace vitrine::captures {

inline constexpr const char* kEnergyKey = "energy_illustrative";
inline constexpr std::size_t kMaxEnergyRows = 64;

[[nodiscard]] nlohmann::ordered_json energyToJson(const core::EnergyTable& table);
/// Rows change those of `table`, or join them: what a row does not name stays as it is, and in a row that joins is 0.
/// Rows that are not there stay as they are, too: a file of a version that had fewer gets the others as they come.
/// Values lie in 0…1,000,000; the error is the first thing that is wrong, with its key:
/// "energy_illustrative.ALU.on: 0–1000000".
[[nodiscard]] core::Result<void> readEnergy(const nlohmann::ordered_json& json, core::EnergyTable& table);

} // namespace vitrine::captures
