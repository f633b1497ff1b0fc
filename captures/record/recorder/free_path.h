// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>

namespace vitrine::captures {

/// `folder`/NAME.vitrine, or the same with the first free number from 2 on. So no capture, finished or partial, is
/// replaced without being asked for.
[[nodiscard]] std::filesystem::path freeCapturePath(const std::filesystem::path& folder, const std::string& name);

} // namespace vitrine::captures
