// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>

namespace vitrine::captures {

/// What the write-ahead log of a recorder adds to the main file: the newest committed image of each page. Frames count
/// up to the first one whose salt or checksum is wrong. The log was never valid from there on.
struct WalIndex {
    /// Offset of a page's image in the log, by page number.
    std::unordered_map<std::uint32_t, std::uint64_t> pageOffsets;
    std::uint32_t pageCount = 0; ///< of the database after the last commit; 0 when nothing was committed
    std::uint64_t committedFrames = 0;
    std::uint64_t uncommittedFrames = 0; ///< complete frames after the last commit
};

/// Reads the log behind a file descriptor. A log without a valid head counts as empty.
[[nodiscard]] WalIndex readWal(int file);

} // namespace vitrine::captures
