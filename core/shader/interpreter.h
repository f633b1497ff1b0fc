// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/decoded_program.h"
#include "core/shader/thread_context.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Executes shader programs: arithmetic by DEC-35, structured flow by lane masks, requests to devices (HET-11).

namespace vitrine::core {

enum class RunStatus : std::uint8_t {
    Finished,        ///< the last lane is done and no request is outstanding
    Request,         ///< a SEND was just posted: context.pending.back(); only with SendMode::StopAtSend
    Waiting,         ///< the next instruction needs the answer to an outstanding request
    BudgetExhausted, ///< call run() again to go on
    FlowTooDeep,     ///< calls and constructs nest deeper than kMaxFlowDepth, so the program cannot go on
};

/// When run() returns because of a SEND. In both modes the request stays outstanding. A caller that runs on without its
/// answer gets to the first instruction that reads or writes a register of the result, to WAIT, or to the end.
enum class SendMode : std::uint8_t { StopAtSend, StopAtUse };

inline constexpr std::uint64_t kDefaultInstructionBudget = 1u << 20;

/// What SECTION told in a lane.
struct SectionDone {
    std::uint32_t number = 0, taps = 0;
};

/// Instructions that were executed one after the other as they stand in the program, [first, end).
struct InstructionStretch {
    std::uint32_t first = 0, end = 0;
};

struct RunOptions {
    SendMode sendMode = SendMode::StopAtSend;
    std::uint64_t budget = kDefaultInstructionBudget;     ///< instructions that this call may execute
    std::vector<SectionDone>* sections = nullptr;         ///< who wants to know: those of lanes whose results count
    std::vector<InstructionStretch>* stretches = nullptr; ///< who wants to know: those that take time, in their order
};

/// Runs a task that was reset for `program`. `uniforms` holds at least program.uniformCount() registers.
RunStatus run(ThreadContext& context, const DecodedProgram& program, std::span<const Vec4> uniforms,
              RunOptions options = {});

/// Executes one instruction. BudgetExhausted means that more instructions follow.
RunStatus step(ThreadContext& context, const DecodedProgram& program, std::span<const Vec4> uniforms);

/// Whether the next instruction needs the answer to an outstanding request.
[[nodiscard]] bool isWaiting(const ThreadContext& context, const DecodedProgram& program);

/// What a posted SEND asks, for each lane. Lanes outside of `lanes` have values, too: the level of detail is computed
/// from whole quads.
struct DeviceRequest {
    std::uint32_t ticket = 0;
    SendDescriptor descriptor;
    ShaderStage stage = ShaderStage::Fragment;
    std::uint32_t laneCount = 0;
    LaneMask lanes = 0;               ///< lanes that need an answer
    const float* arguments = nullptr; ///< valid until the context is run, answered or copied

    /// All that a fixed-function unit is given: four rows for each of its descriptor.inputRegisters.
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

/// The request at an index of context.pending. Sources that the SEND leaves out are 0.
[[nodiscard]] DeviceRequest deviceRequest(const ThreadContext& context, const DecodedProgram& program,
                                          std::size_t position);

/// Answers a request; requests may be answered in any order. `results` has 4 · resultRegisters rows of laneCount
/// values: x, y, z and w of the first register, then of the next.
void deliver(ThreadContext& context, const DecodedProgram& program, std::uint32_t ticket,
             std::span<const float> results);

/// The rows of one result register (x y z w), into which the answer to the request at an index of context.pending may
/// be written directly. A row is null when the write mask of the SEND leaves its component out. Lanes that aren't alive
/// may be written, too. Nothing when the answer has to go through deliver(). The rows are valid until the context is
/// run, answered or copied.
using AnswerRows = std::array<float*, 4>;
[[nodiscard]] std::optional<AnswerRows> answerRows(ThreadContext& context, const DecodedProgram& program,
                                                   std::size_t position);
/// Call it when the answer was written to these rows.
void finishAnswer(ThreadContext& context, std::size_t position);

} // namespace vitrine::core
