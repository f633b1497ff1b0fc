// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/finding.h"

#include <filesystem>
#include <functional>
#include <optional>

namespace vitrine::captures {

struct VerifyReport {
    static constexpr std::size_t kMaxFindings = 64;

    std::vector<Finding> findings; ///< the first one is the one to show; at most kMaxFindings
    std::uint64_t unlisted = 0;    ///< how many findings there were beyond those
    std::uint64_t pages = 0;
    std::uint64_t calls = 0; ///< calls that were read
    std::uint64_t frames = 0;

    [[nodiscard]] bool isSound() const { return findings.empty(); }
    void add(Finding finding);
};

/// Reads every byte of a capture and tells what is wrong with it. It finds every changed bit, and every missing or
/// additional byte. What is as it was written is then read as a capture: every call is decoded, and the index is
/// compared with the calls.
[[nodiscard]] VerifyReport verify(const std::filesystem::path& path);

/// The first damaged page of a capture that can be opened, found by its checksum. Nothing when every byte is as it was
/// written. It is made for the background: before every page it calls `goOn`, which may wait, and it ends with nothing
/// when that returns false.
[[nodiscard]] std::optional<Finding> findDamage(const std::filesystem::path& path, const std::function<bool()>& goOn);

} // namespace vitrine::captures
