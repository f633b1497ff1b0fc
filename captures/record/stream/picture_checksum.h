// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <span>

namespace vitrine::captures {

using PictureChecksum = std::array<std::byte, 16>;

/// The name of the checksum in the provenance of captures.
inline constexpr const char* kPictureChecksumName = "XXH3-128 of RGBA8 rows, bottom first, alpha 255";

/// The hash of `rgba`, high half first. `rgba` has 4 bytes a pixel, the bottom row first, rows without gaps, and alpha
/// 255.
[[nodiscard]] PictureChecksum pictureChecksum(std::span<const std::byte> rgba);

} // namespace vitrine::captures
