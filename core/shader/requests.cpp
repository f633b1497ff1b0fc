// SPDX-License-Identifier: Apache-2.0
// The interpreter's requests to devices: what a SEND leaves behind until it is answered.
#include "core/shader/requests.h"

#include "core/base/check.h"
#include "core/shader/interpreter.h"

#include <algorithm>
#include <bit>

namespace vitrine::core {
namespace {

const DecodedInstruction& sendOf(const DecodedProgram& program, const PendingRequest& request)
{
    return program.code()[request.instruction];
}

/// Floats before the arguments of a slot.
std::size_t argumentOffset(const ThreadContext& context, const DecodedProgram& program, std::uint32_t slot)
{
    return std::size_t{program.argumentRows()} * context.laneCount * slot;
}

std::uint32_t freeSlot(const ThreadContext& context)
{
    std::uint32_t used = 0;
    for (const PendingRequest& request : context.pending)
        used |= 1u << request.slot;
    return static_cast<std::uint32_t>(std::countr_one(used));
}

struct Rows {
    std::uint32_t first = 0;
    std::uint32_t count = 1;
    [[nodiscard]] bool overlap(Rows other) const
    {
        return first < other.first + other.count && other.first < first + count;
    }
};

bool touchesResult(const DecodedInstruction& instruction, Rows result)
{
    const bool sends = instruction.opcode == Opcode::Send;
    const std::uint32_t inputs = sends ? std::max<std::uint32_t>(1, instruction.send.inputRegisters) : 1;
    for (const DecodedSource& source : instruction.sources) {
        if (source.kind == OperandKind::Lanes && result.overlap({source.row, 4 * inputs}))
            return true;
        if (source.kind == OperandKind::Indexed && result.overlap({source.addressRow}))
            return true;
    }
    if (instruction.writeMask == 0 || instruction.opcode == Opcode::StoreLocal)
        return false;
    const std::uint32_t written = sends ? instruction.send.resultRegisters : 1;
    return result.overlap({instruction.destinationRow, 4 * written});
}

void copyArguments(AluFrame& frame, const AluTable& table, const DecodedInstruction& instruction, float* out)
{
    const std::size_t registerSize = kRowsPerRegister * frame.laneCount;
    if (const std::size_t inputs = instruction.send.inputRegisters; inputs > 0) {
        std::copy_n(frame.rows + instruction.sources[0].row * frame.laneCount, inputs * registerSize, out);
        return;
    }
    for (int i = 0; i < 3; ++i)
        table.copySource(frame, instruction, i, out + static_cast<std::size_t>(i) * registerSize);
}

} // namespace

bool mustWait(const ThreadContext& context, const DecodedProgram& program, const DecodedInstruction& instruction)
{
    if (instruction.opcode == Opcode::Wait)
        return true;
    if (instruction.opcode == Opcode::Send && context.pending.size() == kMaxOutstandingRequests)
        return true;
    return std::any_of(context.pending.begin(), context.pending.end(), [&](const PendingRequest& request) {
        const DecodedInstruction& send = sendOf(program, request);
        return touchesResult(instruction, {send.destinationRow, 4u * send.send.resultRegisters});
    });
}

void postRequest(AluFrame& frame, const AluTable& table, const DecodedInstruction& instruction)
{
    ThreadContext& context = frame.context;
    const std::uint32_t slot = freeSlot(context);
    const std::size_t floats = argumentOffset(context, frame.program, slot + 1);
    const std::size_t chunks = (floats * sizeof(float) + sizeof(RegisterChunk) - 1) / sizeof(RegisterChunk);
    if (context.arguments.size() < chunks)
        context.arguments.resize(chunks);
    copyArguments(frame, table, instruction,
                  reinterpret_cast<float*>(context.arguments.data()) + argumentOffset(context, frame.program, slot));
    context.pending.push_back({.ticket = context.nextTicket++,
                               .slot = slot,
                               .instruction = context.pc,
                               .postedAt = context.executedInstructions,
                               .lanes = context.active});
}

DeviceRequest deviceRequest(const ThreadContext& context, const DecodedProgram& program, std::size_t position)
{
    CORE_CHECK(position < context.pending.size(), "no such request is outstanding");
    const PendingRequest& request = context.pending[position];
    const float* arguments = reinterpret_cast<const float*>(context.arguments.data());
    return {.ticket = request.ticket,
            .descriptor = sendOf(program, request).send,
            .stage = program.stage(),
            .laneCount = context.laneCount,
            .lanes = request.lanes,
            .arguments = arguments + argumentOffset(context, program, request.slot)};
}

void deliver(ThreadContext& context, const DecodedProgram& program, std::uint32_t ticket,
             std::span<const float> results)
{
    const auto request = std::find_if(context.pending.begin(), context.pending.end(),
                                      [ticket](const PendingRequest& r) { return r.ticket == ticket; });
    CORE_CHECK(request != context.pending.end(), "an answer without a request");
    const DecodedInstruction& send = sendOf(program, *request);
    const std::size_t rows = kRowsPerRegister * send.send.resultRegisters;
    CORE_CHECK(results.size() == rows * context.laneCount, "an answer of another size than the request's");
    for (std::size_t row = 0; row < rows; ++row) {
        if ((send.writeMask >> (row % kRowsPerRegister) & 1) == 0)
            continue;
        float* out = context.row(send.destinationRow + static_cast<std::uint32_t>(row)).data();
        const float* in = results.data() + row * context.laneCount;
        for (std::size_t lane = 0; lane < context.laneCount; ++lane) {
            // Written so that NaN becomes 0.
            const float clamped = in[lane] > 0.0f ? std::min(in[lane], 1.0f) : 0.0f;
            const float value = send.saturate ? clamped : in[lane];
            out[lane] = (request->lanes >> lane & 1) != 0 ? value : out[lane];
        }
    }
    context.pending.erase(request);
}

std::optional<AnswerRows> answerRows(ThreadContext& context, const DecodedProgram& program, std::size_t position)
{
    CORE_CHECK(position < context.pending.size(), "no such request is outstanding");
    const PendingRequest& request = context.pending[position];
    const DecodedInstruction& send = sendOf(program, request);
    const bool isForAll = (context.alive & ~request.lanes) == 0;
    if (!isForAll || send.saturate || send.send.resultRegisters != 1)
        return std::nullopt;
    AnswerRows rows{};
    for (std::uint32_t component = 0; component < kRowsPerRegister; ++component) {
        if ((send.writeMask >> component & 1) != 0)
            rows[component] = context.row(send.destinationRow + component).data();
    }
    return rows;
}

void finishAnswer(ThreadContext& context, std::size_t position)
{
    CORE_CHECK(position < context.pending.size(), "no such request is outstanding");
    context.pending.erase(context.pending.begin() + static_cast<std::ptrdiff_t>(position));
}

} // namespace vitrine::core
