// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/capture_info.h"
#include "captures/store/row_readers.h"
#include "captures/store/row_scan.h"

#include <functional>

namespace vitrine::captures {

/// Calls by index of the original, both ends included.
struct LostCalls {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
};

struct BlockScan {
    std::vector<LostCalls> lost;
    std::uint64_t nextCall = 0;
    bool endIsKnown = false; ///< whether calls may be missing after nextCall without anybody knowing
};

/// Uses every block of calls that is whole, and works out from its neighbors and from the summary, where that is sound,
/// which calls the others held.
BlockScan scanBlocks(const Database& database,
                     const std::function<void(const BlockEntry& entry, const CallBlock& block)>& use);

/// The summary of a capture in whatever state; nothing when it is damaged.
std::optional<CaptureSummary> soundSummary(const Database& database);

} // namespace vitrine::captures
