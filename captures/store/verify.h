// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/finding.h"

#include <filesystem>
#include <functional>
#include <optional>

namespace vitrine::captures {

struct VerifyReport {
    static constexpr std::size_t kMaxFindings = 64;

    std::vector<Finding> findings; ///< the first is the one to tell; at most kMaxFindings
    std::uint64_t unlisted = 0;    ///< findings beyond that
    std::uint64_t pages = 0;
    std::uint64_t calls = 0; ///< that were read
    std::uint64_t frames = 0;

    [[nodiscard]] bool isSound() const { return findings.empty(); }
    void add(Finding finding);
};

/// Reads every byte of a capture and says what is wrong with it. Any flipped bit, any missing or additional byte is
/// found. What is as it was written is then read as a capture: every call decoded, the index compared with the calls.
[[nodiscard]] VerifyReport verify(const std::filesystem::path& path);

/// The first of the damaged pages of a capture that opens, found by its checksum; nothing when every byte is as it was
/// written. For the background: asks `goOn` before every page, which may wait, and ends with nothing when that is
/// false.
[[nodiscard]] std::optional<Finding> findDamage(const std::filesystem::path& path, const std::function<bool()>& goOn);

} // namespace vitrine::captures
