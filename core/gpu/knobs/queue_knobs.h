// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// How the entries of the pending queue are divided: sub-queues have entries of their own (HET-13).
enum class QueueSplit : std::uint8_t { None, ByType, ByDevice };

/// The knobs of the task queues.
struct QueueKnobs {
    std::uint32_t vtqDepth = 32;            ///< vtq.depth, 1–1024
    std::uint32_t ftqDepth = 64;            ///< ftq.depth, 1–1024
    std::uint32_t arqDepth = 32;            ///< arq.depth, 1–1024
    std::uint32_t apqDepth = 64;            ///< apq.depth, 1–1024
    std::uint32_t apqReserve = 1;           ///< apq.reserve, off/on
    QueueSplit apqSplit = QueueSplit::None; ///< apq.split

    friend bool operator==(const QueueKnobs&, const QueueKnobs&) = default;
};

} // namespace vitrine::core
