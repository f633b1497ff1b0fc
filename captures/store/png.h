// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace vitrine::captures {

enum class PngFormat : std::uint8_t {
    Rgba8,  ///< 4 bytes a pixel
    Gray8,  ///< 1 byte a pixel: stencil
    Gray16, ///< 2 bytes a pixel, in the byte order of the host: depth
};

/// Pixels row by row without gaps, the top row first.
struct PngImage {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    PngFormat format = PngFormat::Rgba8;
    std::span<const std::byte> pixels;
};

/// A PNG file without time and text, so that equal pictures make equal files. Fails for an empty picture, and when
/// there are too few or too many pixels.
core::Result<std::vector<std::byte>> encodePng(const PngImage& image);

} // namespace vitrine::captures
