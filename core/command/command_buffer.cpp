// SPDX-License-Identifier: Apache-2.0
#include "core/command/command_buffer.h"

#include <algorithm>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kWordBytes = 4;
constexpr auto kLastClient = static_cast<std::uint32_t>(CommandClient::Media);

struct CommandForm {
    CommandClient client;
    CommandOpcode opcode;
    std::uint8_t subOpcode;
    std::uint8_t size; ///< in words
    std::string_view name;
};

constexpr std::uint8_t form(DrawForm draw)
{
    return static_cast<std::uint8_t>(draw);
}

constexpr std::uint8_t form(SelectedPipeline pipeline)
{
    return static_cast<std::uint8_t>(pipeline);
}

constexpr std::array kForms{
    CommandForm{CommandClient::Pipeline3d, CommandOpcode::Draw, form(DrawForm::Bound), 1, "draw"},
    CommandForm{CommandClient::Pipeline3d, CommandOpcode::Draw, form(DrawForm::Arrays), 8, "draw"},
    CommandForm{CommandClient::Render, CommandOpcode::Register, 0, 2, "register"},
    CommandForm{CommandClient::Render, CommandOpcode::Interrupt, 0, 1, "interrupt"},
    CommandForm{CommandClient::Render, CommandOpcode::Flush, 0, 0, "flush"},
    CommandForm{CommandClient::Render, CommandOpcode::Select, form(SelectedPipeline::Pipeline3d), 0, "select"},
    CommandForm{CommandClient::Render, CommandOpcode::Select, form(SelectedPipeline::Pipeline2d), 0, "select"},
    CommandForm{CommandClient::Render, CommandOpcode::Select, form(SelectedPipeline::Media), 0, "select"},
    CommandForm{CommandClient::Pipeline3d, CommandOpcode::State, 0, 1, "state"},
    CommandForm{CommandClient::Pipeline3d, CommandOpcode::Primitive, 0, 7, "primitive"},
    CommandForm{CommandClient::Pipeline3d, CommandOpcode::Execute, 0, 0, "execute"},
};

std::uint32_t wordAt(std::span<const std::byte> bytes, std::uint32_t offset)
{
    std::uint32_t word = 0;
    for (std::uint32_t i = 0; i < kWordBytes; ++i)
        word |= std::to_integer<std::uint32_t>(bytes[offset + i]) << (8 * i);
    return word;
}

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
               size() == known.size;
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

std::optional<DrawTrigger> DecodedCommand::drawTrigger(const DrawTrigger& set) const
{
    if (opcode == CommandOpcode::Execute)
        return set;
    if (subOpcode == form(DrawForm::Bound))
        return std::nullopt;
    return DrawTrigger{data[0], data[1], data[2], data[3], data[4], data[5], data[6], data[7]};
}

void DecodedCommand::set(DrawTrigger& trigger) const
{
    if (opcode == CommandOpcode::State)
        trigger.state = data[0];
    else if (opcode == CommandOpcode::Primitive)
        trigger = {trigger.state, data[0], data[1], data[2], data[3], data[4], data[5], data[6]};
}

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
    for (std::uint32_t i = 0; i < known->size; ++i)
        command.data[i] = wordAt(buffer, offset + kWordBytes * (1 + i));
    if (known->opcode == CommandOpcode::Register && command.data[0] >= kConfigurationRegisters)
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

void CommandWriter::drawBound(std::uint32_t draw)
{
    command(CommandClient::Pipeline3d, CommandOpcode::Draw, form(DrawForm::Bound), std::array{draw});
}

void CommandWriter::draw(const DrawTrigger& trigger)
{
    command(CommandClient::Pipeline3d, CommandOpcode::Draw, form(DrawForm::Arrays),
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

void CommandWriter::words(std::span<const std::uint32_t> words)
{
    for (const std::uint32_t word : words)
        for (std::uint32_t i = 0; i < kWordBytes; ++i)
            m_bytes.push_back(static_cast<std::byte>(word >> (8 * i)));
}

void CommandWriter::command(CommandClient client, CommandOpcode opcode, std::uint8_t subOpcode,
                            std::span<const std::uint32_t> data)
{
    const std::uint32_t header = static_cast<std::uint32_t>(client) << 28 | static_cast<std::uint32_t>(opcode) << 20 |
                                 std::uint32_t{subOpcode} << 12 | static_cast<std::uint32_t>(data.size());
    words(std::array{header});
    words(data);
}

} // namespace vitrine::core
