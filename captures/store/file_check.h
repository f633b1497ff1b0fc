// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/finding.h"
#include "captures/store/page_file.h"

namespace vitrine::captures {

/// Looks at the head of a file and at its size: the first thing that keeps it from being a finished capture that we
/// can read, or nothing. Costs a few pages, whatever the size.
[[nodiscard]] std::optional<Finding> checkHead(const PageFile& pages);

/// Whether the bytes are ours at all, damaged or not.
[[nodiscard]] std::optional<Finding> checkIdentity(const PageFile& pages);

/// Whether the size of the file is what page 1 says.
[[nodiscard]] std::optional<Finding> checkSize(const PageFile& pages);

[[nodiscard]] Finding unfinished(const PageFile& pages);
[[nodiscard]] Finding newerSchema(std::uint64_t version);

} // namespace vitrine::captures
