// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/paint.h"
#include "core/command/vector_state.h"

#include <cstddef>
#include <cstdint>
#include <span>

/// Pixels of image formats as colors, and back (OpenVG §3.4, §10.2). A channel v of n bits is v ÷ (2ⁿ − 1), and is
/// stored as floor(v · (2ⁿ − 1) + ½).

namespace vitrine::core::openvg {

[[nodiscard]] ColorEncoding encodingOf(VGImageFormat format);

/// From one encoding to another. Premultiplied colors are at most alpha; with alpha 0 they become 0. // VG2D-19,
/// VG2D-20
[[nodiscard]] Color convertedColor(Color color, const ColorEncoding& from, const ColorEncoding& to);

/// In the encoding of the format. What has no alpha is opaque; luminance is copied to all colors, and what is alpha
/// alone is white.
[[nodiscard]] Color decodedPixel(VGImageFormat format, std::uint32_t word);
/// From a color in the encoding of the format. Luminance is that of linear light.
[[nodiscard]] std::uint32_t encodedPixel(VGImageFormat format, const Color& color);

/// The largest number of each channel of what decodedPixel() makes, 2ⁿ − 1: all that is kept of a color.
[[nodiscard]] Color channelMaxima(VGImageFormat format);
/// A color of sRGB as pixels of a format keep it, in the encoding of the format.
[[nodiscard]] Color storedColor(VGImageFormat format, const Color& color);

/// The pixel at position x of a row; pixels smaller than a byte begin in its lowest bits. The row has to reach so far.
[[nodiscard]] std::uint32_t loadPixel(VGImageFormat format, std::span<const std::byte> row, std::size_t x);
void storePixel(VGImageFormat format, std::span<std::byte> row, std::size_t x, std::uint32_t word);
/// How many bytes a row of so many pixels takes.
[[nodiscard]] std::size_t rowBytes(VGImageFormat format, std::size_t pixels);

} // namespace vitrine::core::openvg
