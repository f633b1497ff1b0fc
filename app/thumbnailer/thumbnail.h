// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>

namespace vitrine::thumbnailer {

constexpr std::uint32_t kMaxSide = 1024; // the largest size of the freedesktop specification

/// Writes the capture's stored picture to `png`, made smaller to fit a square of `side` pixels (1 to kMaxSide). A
/// failure leaves no new file.
[[nodiscard]] core::Result<void> makeThumbnail(const std::filesystem::path& capture, const std::filesystem::path& png,
                                               std::uint32_t side);

} // namespace vitrine::thumbnailer
