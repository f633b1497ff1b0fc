// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/state_field.h"

namespace vitrine::core {

/// Of the fixed fragment chain.
struct ChainFields {
    static constexpr GroupField kStages{"stages"};
};

} // namespace vitrine::core
