// SPDX-License-Identifier: Apache-2.0
#include "captures/machines/machine_file.h"

#include "captures/machines/energy_json.h"
#include "captures/machines/power_json.h"
#include "captures/store/raw_file.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/power_choices.h"
#include "core/gpu/presets.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>

namespace vitrine::captures {
namespace {

using core::Error;
using core::failure;
using core::MachineConfig;
using core::Result;
using core::textOf;
using Json = nlohmann::ordered_json;

/// Without parsing, which would follow it down. Brackets in strings do not count.
bool isTooDeep(std::string_view json)
{
    std::ptrdiff_t depth = 0;
    bool isInString = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (isInString && c == '\\')
            ++i;
        else if (c == '"')
            isInString = !isInString;
        else if (!isInString && (c == '{' || c == '['))
            ++depth;
        else if (!isInString && (c == '}' || c == ']'))
            --depth;
        if (depth > kMaxMachineNesting)
            return true;
    }
    return false;
}

/// The text of a knob's value; nothing when it is none.
std::optional<std::string> valueText(const Json& value)
{
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_boolean())
        return value.get<bool>() ? "on" : "off";
    if (value.is_number())
        return value.dump();
    if (!value.is_array() || value.empty())
        return std::nullopt;
    std::string list;
    for (const Json& entry : value) {
        const auto text = entry.is_structured() ? std::nullopt : valueText(entry);
        if (!text)
            return std::nullopt;
        list += (list.empty() ? "" : ",") + *text;
    }
    return list;
}

/// Numbers as numbers, all else as words.
Json toJson(const std::string& value)
{
    const Json number = Json::parse(value, nullptr, false);
    return number.is_number() && number.dump() == value ? number : Json(value);
}

Result<void> checkHead(const Json& document)
{
    if (!document.is_object() || document.value("kind", Json()) != "machine")
        return failure("it is no machine file: \"vitrine\": 1 and \"kind\": \"machine\" are missing");
    const Json version = document.value("vitrine", Json());
    if (version.is_number_integer() && version > kMachineVersion)
        return failure("\"vitrine\": it was written by a newer Vitrine");
    if (version != kMachineVersion)
        return failure("\"vitrine\": 1 is missing");
    if (document.contains("name") && !document["name"].is_string())
        return failure("\"name\" is no text");
    if (!document.value("knobs", Json()).is_object())
        return failure("it has no \"knobs\"");
    return {};
}

Result<void> setKnob(MachineFile& machine, const std::string& name, const Json& value)
{
    if (!core::findKnob(name)) {
        machine.warnings.push_back(textOf("the unknown knob {} is ignored", name));
        return {};
    }
    const auto text = valueText(value);
    if (!text)
        return failure("{}: its value is neither a number nor a word", name);
    return core::setKnob(machine.config, name, *text);
}

Result<void> setPreset(MachineFile& machine, const Json& document)
{
    const Json& knobs = document["knobs"];
    if (document.contains("preset") && knobs.contains("preset") && document["preset"] != knobs["preset"])
        return failure("preset: it is there twice, with two values");
    if (document.contains("preset"))
        return setKnob(machine, "preset", document["preset"]);
    return knobs.contains("preset") ? setKnob(machine, "preset", knobs["preset"]) : Result<void>();
}

/// What of it is of no part is warned of, as unknown knobs are.
Result<void> choosePower(MachineFile& machine, const Json& power)
{
    auto choices = readPower(power);
    if (!choices)
        return choices.error();
    machine.config.powerChoices = *choices;
    machine.config.powerChoices = core::validChoices(machine.config);
    for (const auto& [part, state] : *choices)
        if (!machine.config.powerChoices.contains(part))
            machine.warnings.push_back(textOf("power.{}: the machine has no such part to switch", part));
    return {};
}

Error systemError()
{
    return {core::Text::verbatim(std::strerror(errno))};
}

Result<void> writeAll(int file, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno != EINTR)
            return systemError();
        text.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
    }
    return ::fsync(file) == 0 ? Result<void>() : systemError();
}

} // namespace

Result<MachineFile> parseMachine(std::string_view json, std::shared_ptr<const core::UnitCatalog> units)
{
    if (json.size() > kMaxMachineBytes)
        return failure("it is too large for a machine file");
    if (isTooDeep(json))
        return failure("it is nested too deeply for a machine file");
    const Json document = Json::parse(json, nullptr, false);
    if (document.is_discarded())
        return failure("it is no JSON");
    if (auto checked = checkHead(document); !checked)
        return checked.error();
    MachineFile machine{document.value("name", std::string()), presetConfig(core::Preset::Par, std::move(units))};
    if (auto done = setPreset(machine, document); !done)
        return done.error();
    for (const auto& [name, value] : document["knobs"].items()) {
        if (name == "preset")
            continue;
        if (auto done = setKnob(machine, name, value); !done)
            return done.error();
    }
    if (auto checked = core::checkConfig(machine.config); !checked)
        return checked.error();
    if (document.contains(kEnergyKey))
        if (auto done = readEnergy(document[kEnergyKey], machine.config.energies); !done)
            return done.error();
    if (!document.contains(kPowerKey))
        return machine;
    if (auto done = choosePower(machine, document[kPowerKey]); !done)
        return done.error();
    if (auto checked = core::checkConfig(machine.config); !checked)
        return checked.error();
    return machine;
}

Json knobsToJson(const MachineConfig& config)
{
    Json knobs = Json::object();
    for (const core::Knob& knob : core::knobs())
        if (const auto value = core::knobValue(config, knob.name))
            knobs[std::string(knob.name)] = toJson(*value);
    return knobs;
}

std::string machineText(const MachineFile& machine)
{
    Json document{{"vitrine", kMachineVersion}, {"kind", "machine"}};
    if (!machine.name.empty())
        document["name"] = machine.name;
    document["preset"] = core::presetName(machine.config.preset);
    document["knobs"] = knobsToJson(machine.config);
    document["knobs"].erase("preset");
    document[kEnergyKey] = energyToJson(machine.config.energies);
    if (const core::PowerChoices choices = core::validChoices(machine.config); !choices.empty())
        document[kPowerKey] = powerToJson(choices);
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<MachineFile> readMachineFile(const std::filesystem::path& path, std::shared_ptr<const core::UnitCatalog> units)
{
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    if (error)
        return Error{core::Text::verbatim(error.message())};
    if (size > kMaxMachineBytes)
        return failure("it is too large for a machine file");
    std::ifstream file(path, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    if (!file || file.bad())
        return failure("it can't be read");
    return parseMachine(text, std::move(units));
}

Result<void> writeMachineFile(const std::filesystem::path& path, const MachineFile& machine)
{
    std::string beside = path.string() + ".XXXXXX";
    const int file = ::mkstemp(beside.data());
    if (file < 0)
        return systemError();
    auto done = writeAll(file, machineText(machine));
    if (::fchmod(file, 0644) != 0 && done)
        done = systemError();
    if (::close(file) != 0 && done)
        done = systemError();
    if (done && std::rename(beside.c_str(), path.c_str()) != 0)
        done = systemError();
    if (!done) {
        ::unlink(beside.c_str());
        return done;
    }
    return syncDirectory(path.has_parent_path() ? path.parent_path() : std::filesystem::path("."));
}

} // namespace vitrine::captures
