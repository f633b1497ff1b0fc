// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/bypass_mode.h"

#include <cstdint>

namespace vitrine::core {

/// The knobs of the fragments' way past the processors.
struct BypassKnobs {
    BypassMode bypassMode = BypassMode::Auto; ///< bypass.mode
    std::uint32_t bypassFifoBanks = 1;        ///< bypass.fifoBanks, 1–sp.count

    friend bool operator==(const BypassKnobs&, const BypassKnobs&) = default;
};

} // namespace vitrine::core
