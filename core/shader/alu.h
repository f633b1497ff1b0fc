// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/decoded_program.h"
#include "core/shader/thread_context.h"

#include <array>
#include <cstdint>
#include <span>

/// The interpreter's arithmetic, behind plain function pointers: Highway is included by the alu_*.cpp files alone.

namespace vitrine::core {

inline constexpr std::size_t kRowsPerRegister = 4;
/// A staged register: four full rows.
using StagedRegister = std::array<float, kRowsPerRegister * kMaxLanes>;

/// What the handlers see of a run. It lives on the stack of run(); its arrays are scratch memory.
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
    float* result = nullptr;   ///< where the handler puts its four rows; the write mask chooses among them
    LaneMask expandedMask = 0; ///< the lane mask that is expanded in `laneBits`
    alignas(64) std::array<StagedRegister, 3> staged; ///< copies of the sources that are not plain registers
    alignas(64) StagedRegister stagedResult;
    alignas(64) std::array<std::uint32_t, kMaxLanes> laneBits; ///< ~0 for each lane of the mask, 0 for the others
};

using AluHandler = void (*)(AluFrame&, const DecodedInstruction&);
using AluRow = std::array<AluHandler, 16>;

/// The handlers of one vector width.
struct AluTable {
    /// Handlers by opcode >> 4: move, logic, –, –, component math, vector math, transcendental. The entry of an opcode
    /// that computes nothing is null.
    std::array<const AluRow*, 7> classes;
    /// Moves stagedResult to the destination under write mask, saturation and active lanes.
    AluHandler commit;
    /// Copies source i with its swizzle and signs to `out`, four rows; a missing source gives zeros.
    void (*copySource)(AluFrame&, const DecodedInstruction&, int i, float* out);
    /// The lanes whose a.x is not 0.
    LaneMask (*nonZeroLanes)(AluFrame&, const DecodedInstruction&);
};

/// The fastest table on this host for tasks of so many lanes. Every table gives the same bits.
[[nodiscard]] const AluTable& aluTable(std::size_t laneCount);

} // namespace vitrine::core
