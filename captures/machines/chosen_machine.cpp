// SPDX-License-Identifier: Apache-2.0
#include "captures/machines/chosen_machine.h"

#include "core/gpu/machine_config.h"
#include "core/gpu/power_choices.h"

namespace vitrine::captures {

ChosenMachine chosenMachine(const core::MachineConfig& config)
{
    return {core::knobMap(config), config.energies, core::validChoices(config)};
}

} // namespace vitrine::captures
