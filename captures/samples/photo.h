// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/samples/palette.h"

#include <cstdint>
#include <vector>

/// A picture for images of OpenVG, whose pixels are words 0xRRGGBBAA, the lowest row first.

namespace vitrine::captures::samples {

inline constexpr int kPhotoSide = 64;

[[nodiscard]] std::uint32_t wordOf(const Color& color);
[[nodiscard]] Color between(const Color& from, const Color& to, float part);
/// An evening: the sun behind two hills.
[[nodiscard]] std::vector<std::uint32_t> evening();

} // namespace vitrine::captures::samples
