// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace vitrine::captures {

/// Creates an empty file where there is none, on a disk that has room for the beginning of a capture. On a failure no
/// file is left, and the error is one sentence about what is in the way: there is no such folder, it is read-only, the
/// disk is full, ….
core::Result<void> makeEmptyFile(const std::filesystem::path& path);

/// Checks whether a capture can be created at `path`. To find out, it creates the file that the capture would grow as
/// (`path` and `partialSuffix`), and removes it. An older capture may be at `path`, because a new one replaces it in
/// the end; but a folder or a device may not.
core::Result<void> checkPlaceForCapture(const std::filesystem::path& path, std::string_view partialSuffix = ".partial");

} // namespace vitrine::captures
