// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/memory/pixel_format.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

/// How colors are stored outside of the pixel engine, and how its input and output modules convert them (BYP-21).
///
/// Between n and m bits of an integer: ⌊v · (2^m − 1) ÷ (2^n − 1) + ½⌋, exactly. To a float: v ÷ (2^n − 1). From a
/// float: floor(v · (2^n − 1) + ½) after clamping to 0…1 (spec/00 §5). Half floats to the nearest, ties to even.

namespace vitrine::core::pgpe {

enum class ObjectFormat : std::uint8_t {
    Rgba8,   ///< R bits 0–7, G 8–15, B 16–23, A 24–31
    Rgba10,  ///< the same with ten bits each, in 40
    Rgba16f, ///< in 64
    Rgba32f, ///< in 128
    Rgb565,  ///< B bits 0–4, G 5–10, R 11–15
    A8,
    D24S8, ///< Z bits 0–23, S 24–31 (project choice)
    // The other formats of surfaces that are drawn to; fields as in PixelFormat.
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

/// "RGBA8"
[[nodiscard]] std::string_view objectFormatName(ObjectFormat format);
/// By PgpeFormat, as pgpe.format has them.
inline constexpr std::array<std::string_view, 4> kPgpeFormatNames{"8", "10", "16f", "32f"};
/// "16f"
[[nodiscard]] std::string_view numberName(PgpeFormat numbers);

/// Of a color surface that can be drawn to; nothing of others.
[[nodiscard]] std::optional<ObjectFormat> objectFormatOf(PixelFormat format);

/// Up to 128 stored bits.
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
    bool isGray; ///< red is read as green and blue, too
    std::array<ChannelField, 4> channels;
};
[[nodiscard]] const ObjectLayout& objectLayout(ObjectFormat format);

/// Of a channel with this many bits, 1–24 both.
[[nodiscard]] constexpr std::uint32_t convertUnorm(std::uint32_t v, unsigned fromBits, unsigned toBits)
{
    const std::uint64_t from = (std::uint64_t{1} << fromBits) - 1;
    const std::uint64_t to = (std::uint64_t{1} << toBits) - 1;
    return static_cast<std::uint32_t>((2 * to * v + from) / (2 * from));
}

/// `v` as the engine's numbers hold it: clamped to 0…1 and rounded where they are integers.
[[nodiscard]] float rounded(PgpeFormat numbers, float v);
/// The engine holds numbers of this format without converting them.
[[nodiscard]] bool isNative(ObjectFormat format, PgpeFormat numbers);
/// Depths of 24 bits fit into 32-bit floats alone; colors convert between all formats.
[[nodiscard]] bool isConvertible(ObjectFormat format, PgpeFormat numbers);

/// Red, green, blue, alpha; missing channels are 0, and alpha 1. Not of D24S8.
[[nodiscard]] Vec4 readColor(ObjectFormat format, const ObjectWord& word, PgpeFormat numbers);
/// `ditherOffset`, in 0…1, is what channels of fewer than eight bits are rounded with instead of ½; without one: ½.
[[nodiscard]] ObjectWord writeColor(ObjectFormat format, const Vec4& color, PgpeFormat numbers,
                                    std::optional<float> ditherOffset = std::nullopt);
/// The bits of the channels of a mask, bit 0 = red. Of D24S8 red stands for depth and alpha for stencil.
[[nodiscard]] ObjectWord channelBits(ObjectFormat format, std::uint8_t mask);

struct DepthStencilValue {
    float depth = 0.0f;   ///< 0…1
    float stencil = 0.0f; ///< 0…255
};
[[nodiscard]] DepthStencilValue readDepthStencil(const ObjectWord& word);
[[nodiscard]] ObjectWord writeDepthStencil(const DepthStencilValue& value);

} // namespace vitrine::core::pgpe
