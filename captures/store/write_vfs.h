// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace vitrine::captures {

/// The name of the VFS that seals every page of the main database file as it is written and checks it as it is read
/// back. Journals and write-ahead logs pass through: the frames of a WAL carry SQLite's own checksums, which are
/// worked out before the VFS sees a page and would no longer fit if it were sealed there; pages are sealed when the
/// checkpoint copies them. Registered with SQLite on first use.
[[nodiscard]] const char* writeVfs();

} // namespace vitrine::captures
