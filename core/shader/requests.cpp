// SPDX-License-Identifier: Apache-2.0
// The interpreter's requests to devices: what a SEND leaves behind until it is answered.
#include "core/shader/requests.h"

#include "core/base/check.h"
#include "core/shader/interpreter.h"

#include <algorithm>
#include <bit>

namespace vitrine::core {
namespace {

constexpr std::size_t kArgumentRows = 12;

const DecodedInstruction& sendOf(const DecodedProgram& program, const PendingRequest& request)
{
    return program.code()[request.instruction];
}

float* argumentsOf(ThreadContext& context, std::uint32_t slot)
{
    return reinterpret_cast<float*>(context.arguments.data()) + kArgumentRows * context.laneCount * slot;
}

std::uint32_t freeSlot(const ThreadContext& context)
{
    std::uint32_t used = 0;
    for (const PendingRequest& request : context.pending)
        used |= 1u << request.slot;
    return static_cast<std::uint32_t>(std::countr_one(used));
}

bool overlaps(std::uint32_t firstRow, std::uint32_t rowCount, std::uint32_t row)
{
    return row >= firstRow && row < firstRow + rowCount;
}

bool touchesResult(const DecodedInstruction& instruction, std::uint32_t firstRow, std::uint32_t rowCount)
{
    for (const DecodedSource& source : instruction.sources) {
        if (source.kind == OperandKind::Lanes && overlaps(firstRow, rowCount, source.row))
            return true;
        if (source.kind == OperandKind::Indexed && overlaps(firstRow, rowCount, source.addressRow))
            return true;
    }
    if (instruction.writeMask == 0 || instruction.opcode == Opcode::StoreLocal)
        return false;
    const std::uint32_t written =
        4u * (instruction.opcode == Opcode::Send ? instruction.send.resultRegisters : std::uint8_t{1});
    return instruction.destinationRow < firstRow + rowCount && firstRow < instruction.destinationRow + written;
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
        return touchesResult(instruction, send.destinationRow, 4u * send.send.resultRegisters);
    });
}

void postRequest(AluFrame& frame, const AluTable& table, const DecodedInstruction& instruction)
{
    ThreadContext& context = frame.context;
    const std::uint32_t slot = freeSlot(context);
    const std::size_t floats = kArgumentRows * context.laneCount * (slot + 1);
    const std::size_t chunks = (floats * sizeof(float) + sizeof(RegisterChunk) - 1) / sizeof(RegisterChunk);
    if (context.arguments.size() < chunks)
        context.arguments.resize(chunks);
    for (int i = 0; i < 3; ++i)
        table.copySource(frame, instruction, i,
                         argumentsOf(context, slot) +
                             kRowsPerRegister * static_cast<std::size_t>(i) * context.laneCount);
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
            .arguments = arguments + kArgumentRows * context.laneCount * request.slot};
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
