// SPDX-License-Identifier: Apache-2.0
#include "core/texture/mipmap_ops.h"

#include "core/base/check.h"

#include <algorithm>
#include <array>
#include <vector>

namespace vitrine::core {

namespace {

/// The texels along one axis that a texel of the next level covers, with their widths.
struct Span1D {
    std::uint32_t first = 0, count = 0;
    std::array<std::uint32_t, 3> weights{};
    std::uint32_t total = 0;
};

/// Widths in units that make them whole: with 2m + 1 texels for m, each is m wide and covers meet inside texels.
Span1D coveredBy(std::uint32_t index, std::uint32_t size)
{
    const std::uint32_t half = size / 2;
    if (half == 0)
        return {0, 1, {1}, 1};
    if (size % 2 == 0)
        return {2 * index, 2, {1, 1}, 2};
    return {2 * index, 3, {half - index, half, index + 1}, size};
}

struct Extent {
    std::uint32_t width = 0, height = 0, depth = 1;
};

Extent extentOf(const Surface& surface, std::uint32_t depth)
{
    return {surface.width(), surface.height() / depth, depth};
}

std::uint32_t meanWord(const Surface& source, const std::array<Span1D, 3>& box, std::uint32_t sliceHeight)
{
    const PixelLayout& layout = pixelLayout(source.format());
    const std::uint64_t total = std::uint64_t{box[0].total} * box[1].total * box[2].total;
    std::array<std::uint64_t, 4> sums{};
    for (std::uint32_t z = 0; z < box[2].count; ++z) {
        for (std::uint32_t y = 0; y < box[1].count; ++y) {
            const std::uint32_t row = (box[2].first + z) * sliceHeight + box[1].first + y;
            for (std::uint32_t x = 0; x < box[0].count; ++x) {
                const std::uint64_t weight = std::uint64_t{box[0].weights[x]} * box[1].weights[y] * box[2].weights[z];
                const std::uint32_t word = loadWord(source.pixel(box[0].first + x, row), layout.bytes);
                for (std::size_t channel = 0; channel < 4; ++channel)
                    sums[channel] += weight * (word >> layout.channels[channel].shift & layout.channels[channel].max());
            }
        }
    }
    std::uint32_t mean = 0;
    for (std::size_t channel = 0; channel < 4; ++channel)
        mean |= static_cast<std::uint32_t>((2 * sums[channel] + total) / (2 * total)) << layout.channels[channel].shift;
    return mean;
}

void halve(const Surface& source, const Extent& from, Surface& target, const Extent& to)
{
    const std::size_t bytes = bytesPerSample(target.format());
    target.forgetBounds();
    for (std::uint32_t z = 0; z < to.depth; ++z) {
        for (std::uint32_t y = 0; y < to.height; ++y) {
            for (std::uint32_t x = 0; x < to.width; ++x) {
                const std::array<Span1D, 3> box{coveredBy(x, from.width), coveredBy(y, from.height),
                                                coveredBy(z, from.depth)};
                storeWord(target.pixelForWrite(x, z * to.height + y), bytes, meanWord(source, box, from.height));
            }
        }
    }
}

} // namespace

std::uint32_t fullLevelCount(std::uint32_t width, std::uint32_t height, std::uint32_t depth)
{
    std::uint32_t levels = 1;
    for (std::uint32_t longest = std::max({width, height, depth}); longest > 1; longest /= 2)
        ++levels;
    return levels;
}

void generateMipmap(Memory& memory, std::span<const SurfaceId> levels, std::uint32_t depth)
{
    for (std::size_t level = 1; level < levels.size(); ++level) {
        const Surface& source = memory.surface(levels[level - 1]);
        Surface& target = memory.surface(levels[level]);
        const Extent from = extentOf(source, depth);
        depth = std::max(1u, depth / 2);
        const Extent to = extentOf(target, depth);
        CORE_CHECK(from.width > 0 && from.height > 0, "mipmaps are made from a level that has texels");
        CORE_CHECK(source.format() == target.format(), "the levels of a texture have one format");
        CORE_CHECK(source.samples() == 1 && target.samples() == 1, "the levels of a texture have one sample");
        CORE_CHECK(to.width == std::max(1u, from.width / 2) && to.height == std::max(1u, from.height / 2),
                   "a level has half the extent of the one before");
        halve(source, from, target, to);
    }
}

} // namespace vitrine::core
