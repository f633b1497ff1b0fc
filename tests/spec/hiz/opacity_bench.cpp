// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/hiz/opacity_bench.h"

#include "core/memory/sample_codec.h"

namespace vitrine::hiz {

SurfaceId makeImage(Memory& memory, PixelFormat format, std::uint32_t width, std::uint32_t height,
                    std::span<const Vec4> colors)
{
    const SurfaceId id = memory.create({format, width, height, 1});
    std::vector<std::byte> bytes(colors.size() * bytesPerSample(format));
    encodeRow(format, colors.data(), colors.size(), bytes.data());
    memory.surface(id).writeRect(0, 0, width, height, bytes);
    return id;
}

SurfaceId makeAlphas(Memory& memory, std::uint32_t width, std::uint32_t height, const std::vector<float>& alphas)
{
    std::vector<Vec4> colors;
    for (const float alpha : alphas)
        colors.push_back({0.0f, 0.0f, 0.0f, alpha});
    return makeImage(memory, PixelFormat::Rgba8, width, height, colors);
}

TextureView viewOf(std::vector<SurfaceId> levels)
{
    TextureView view;
    view.sampler.magFilter = Filter::Nearest;
    view.sampler.minFilter = Filter::Nearest;
    view.sampler.mipFilter = levels.size() > 1 ? MipFilter::Nearest : MipFilter::None;
    view.complete = true;
    view.levelCount = static_cast<std::uint32_t>(levels.size());
    view.levels = std::move(levels);
    return view;
}

bool lieBetween(const ChannelBounds& bounds, float low, float high)
{
    return bounds.isKnown && bounds.low == low && bounds.high == high;
}

ClassImage classesOf(std::initializer_list<std::string_view> rows)
{
    ClassImage image{static_cast<std::uint32_t>(rows.begin()->size()), static_cast<std::uint32_t>(rows.size()), {}};
    for (const std::string_view row : rows)
        for (const char letter : row)
            image.classes.push_back(letter == 'T'   ? OpacityClass::Transparent
                                    : letter == 'O' ? OpacityClass::Opaque
                                                    : OpacityClass::Ambiguous);
    return image;
}

Primitive primitiveWith(const LinearCoordinates& at)
{
    // 1/w = 1. The second vertex's share grows with s, the third's with t; pixel (0, 0) is the reference.
    Primitive primitive;
    AttributePlanes& planes = primitive.attributes;
    const auto atCenter = [](double v0, double vx, double vy) { return v0 + 0.5 * vx + 0.5 * vy; };
    planes.weights[1] = {atCenter(at.s0, at.sx, at.sy), at.sx, at.sy};
    planes.weights[2] = {atCenter(at.t0, at.tx, at.ty), at.tx, at.ty};
    planes.weights[0] = {1.0 - planes.weights[1].value - planes.weights[2].value, -at.sx - at.tx, -at.sy - at.ty};
    planes.count = 1;
    planes.base[0] = {};
    planes.toFirst[0] = {1.0f, 0.0f, 0.0f, 0.0f};
    planes.toSecond[0] = {0.0f, 1.0f, 0.0f, 0.0f};
    return primitive;
}

TexelRead plainRead()
{
    TexelRead read;
    read.isFollowed = true;
    return read;
}

std::array<AffineForm, 2> plainCoordinates()
{
    return {plainForm({0, 0}), plainForm({0, 1})};
}

} // namespace vitrine::hiz
