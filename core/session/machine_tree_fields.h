// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/state_field.h"

namespace vitrine::core {

/// Of machineTree().
struct TreeFields {
    static constexpr GroupField kUnits{"units"};
    static constexpr GroupField kQueues{"queues"};
};

/// Of a unit in it.
struct UnitFields {
    static constexpr WordField kBlocker{"blocker"};
    static constexpr GroupField kState{"state"};
};

/// Of a queue in it.
struct QueueFields {
    static constexpr ListField kItems{"items"};
};

} // namespace vitrine::core
