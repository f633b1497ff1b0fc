// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::captures {

enum class PageTrust : std::uint8_t {
    Verified, ///< a page that is not as it was sealed is a read error
    Raw,      ///< pages as they are, with a fresh page 1 in place of a damaged one: for diagnosis and salvage
};

/// The name of the VFS that reads captures through PageFile: read-only, immutable, without locks or side files.
/// Registered with SQLite on first use.
[[nodiscard]] const char* readVfs(PageTrust trust);

} // namespace vitrine::captures
