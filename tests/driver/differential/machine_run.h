// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/driver/glsl/glsl_compiler.h"
#include "tests/driver/differential/program_inputs.h"

#include <string>
#include <vector>

namespace vitrine::differential {

/// What one lane of the machine gave out.
struct MachineLane {
    core::Vec4 position;
    float pointSize = 0; ///< only of programs that write it
    bool isDiscarded = false;
    core::Vec4 color;
};

struct MachineResult {
    std::string fault; ///< why there are no lanes; empty when there are
    std::vector<MachineLane> lanes;
};

/// Runs both stages in the interpreter, each vertex lane's varyings going to the fragment lane of the same number.
[[nodiscard]] MachineResult runOnMachine(const core::LinkedProgram& program, const ProgramInterface& interface,
                                         const ProgramInputs& inputs);

} // namespace vitrine::differential
