// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/reachable_units.h"

#include "core/gpu/machine_config.h"

namespace vitrine::core {

namespace {

constexpr std::uint32_t kTexture = 1u << kTexturePort;
constexpr std::uint32_t kAnyPort = (1u << kPortCount) - 1;
constexpr std::uint32_t kChain = kTexture | 1u << kShadingPort | 1u << kProceduralPort | 1u << kBlendingPort;

} // namespace

std::shared_ptr<const ReachableUnits> reachableUnits(const MachineConfig& config)
{
    ReachableUnits units;
    if (config.units)
        units.catalog = config.units;
    units.presentPorts = config.devPresent;
    if (config.preset == Preset::Prog) {
        units.presentPorts &= kTexture;
        units.preset = "PROG";
    } else if (config.preset == Preset::Seq) {
        units.presentPorts = kChain;
        units.preset = "SEQ";
        units.hasFragmentPrograms = false;
        units.hasFragmentChain = true;
    }
    return std::make_shared<const ReachableUnits>(std::move(units));
}

std::shared_ptr<const ReachableUnits> reachableAnywhere(std::shared_ptr<const UnitCatalog> kinds)
{
    ReachableUnits units;
    if (kinds)
        units.catalog = std::move(kinds);
    units.presentPorts = kAnyPort;
    units.hasFragmentChain = true;
    return std::make_shared<const ReachableUnits>(std::move(units));
}

} // namespace vitrine::core
