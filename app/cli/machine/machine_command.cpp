// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/command.h"
#include "app/cli/common/machine_choice.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace vitrine::cli {
namespace {

struct MachineListOptions {
    OutputForm form = OutputForm::Text;
};

struct MachineShowOptions {
    std::string machine;
    OutputForm form = OutputForm::Text;
};

struct MachineValidateOptions {
    std::string file;
    OutputForm form = OutputForm::Text;
};

using Json = nlohmann::ordered_json;

std::string standardOf(const core::Knob& knob, core::Preset preset)
{
    const auto value = core::knobValue(core::presetConfig(preset), knob.name);
    return value ? *value : std::string();
}

void printKnobs(const core::MachineConfig& config)
{
    for (const core::Knob& knob : core::knobs()) {
        const auto value = core::knobValue(config, knob.name);
        if (!value)
            continue;
        const bool isChanged = *value != standardOf(knob, config.preset);
        fmt::print("{} {:<29} {:<16} {:<44} {}\n", isChanged ? '*' : ' ', knob.name, *value, knob.range, knob.help);
    }
}

/// The star: it is another row than that of the table that comes with Vitrine, as with knobs.
void printEnergies(const core::EnergyTable& table)
{
    const core::EnergyTable& standard = core::illustrativeEnergies();
    fmt::print("\n  {:<29} {:<10} {:<10} {:<10} {}\n", fmt::format("energies ({})", core::kEnergyMark), "on", "reduced",
               "off", "operation");
    for (const core::EnergyRow& row : table.rows()) {
        const core::EnergyRow* usual = standard.find(row.part);
        const bool isChanged = !usual || *usual != row;
        fmt::print("{} {:<29} {:<10} {:<10} {:<10} {}\n", isChanged ? '*' : ' ', row.part, core::energyText(row.on),
                   core::energyText(row.reduced), core::energyText(row.off), core::energyText(row.operation));
    }
}

void printPower(const core::PowerChoices& choices)
{
    if (!choices.empty())
        fmt::print("\n  power of parts\n");
    for (const auto& [part, state] : choices)
        fmt::print("* {:<29} {}\n", part, core::enumName(state));
}

Json knobList()
{
    Json list = Json::array();
    for (const core::Knob& knob : core::knobs())
        list.push_back({{"name", knob.name},
                        {"range", knob.range},
                        {"default", standardOf(knob, core::Preset::Par)},
                        {"may_change_pixels", knob.mayChangePixels},
                        {"help", knob.help}});
    return list;
}

void warnAll(const std::string& file, const std::vector<core::Text>& warnings)
{
    for (const std::string& warning : warnings)
        warn(file, warning);
}

ExitCode runMachineList(const MachineListOptions& options)
{
    std::vector<std::string> names = captures::builtInMachines();
    const std::vector<std::string> own = captures::machinesIn(captures::usersMachines());
    names.insert(names.end(), own.begin(), own.end());
    if (options.form == OutputForm::Text) {
        for (const std::string& name : names)
            fmt::print("{}\n", name);
        return ExitCode::Done;
    }
    auto document = makeDocument("machine_list");
    document["machines"] = names;
    document["knobs"] = knobList();
    printDocument(document);
    return ExitCode::Done;
}

/// As JSON: a machine file.
ExitCode runMachineShow(const MachineShowOptions& options)
{
    const auto machine = captures::findMachine(options.machine, captures::usersMachines(), allowedUnits());
    if (!machine)
        return fail(ExitCode::BadInput, options.machine, machine.error().message);
    warnAll(options.machine, machine->warnings);
    if (options.form == OutputForm::Json) {
        fmt::print("{}", captures::machineText(*machine));
        return ExitCode::Done;
    }
    printKnobs(machine->config);
    printEnergies(machine->config.energies);
    printPower(machine->config.powerChoices);
    return ExitCode::Done;
}

ExitCode runMachineValidate(const MachineValidateOptions& options)
{
    const auto machine = captures::readMachineFile(options.file, allowedUnits());
    const auto warnings = machine ? machine->warnings : std::vector<core::Text>();
    if (options.form == OutputForm::Json) {
        auto document = makeDocument("machine_validate");
        document["valid"] = machine.hasValue();
        document["warnings"] = warnings;
        if (!machine)
            document["what"] = machine.error().message;
        printDocument(document);
    } else if (machine) {
        fmt::print("valid\n");
    }
    warnAll(options.file, warnings);
    return machine ? ExitCode::Done : fail(ExitCode::BadInput, options.file, machine.error().message);
}

} // namespace

void addMachine(Commands& commands)
{
    const Commands machine = commands.addGroup("machine", "machines and their knobs");
    machine.add("list", "list the machines that have a name", runMachineList);
    const auto [show, shown] = machine.add("show", "show the knobs of a machine", runMachineShow);
    show.readsMachine("M", shown->machine, "a machine by name, or a machine file").required();
    const auto [validate, validated] = machine.add("validate", "check a machine file", runMachineValidate);
    validate.reads("FILE", validated->file, "the machine file").required();
}

} // namespace vitrine::cli
