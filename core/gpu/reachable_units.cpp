// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/reachable_units.h"

#include "core/blend/computation_kind.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/machine_config.h"

namespace vitrine::core {

namespace {

constexpr std::uint32_t kTexture = 1u << kTexturePort;
constexpr std::uint32_t kAnyPort = (1u << kPortCount) - 1;
constexpr std::uint32_t kChain = kTexture | 1u << kShadingPort | 1u << kProceduralPort | 1u << kBlendingPort;

/// Where the port or a name is taken it stays away: checkConfig() refuses such a machine.
void addComputation(ReachableUnits& units)
{
    static const std::shared_ptr<const UnitCatalog> kUsual = *withComputationUnit(*UnitCatalog::builtIn());
    const bool isUsual = units.catalog == UnitCatalog::builtIn();
    const Result<std::shared_ptr<const UnitCatalog>> catalog = isUsual ? kUsual : withComputationUnit(*units.catalog);
    if (!catalog)
        return;
    units.catalog = *catalog;
    units.presentPorts |= 1u << kComputationPort;
}

} // namespace

bool sharesComputation(const MachineConfig& config)
{
    return config.colorEngine->sharedCompute != 0 && config.preset == Preset::Par;
}

std::shared_ptr<const ReachableUnits> reachableUnits(const MachineConfig& config)
{
    ReachableUnits units;
    if (config.units)
        units.catalog = config.units;
    units.presentPorts = config.devices->devPresent;
    if (config.preset == Preset::Prog) {
        units.presentPorts &= kTexture;
        units.preset = "PROG";
    } else if (config.preset == Preset::Seq) {
        units.presentPorts = kChain;
        units.preset = "SEQ";
        units.hasFragmentPrograms = false;
        units.hasFragmentChain = true;
    }
    if (sharesComputation(config))
        addComputation(units);
    return std::make_shared<const ReachableUnits>(std::move(units));
}

std::shared_ptr<const ReachableUnits> reachableAnywhere(std::shared_ptr<const UnitCatalog> kinds,
                                                        bool sharesComputation)
{
    ReachableUnits units;
    if (kinds)
        units.catalog = std::move(kinds);
    units.presentPorts = kAnyPort;
    units.hasFragmentChain = true;
    if (sharesComputation)
        addComputation(units);
    return std::make_shared<const ReachableUnits>(std::move(units));
}

} // namespace vitrine::core
