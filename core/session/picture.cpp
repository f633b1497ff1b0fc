// SPDX-License-Identifier: Apache-2.0
#include "core/session/picture.h"

#include "core/base/vec4.h"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>

namespace vitrine::core {

namespace {

std::uint8_t toByte(float value)
{
    return static_cast<std::uint8_t>(std::clamp(value, 0.0f, 1.0f) * 255.0f + 0.5f);
}

Vec4 resolvedPixel(const Surface& surface, std::uint32_t x, std::uint32_t y)
{
    const std::byte* sample = surface.pixel(x, y);
    const std::size_t stride = bytesPerSample(surface.format());
    Vec4 sum;
    for (std::uint32_t s = 0; s < surface.samples(); ++s) {
        const Vec4 color = decodeSample(surface.format(), sample + s * stride);
        for (int c = 0; c < 4; ++c)
            sum[c] += color[c];
    }
    const float scale = 1.0f / static_cast<float>(surface.samples());
    return {sum.x * scale, sum.y * scale, sum.z * scale, sum.w * scale};
}

void appendPixel(Picture& picture, const Surface& surface, std::uint32_t x, std::uint32_t y)
{
    // Averaging depth or stencil means nothing: sample 0 stands for the pixel.
    switch (picture.attachment) {
    case Attachment::Color: {
        const Vec4 color = resolvedPixel(surface, x, y);
        for (int c = 0; c < 4; ++c)
            picture.rgba.push_back(toByte(color[c]));
        return;
    }
    case Attachment::Depth: picture.depth.push_back(decodeSample(surface.format(), surface.pixel(x, y)).x); return;
    case Attachment::Stencil: picture.stencil.push_back(std::to_integer<std::uint8_t>(*surface.pixel(x, y))); return;
    }
}

} // namespace

Picture takePicture(const Surface& surface, Attachment attachment)
{
    Picture picture{attachment, surface.format(), surface.width(), surface.height(), {}, {}, {}};
    const std::size_t pixels = std::size_t{surface.width()} * surface.height();
    if (attachment == Attachment::Color)
        picture.rgba.reserve(pixels * 4);
    for (std::uint32_t row = surface.height(); row-- > 0;)
        for (std::uint32_t x = 0; x < surface.width(); ++x)
            appendPixel(picture, surface, x, row);
    return picture;
}

std::string Picture::hash() const
{
    XXH3_state_t* state = XXH3_createState();
    XXH3_128bits_reset(state);
    const std::array<std::uint32_t, 2> extent{width, height};
    XXH3_128bits_update(state, extent.data(), sizeof extent);
    XXH3_128bits_update(state, rgba.data(), rgba.size());
    XXH3_128bits_update(state, depth.data(), depth.size() * sizeof(float));
    XXH3_128bits_update(state, stencil.data(), stencil.size());
    const XXH128_hash_t digest = XXH3_128bits_digest(state);
    XXH3_freeState(state);
    std::array<char, 33> text{};
    std::snprintf(text.data(), text.size(), "%016llx%016llx", static_cast<unsigned long long>(digest.high64),
                  static_cast<unsigned long long>(digest.low64));
    return text.data();
}

} // namespace vitrine::core
