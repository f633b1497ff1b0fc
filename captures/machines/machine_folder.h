// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/machines/machine_file.h"

/// Machines by name: "default" and the presets are built in, the user's own lie in a folder as NAME.json.

namespace vitrine::captures {

/// PAR, under the name that is there whatever presets come to be called.
inline constexpr std::string_view kDefaultMachine = "default";

/// "default", then the presets.
[[nodiscard]] std::vector<std::string> builtInMachines();

/// The user's folder: $XDG_DATA_HOME/vitrine/machines, or that in ~/.local/share. Need not exist; empty without a home.
[[nodiscard]] std::filesystem::path usersMachines();
/// Names of the machine files in a folder, sorted; the files may turn out to be none.
[[nodiscard]] std::vector<std::string> machinesIn(const std::filesystem::path& folder);
/// Where the machine of this name is, or would be, in a folder. Fails for what can't be a name, or is one built in.
[[nodiscard]] core::Result<std::filesystem::path> machinePath(const std::filesystem::path& folder,
                                                              std::string_view name);

/// A machine built in, one of the folder by name, or a machine file by its path, looked for in this order. The error
/// is a whole sentence and names the file.
[[nodiscard]] core::Result<MachineFile> findMachine(const std::string& nameOrFile, const std::filesystem::path& folder,
                                                    std::shared_ptr<const core::UnitCatalog> units = nullptr);

} // namespace vitrine::captures
