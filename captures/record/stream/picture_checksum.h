// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace vitrine::captures {

using PictureChecksum = std::array<std::byte, 16>;

/// For the provenance of captures.
inline constexpr const char* kPictureChecksumName = "XXH3-128 of RGBA8 rows, bottom first, alpha 255";

/// The hash, high half first, of `rgba`: 4 bytes a pixel, bottom row first, rows without gaps, alpha 255.
[[nodiscard]] PictureChecksum pictureChecksum(std::span<const std::byte> rgba);

} // namespace vitrine::captures
