// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/description.h"

#include <vector>

namespace vitrine::core {

struct MachineConfig;

/// The units and queues of a machine. They don't depend on a draw, so nobody has to run one to list them.
struct MachineParts {
    std::vector<UnitDescription> units;
    std::vector<QueueDescription> queues;
};
[[nodiscard]] MachineParts partsOf(const MachineConfig& config);

} // namespace vitrine::core
