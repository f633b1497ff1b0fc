// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>

namespace vitrine::captures {

/// What a write-ahead log that a recorder left behind adds to the main file: the newest committed image of each page.
/// Frames count up to the first whose salt or checksum is wrong: from there on the log was never valid.
struct WalIndex {
    std::unordered_map<std::uint32_t, std::uint64_t> pageOffsets; ///< page number → offset of its image in the log
    std::uint32_t pageCount = 0; ///< of the database after the last commit; 0 when nothing was committed
    std::uint64_t committedFrames = 0;
    std::uint64_t uncommittedFrames = 0; ///< whole frames after the last commit
};

/// Reads the log behind a file descriptor. A log without a valid head is an empty one.
[[nodiscard]] WalIndex readWal(int file);

} // namespace vitrine::captures
