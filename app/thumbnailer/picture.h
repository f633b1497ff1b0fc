// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace vitrine::thumbnailer {

/// RGBA, 8 bits each and not premultiplied, row by row without gaps, the top row first.
struct Picture {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::vector<std::uint8_t> rgba;
};

/// The longest side of a stored picture that is decoded: bounds memory to 16 MiB. Writers of captures make 256.
constexpr std::uint32_t kMaxStoredSide = 2048;

/// Decodes a PNG that nobody vouches for. Fails on anything libpng finds wrong and on sides above kMaxStoredSide.
[[nodiscard]] core::Result<Picture> decodePng(std::span<const std::byte> png);

/// The picture made smaller, in proportion, to fit a square of `side` pixels (at least 1): each pixel is the mean of
/// the area that it covers, weighted by alpha. One that fits already is left as it is.
[[nodiscard]] Picture fitInto(Picture picture, std::uint32_t side);

} // namespace vitrine::thumbnailer
