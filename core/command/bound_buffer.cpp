// SPDX-License-Identifier: Apache-2.0
#include "core/command/bound_buffer.h"

#include "core/command/vertex_fetch_ops.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine::core {

namespace {

constexpr std::array<std::uint32_t, 4> kIndexBytes{0, 1, 2, 4}; // by IndexType

ResolvedDraw refused(ErrorCode code, std::uint32_t position = 0, std::uint32_t value = 0)
{
    return {DrawFault{code, position, value}, {}};
}

bool isKnown(const DrawTrigger& trigger)
{
    return trigger.topology <= static_cast<std::uint32_t>(Topology::TriangleFan) &&
           trigger.indexType < kIndexBytes.size();
}

const DrawState* stateOf(const DrawTrigger& trigger, const CommandBuffer& buffer)
{
    const DrawState* state = trigger.state < buffer.states.size() ? buffer.states[trigger.state].get() : nullptr;
    return state && state->program.vertex && state->program.fragment ? state : nullptr;
}

/// Whether all arrays lie in host memory, which they are made to read.
bool placeArrays(const DrawTrigger& trigger, const HostMemory& memory, DrawState& state)
{
    for (VertexAttribute& attribute : state.attributes) {
        if (!attribute.isArray)
            continue;
        const std::uint64_t start = std::uint64_t{trigger.vertexAddress} + attribute.offset;
        if (!memory.contains(start, 0))
            return false;
        attribute.data = memory.bytes;
        attribute.offset = start - memory.base;
        if (vertexCapacity(attribute) < trigger.vertexCount)
            return false;
    }
    return true;
}

std::optional<DrawFault> firstBadIndex(const DrawCommand& command, std::uint32_t vertexCount)
{
    if (command.indexType == IndexType::None) {
        if (command.count == 0 || std::uint64_t{command.first} + command.count <= vertexCount)
            return std::nullopt;
        const std::uint32_t value = std::max(command.first, vertexCount);
        return DrawFault{ErrorCode::BadIndex, value - command.first, value};
    }
    std::array<std::uint32_t, 256> room{};
    for (std::uint32_t position = 0; position < command.count;) {
        const auto numbers = std::span(room).first(std::min<std::size_t>(room.size(), command.count - position));
        fetchVertexNumbers(command, position, numbers);
        for (const std::uint32_t number : numbers) {
            if (number >= vertexCount)
                return DrawFault{ErrorCode::BadIndex, position, number};
            ++position;
        }
    }
    return std::nullopt;
}

} // namespace

bool HostMemory::contains(std::uint64_t address, std::uint64_t size) const
{
    const std::uint64_t available = bytes ? bytes->size() : 0;
    return address >= base && address - base <= available && size <= available - (address - base);
}

std::optional<std::span<const std::byte>> CommandBuffer::commands() const
{
    if (!memory.contains(address, size))
        return std::nullopt;
    return size == 0 ? std::span<const std::byte>() : std::span(*memory.bytes).subspan(address - memory.base, size);
}

ResolvedDraw resolveDraw(const DrawTrigger& trigger, const CommandBuffer& buffer, std::uint32_t draw)
{
    const DrawState* given = stateOf(trigger, buffer);
    if (!isKnown(trigger))
        return refused(ErrorCode::UnknownCommand);
    if (!given)
        return refused(ErrorCode::NoProgram);
    DrawState state = *given;
    const std::uint64_t indexBytes = std::uint64_t{trigger.count} * kIndexBytes[trigger.indexType];
    if (!placeArrays(trigger, buffer.memory, state) ||
        (indexBytes > 0 && !buffer.memory.contains(trigger.indexAddress, indexBytes)))
        return refused(ErrorCode::HostAddress);

    ResolvedDraw result;
    DrawCommand& command = result.command;
    command.state = std::make_shared<const DrawState>(std::move(state));
    command.topology = static_cast<Topology>(trigger.topology);
    command.first = trigger.first;
    command.count = trigger.count;
    command.indexType = static_cast<IndexType>(trigger.indexType);
    command.callNumber = buffer.callNumber;
    command.drawSeq = draw;
    if (command.indexType != IndexType::None) {
        command.indices = buffer.memory.bytes;
        command.indexOffset = trigger.indexAddress - buffer.memory.base;
    }
    result.fault = firstBadIndex(command, trigger.vertexCount);
    return result;
}

} // namespace vitrine::core
