// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/power/energy_table.h"

#include <nlohmann/json_fwd.hpp>

/// The table of energies in machine files and sidecars, with which people can try other numbers. It stands beside the
/// knobs: "energy_illustrative": {"ALU": {"on": 1, "reduced": 0.3, "off": 0, "operation": 4}, …}

namespace vitrine::captures {

inline constexpr const char* kEnergyKey = "energy_illustrative";
inline constexpr std::size_t kMaxEnergyRows = 64;

[[nodiscard]] nlohmann::ordered_json energyToJson(const core::EnergyTable& table);
/// Rows in the file change the rows of `table`, or are added to it. Numbers that a row does not name stay as they are;
/// in an added row they are 0. Rows that the file does not have stay as they are, so that files of versions with fewer
/// rows work. Values lie in 0…1,000,000. The error is the first thing that is wrong, with its key:
/// "energy_illustrative.ALU.on: 0–1000000".
[[nodiscard]] core::Result<void> readEnergy(const nlohmann::ordered_json& json, core::EnergyTable& table);

} // namespace vitrine::captures
