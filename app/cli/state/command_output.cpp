// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/state/command_output.h"

#include "core/command/register_names.h"
#include "core/observe/event_names.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <span>
#include <string>
#include <utility>

namespace vitrine::cli {

namespace {

constexpr std::size_t kMostWords = 8; ///< of a line

std::string wordsText(const std::vector<std::uint32_t>& words)
{
    const auto shown = std::span(words).first(std::min(words.size(), kMostWords));
    return fmt::format("{:08x}{}", fmt::join(shown, " "), words.size() > kMostWords ? " …" : "");
}

nlohmann::ordered_json commandToJson(const core::StreamCommand& command)
{
    nlohmann::ordered_json entry{{"offset", command.command.offset},
                                 {"client", enumName(command.command.client)},
                                 {"opcode", enumName(command.command.opcode)},
                                 {"sub_opcode", command.command.subOpcode},
                                 {"words", command.words}};
    if (const std::string meaning = commandMeaning(command); !meaning.empty())
        entry["meaning"] = meaning;
    if (command.command.fault)
        entry["fault"] = enumName(*command.command.fault);
    for (const core::RegisterChange& change : command.registers)
        entry["registers"].push_back({{"register", core::registerName(change.address)},
                                      {"address", change.address},
                                      {"value", change.value},
                                      {"meaning", core::registerValueText(change.address, change.value)},
                                      {"before", core::registerValueText(change.address, change.before)}});
    return entry;
}

void printCommand(const core::StreamCommand& command)
{
    const std::string meaning =
        command.command.fault ? std::string(enumName(*command.command.fault)) : commandMeaning(command);
    fmt::print("  {:#06x} {:<6} {:<11} {}{}\n", command.command.offset, enumName(command.command.client),
               fmt::format("{}.{}", enumName(command.command.opcode), command.command.subOpcode),
               wordsText(command.words), meaning.empty() ? "" : "  " + meaning);
    for (const core::RegisterChange& change : command.registers)
        fmt::print("           {}: {} (was {})\n", core::registerName(change.address),
                   core::registerValueText(change.address, change.value),
                   core::registerValueText(change.address, change.before));
}

} // namespace

nlohmann::ordered_json commandsToJson(const std::vector<core::StreamCommand>& commands)
{
    auto list = nlohmann::ordered_json::array();
    for (const core::StreamCommand& command : commands)
        list.push_back(commandToJson(command));
    return list;
}

void printCommands(const std::vector<core::StreamCommand>& commands)
{
    fmt::print("commands\n");
    for (const core::StreamCommand& command : commands)
        printCommand(command);
}

nlohmann::ordered_json frameCommandsToJson(const std::vector<core::FrameCommand>& commands)
{
    auto list = nlohmann::ordered_json::array();
    for (const core::FrameCommand& command : commands) {
        nlohmann::ordered_json entry{{"call", command.callNumber}};
        if (command.draw)
            entry["draw"] = *command.draw;
        entry.update(commandToJson(command.written));
        list.push_back(std::move(entry));
    }
    return list;
}

namespace {

std::string titleOf(const core::FrameCommand& command)
{
    const core::DecodedCommand& decoded = command.written.command;
    if (command.draw)
        return fmt::format("draw {}, call {}", *command.draw, command.callNumber);
    if (decoded.transfers())
        return fmt::format("{}, call {}", core::enumName(decoded.opcode), command.callNumber);
    return fmt::format("{}, call {}", decoded.isOfHost() ? "host" : "end of frame", command.callNumber);
}

} // namespace

void printFrameCommands(const std::vector<core::FrameCommand>& commands)
{
    std::string told;
    for (const core::FrameCommand& command : commands) {
        const std::string title = titleOf(command);
        if (std::exchange(told, title) != title)
            fmt::print("{}\n", title);
        printCommand(command.written);
    }
}

} // namespace vitrine::cli
