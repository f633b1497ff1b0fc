// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/gamma.h"
#include "core/blend/pgpe/program_costs.h"

#include <cstdint>
#include <vector>

namespace vitrine::core::pgpe {

/// A program in the instruction module, checked, with what its instructions cost.
struct LoadedProgram {
    Program program; ///< constants as the engine's numbers hold them
    SurfaceTable surfaces;
    PgpeFormat numbers = PgpeFormat::Float32;
    GammaCurve gamma;
    ProgramCheck check;
    std::vector<InstructionCost> costs;
    std::uint8_t registers = 0; ///< of the unified file that it names: those below this number

    /// Without IF and KIL every pixel costs this.
    [[nodiscard]] EngineCounts straightCosts() const;
};

/// Refused as checkProgram() says.
[[nodiscard]] Result<LoadedProgram> loadProgram(Program program, SurfaceTable surfaces, const ColorEngineConfig& config,
                                                const GammaCurve& gamma = {});

} // namespace vitrine::core::pgpe
