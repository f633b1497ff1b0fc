// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/machine_choice.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace vitrine::cli {
namespace {

using core::Error;
using core::MachineConfig;
using core::Result;
using Json = nlohmann::ordered_json;

constexpr std::uintmax_t kMaxFileBytes = 1u << 20;

Result<std::string> readText(const std::string& path)
{
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    if (error)
        return Error{error.message()};
    if (size > kMaxFileBytes)
        return Error{"it is too large for a machine file"};
    std::ifstream file(path, std::ios::binary);
    std::string text((std::istreambuf_iterator<char>(file)), {});
    if (file.bad())
        return Error{"it can't be read"};
    return text;
}

Result<void> setFromJson(MachineConfig& config, const std::string& name, const Json& value)
{
    if (value.is_string())
        return core::setKnob(config, name, value.get<std::string>());
    if (value.is_number_integer())
        return core::setKnob(config, name, value.dump());
    return Error{name + ": its value is neither a whole number nor a word"};
}

Result<void> applySetting(MachineConfig& config, const std::string& setting)
{
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos)
        return Error{fmt::format("--set {}: knob=value is needed", setting)};
    return core::setKnob(config, setting.substr(0, equals), setting.substr(equals + 1));
}

/// Numbers as numbers, words as words.
Json toJson(const std::string& value)
{
    const bool isNumber = std::ranges::all_of(value, [](unsigned char c) { return std::isdigit(c) != 0; });
    return isNumber ? Json(std::stoul(value)) : Json(value);
}

} // namespace

Result<MachineConfig> readMachineFile(const std::string& path)
{
    const auto text = readText(path);
    if (!text)
        return text.error();
    const Json document = Json::parse(*text, nullptr, false);
    if (document.is_discarded())
        return Error{"it is no JSON"};
    if (!document.is_object() || document.value("vitrine", Json()) != 1 || document.value("kind", Json()) != "machine")
        return Error{"it is no machine file: \"vitrine\": 1 and \"kind\": \"machine\" are missing"};
    const Json knobs = document.value("knobs", Json());
    if (!knobs.is_object())
        return Error{"it has no \"knobs\""};
    MachineConfig config;
    for (const auto& [name, value] : knobs.items()) {
        if (auto done = setFromJson(config, name, value); !done)
            return done.error();
    }
    return config;
}

Result<MachineConfig> findMachine(const std::string& nameOrFile)
{
    if (nameOrFile == kDefaultMachine)
        return MachineConfig{};
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(nameOrFile, ignored))
        return Error{fmt::format("there is no machine {}: it is neither \"default\", the only one with a name, nor a "
                                 "machine file",
                                 nameOrFile)};
    const auto config = readMachineFile(nameOrFile);
    if (!config)
        return Error{fmt::format("{}: {}", nameOrFile, config.error().message)};
    return config;
}

Result<MachineConfig> chooseMachine(const MachineOptions& options)
{
    auto config = findMachine(options.machine);
    for (std::size_t i = 0; config && i < options.settings.size(); ++i) {
        if (auto done = applySetting(*config, options.settings[i]); !done)
            return done.error();
    }
    return config;
}

Json knobsToJson(const MachineConfig& config)
{
    Json knobs = Json::object();
    for (const core::Knob& knob : core::knobs()) {
        if (const auto value = core::knobValue(config, knob.name))
            knobs[std::string(knob.name)] = toJson(*value);
    }
    return knobs;
}

} // namespace vitrine::cli
