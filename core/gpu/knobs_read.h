// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/gpu/machine_config.h"

#include <vector>

namespace vitrine::core {

/// A machine as its knobs were read from a capture (presets.h).
struct KnobsRead {
    MachineConfig config;
    std::vector<Text> warnings; ///< sentences for the log
};

} // namespace vitrine::core
