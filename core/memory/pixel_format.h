// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace vitrine::core {

/// How one sample is stored. Units of several bytes are little-endian, packed as in GL (565: red in the high bits).
enum class PixelFormat : std::uint8_t {
    None,
    R8,
    Rg8,
    Rgb8,
    Rgba8,
    Bgra8,
    Alpha8,
    Luminance8,
    LuminanceAlpha8,
    Rgb565,
    Rgba4444,
    Rgba5551,
    Depth16, ///< unorm, 2 bytes
    Depth24, ///< unorm in the low 24 bits of 4 bytes
    Stencil8,
    R16f, ///< half floats; these formats are for textures only, and can't be drawn to
    Rg16f,
    Rgb16f,
    Rgba16f,
    Alpha16f,
    Luminance16f,
    LuminanceAlpha16f,
    Rgba32f, ///< floats between the passes of a filter: what is drawn to it is stored as it comes (VG2D-23)
};
/// The number of formats whose sample is one word of up to 32 bits. Those of floats come after them.
inline constexpr int kWordFormatCount = static_cast<int>(PixelFormat::Stencil8) + 1;
inline constexpr int kPixelFormatCount = static_cast<int>(PixelFormat::Rgba32f) + 1;

/// What the stored channels mean when they are read.
enum class PixelFamily : std::uint8_t { None, Color, Luminance, Depth, Stencil };

/// The bits [shift, shift + bits) of a sample that is read as one little-endian number. The channel isn't stored when
/// bits is 0.
struct ChannelField {
    std::uint8_t shift = 0, bits = 0;
    [[nodiscard]] constexpr std::uint32_t max() const { return bits < 32 ? (1u << bits) - 1u : ~0u; }
};

/// A format as bit fields for red, green, blue and alpha. Luminance, depth and stencil use the field of red.
struct PixelLayout {
    PixelFamily family = PixelFamily::None;
    std::uint8_t bytes = 0; ///< per sample, 0–16
    std::array<ChannelField, 4> channels;
    bool isFloat = false; ///< each channel is a half float or a float, by its bits
};

inline constexpr ChannelField kNoField{};
/// By PixelFormat.
inline constexpr std::array<PixelLayout, kPixelFormatCount> kPixelLayouts{{
    {PixelFamily::None, 0, {}},
    {PixelFamily::Color, 1, {{{0, 8}, kNoField, kNoField, kNoField}}},            // R8
    {PixelFamily::Color, 2, {{{0, 8}, {8, 8}, kNoField, kNoField}}},              // Rg8
    {PixelFamily::Color, 3, {{{0, 8}, {8, 8}, {16, 8}, kNoField}}},               // Rgb8
    {PixelFamily::Color, 4, {{{0, 8}, {8, 8}, {16, 8}, {24, 8}}}},                // Rgba8
    {PixelFamily::Color, 4, {{{16, 8}, {8, 8}, {0, 8}, {24, 8}}}},                // Bgra8
    {PixelFamily::Color, 1, {{kNoField, kNoField, kNoField, {0, 8}}}},            // Alpha8
    {PixelFamily::Luminance, 1, {{{0, 8}, kNoField, kNoField, kNoField}}},        // Luminance8
    {PixelFamily::Luminance, 2, {{{0, 8}, kNoField, kNoField, {8, 8}}}},          // LuminanceAlpha8
    {PixelFamily::Color, 2, {{{11, 5}, {5, 6}, {0, 5}, kNoField}}},               // Rgb565
    {PixelFamily::Color, 2, {{{12, 4}, {8, 4}, {4, 4}, {0, 4}}}},                 // Rgba4444
    {PixelFamily::Color, 2, {{{11, 5}, {6, 5}, {1, 5}, {0, 1}}}},                 // Rgba5551
    {PixelFamily::Depth, 2, {{{0, 16}, kNoField, kNoField, kNoField}}},           // Depth16
    {PixelFamily::Depth, 4, {{{0, 24}, kNoField, kNoField, kNoField}}},           // Depth24
    {PixelFamily::Stencil, 1, {{{0, 8}, kNoField, kNoField, kNoField}}},          // Stencil8
    {PixelFamily::Color, 2, {{{0, 16}, kNoField, kNoField, kNoField}}, true},     // R16f
    {PixelFamily::Color, 4, {{{0, 16}, {16, 16}, kNoField, kNoField}}, true},     // Rg16f
    {PixelFamily::Color, 6, {{{0, 16}, {16, 16}, {32, 16}, kNoField}}, true},     // Rgb16f
    {PixelFamily::Color, 8, {{{0, 16}, {16, 16}, {32, 16}, {48, 16}}}, true},     // Rgba16f
    {PixelFamily::Color, 2, {{kNoField, kNoField, kNoField, {0, 16}}}, true},     // Alpha16f
    {PixelFamily::Luminance, 2, {{{0, 16}, kNoField, kNoField, kNoField}}, true}, // Luminance16f
    {PixelFamily::Luminance, 4, {{{0, 16}, kNoField, kNoField, {16, 16}}}, true}, // LuminanceAlpha16f
    {PixelFamily::Color, 16, {{{0, 32}, {32, 32}, {64, 32}, {96, 32}}}, true},    // Rgba32f
}};

/// The format must be one of the enumeration.
[[nodiscard]] constexpr const PixelLayout& pixelLayout(PixelFormat format)
{
    return kPixelLayouts[static_cast<std::size_t>(format)];
}

[[nodiscard]] std::size_t bytesPerSample(PixelFormat format);
[[nodiscard]] bool isDepth(PixelFormat format);
[[nodiscard]] bool isFloat(PixelFormat format);
/// The number of bits of red, green, blue, alpha, depth and stencil, as glGetIntegerv and framebuffer completeness ask
/// for them. Luminance counts as red, as it would when it is drawn to.
struct ChannelBits {
    std::uint8_t red = 0, green = 0, blue = 0, alpha = 0, depth = 0, stencil = 0;
};
[[nodiscard]] ChannelBits channelBits(PixelFormat format);

/// The bits of a sample's word that a write mask leaves open, for formats that have a word. Bit 0 of `channelMask` is
/// red (luminance, depth, stencil).
[[nodiscard]] std::uint32_t channelMaskBits(PixelFormat format, std::uint8_t channelMask);

} // namespace vitrine::core
