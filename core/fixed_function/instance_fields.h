// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/state_field.h"

namespace vitrine::core {

/// Of a fixed-function unit: the labels of two requests, and what it tells of them.
struct InstanceFields {
    static constexpr GroupField kNewest{"newest"};
    static constexpr GroupField kAnswered{"answered"};
    static constexpr GroupField kParameters{"parameters"};
    static constexpr GroupField kProbes{"probes"};
    static constexpr GroupField kOutputs{"outputs"};
};

} // namespace vitrine::core
