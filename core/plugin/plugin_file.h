// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace vitrine::core {

inline constexpr std::uintmax_t kMaxPluginBytes = 64u << 20;

/// A file that may be a plugin. It was read, but not run.
struct PluginFile {
    std::filesystem::path path;
    std::vector<std::byte> bytes;
    std::string hash; ///< SHA-256 of the bytes, 64 digits: nobody can make another file with the same hash
};

/// Reads a file. It is refused with one sentence that names it when it is no readable, regular file of at most
/// kMaxPluginBytes, or no whole shared library for this machine.
[[nodiscard]] Result<PluginFile> readPluginFile(const std::filesystem::path& path);

} // namespace vitrine::core
