// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <filesystem>
#include <vector>

namespace vitrine::thumbnailer {

/// The largest stored PNG that is read.
constexpr std::size_t kMaxStoredBytes = 8u << 20;

/// The PNG that a capture keeps of itself, without the index and the calls: a few pages, whatever the size of the
/// capture. The file is only read; every page and the row are checked, and the work on any file is bounded. Fails when
/// this is no finished capture of ours, and when it has no picture.
[[nodiscard]] core::Result<std::vector<std::byte>> storedPicture(const std::filesystem::path& capture);

} // namespace vitrine::thumbnailer
