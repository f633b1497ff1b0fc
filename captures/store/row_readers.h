// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/call_block.h"
#include "captures/store/capture_info.h"
#include "captures/store/row.h"

/// Reads rows of schema 1 into values. Each function takes the current row of `SELECT * FROM table`, and fails when a
/// number in it is impossible. Whether the row is as it was written is not checked here: see isRowSound().

namespace vitrine::captures {

core::Result<CaptureSummary> readSummary(const Statement& row);
core::Result<core::FrameEntry> readFrame(const Statement& row);
core::Result<core::ActionEntry> readAction(const Statement& row);
core::Result<MarkerEntry> readMarker(const Statement& row);
core::Result<MissingPart> readMissing(const Statement& row);
ReferenceImage readReference(const Statement& row);

/// A block without its calls.
struct BlockEntry {
    std::uint64_t firstCall = 0;
    std::uint64_t callCount = 0;
    friend bool operator==(const BlockEntry&, const BlockEntry&) = default;
};
core::Result<BlockEntry> readBlockEntry(const Statement& row);
core::Result<CallBlock> readBlock(const Statement& row);

struct StoredBlob {
    ContentHash hash;
    core::Blob content;
};
/// Checks that the hash is that of the content.
core::Result<StoredBlob> readBlob(const Statement& row);

/// Puts the `name` and `value` of a row of the table `provenance` into the right place. Unknown names are ignored.
void readProvenance(const Statement& row, Provenance& provenance);

} // namespace vitrine::captures
