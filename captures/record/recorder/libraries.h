// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace vitrine::captures {

/// The folder of the drop-in libEGL.so.1, libGLESv2.so.2 and libOpenVG.so.1. It is `wish`, else the environment
/// variable VITRINE_DROP_IN, else, seen from this executable, `../lib/vitrine/drop-in`, where they are installed, or
/// `../lib/drop-in`, where they are built. Fails when they are not there.
[[nodiscard]] core::Result<std::filesystem::path> dropInFolder(const std::filesystem::path& wish);

/// The absolute path of the system's own library with that name ("libEGL.so.1").
[[nodiscard]] core::Result<std::filesystem::path> systemLibrary(const char* name);

} // namespace vitrine::captures
