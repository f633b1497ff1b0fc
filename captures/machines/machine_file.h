// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/machine_config.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// Machines as files that people can read and edit: {"vitrine": 1, "kind": "machine", "name": "…", "preset": "PAR",
/// "knobs": {"ftq.depth": 128, …}}. They also have the table of energies (energy_json.h) and the states that were
/// chosen for parts (power_json.h).

namespace vitrine::captures {

struct MachineFile {
    std::string name; ///< can be empty
    core::MachineConfig config;
    std::vector<core::Text> warnings = {}; ///< when it was read: "the unknown knob ftq.width is ignored" (ONE-02)
};

inline constexpr int kMachineVersion = 1;
inline constexpr std::uintmax_t kMaxMachineBytes = 1u << 20;
inline constexpr std::ptrdiff_t kMaxMachineNesting = 8;

/// The preset is applied first, then the knobs. What the file does not name is as in the preset. The error is the first
/// thing that is wrong, with its key: "sp.count: 1–64". Knobs that contradict one another are refused.
[[nodiscard]] core::Result<MachineFile> parseMachine(std::string_view json,
                                                     std::shared_ptr<const core::UnitCatalog> units = nullptr);
/// Every knob with its value. Numbers are written as numbers.
[[nodiscard]] nlohmann::ordered_json knobsToJson(const core::MachineConfig& config);
/// Names every knob and every row of the table of energies, so that another version builds the same machine, and people
/// see what they can change.
[[nodiscard]] std::string machineText(const MachineFile& machine);

[[nodiscard]] core::Result<MachineFile> readMachineFile(const std::filesystem::path& path,
                                                        std::shared_ptr<const core::UnitCatalog> units = nullptr);
/// The file is written as a whole or not at all: it is written under another name and renamed.
core::Result<void> writeMachineFile(const std::filesystem::path& path, const MachineFile& machine);

} // namespace vitrine::captures
