// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gpu/machine_config.h"
#include "views/base/shared_machine.h"

#include <QStringList>

#include <string>

namespace vitrine::views {

/// The machine that a window replays its capture on.
struct MachineChoice {
    std::string name = "PAR"; ///< of the preset or machine file that it began as
    core::MachineConfig config;
    friend bool operator==(const MachineChoice&, const MachineChoice&) = default;
};

/// What of a machine is not as its preset has it, in the order of the knobs: "ftq.depth = 8".
[[nodiscard]] QStringList differencesFromPreset(const core::MachineConfig& config);
/// The machine as tool bar, title and exports name it: "PAR", "PAR, ftq.depth = 8", "mine (PAR), sp.count = 4".
[[nodiscard]] QString machineText(const MachineChoice& machine);

} // namespace vitrine::views
