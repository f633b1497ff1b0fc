// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/machine_parts.h"

#include "core/gpu/timed_gpu.h"

namespace vitrine::core {

MachineParts partsOf(const MachineConfig& config)
{
    Memory memory;
    TimedGpu gpu(memory, config);
    return {gpu.machine().unitDescriptions(), gpu.machine().queueDescriptions()};
}

} // namespace vitrine::core
