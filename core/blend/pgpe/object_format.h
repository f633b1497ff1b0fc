// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/blend/pgpe/number_format.h"
#include "core/memory/pixel_format.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

/// How colors are stored outside of the pixel engine, and how its input and output modules convert them (BYP-21).
///
/// An integer of n bits becomes one of m bits by ⌊v · (2^m − 1) ÷ (2^n − 1) + ½⌋, exactly. It becomes a float by v ÷
/// (2^n − 1). A float becomes an integer by floor(v · (2^n − 1) + ½), after it was clamped to 0…1 (spec/00 §5). Half
/// floats are rounded to the nearest, ties to even.

namespace vitrine::core::pgpe {

enum class ObjectFormat : std::uint8_t {
    Rgba8,   ///< 32 bits: R 0–7, G 8–15, B 16–23, A 24–31
    Rgba10,  ///< 40 bits: the same order, ten bits each
    Rgba16f, ///< 64 bits
    Rgba32f, ///< 128 bits
    Rgb565,  ///< 16 bits: B 0–4, G 5–10, R 11–15
    A8,
    D24S8, ///< 32 bits: Z 0–23, S 24–31 (project choice)
    // The other formats that can be drawn to. Their fields are those of PixelFormat.
    R8,
    Rg8,
    Rgb8,
    Bgra8,
    Luminance8,
    LuminanceAlpha8,
    Rgba4444,
    Rgba5551,
};
inline constexpr int kObjectFormatCount = 15;

/// The name of the format, for example "RGBA8".
[[nodiscard]] std::string_view objectFormatName(ObjectFormat format);
/// The words of the knob pgpe.format, by PgpeFormat.
inline constexpr std::array<std::string_view, 4> kPgpeFormatNames{"8", "10", "16f", "32f"};
/// The word for these numbers, for example "16f".
[[nodiscard]] std::string_view numberName(PgpeFormat numbers);

/// The format of a color surface that can be drawn to; nothing for other surfaces.
[[nodiscard]] std::optional<ObjectFormat> objectFormatOf(PixelFormat format);

/// The stored bits of a color, at most 128.
struct ObjectWord {
    std::uint64_t low = 0, high = 0;
    friend bool operator==(const ObjectWord&, const ObjectWord&) = default;
    friend ObjectWord operator&(const ObjectWord& a, const ObjectWord& b) { return {a.low & b.low, a.high & b.high}; }
    friend ObjectWord operator|(const ObjectWord& a, const ObjectWord& b) { return {a.low | b.low, a.high | b.high}; }
    friend ObjectWord operator~(const ObjectWord& a) { return {~a.low, ~a.high}; }
};

enum class ChannelKind : std::uint8_t { Unorm, Float16, Float32, DepthStencil };

struct ObjectLayout {
    std::string_view name;
    ChannelKind kind;
    bool isGray; ///< a gray format: green and blue are read from red
    std::array<ChannelField, 4> channels;
};
[[nodiscard]] const ObjectLayout& objectLayout(ObjectFormat format);

/// Converts a channel of `fromBits` bits to one of `toBits` bits, each 1–24.
[[nodiscard]] constexpr std::uint32_t convertUnorm(std::uint32_t v, unsigned fromBits, unsigned toBits)
{
    const std::uint64_t from = (std::uint64_t{1} << fromBits) - 1;
    const std::uint64_t to = (std::uint64_t{1} << toBits) - 1;
    return static_cast<std::uint32_t>((2 * to * v + from) / (2 * from));
}

/// `v` as the engine holds it; when its numbers are integers, v is clamped to 0…1 and rounded.
[[nodiscard]] float rounded(PgpeFormat numbers, float v);
/// Whether the engine holds the numbers of this format without converting them.
[[nodiscard]] bool isNative(ObjectFormat format, PgpeFormat numbers);
/// Whether the engine can hold the format: all colors, but depths of 24 bits only with 32-bit floats.
[[nodiscard]] bool isConvertible(ObjectFormat format, PgpeFormat numbers);

/// The channels red, green, blue and alpha. A missing channel is 0, a missing alpha is 1. The format must not be D24S8.
[[nodiscard]] Vec4 readColor(ObjectFormat format, const ObjectWord& word, PgpeFormat numbers);
/// Rounds channels of fewer than eight bits by adding `ditherOffset`, in 0…1, instead of ½. Without it all add ½.
[[nodiscard]] ObjectWord writeColor(ObjectFormat format, const Vec4& color, PgpeFormat numbers,
                                    std::optional<float> ditherOffset = std::nullopt);
/// The bits of the channels in a mask, bit 0 = red. In D24S8 red stands for depth, and alpha for stencil.
[[nodiscard]] ObjectWord channelBits(ObjectFormat format, std::uint8_t mask);

struct DepthStencilValue {
    float depth = 0.0f;   ///< 0…1
    float stencil = 0.0f; ///< 0…255
};
[[nodiscard]] DepthStencilValue readDepthStencil(const ObjectWord& word);
[[nodiscard]] ObjectWord writeDepthStencil(const DepthStencilValue& value);

} // namespace vitrine::core::pgpe
