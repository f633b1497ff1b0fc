// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/machine_choice.h"

#include "app/plugins/plugin_folder.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"

#include <fmt/format.h>

namespace vitrine::cli {
namespace {

using captures::MachineFile;
using core::Result;

constexpr std::string_view kPresetSetting = "preset=";

Result<void> apply(core::MachineConfig& config, const std::string& setting)
{
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos)
        return core::failure("--set {}: knob=value is needed", setting);
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

Result<MachineFile> describeMachine(const MachineOptions& options, const RecordedMachine& recorded)
{
    std::vector<core::Text> warnings;
    const app::Plugins plugins = app::usersPlugins(warnings);
    const bool isCaptures = options.machine.empty() || options.machine == captures::kCaptureMachine;
    auto machine = isCaptures ? captures::captureMachine(recorded.capture, recorded.knobs, plugins.units)
                              : captures::findMachine(options.machine, captures::usersMachines(), plugins.units);
    if (!machine)
        return machine.error();
    for (core::Text& warning : machine->warnings)
        warning = core::textOf("machine {}: {}", machine->name, warning);
    for (const auto& more : {warnings, plugins.warnings()})
        machine->warnings.insert(machine->warnings.end(), more.begin(), more.end());
    if (auto done = applyAll(machine->config, options.settings); !done)
        return done.error();
    return machine;
}

std::shared_ptr<const core::UnitCatalog> allowedUnits()
{
    std::vector<core::Text> ignored;
    return app::usersPlugins(ignored).units;
}

core::MachineConfig defaultMachine()
{
    return core::presetConfig(core::Preset::Par, allowedUnits());
}

Result<MachineFile> chooseMachine(const MachineOptions& options, const RecordedMachine& recorded)
{
    auto machine = describeMachine(options, recorded);
    if (!machine)
        return machine.error();
    if (auto checked = core::checkConfig(machine->config); !checked)
        return checked.error();
    return machine;
}

} // namespace vitrine::cli
