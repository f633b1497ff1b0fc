// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/command_buffer.h"
#include "core/command/state_registers.h"

#include <cstdint>
#include <vector>

namespace vitrine::core {

/// What the commands so far have left in the machine: how the next draw finds it.
struct RegisterImage {
    StateRegisters registers;
    std::vector<std::uint32_t> installed; ///< blocks of programs, in the order of their installation
    SelectedPipeline pipeline = SelectedPipeline::Pipeline3d; ///< which role the units have (ONE-07)
    static void visit(auto& visitor, auto& image)
    {
        visitor("registers", image.registers);
        visitor("installed", image.installed);
        visitor("pipeline", image.pipeline);
    }
    friend bool operator==(const RegisterImage&, const RegisterImage&) = default;
};

} // namespace vitrine::core
