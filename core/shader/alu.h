// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/decoded_program.h"
#include "core/shader/thread_context.h"

#include <array>
#include <cstdint>
#include <span>

/// The interpreter's arithmetic behind plain function pointers, so that Highway stays in the alu_*.cpp files.

namespace vitrine::core {

inline constexpr std::size_t kRowsPerRegister = 4;
/// A staged register: four full rows.
using StagedRegister = std::array<float, kRowsPerRegister * kMaxLanes>;

/// What the handlers see of a run. Lives on the stack of run(); the arrays are scratch.
struct AluFrame {
    AluFrame(ThreadContext& contextIn, const DecodedProgram& programIn, std::span<const Vec4> uniformsIn)
        : context(contextIn), program(programIn), uniforms(uniformsIn), rows(contextIn.row(0).data()),
          laneCount(contextIn.laneCount)
    {
    }

    ThreadContext& context;
    const DecodedProgram& program;
    std::span<const Vec4> uniforms;
    float* rows;
    std::size_t laneCount;
    float* result = nullptr;   ///< where the handler puts its four rows (those of the write mask)
    LaneMask expandedMask = 0; ///< the mask that `laneBits` spells out
    alignas(64) std::array<StagedRegister, 3> staged; ///< sources that are no plain register
    alignas(64) StagedRegister stagedResult;
    alignas(64) std::array<std::uint32_t, kMaxLanes> laneBits; ///< ~0 or 0 per lane
};

using AluHandler = void (*)(AluFrame&, const DecodedInstruction&);
using AluRow = std::array<AluHandler, 16>;

/// The handlers of one vector width.
struct AluTable {
    /// By opcode >> 4: move, logic, –, –, component math, vector math, transcendental. Null where nothing is computed.
    std::array<const AluRow*, 7> classes;
    /// Moves stagedResult to the destination under write mask, saturation and active lanes.
    AluHandler commit;
    /// Copies source i with its swizzle and signs to `out`, four rows; a missing source gives zeros.
    void (*copySource)(AluFrame&, const DecodedInstruction&, int i, float* out);
    /// Lanes whose a.x is not 0.
    LaneMask (*nonZeroLanes)(AluFrame&, const DecodedInstruction&);
};

/// The fastest table of this host for tasks of that many lanes. Every table gives the same bits.
[[nodiscard]] const AluTable& aluTable(std::size_t laneCount);

} // namespace vitrine::core
