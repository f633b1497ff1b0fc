// SPDX-License-Identifier: Apache-2.0
#include "captures/machines/capture_machine.h"

#include "captures/machines/sidecar.h"
#include "core/gpu/knobs_read.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/power_choices.h"

namespace vitrine::captures {
namespace {

/// Of both places the user's own counts, as it does for notes.
ChosenMachine chosenMachine(const std::filesystem::path& capture, std::vector<core::Text>& warnings)
{
    const CaptureIdentity identity = identityOf(capture);
    ChosenMachine chosen;
    for (const auto& place : sidecarPlaces(capture, identity, usersNotes())) {
        std::error_code ignored;
        if (!std::filesystem::exists(place, ignored))
            continue;
        auto sidecar = readSidecar(place);
        if (!sidecar)
            warnings.push_back(
                core::textOf("{} can't be read: {}", place.filename().string(), sidecar.error().message));
        else if (sidecar->capture.isSameCapture(identity) && !sidecar->machine.isNone())
            chosen = std::move(sidecar->machine);
    }
    return chosen;
}

/// A part that the machine has no more, for a knob that was ignored, says nothing; choices that it can't do without
/// are ignored altogether, as knobs that contradict one another are.
void choosePower(core::KnobsRead& read, core::PowerChoices choices)
{
    read.config.powerChoices = std::move(choices);
    const auto refused = core::refusedChoices(read.config);
    if (refused.empty())
        return;
    read.warnings.push_back(core::textOf("power: {}: the machine decides of all parts", core::joined(refused)));
    read.config.powerChoices.clear();
}

} // namespace

MachineFile captureMachine(const std::filesystem::path& capture, const Knobs& own,
                           std::shared_ptr<const core::UnitCatalog> units)
{
    std::vector<core::Text> warnings;
    ChosenMachine chosen = chosenMachine(capture, warnings);
    const bool choosesUnits = chosen.knobs.contains("dev.present");
    chosen.knobs.insert(own.begin(), own.end());
    core::KnobsRead read = core::readKnobs(chosen.knobs, std::move(units));
    if (!choosesUnits)
        core::presentPlugins(read.config);
    read.config.energies = std::move(chosen.energies);
    choosePower(read, std::move(chosen.powerChoices));
    warnings.insert(warnings.end(), read.warnings.begin(), read.warnings.end());
    return {kCaptureMachine, std::move(read.config), std::move(warnings)};
}

} // namespace vitrine::captures
