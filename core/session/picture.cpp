// SPDX-License-Identifier: Apache-2.0
#include "core/session/picture.h"

#include "core/base/hash128.h"
#include "core/memory/surface_ops.h"

#include <array>

namespace vitrine::core {

namespace {

std::vector<float> depthTopDown(const Surface& surface)
{
    std::vector<float> values;
    values.reserve(std::size_t{surface.width()} * surface.height());
    // Sample 0 stands for the pixel: a mean of depths is the depth of nothing.
    for (std::uint32_t row = surface.height(); row-- > 0;)
        for (std::uint32_t x = 0; x < surface.width(); ++x)
            values.push_back(decodeSample(surface.format(), surface.pixel(x, row)).x);
    return values;
}

std::vector<std::uint8_t> rgbaTopDown(const Surface& surface)
{
    const std::vector<std::byte> bytes = toRgba8TopDown(surface);
    const auto* first = reinterpret_cast<const std::uint8_t*>(bytes.data());
    return {first, first + bytes.size()};
}

} // namespace

Picture takePicture(const Surface& surface, Attachment attachment)
{
    Picture picture{attachment, surface.format(), surface.width(), surface.height(), {}, {}, {}};
    switch (attachment) {
    case Attachment::Color: picture.rgba = rgbaTopDown(surface); break;
    case Attachment::Depth: picture.depth = depthTopDown(surface); break;
    case Attachment::Stencil: picture.stencil = toGray8TopDown(surface); break;
    }
    return picture;
}

std::string Picture::hash() const
{
    Hasher128 hasher;
    const std::array<std::uint32_t, 2> extent{width, height};
    hasher.add(extent.data(), sizeof extent);
    hasher.add(rgba.data(), rgba.size());
    hasher.add(depth.data(), depth.size() * sizeof(float));
    hasher.add(stencil.data(), stencil.size());
    return toHex(hasher.digest());
}

} // namespace vitrine::core
