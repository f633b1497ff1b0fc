// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/presets.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// Machines as files, which people read and mend by hand:
/// {"vitrine": 1, "kind": "machine", "name": "…", "preset": "PAR", "knobs": {"ftq.depth": 128, …}}
/// with the table of energies (energy_json.h) and the states that were chosen for parts (power_json.h).

namespace vitrine::captures {

struct MachineFile {
    std::string name; ///< may be empty
    core::MachineConfig config;
    std::vector<core::Text> warnings = {}; ///< on reading: "the unknown knob ftq.width is ignored" (ONE-02)
};

inline constexpr int kMachineVersion = 1;
inline constexpr std::uintmax_t kMaxMachineBytes = 1u << 20;
inline constexpr std::ptrdiff_t kMaxMachineNesting = 8;

/// The preset goes first, then the knobs; what the file does not name stands where the preset puts it. The error is the
/// first thing that is wrong, with its key: "sp.count: 1–64". Knobs that contradict one another are refused.
[[nodiscard]] core::Result<MachineFile> parseMachine(std::string_view json,
                                                     std::shared_ptr<const core::UnitCatalog> units = nullptr);
/// Every knob with its value, numbers as numbers.
[[nodiscard]] nlohmann::ordered_json knobsToJson(const core::MachineConfig& config);
/// Names every knob and every row of the table of energies, so that another version builds the same machine, and people
/// see what there is to change.
[[nodiscard]] std::string machineText(const MachineFile& machine);

[[nodiscard]] core::Result<MachineFile> readMachineFile(const std::filesystem::path& path,
                                                        std::shared_ptr<const core::UnitCatalog> units = nullptr);
/// Whole or not at all: written beside and renamed.
core::Result<void> writeMachineFile(const std::filesystem::path& path, const MachineFile& machine);

} // namespace vitrine::captures
