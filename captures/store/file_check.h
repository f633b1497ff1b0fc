// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/finding.h"
#include "captures/store/page_file.h"

namespace vitrine::captures {

/// Looks at the head of a file and at its size. Returns the first reason why it is no finished capture that we can
/// read, or nothing. It reads a few pages, whatever the size.
[[nodiscard]] std::optional<Finding> checkHead(const PageFile& pages);

/// A finding when the bytes are not a capture's at all; nothing for a capture, even a damaged one.
[[nodiscard]] std::optional<Finding> checkIdentity(const PageFile& pages);

/// A finding when the size of the file differs from what page 1 tells.
[[nodiscard]] std::optional<Finding> checkSize(const PageFile& pages);

[[nodiscard]] Finding unfinished(const PageFile& pages);
[[nodiscard]] Finding newerSchema(std::uint64_t version);

} // namespace vitrine::captures
