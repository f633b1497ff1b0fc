// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/memory/pixel_format.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

/// Converts between stored samples and numbers (spec/00 §5). A sample is read as v ÷ max, and written as floor(v · max
/// + ½) after clamping. Floats are kept as they are, half floats written to the nearest.

namespace vitrine::core {

/// Clamps to 0…1; NaN becomes 0.
[[nodiscard]] constexpr float clampToUnit(float v)
{
    return v > 0.0f ? (v < 1.0f ? v : 1.0f) : 0.0f;
}

/// v ÷ 255 for every byte v, correctly rounded.
[[nodiscard]] const std::array<float, 256>& unormByteTable();

[[nodiscard]] constexpr std::uint8_t encodeUnormByte(float v)
{
    return static_cast<std::uint8_t>(clampToUnit(v) * 255.0f + 0.5f);
}

/// One sample as a color. The format defines missing channels: alpha is 1, luminance is copied to all, others are 0.
/// Depth is in x as 0…1, and a stencil value is in x as value ÷ 255.
[[nodiscard]] Vec4 decodeSample(PixelFormat format, const std::byte* sample);
/// Stores floor(v · max + ½) after clamping, for each channel of the format (spec/00 §5). NaN is stored as 0. Luminance
/// is taken from red.
void encodeSample(PixelFormat format, const Vec4& color, std::byte* sample);

/// Samples of one format as those of another; of equal formats they are copied.
void convertSamples(PixelFormat from, std::span<const std::byte> source, PixelFormat to, std::span<std::byte> target);

/// The sample as a little-endian word, for formats before R16f. The masks and fields of pixel_format.h refer to this
/// word.
[[nodiscard]] std::uint32_t encodedWord(PixelFormat format, const Vec4& color);
[[nodiscard]] Vec4 decodedWord(PixelFormat format, std::uint32_t word);
[[nodiscard]] inline std::uint32_t loadWord(const std::byte* sample, std::size_t bytes)
{
    std::uint32_t word = 0;
    for (std::size_t i = 0; i < bytes; ++i)
        word |= std::to_integer<std::uint32_t>(sample[i]) << (8 * i);
    return word;
}
inline void storeWord(std::byte* sample, std::size_t bytes, std::uint32_t word)
{
    for (std::size_t i = 0; i < bytes; ++i)
        sample[i] = static_cast<std::byte>(word >> (8 * i));
}

/// Decodes `count` adjacent samples.
void decodeRow(PixelFormat format, const std::byte* samples, std::size_t count, Vec4* colors);
void encodeRow(PixelFormat format, const Vec4* colors, std::size_t count, std::byte* samples);

} // namespace vitrine::core
