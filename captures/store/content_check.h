// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/verify.h"

namespace vitrine::captures {

/// The second half of verify: every page is as it was sealed; is it a capture, too? Rows against their hashes, blobs
/// against theirs, the trees, every call, and the index against the calls.
void checkContent(const std::filesystem::path& path, VerifyReport& report);

} // namespace vitrine::captures
