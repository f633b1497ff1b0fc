// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/power/power_gating.h"

#include <cstdint>

namespace vitrine::core {

/// The knobs of the power manager.
struct PowerKnobs {
    PowerGating powerGating = PowerGating::Alu; ///< power.gating, in bypass alone
    std::uint32_t powerWakeCycles = 10;         ///< power.wakeCycles, 0–1000

    friend bool operator==(const PowerKnobs&, const PowerKnobs&) = default;
};

} // namespace vitrine::core
