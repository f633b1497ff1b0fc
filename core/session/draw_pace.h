// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"

#include <functional>
#include <stop_token>

namespace vitrine::core {

/// How a run inside a draw can be watched and ended.
struct DrawPace {
    std::stop_token stop = {};
    std::function<void(Cycle done, Cycle total)> progress = {}; ///< called every so often; 0: total unknown
};

} // namespace vitrine::core
