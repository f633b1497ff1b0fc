// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/machine_units.h"

#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/machine_config.h"

#include <algorithm>

namespace vitrine::core {

std::string unitPath(std::string name)
{
    std::transform(name.begin(), name.end(), name.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return name;
}

vitrine_timing unitTiming(const MachineConfig& config, const UnitKind& kind)
{
    const std::uint32_t latency = kind.port == kShadingPort      ? config.devices->ffsLatency
                                  : kind.port == kProceduralPort ? config.devices->ffpLatency
                                  : kind.port == kBlendingPort   ? config.devices->ffbLatency
                                                                 : kind.latency;
    return {latency + config.processorHopCycles() - 1, std::max(kind.interval, config.devices->devInterval)};
}

} // namespace vitrine::core
