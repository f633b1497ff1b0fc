// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_kind.h"

#include <string>

namespace vitrine::core {

struct MachineConfig;

/// Latency and interval of a unit as the knobs set them: `ffs.latency`, `ffp.latency`, `ffb.latency`, for others what
/// they ask for; no interval is shorter than `dev.interval`. The hop back through the arbiter is in the latency.
[[nodiscard]] vitrine_timing unitTiming(const MachineConfig& config, const UnitKind& kind);

/// Paths of units are their names in small letters.
[[nodiscard]] std::string unitPath(std::string name);

} // namespace vitrine::core
