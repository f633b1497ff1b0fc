// SPDX-License-Identifier: Apache-2.0
#include "captures/machines/capture_machine.h"

#include "captures/machines/sidecar.h"

#include <fmt/format.h>

namespace vitrine::captures {
namespace {

/// Of both places the user's own counts, as it does for notes.
core::KnobMap chosenKnobs(const std::filesystem::path& capture, std::vector<std::string>& warnings)
{
    const CaptureIdentity identity = identityOf(capture);
    core::KnobMap chosen;
    for (const auto& place : sidecarPlaces(capture, identity, usersNotes())) {
        std::error_code ignored;
        if (!std::filesystem::exists(place, ignored))
            continue;
        auto sidecar = readSidecar(place);
        if (!sidecar)
            warnings.push_back(fmt::format("{} can't be read: {}", place.filename().string(), sidecar.error().message));
        else if (sidecar->capture.isSameCapture(identity) && !sidecar->knobs.empty())
            chosen = std::move(sidecar->knobs);
    }
    return chosen;
}

} // namespace

MachineFile captureMachine(const std::filesystem::path& capture, const Knobs& own,
                           std::shared_ptr<const core::UnitCatalog> units)
{
    std::vector<std::string> warnings;
    core::KnobMap knobs = chosenKnobs(capture, warnings);
    const bool choosesUnits = knobs.contains("dev.present");
    knobs.insert(own.begin(), own.end());
    core::KnobsRead read = core::readKnobs(knobs, std::move(units));
    if (!choosesUnits)
        core::presentPlugins(read.config);
    warnings.insert(warnings.end(), read.warnings.begin(), read.warnings.end());
    return {kCaptureMachine, std::move(read.config), std::move(warnings)};
}

} // namespace vitrine::captures
