// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/query.h"

#include <cstdint>

/// What the power manager asks before it takes the power from something (BYP-13).

namespace vitrine::core {

/// Asks FSD whether a processor has a segment that is not collected.
struct PipelineUse {
    std::uint32_t pipeline = 0;
};
/// Asks the register banks whether pixels are in them, while they are the FIFO.
struct BankUse {};

} // namespace vitrine::core
