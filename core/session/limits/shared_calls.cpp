// SPDX-License-Identifier: Apache-2.0
#include "core/session/limits/shared_calls.h"

#include "core/gpu/machine_config.h"

#include <algorithm>

namespace vitrine::core {

bool mayRunInThreads(const MachineConfig& config)
{
    const auto isPlugin = [](const auto& kind) { return kind->port >= VITRINE_FIRST_PLUGIN_PORT; };
    return !config.units || std::ranges::none_of(config.units->kinds(), isPlugin);
}

} // namespace vitrine::core
