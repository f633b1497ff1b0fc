// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string_view>
#include <vector>

namespace vitrine::captures::system {

/// The libraries of the system's driver. Once loaded, they are never unloaded.
struct Libraries {
    void* egl = nullptr;
    void* gles = nullptr;
};

/// Looks where VITRINE_SYSTEM_EGL and VITRINE_SYSTEM_GLES in the environment tell, or in the standard folders, but
/// never in the folder that this code was loaded from. The error is a sentence that names what is missing.
[[nodiscard]] core::Result<Libraries> loadLibraries();

/// The first file with that name in the folders, except `avoided`. Empty when there is none.
[[nodiscard]] std::filesystem::path findLibrary(std::string_view name,
                                                const std::vector<std::filesystem::path>& folders,
                                                const std::filesystem::path& avoided);

} // namespace vitrine::captures::system
