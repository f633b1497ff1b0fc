// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/capture_info.h"
#include "captures/store/row_readers.h"
#include "captures/store/row_scan.h"

#include <functional>

namespace vitrine::captures {

/// A range of calls by their index in the original, with both ends.
struct LostCalls {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
};

struct BlockScan {
    std::vector<LostCalls> lost;
    std::uint64_t nextCall = 0;
    bool endIsKnown = false; ///< false: calls may be missing after nextCall, but nothing tells it
};

/// Calls `use` for every block of calls that is whole. It finds out which calls the other blocks held, from their
/// neighbors and from the summary, if that is sound.
BlockScan scanBlocks(const Database& database,
                     const std::function<void(const BlockEntry& entry, const CallBlock& block)>& use);

/// The summary of a capture in any state. Nothing when it is damaged.
std::optional<CaptureSummary> soundSummary(const Database& database);

} // namespace vitrine::captures
