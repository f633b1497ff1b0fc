// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/parts/machine_builder.h"
#include "core/gpu/parts/part_rows.h"
#include "core/memory/memory_unit.h"

namespace vitrine::core {

Part memoryPart()
{
    return {.id = "MEM",
            .place = PartPlace{PipelineStage::Memory, PipelineWork::Both},
            .units = {{10, [](MachineBuilder& builder) { builder.machine().add<MemoryUnit>("mem", builder.memory); }}},
            .terms = {"frame buffer, host memory", "buffers 140–148", "", "depth buffer, HiZ buffer", "memory module"}};
}

} // namespace vitrine::core
