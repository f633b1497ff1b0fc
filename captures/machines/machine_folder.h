// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/machines/machine_file.h"

/// Machines by name. "default" and the presets are built in; the user's own are files NAME.json in a folder.

namespace vitrine::captures {

/// The preset PAR, under a name that stays whatever names presets get.
inline constexpr std::string_view kDefaultMachine = "default";

/// "default", then the presets.
[[nodiscard]] std::vector<std::string> builtInMachines();

/// The user's folder: $XDG_DATA_HOME/vitrine/machines, or the same in ~/.local/share. It need not exist. Empty when
/// there is no home.
[[nodiscard]] std::filesystem::path usersMachines();
/// The names of the machine files in a folder, sorted. The files are not opened, so they may not be machines.
[[nodiscard]] std::vector<std::string> machinesIn(const std::filesystem::path& folder);
/// The path that the machine of this name has, or would have, in a folder. Fails when this can't be a name, or is the
/// name of a built-in machine.
[[nodiscard]] core::Result<std::filesystem::path> machinePath(const std::filesystem::path& folder,
                                                              std::string_view name);

/// Finds a built-in machine, a machine of the folder by its name, or a machine file by its path; they are tried in this
/// order. The error is a whole sentence and names the file.
[[nodiscard]] core::Result<MachineFile> findMachine(const std::string& nameOrFile, const std::filesystem::path& folder,
                                                    std::shared_ptr<const core::UnitCatalog> units = nullptr);

} // namespace vitrine::captures
