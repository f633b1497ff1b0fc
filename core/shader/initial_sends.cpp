// SPDX-License-Identifier: Apache-2.0
#include "core/shader/initial_sends.h"

#include "core/shader/alu.h"
#include "core/shader/bypass_class.h"
#include "core/shader/opcode_class.h"

#include <algorithm>

namespace vitrine::core {

std::vector<std::uint32_t> initialSends(const Program& program)
{
    std::vector<std::uint32_t> result;
    for (std::uint32_t i = 0; i < program.instructions.size() && result.size() < kMaxOutstandingRequests; ++i) {
        const Instruction& instruction = program.instructions[i];
        if (isFlow(instruction.opcode) || instruction.opcode == Opcode::End)
            break;
        const bool isTexel = instruction.opcode == Opcode::Send && instruction.send.resultRegisters == 1;
        if (isTexel && !requestRule(instruction))
            result.push_back(i);
    }
    return result;
}

DeviceRequest initialRequest(const ThreadContext& context, const Program& program, std::uint32_t instruction,
                             std::vector<float>& room)
{
    constexpr std::size_t kSources = 3;
    const Instruction& send = program.instructions[instruction];
    const Source& coordinates = send.sources[0];
    room.assign(kSources * kRowsPerRegister * context.laneCount, 0.0f);
    for (std::uint32_t place = 0; place < kRowsPerRegister; ++place) {
        const std::uint32_t component = coordinates.swizzle >> (2 * place) & 3u;
        const auto row = context.row(context.layout.inputRow + kRowsPerRegister * coordinates.index + component);
        std::ranges::copy(row, room.begin() + static_cast<std::ptrdiff_t>(place * context.laneCount));
    }
    return {.ticket = 0,
            .descriptor = send.send,
            .stage = program.stage,
            .laneCount = context.laneCount,
            .lanes = context.alive,
            .arguments = room.data()};
}

bool answerInitial(ThreadContext& context, const ProgramBinding& binding)
{
    const PendingRequest& asked = context.pending.back();
    const auto found = std::ranges::find(binding.initialSends, asked.instruction);
    if (found == binding.initialSends.end())
        return false;
    const auto number = static_cast<std::size_t>(found - binding.initialSends.begin());
    deliver(context, *binding.decoded, asked.ticket, context.initial(number));
    return true;
}

} // namespace vitrine::core
