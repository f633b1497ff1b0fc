// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::captures {

enum class PageTrust : std::uint8_t {
    Verified, ///< a page that differs from what was sealed is a read error
    Raw,      ///< pages are read as they are, with a new page 1 in place of a damaged one: for diagnosis and salvage
};

/// The name of the VFS that reads captures through PageFile: read-only, immutable, without locks and side files. It is
/// registered with SQLite when it is first used.
[[nodiscard]] const char* readVfs(PageTrust trust);

} // namespace vitrine::captures
