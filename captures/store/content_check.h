// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/verify.h"

namespace vitrine::captures {

/// The second half of verify(). Every page is as it was sealed; this checks whether the contents are a capture, too. It
/// compares rows and blobs with their hashes, and the index with the calls, and reads the trees and every call.
void checkContent(const std::filesystem::path& path, VerifyReport& report);

} // namespace vitrine::captures
