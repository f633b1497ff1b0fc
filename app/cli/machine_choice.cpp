// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/machine_choice.h"

#include <fmt/format.h>

namespace vitrine::cli {
namespace {

using captures::MachineFile;
using core::Error;
using core::Result;

constexpr std::string_view kPresetSetting = "preset=";

Result<MachineFile> baseOf(const MachineOptions& options, const captures::Knobs& own)
{
    if (!options.machine.empty())
        return captures::findMachine(options.machine, captures::usersMachines());
    if (own.empty())
        return captures::findMachine(std::string(captures::kDefaultMachine), {});
    core::KnobsRead read = core::readKnobs(own);
    return MachineFile{kOwnMachine, std::move(read.config), std::move(read.warnings)};
}

Result<void> apply(core::MachineConfig& config, const std::string& setting)
{
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos)
        return Error{fmt::format("--set {}: knob=value is needed", setting)};
    return core::setKnob(config, setting.substr(0, equals), setting.substr(equals + 1));
}

Result<void> applyAll(core::MachineConfig& config, const std::vector<std::string>& settings)
{
    for (const bool arePresets : {true, false}) {
        for (const std::string& setting : settings) {
            if (setting.starts_with(kPresetSetting) != arePresets)
                continue;
            if (auto done = apply(config, setting); !done)
                return done;
        }
    }
    return {};
}

} // namespace

Result<MachineFile> describeMachine(const MachineOptions& options, const captures::Knobs& own)
{
    auto machine = baseOf(options, own);
    if (!machine)
        return machine.error();
    for (std::string& warning : machine->warnings)
        warning = fmt::format("machine {}: {}", machine->name, warning);
    if (auto done = applyAll(machine->config, options.settings); !done)
        return done.error();
    return machine;
}

Result<MachineFile> chooseMachine(const MachineOptions& options, const captures::Knobs& own)
{
    auto machine = describeMachine(options, own);
    if (!machine)
        return machine.error();
    if (auto checked = core::checkConfig(machine->config); !checked)
        return checked.error();
    return machine;
}

} // namespace vitrine::cli
