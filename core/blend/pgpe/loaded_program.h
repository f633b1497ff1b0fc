// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/gamma.h"
#include "core/blend/pgpe/program_costs.h"

#include <cstdint>
#include <vector>

namespace vitrine::core {
struct ColorEngineConfig;
}

namespace vitrine::core::pgpe {

/// A program in the instruction module, checked, together with the costs of its instructions.
struct LoadedProgram {
    Program program; ///< its constants are rounded to the engine's numbers
    SurfaceTable surfaces;
    PgpeFormat numbers = PgpeFormat::Float32;
    GammaCurve gamma;
    ProgramCheck check;
    std::vector<InstructionCost> costs;
    std::uint8_t registers = 0; ///< it uses only registers of the unified file below this number

    /// What one pixel costs in a program without IF and KIL.
    [[nodiscard]] EngineCounts straightCosts() const;
};

/// Refuses what checkProgram() refuses.
[[nodiscard]] Result<LoadedProgram> loadProgram(Program program, SurfaceTable surfaces, const ColorEngineConfig& config,
                                                const GammaCurve& gamma = {});

} // namespace vitrine::core::pgpe
