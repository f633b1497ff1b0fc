// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/machine_choice.h"

#include "app/plugins/plugin_folder.h"

#include <fmt/format.h>

#include <algorithm>

namespace vitrine::cli {
namespace {

using captures::MachineFile;
using core::Error;
using core::Result;

constexpr std::string_view kPresetSetting = "preset=";
constexpr std::string_view kDevicesSetting = "dev.present=";

Result<MachineFile> baseOf(const MachineOptions& options, const captures::Knobs& own,
                           std::shared_ptr<const core::UnitCatalog> units)
{
    if (!options.machine.empty())
        return captures::findMachine(options.machine, captures::usersMachines(), std::move(units));
    if (own.empty())
        return captures::findMachine(std::string(captures::kDefaultMachine), {}, std::move(units));
    core::KnobsRead read = core::readKnobs(own, std::move(units));
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
    std::vector<std::string> warnings;
    const app::Plugins plugins = app::usersPlugins(warnings);
    auto machine = baseOf(options, own, plugins.units);
    if (!machine)
        return machine.error();
    for (std::string& warning : machine->warnings)
        warning = fmt::format("machine {}: {}", machine->name, warning);
    for (const auto& more : {warnings, plugins.warnings()})
        machine->warnings.insert(machine->warnings.end(), more.begin(), more.end());
    if (auto done = applyAll(machine->config, options.settings); !done)
        return done.error();
    if (std::none_of(options.settings.begin(), options.settings.end(),
                     [](const std::string& setting) { return setting.starts_with(kDevicesSetting); }))
        core::presentPlugins(machine->config);
    return machine;
}

std::shared_ptr<const core::UnitCatalog> allowedUnits()
{
    std::vector<std::string> ignored;
    return app::usersPlugins(ignored).units;
}

core::MachineConfig defaultMachine()
{
    core::MachineConfig config;
    core::useUnits(config, allowedUnits());
    return config;
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
