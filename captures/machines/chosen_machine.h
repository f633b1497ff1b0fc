// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/presets.h"

namespace vitrine::captures {

/// The machine chosen for a capture as its sidecar keeps it (ONE-02): all that makes one, but for the plugins, which
/// are the user's.
struct ChosenMachine {
    core::KnobMap knobs;                                            ///< empty: none was chosen
    core::EnergyTable energies = core::EnergyTable::illustrative(); ///< illustrative
    core::PowerChoices powerChoices = {};                           ///< of parts that it has
    [[nodiscard]] bool isNone() const { return knobs.empty(); }
    friend bool operator==(const ChosenMachine&, const ChosenMachine&) = default;
};
[[nodiscard]] ChosenMachine chosenMachine(const core::MachineConfig& config);

} // namespace vitrine::captures
