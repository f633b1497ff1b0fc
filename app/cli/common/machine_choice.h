// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "captures/machines/capture_machine.h"
#include "captures/machines/machine_folder.h"
#include "captures/store/capture_info.h"

#include <string>
#include <vector>

namespace vitrine::cli {

struct MachineOptions {
    std::string machine;               ///< a name, or a machine file; empty, or "capture": the capture's own
    std::vector<std::string> settings; ///< "ftq.depth=128"; the preset goes first, then in order
};

/// What tells the machine of a capture.
struct RecordedMachine {
    std::filesystem::path capture;
    const captures::Knobs& knobs; ///< that it was made with
};

/// The machine with the plugins that the user allows and the settings applied, whether it can be built or not.
[[nodiscard]] core::Result<captures::MachineFile> describeMachine(const MachineOptions& options,
                                                                  const RecordedMachine& recorded);
/// The machine with the settings applied, and with warnings of what of it was ignored. It contradicts nothing, and this
/// version can build it.
[[nodiscard]] core::Result<captures::MachineFile> chooseMachine(const MachineOptions& options,
                                                                const RecordedMachine& recorded);

/// The built-in units and those of the plugins that the user allows; null: there are none of these.
[[nodiscard]] std::shared_ptr<const core::UnitCatalog> allowedUnits();
/// The default machine with these.
[[nodiscard]] core::MachineConfig defaultMachine();

} // namespace vitrine::cli
