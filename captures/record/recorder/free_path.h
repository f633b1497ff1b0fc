// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>

namespace vitrine::captures {

/// `folder`/NAME.vitrine, or with the first number from 2 that is free: nobody's capture, finished or partial, is
/// replaced unasked.
[[nodiscard]] std::filesystem::path freeCapturePath(const std::filesystem::path& folder, const std::string& name);

} // namespace vitrine::captures
