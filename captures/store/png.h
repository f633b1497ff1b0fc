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
    Gray8,  ///< 1 byte: stencil
    Gray16, ///< 2 bytes in the order of the host: depth
};

/// Pixels row by row without gaps, the top row first.
struct PngImage {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    PngFormat format = PngFormat::Rgba8;
    std::span<const std::byte> pixels;
};

/// A PNG file without time or text, so that equal images make equal files. Fails on an empty image, and when the
/// pixels don't fill it.
core::Result<std::vector<std::byte>> encodePng(const PngImage& image);

} // namespace vitrine::captures
