// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/description.h"
#include "core/observe/snapshot.h"

#include <vector>

namespace vitrine::core {

/// A moment of the machine as one tree: its units, queues and lines by path, with everything that they hold.
[[nodiscard]] StateNode machineTree(const Snapshot& snapshot, const std::vector<UnitDescription>& units,
                                    const std::vector<QueueDescription>& queues);

} // namespace vitrine::core
