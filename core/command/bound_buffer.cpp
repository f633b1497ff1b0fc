// SPDX-License-Identifier: Apache-2.0
#include "core/command/bound_buffer.h"

#include "core/command/register_words.h"
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

namespace {

/// Of the colors that MUX takes, and of what they stand for. // VG2D-40
bool hasProvider(const BasicState& basic)
{
    const bool hasPalette = basic.paletteEntries && basic.paletteEntries->size() == std::size_t{4} * kPaletteEntries;
    return (basic.input != MuxInput::Cache || basic.source) &&
           (basic.palette == PaletteMode::None || (hasPalette && basic.paletteNumber < kPalettes));
}

bool isInstalled(std::uint32_t program, const RegisterImage& image)
{
    return program != 0 && std::ranges::find(image.installed, program) != image.installed.end();
}

} // namespace

ResolvedDraw resolveDraw(const BlockPrimitive& primitive, const RegisterImage& image, const CommandBuffer& buffer,
                         std::uint32_t draw)
{
    static const StateBlocks kNone;
    const StateBlocks& blocks = buffer.blocks ? *buffer.blocks : kNone;
    if (primitive.topology > static_cast<std::uint32_t>(Topology::TriangleFan) ||
        primitive.indexType >= kIndexBytes.size())
        return refused(ErrorCode::UnknownCommand);
    const bool isBasic = image.registers.value(kVectorRegisters) == toWord(VectorPass::Basic);
    for (const std::uint32_t program : {kProgramRegisters, kProgramRegisters + 1})
        if (!isBasic && !isInstalled(image.registers.value(program), image))
            return refused(ErrorCode::NoProgram);
    ResolvedDraw result;
    DrawCommand& command = result.command;
    command.state = image.registers.drawState(blocks);
    command.indices = blocks.find<Blob>(primitive.indices);
    if (!command.state || (primitive.indices != 0 && !command.indices))
        return refused(ErrorCode::HostAddress);
    if (isBasic && !hasProvider(command.state->basic))
        return refused(ErrorCode::NoSource);
    command.topology = static_cast<Topology>(primitive.topology);
    command.first = primitive.first;
    command.count = primitive.count;
    command.indexType = static_cast<IndexType>(primitive.indexType);
    command.indexOffset = primitive.indexOffset;
    command.callNumber = buffer.callNumber;
    command.drawSeq = draw;
    return result;
}

void apply(const DecodedCommand& command, std::span<const std::byte> commands, RegisterImage& image)
{
    if (command.opcode == CommandOpcode::Interrupt) // The next frame begins on the machine as reset (RUN-14).
        image = {};
    if (command.opcode == CommandOpcode::Install &&
        std::ranges::find(image.installed, command.data[0]) == image.installed.end())
        image.installed.push_back(command.data[0]);
    if (command.opcode == CommandOpcode::Select)
        image.pipeline = static_cast<SelectedPipeline>(command.subOpcode);
    for (std::uint32_t i = 0; i < command.registerCount(); ++i)
        if (command.data[0] + i >= kConfigurationRegisters)
            image.registers.set(command.data[0] + i, command.registerValue(commands, i));
}

std::vector<ResolvedDraw> drawsIn(const CommandBuffer& buffer, RegisterImage& image)
{
    std::vector<ResolvedDraw> draws;
    const auto commands = buffer.commands();
    std::uint32_t number = buffer.firstDraw;
    DrawTrigger set{.state = DrawTrigger::kNoState};
    std::optional<BlockPrimitive> primitive;
    for (std::uint32_t offset = 0; commands && offset < commands->size();) {
        const DecodedCommand command = decodeCommand(*commands, offset);
        offset = command.next;
        if (command.fault)
            continue;
        command.set(set);
        apply(command, *commands, image);
        if (command.opcode == CommandOpcode::Primitive)
            primitive = command.blockPrimitive();
        if (!command.draws())
            continue;
        const bool isOfRegisters = command.opcode == CommandOpcode::Execute && primitive;
        draws.push_back(isOfRegisters ? resolveDraw(*primitive, image, buffer, number)
                                      : resolveDraw(command.drawTrigger(set), buffer, number));
        ++number;
    }
    return draws;
}

} // namespace vitrine::core
