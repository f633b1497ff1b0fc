// SPDX-License-Identifier: Apache-2.0
#include "captures/store/lost_calls.h"

namespace vitrine::captures {

std::optional<CaptureSummary> soundSummary(const Database& database)
{
    std::optional<CaptureSummary> summary;
    scanRows(database, "summary", 1, 1, [&](const Statement& row) {
        const auto read = readSummary(row);
        if (read)
            summary = *read;
        return read.hasValue();
    });
    return summary;
}

BlockScan scanBlocks(const Database& database,
                     const std::function<void(const BlockEntry& entry, const CallBlock& block)>& use)
{
    BlockScan scan;
    const auto loseUpTo = [&](std::uint64_t end) {
        if (end > scan.nextCall)
            scan.lost.push_back({scan.nextCall, end - 1});
        scan.nextCall = std::max(scan.nextCall, end);
    };
    const auto summary = soundSummary(database);
    std::optional<std::int64_t> lastBlock;
    if (summary)
        lastBlock = static_cast<std::int64_t>(summary->blocks) - 1;
    const RowScan rows = scanRows(database, "call_blocks", 0, lastBlock, [&](const Statement& row) {
        const auto entry = readBlockEntry(row);
        const auto block = readBlock(row);
        if (!entry || !block || entry->firstCall < scan.nextCall)
            return false;
        loseUpTo(entry->firstCall);
        use(*entry, *block);
        scan.nextCall = entry->firstCall + entry->callCount;
        return true;
    });
    if (summary)
        loseUpTo(summary->counts.calls);
    scan.endIsKnown = summary.has_value();
    return scan;
}

} // namespace vitrine::captures
