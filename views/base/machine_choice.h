// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gpu/machine_config.h"

#include <memory>
#include <string>

namespace vitrine::views {

/// The machine that a window replays its capture on.
struct MachineChoice {
    std::string name = "PAR"; ///< of the preset or machine file that it began as
    core::MachineConfig config;
    friend bool operator==(const MachineChoice&, const MachineChoice&) = default;
};
using SharedMachine = std::shared_ptr<const MachineChoice>;

} // namespace vitrine::views
