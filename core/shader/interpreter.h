// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/decoded_program.h"
#include "core/shader/thread_context.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

/// Executes shader programs: the arithmetic of DEC-35, lane masks for structured flow, requests to devices (HET-11).

namespace vitrine::core {

enum class RunStatus : std::uint8_t {
    Finished,        ///< the last lane is done and no request is outstanding
    Request,         ///< a SEND has just been posted: context.pending.back(). Only with SendMode::StopAtSend
    Waiting,         ///< the next instruction needs the answer to an outstanding request
    BudgetExhausted, ///< run again to go on
    FlowTooDeep,     ///< calls and constructs nest deeper than kMaxFlowDepth: the program cannot go on
};

/// When run() returns on behalf of a SEND. Requests stay outstanding in both: whoever runs again without an answer gets
/// as far as the first instruction that reads or writes a register of the result, or WAIT, or the end.
enum class SendMode : std::uint8_t { StopAtSend, StopAtUse };

inline constexpr std::uint64_t kDefaultInstructionBudget = 1u << 20;

struct RunOptions {
    SendMode sendMode = SendMode::StopAtSend;
    std::uint64_t budget = kDefaultInstructionBudget; ///< instructions that this call may execute
};

/// Runs a task that was reset for `program`. `uniforms` holds at least program.uniformCount() registers.
RunStatus run(ThreadContext& context, const DecodedProgram& program, std::span<const Vec4> uniforms,
              RunOptions options = {});

/// Executes one instruction. BudgetExhausted means that there are more.
RunStatus step(ThreadContext& context, const DecodedProgram& program, std::span<const Vec4> uniforms);

/// Whether the task can't go on before an outstanding request is answered.
[[nodiscard]] bool isWaiting(const ThreadContext& context, const DecodedProgram& program);

/// What a posted SEND asks, per lane. Lanes outside of `lanes` hold values too: quads need them for the LOD.
struct DeviceRequest {
    std::uint32_t ticket = 0;
    SendDescriptor descriptor;
    ShaderStage stage = ShaderStage::Fragment;
    std::uint32_t laneCount = 0;
    LaneMask lanes = 0;               ///< lanes that need an answer
    const float* arguments = nullptr; ///< valid until the context is run, answered or copied

    /// All that a fixed-function unit gets: four rows for each of its descriptor.inputRegisters.
    [[nodiscard]] std::span<const float> inputs() const
    {
        return {arguments, std::size_t{4} * descriptor.inputRegisters * laneCount};
    }
    [[nodiscard]] std::span<const float> argument(std::uint32_t source, std::uint32_t component) const
    {
        return {arguments + std::size_t{4 * source + component} * laneCount, laneCount};
    }
    [[nodiscard]] std::span<const float> coordinate(std::uint32_t component) const { return argument(0, component); }
    [[nodiscard]] std::span<const float> lod() const { return argument(1, 0); } ///< bias or level
    [[nodiscard]] std::span<const float> gradientX(std::uint32_t component) const { return argument(1, component); }
    [[nodiscard]] std::span<const float> gradientY(std::uint32_t component) const { return argument(2, component); }
};

/// The request at a position of context.pending. Sources that the SEND leaves out read 0.
[[nodiscard]] DeviceRequest deviceRequest(const ThreadContext& context, const DecodedProgram& program,
                                          std::size_t position);

/// Answers a request, in any order. `results`: 4 · resultRegisters rows of laneCount values, x y z w of the first
/// register, then of the next.
void deliver(ThreadContext& context, const DecodedProgram& program, std::uint32_t ticket,
             std::span<const float> results);

/// The rows of one result register (x y z w) into which the answer to a request at a position of context.pending may be
/// written outright; null where the SEND's write mask leaves a component out. Lanes that aren't alive may be written,
/// too. Nothing when the answer has to go through deliver(). Valid until the context is run, answered or copied.
using AnswerRows = std::array<float*, 4>;
[[nodiscard]] std::optional<AnswerRows> answerRows(ThreadContext& context, const DecodedProgram& program,
                                                   std::size_t position);
/// Tells that the rows hold the answer now.
void finishAnswer(ThreadContext& context, std::size_t position);

} // namespace vitrine::core
