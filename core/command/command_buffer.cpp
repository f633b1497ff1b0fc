// SPDX-License-Identifier: Apache-2.0
#include "core/command/command_buffer.h"

#include "core/command/command_word.h"
#include "core/command/state_registers.h"

#include <algorithm>

namespace vitrine::core {

namespace {

constexpr auto kLastClient = static_cast<std::uint32_t>(CommandClient::Media);

struct CommandForm {
    CommandClient client;
    CommandOpcode opcode;
    std::uint8_t subOpcode;
    std::uint8_t size; ///< in words
    std::string_view name;
    bool mayBeLonger = false;
};

constexpr std::uint8_t form(SelectedPipeline pipeline)
{
    return static_cast<std::uint8_t>(pipeline);
}

constexpr std::uint8_t form(WrittenThing thing)
{
    return static_cast<std::uint8_t>(thing);
}

constexpr std::uint8_t form(StateForm state)
{
    return static_cast<std::uint8_t>(state);
}

constexpr std::array kForms{
    CommandForm{CommandClient::Pipeline3d, CommandOpcode::Draw, kDrawArrays, 8, "draw"},
    CommandForm{CommandClient::Render, CommandOpcode::Register, 0, 2, "register"},
    CommandForm{CommandClient::Render, CommandOpcode::Interrupt, 0, 1, "interrupt"},
    CommandForm{CommandClient::Render, CommandOpcode::Flush, 0, 0, "flush"},
    CommandForm{CommandClient::Render, CommandOpcode::Select, form(SelectedPipeline::Pipeline3d), 0, "select"},
    CommandForm{CommandClient::Render, CommandOpcode::Select, form(SelectedPipeline::Pipeline2d), 0, "select"},
    CommandForm{CommandClient::Render, CommandOpcode::Select, form(SelectedPipeline::Media), 0, "select"},
    CommandForm{CommandClient::Pipeline3d, CommandOpcode::State, form(StateForm::Trigger), 1, "state"},
    CommandForm{CommandClient::Pipeline3d, CommandOpcode::State, form(StateForm::Registers), 2, "state", true},
    CommandForm{CommandClient::Pipeline3d, CommandOpcode::Primitive, form(StateForm::Trigger), 7, "primitive"},
    CommandForm{CommandClient::Pipeline3d, CommandOpcode::Primitive, form(StateForm::Registers), 7, "primitive"},
    CommandForm{CommandClient::Pipeline3d, CommandOpcode::Execute, 0, 0, "execute"},
    CommandForm{CommandClient::Pipeline3d, CommandOpcode::Install, 0, 1, "install"},
    CommandForm{CommandClient::Pipeline3d, CommandOpcode::Clear, 0, kClearWords, "clear"},
    CommandForm{CommandClient::Pipeline3d, CommandOpcode::Copy, 0, kCopyWords, "copy"},
    CommandForm{CommandClient::Memory, CommandOpcode::Write, form(WrittenThing::Surface), 2, "write"},
    CommandForm{CommandClient::Memory, CommandOpcode::Write, form(WrittenThing::Buffer), 1, "write"},
    CommandForm{CommandClient::Memory, CommandOpcode::Free, form(WrittenThing::Surface), 1, "free"},
    CommandForm{CommandClient::Memory, CommandOpcode::Free, form(WrittenThing::Buffer), 1, "free"},
};

struct Header {
    std::uint32_t word;
    [[nodiscard]] std::uint32_t client() const { return word >> 28; }
    [[nodiscard]] std::uint32_t opcode() const { return word >> 20 & 0xFF; }
    [[nodiscard]] std::uint32_t subOpcode() const { return word >> 12 & 0xFF; }
    [[nodiscard]] std::uint32_t size() const { return word & 0xFFF; }
    [[nodiscard]] bool is(const CommandForm& known) const
    {
        return client() == static_cast<std::uint32_t>(known.client) &&
               opcode() == static_cast<std::uint32_t>(known.opcode) && subOpcode() == known.subOpcode &&
               (size() == known.size || (known.mayBeLonger && size() > known.size));
    }
};

} // namespace

std::string_view enumName(CommandClient client)
{
    switch (client) {
    case CommandClient::Memory: return "memory";
    case CommandClient::Render: return "render";
    case CommandClient::Pipeline2d: return "2-D";
    case CommandClient::Pipeline3d: return "3-D";
    case CommandClient::Media: break;
    }
    return "media";
}

std::string_view enumName(CommandOpcode opcode)
{
    const auto known = std::find_if(kForms.begin(), kForms.end(),
                                    [opcode](const CommandForm& other) { return other.opcode == opcode; });
    return known == kForms.end() ? "none" : known->name;
}

DrawTrigger DecodedCommand::drawTrigger(const DrawTrigger& set) const
{
    if (opcode == CommandOpcode::Execute)
        return set;
    return {data[0], data[1], data[2], data[3], data[4], data[5], data[6], data[7]};
}

void DecodedCommand::set(DrawTrigger& trigger) const
{
    if (subOpcode != form(StateForm::Trigger))
        return;
    if (opcode == CommandOpcode::State)
        trigger.state = data[0];
    else if (opcode == CommandOpcode::Primitive)
        trigger = {trigger.state, data[0], data[1], data[2], data[3], data[4], data[5], data[6]};
}

std::optional<BlockPrimitive> DecodedCommand::blockPrimitive() const
{
    if (opcode != CommandOpcode::Primitive || subOpcode != form(StateForm::Registers))
        return std::nullopt;
    return BlockPrimitive{data[0], data[1], data[2], data[3], data[4], data[5] | std::uint64_t{data[6]} << 32};
}

std::uint32_t DecodedCommand::registerCount() const
{
    if (opcode == CommandOpcode::Register)
        return 1;
    return opcode == CommandOpcode::State && subOpcode == form(StateForm::Registers) ? size - 1u : 0;
}

std::uint32_t DecodedCommand::registerValue(std::span<const std::byte> buffer, std::uint32_t i) const
{
    return wordAt(buffer, offset + kWordBytes * (2 + i));
}

namespace {

/// Whether the registers exist, and take the values.
bool canWriteRegisters(const DecodedCommand& command, std::span<const std::byte> buffer)
{
    const std::uint32_t first = command.data[0];
    if (command.opcode == CommandOpcode::Register && first < kConfigurationRegisters)
        return true;
    for (std::uint32_t i = 0; i < command.registerCount(); ++i)
        if (first > kRegistersEnd || !StateRegisters::takes(first + i, command.registerValue(buffer, i)))
            return false;
    return true;
}

} // namespace

DecodedCommand decodeCommand(std::span<const std::byte> buffer, std::uint32_t offset)
{
    DecodedCommand command;
    command.offset = offset;
    command.next = static_cast<std::uint32_t>(buffer.size());
    const std::uint32_t left = (command.next - offset) / kWordBytes;
    const Header header{left > 0 ? wordAt(buffer, offset) : 0};
    command.client = static_cast<CommandClient>(std::min(header.client(), kLastClient));
    command.size = static_cast<std::uint16_t>(header.size());
    if (left == 0 || header.size() > left - 1) {
        command.fault = ErrorCode::TruncatedCommand;
        return command;
    }
    command.next = offset + kWordBytes * (1 + header.size());
    if (command.client == CommandClient::Media) {
        command.fault = ErrorCode::UnsupportedClient;
        return command;
    }
    const auto known =
        std::find_if(kForms.begin(), kForms.end(), [&](const CommandForm& other) { return header.is(other); });
    if (known == kForms.end()) {
        command.fault = ErrorCode::UnknownCommand;
        return command;
    }
    command.opcode = known->opcode;
    command.subOpcode = known->subOpcode;
    const std::uint32_t kept = std::min<std::uint32_t>(known->size, DecodedCommand::kMaxData);
    for (std::uint32_t i = 0; i < kept; ++i)
        command.data[i] = wordAt(buffer, offset + kWordBytes * (1 + i));
    if (!canWriteRegisters(command, buffer))
        command.fault = ErrorCode::UnknownCommand;
    if (known->opcode == CommandOpcode::Select && known->subOpcode == form(SelectedPipeline::Media))
        command.fault = ErrorCode::UnsupportedClient;
    return command;
}

void CommandWriter::setRegister(std::uint32_t address, std::uint32_t value)
{
    command(CommandClient::Render, CommandOpcode::Register, 0, std::array{address, value});
}

void CommandWriter::interrupt(std::uint32_t number)
{
    command(CommandClient::Render, CommandOpcode::Interrupt, 0, std::array{number});
}

void CommandWriter::draw(const DrawTrigger& trigger)
{
    command(CommandClient::Pipeline3d, CommandOpcode::Draw, kDrawArrays,
            std::array{trigger.state, trigger.topology, trigger.first, trigger.count, trigger.vertexAddress,
                       trigger.vertexCount, trigger.indexType, trigger.indexAddress});
}

void CommandWriter::flush()
{
    command(CommandClient::Render, CommandOpcode::Flush, 0, {});
}

void CommandWriter::select(SelectedPipeline pipeline)
{
    command(CommandClient::Render, CommandOpcode::Select, form(pipeline), {});
}

void CommandWriter::state(std::uint32_t state)
{
    command(CommandClient::Pipeline3d, CommandOpcode::State, 0, std::array{state});
}

void CommandWriter::primitive(const DrawTrigger& trigger)
{
    command(CommandClient::Pipeline3d, CommandOpcode::Primitive, 0,
            std::array{trigger.topology, trigger.first, trigger.count, trigger.vertexAddress, trigger.vertexCount,
                       trigger.indexType, trigger.indexAddress});
}

void CommandWriter::execute()
{
    command(CommandClient::Pipeline3d, CommandOpcode::Execute, 0, {});
}

void CommandWriter::install(std::uint32_t program)
{
    command(CommandClient::Pipeline3d, CommandOpcode::Install, 0, std::array{program});
}

void CommandWriter::stateRegisters(std::uint32_t first, std::span<const std::uint32_t> values)
{
    header(CommandClient::Pipeline3d, CommandOpcode::State, form(StateForm::Registers), 1 + values.size());
    words(std::array{first});
    words(values);
}

void CommandWriter::primitive(const BlockPrimitive& primitive)
{
    command(CommandClient::Pipeline3d, CommandOpcode::Primitive, form(StateForm::Registers),
            std::array{primitive.topology, primitive.first, primitive.count, primitive.indexType, primitive.indices,
                       static_cast<std::uint32_t>(primitive.indexOffset),
                       static_cast<std::uint32_t>(primitive.indexOffset >> 32)});
}

void CommandWriter::clear(std::span<const std::uint32_t> words)
{
    command(CommandClient::Pipeline3d, CommandOpcode::Clear, 0, words);
}

void CommandWriter::copy(std::span<const std::uint32_t> words)
{
    command(CommandClient::Pipeline3d, CommandOpcode::Copy, 0, words);
}

void CommandWriter::write(std::uint32_t surface, std::uint32_t from)
{
    command(CommandClient::Memory, CommandOpcode::Write, form(WrittenThing::Surface), std::array{surface, from});
}

void CommandWriter::writeBuffer(std::uint32_t buffer)
{
    command(CommandClient::Memory, CommandOpcode::Write, form(WrittenThing::Buffer), std::array{buffer});
}

void CommandWriter::free(WrittenThing thing, std::uint32_t number)
{
    command(CommandClient::Memory, CommandOpcode::Free, form(thing), std::array{number});
}

void CommandWriter::words(std::span<const std::uint32_t> words)
{
    const std::size_t size = m_bytes.size();
    m_bytes.resize(size + words.size_bytes());
    std::byte* byte = m_bytes.data() + size;
    for (const std::uint32_t word : words)
        for (std::uint32_t i = 0; i < kWordBytes; ++i)
            *byte++ = static_cast<std::byte>(word >> (8 * i));
}

void CommandWriter::command(CommandClient client, CommandOpcode opcode, std::uint8_t subOpcode,
                            std::span<const std::uint32_t> data)
{
    header(client, opcode, subOpcode, data.size());
    words(data);
}

void CommandWriter::header(CommandClient client, CommandOpcode opcode, std::uint8_t subOpcode, std::size_t size)
{
    words(std::array{static_cast<std::uint32_t>(client) << 28 | static_cast<std::uint32_t>(opcode) << 20 |
                     std::uint32_t{subOpcode} << 12 | static_cast<std::uint32_t>(size)});
}

} // namespace vitrine::core
