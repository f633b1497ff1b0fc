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

/// A file that may be a plugin, read but not run.
struct PluginFile {
    std::filesystem::path path;
    std::vector<std::byte> bytes;
    std::string hash; ///< SHA-256 of the bytes, 64 digits: nobody can make another file with the same
};

/// Refuses with one sentence, which names the file, what is no readable, regular file within kMaxPluginBytes, or no
/// whole shared library for this machine.
[[nodiscard]] Result<PluginFile> readPluginFile(const std::filesystem::path& path);

} // namespace vitrine::core
