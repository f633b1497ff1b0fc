// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace vitrine::cli {
namespace {

void printKnobs(const core::MachineConfig& config)
{
    for (const core::Knob& knob : core::knobs()) {
        if (const auto value = core::knobValue(config, knob.name))
            fmt::print("{:<22} {:<16} {:<40} {}\n", knob.name, *value, knob.range, knob.help);
    }
}

} // namespace

ExitCode runMachineList(const MachineListOptions& options)
{
    if (options.form == OutputForm::Text) {
        fmt::print("{}\n", kDefaultMachine);
        return ExitCode::Done;
    }
    auto document = makeDocument("machine_list");
    document["machines"] = {kDefaultMachine};
    auto& knobs = document["knobs"] = nlohmann::ordered_json::array();
    for (const core::Knob& knob : core::knobs())
        knobs.push_back({{"name", knob.name}, {"range", knob.range}, {"help", knob.help}});
    printDocument(document);
    return ExitCode::Done;
}

ExitCode runMachineShow(const MachineShowOptions& options)
{
    const auto config = findMachine(options.machine);
    if (!config)
        return fail(ExitCode::BadInput, options.machine, config.error().message);
    if (options.form == OutputForm::Text) {
        printKnobs(*config);
        return ExitCode::Done;
    }
    auto document = makeDocument("machine");
    document["knobs"] = knobsToJson(*config);
    printDocument(document);
    return ExitCode::Done;
}

ExitCode runMachineValidate(const MachineValidateOptions& options)
{
    const auto config = readMachineFile(options.file);
    if (options.form == OutputForm::Json) {
        auto document = makeDocument("machine_validate");
        document["valid"] = config.hasValue();
        if (!config)
            document["what"] = config.error().message;
        printDocument(document);
    } else if (config) {
        fmt::print("valid\n");
    }
    return config ? ExitCode::Done : fail(ExitCode::BadInput, options.file, config.error().message);
}

} // namespace vitrine::cli
