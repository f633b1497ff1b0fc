// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/gpu/machine_config.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace vitrine::cli {

/// The one machine that has a name; further presets are machine files.
inline constexpr const char* kDefaultMachine = "default";

struct MachineOptions {
    std::string machine = kDefaultMachine; ///< a name, or a machine file
    std::vector<std::string> settings;     ///< "ftq.depth=128", in order
};

/// The machine with the settings applied.
[[nodiscard]] core::Result<core::MachineConfig> chooseMachine(const MachineOptions& options);

/// By name or from a machine file: {"vitrine": 1, "kind": "machine", "knobs": {"ftq.depth": 128, …}}; what it does not
/// name keeps its default. The error is the first thing that is wrong.
[[nodiscard]] core::Result<core::MachineConfig> findMachine(const std::string& nameOrFile);
[[nodiscard]] core::Result<core::MachineConfig> readMachineFile(const std::string& path);

/// Every knob with its value, as a machine file has them.
[[nodiscard]] nlohmann::ordered_json knobsToJson(const core::MachineConfig& config);

} // namespace vitrine::cli
