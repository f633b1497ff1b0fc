// SPDX-License-Identifier: Apache-2.0
#include "core/session/command_stream.h"

#include "core/command/command_word.h"
#include "core/command/register_map.h"
#include "core/command/register_words.h"
#include "core/command/transfer_words.h"
#include "core/session/state_names.h"

#include <fmt/format.h>

#include <memory>
#include <type_traits>

namespace vitrine::core {

namespace {

std::string blockText(std::uint32_t number)
{
    return number == 0 ? std::string("none") : fmt::format("block {}", number);
}

/// By the type of the field whose register it is.
template <typename T>
std::string meaningAs(std::uint32_t word)
{
    if constexpr (std::is_same_v<T, std::uint64_t>) {
        return fmt::format("{}", word);
    } else if constexpr (std::is_same_v<T, SurfaceId>) {
        return word == 0 ? std::string("none") : fmt::format("surface {}", word);
    } else if constexpr (requires(T value) { fromWord(word, value); }) {
        T value{};
        fromWord(word, value);
        if constexpr (std::is_enum_v<T>)
            return std::string(nameOf(value));
        else if constexpr (sizeof(T) == 1 && !std::is_same_v<T, bool>)
            return fmt::format("{}", word);
        else
            return fmt::format("{}", value);
    } else {
        return blockText(word);
    }
}

/// The command alone.
CommandBuffer bufferOf(const StreamCommand& command)
{
    CommandWriter writer;
    writer.words(command.words);
    CommandBuffer buffer;
    buffer.memory.bytes = std::make_shared<const std::vector<std::byte>>(writer.bytes());
    buffer.size = static_cast<std::uint32_t>(writer.bytes().size());
    return buffer;
}

} // namespace

std::vector<StreamCommand> commandStream(const DrawWords& words)
{
    std::vector<StreamCommand> commands;
    StateRegisters registers = words.before ? words.before->registers : StateRegisters();
    const std::span<const std::byte> bytes(*words.bytes);
    for (std::uint32_t offset = 0; offset < bytes.size();) {
        StreamCommand& next = commands.emplace_back(StreamCommand{decodeCommand(bytes, offset), {}, {}});
        for (; offset < next.command.next; offset += kWordBytes)
            next.words.push_back(wordAt(bytes, offset));
        const std::uint32_t count = next.command.fault ? 0 : next.command.registerCount();
        for (std::uint32_t i = 0; i < count; ++i) {
            const std::uint32_t address = next.command.data[0] + i, value = next.command.registerValue(bytes, i);
            next.registers.push_back({address, value, registers.value(address)});
            registers.set(address, value);
        }
    }
    return commands;
}

namespace {

std::string clearText(const ClearCommand& clear)
{
    std::string text;
    const auto add = [&text](bool isCleared, std::string_view what, SurfaceId surface) {
        if (isCleared && surface)
            text += fmt::format("{}{} (surface {})", text.empty() ? "" : ", ", what, surface.value);
    };
    add(clear.clearColor, "color", clear.targets.color);
    add(clear.clearDepth, "depth", clear.targets.depth);
    add(clear.clearStencil, "stencil", clear.targets.stencil);
    if (clear.scissorEnabled)
        text += fmt::format(" in {} × {} from {},{}", clear.scissor.width, clear.scissor.height, clear.scissor.x,
                            clear.scissor.y);
    return text;
}

std::string copyText(const CopyCommand& copy)
{
    return fmt::format("{} × {} from {},{} of surface {} to {},{} of surface {}", copy.width, copy.height, copy.fromX,
                       copy.fromY, copy.from.value, copy.toX, copy.toY, copy.to.value);
}

std::string transferText(const StreamCommand& command)
{
    const std::vector<NumberedTransfer> read = transfersIn(bufferOf(command));
    if (read.empty())
        return {};
    const auto* clear = std::get_if<ClearCommand>(&read.front().command);
    return clear ? clearText(*clear) : copyText(std::get<CopyCommand>(read.front().command));
}

std::string hostText(const DecodedCommand& command)
{
    if (command.subOpcode == static_cast<std::uint8_t>(WrittenThing::Buffer))
        return fmt::format("buffer {}", command.data[0]);
    const bool isMadeFrom = command.opcode == CommandOpcode::Write && command.data[1] != 0;
    return isMadeFrom ? fmt::format("surface {} from what stands in surface {}", command.data[0], command.data[1])
                      : fmt::format("surface {}", command.data[0]);
}

} // namespace

std::string commandMeaning(const StreamCommand& command)
{
    const DecodedCommand& decoded = command.command;
    if (decoded.transfers())
        return transferText(command);
    if (decoded.isOfHost())
        return hostText(decoded);
    if (decoded.opcode == CommandOpcode::Install)
        return "program: " + blockText(decoded.data[0]);
    if (decoded.opcode == CommandOpcode::Interrupt)
        return fmt::format("number {}", decoded.data[0]);
    if (decoded.opcode == CommandOpcode::Select)
        return decoded.subOpcode == static_cast<std::uint8_t>(SelectedPipeline::Pipeline2d) ? "2-D" : "3-D";
    const auto primitive = decoded.blockPrimitive();
    if (!primitive)
        return {};
    const std::string_view topology = nameOf(static_cast<Topology>(primitive->topology));
    if (primitive->indices == 0)
        return fmt::format("{}, {} vertices from {}", topology, primitive->count, primitive->first);
    return fmt::format("{}, {} indices ({}) of {} from byte {}", topology, primitive->count,
                       nameOf(static_cast<IndexType>(primitive->indexType)), blockText(primitive->indices),
                       primitive->indexOffset);
}

std::string registerValueText(std::uint32_t address, std::uint32_t value)
{
    if (address >= kVertexConstantRegisters)
        return meaningAs<float>(value);
    std::string text;
    const DrawState untouched;
    visitStateRegisters(untouched,
                        [&]<typename T>(std::uint32_t of, const RegisterPlace& /*name*/, const T& /*field*/) {
                            const std::uint32_t count = std::is_same_v<T, std::uint64_t> ? 2 : 1;
                            if (address - of < count)
                                text = meaningAs<T>(value);
                        });
    return text.empty() ? fmt::format("{:#x}", value) : text;
}

} // namespace vitrine::core
