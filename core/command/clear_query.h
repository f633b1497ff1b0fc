// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/transfer_work.h"
#include "core/kernel/query.h"

namespace vitrine::core {

/// The rasterizer comes to a clear: HIZ marks the tiles, and tells how many (RUN-06).
struct ClearQuestion {
    std::uint32_t number = 0; ///< of the clear, in the stream
    const ClearCommand& command;
    const ClearMarks& marks;
};
using ClearQuery = Query<ClearQuestion, std::uint64_t>;

} // namespace vitrine::core
