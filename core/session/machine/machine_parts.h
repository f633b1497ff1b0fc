// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/machine_config.h"
#include "core/observe/description.h"

#include <vector>

namespace vitrine::core {

/// What a machine is made of, whatever it draws: those who look for its units and queues need no draw.
struct MachineParts {
    std::vector<UnitDescription> units;
    std::vector<QueueDescription> queues;
};
[[nodiscard]] MachineParts partsOf(const MachineConfig& config);

} // namespace vitrine::core
