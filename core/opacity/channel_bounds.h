// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/memory/pixel_format.h"

#include <array>
#include <cstddef>
#include <cstdint>

/// The bounds of the values in a texture's channels (spec/04 HIZ-13, HIZ-14, HIZ-18).

namespace vitrine::core {

/// Filtering never leaves these bounds, because TEX clamps each interpolation to the range of its ends.
struct ChannelBounds {
    float low = 0.0f, high = 1.0f;
    bool isAllOnes = false; ///< the bit of spec/04: every value is exactly 1
    bool isKnown = false;   ///< false: a value can be anything, NaN included
    friend bool operator==(const ChannelBounds&, const ChannelBounds&) = default;
};

/// The bounds of red, green, blue and alpha.
using TextureBounds = std::array<ChannelBounds, 4>;

/// Bounds from `low` to `high`; unknown when one of them is infinite or NaN.
[[nodiscard]] ChannelBounds between(float low, float high);
[[nodiscard]] ChannelBounds hull(const ChannelBounds& a, const ChannelBounds& b);
[[nodiscard]] TextureBounds hull(const TextureBounds& a, const TextureBounds& b);

/// What is known when only the bit is stored (hiz.l1Mode=bit).
[[nodiscard]] ChannelBounds bitAlone(const ChannelBounds& bounds);

/// With clamp to border, a read can give the border's color, too (HIZ-14).
[[nodiscard]] TextureBounds withBorder(const TextureBounds& bounds, const Vec4& color);
/// The bounds behind a sampler that gives channel sources[i] (0–3) as channel i (HIZ-18).
[[nodiscard]] TextureBounds swizzled(const TextureBounds& bounds, const std::array<std::uint8_t, 4>& sources);

/// Collects the bounds of colors as they are read.
class BoundsScan {
public:
    void add(const Vec4& color)
    {
        for (std::size_t channel = 0; channel < 4; ++channel)
            add(m_channels[channel], color[static_cast<int>(channel)]);
    }
    /// Unknown when no color was added.
    [[nodiscard]] TextureBounds bounds() const;

private:
    struct Channel {
        float low = 0.0f, high = 0.0f;
        bool hasValues = false, hasNan = false;
    };
    static void add(Channel& channel, float value)
    {
        channel.hasNan = channel.hasNan || value != value;
        channel.low = !channel.hasValues || value < channel.low ? value : channel.low;
        channel.high = !channel.hasValues || value > channel.high ? value : channel.high;
        channel.hasValues = true;
    }
    std::array<Channel, 4> m_channels;
};

} // namespace vitrine::core
