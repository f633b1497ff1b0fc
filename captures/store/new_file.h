// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace vitrine::captures {

/// Makes an empty file where there is none, on a disk that has room for the start of a capture. Fails in one sentence
/// that says what is in the way: there is no such folder, it is read-only, the disk is full, …; then no file is left.
core::Result<void> makeEmptyFile(const std::filesystem::path& path);

/// Whether a capture can be made at `path`, by making what it grows as (`path` and `partialSuffix`) and removing it. An
/// older capture may be there, but no folder and no device: a file takes the place of what is there in the end.
core::Result<void> checkPlaceForCapture(const std::filesystem::path& path, std::string_view partialSuffix = ".partial");

} // namespace vitrine::captures
