// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/pixel_history_pixel.h"

#include "core/memory/sample_codec.h"

#include <cstring>

namespace vitrine::core {

namespace {

bool copyPixel(const Memory& memory, SurfaceId id, const PixelPlace& place, std::byte* bytes)
{
    if (!id)
        return true;
    if (!memory.contains(id))
        return false;
    const Surface& surface = memory.surface(id);
    if (place.x >= surface.width() || place.y >= surface.height() || surface.bytesPerPixel() > PixelBytes::kMostBytes)
        return false;
    std::memcpy(bytes, surface.pixel(place.x, place.y), surface.bytesPerPixel());
    return true;
}

template <typename Take>
void eachSample(const Memory& memory, SurfaceId id, const std::byte* bytes, Take&& take)
{
    if (!id)
        return;
    const Surface& surface = memory.surface(id);
    const std::size_t size = bytesPerSample(surface.format());
    for (std::size_t sample = 0; sample < surface.samples(); ++sample)
        take(sample, surface.format(), bytes + sample * size);
}

/// A quad's worth of a surface that holds what one pixel held.
std::optional<Surface> quadOf(const Memory& memory, SurfaceId id, const PixelPlace& place, const std::byte* bytes)
{
    if (!id)
        return std::nullopt;
    const Surface& like = memory.surface(id);
    Surface quad({like.format(), 2, 2, like.samples()});
    std::memcpy(quad.pixelForWrite(place.x & 1, place.y & 1), bytes, like.bytesPerPixel());
    return quad;
}

} // namespace

std::optional<PixelBytes> readPixel(const Memory& memory, const RenderTargets& targets, const PixelPlace& place)
{
    PixelBytes bytes;
    const bool isThere = copyPixel(memory, targets.color, place, bytes.color.data()) &&
                         copyPixel(memory, targets.depth, place, bytes.depth.data()) &&
                         copyPixel(memory, targets.stencil, place, bytes.stencil.data());
    return isThere ? std::optional(bytes) : std::nullopt;
}

PixelValue toValue(const Memory& memory, const RenderTargets& targets, const PixelBytes& bytes)
{
    PixelValue value;
    eachSample(memory, targets.color, bytes.color.data(),
               [&](std::size_t i, PixelFormat format, const std::byte* sample) {
                   value.color[i] = decodeSample(format, sample);
               });
    eachSample(memory, targets.depth, bytes.depth.data(),
               [&](std::size_t i, PixelFormat format, const std::byte* sample) {
                   const std::uint32_t max = maxDepthCode(format);
                   const double code = loadWord(sample, bytesPerSample(format)) & max;
                   value.depth[i] = code / max;
               });
    eachSample(memory, targets.stencil, bytes.stencil.data(), [&](std::size_t i, PixelFormat, const std::byte* sample) {
        value.stencil[i] = std::to_integer<std::uint8_t>(*sample);
    });
    return value;
}

DepthStencilVerdict judgePixel(const DrawState& state, const Memory& memory, const PixelPlace& place,
                               const PixelBytes& stored, const QuadDepth& depth, bool isFrontFacing, SampleMask samples)
{
    std::optional<Surface> depthQuad = quadOf(memory, state.targets.depth, place, stored.depth.data());
    std::optional<Surface> stencilQuad = quadOf(memory, state.targets.stencil, place, stored.stencil.data());
    const DepthStencilTarget target{depthQuad ? &*depthQuad : nullptr, stencilQuad ? &*stencilQuad : nullptr};
    return testDepthStencil(state.depthStencil, target, {0, 0, coverageOf(place, samples)}, depth, isFrontFacing);
}

} // namespace vitrine::core
