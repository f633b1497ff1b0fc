// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/unit_request.h"

#include <fmt/format.h>

#include <algorithm>

namespace vitrine::core {

namespace {

constexpr std::size_t kSources = 3; ///< a, b, c of a SEND that gives no consecutive registers

Result<void> checkSend(const Instruction& instruction, std::size_t index, const UnitKind& kind)
{
    const SendDescriptor& send = instruction.send;
    if (send.inputRegisters != kind.inputs.size())
        return failure("Instruction {} (SEND) gives {} {} registers, and it has {} inputs", index, kind.name,
                       send.inputRegisters, kind.inputs.size());
    if (send.resultRegisters != kind.outputs.size())
        return failure("Instruction {} (SEND) takes {} registers from {}, and it has {} outputs", index,
                       send.resultRegisters, kind.name, kind.outputs.size());
    return {};
}

} // namespace

vitrine_request unitRequest(const UnitKind& kind, const DeviceRequest& request, RequestStamp stamp,
                            std::vector<float>& room)
{
    const std::size_t given = request.descriptor.inputRegisters > 0 ? request.descriptor.inputRegisters : kSources;
    vitrine_request result{stamp.ticket, request.laneCount, stamp.items, request.lanes, request.arguments};
    if (given >= kind.inputs.size())
        return result;
    const std::size_t registerSize = std::size_t{4} * request.laneCount;
    room.assign(registerSize * kind.inputs.size(), 0.0f);
    std::copy_n(request.arguments, registerSize * given, room.begin());
    result.inputs = room.data();
    return result;
}

Result<void> checkSends(const Program& program, const ReachableUnits& units)
{
    for (std::size_t i = 0; i < program.instructions.size(); ++i) {
        const Instruction& instruction = program.instructions[i];
        if (instruction.opcode != Opcode::Send)
            continue;
        if (program.stage == ShaderStage::Vertex && !units.hasFragmentPrograms)
            return failure("Instruction {} (SEND): device not reachable in {}", i, units.preset);
        const UnitKind* kind = presentUnit(units, instruction.send.device);
        if (!kind)
            continue;
        if (auto fits = checkSend(instruction, i, *kind); !fits)
            return fits;
    }
    return {};
}

const UnitKind* presentUnit(const ReachableUnits& units, std::uint32_t port)
{
    const bool isPresent = port < kPortCount && (units.presentPorts >> port & 1) != 0;
    return isPresent ? units.catalog->onPort(port) : nullptr;
}

} // namespace vitrine::core
