// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string_view>
#include <vector>

namespace vitrine::captures::system {

/// The loaded libraries of the system's driver, never unloaded.
struct Libraries {
    void* egl = nullptr;
    void* gles = nullptr;
};

/// Where the environment's VITRINE_SYSTEM_EGL and VITRINE_SYSTEM_GLES say, or along the standard folders; never from
/// the folder that this code was loaded from. The error is a sentence that names what is missing.
[[nodiscard]] core::Result<Libraries> loadLibraries();

/// The first file of that name in the folders, `avoided` left out. Empty when there is none.
[[nodiscard]] std::filesystem::path findLibrary(std::string_view name,
                                                const std::vector<std::filesystem::path>& folders,
                                                const std::filesystem::path& avoided);

} // namespace vitrine::captures::system
