// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/power/energy_table.h"
#include "core/power/power_state.h"

namespace vitrine::captures {

/// The machine that was chosen for a capture, as its sidecar keeps it (ONE-02). It has everything that makes a machine,
/// except for plugins, which belong to the user.
struct ChosenMachine {
    core::KnobMap knobs;                                       ///< empty when none was chosen
    core::EnergyTable energies = core::illustrativeEnergies(); ///< illustrative
    core::PowerChoices powerChoices = {};                      ///< of parts that the machine has
    [[nodiscard]] bool isNone() const { return knobs.empty(); }
    friend bool operator==(const ChosenMachine&, const ChosenMachine&) = default;
};
[[nodiscard]] ChosenMachine chosenMachine(const core::MachineConfig& config);

} // namespace vitrine::captures
