// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace vitrine::captures {

/// The name of the VFS that seals every page of the main database file when it is written, and checks it when it is
/// read back. Journals and write-ahead logs are not changed: the frames of a log carry SQLite's own checksums, which
/// are computed before the VFS sees a page and would not fit a sealed one. Their pages are sealed when the checkpoint
/// copies them. The VFS is registered with SQLite when it is first used.
[[nodiscard]] const char* writeVfs();

} // namespace vitrine::captures
