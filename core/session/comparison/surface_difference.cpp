// SPDX-License-Identifier: Apache-2.0
#include "core/session/comparison/surface_difference.h"

#include <algorithm>
#include <cstring>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kTile = Surface::kTileSize;

/// Of one tile; the parts of it beyond the surface mean nothing.
std::optional<PixelPlace> differenceInTile(const Surface& a, const Surface& b, std::uint32_t tileX, std::uint32_t tileY)
{
    const std::uint32_t left = tileX * kTile;
    const std::uint32_t width = std::min(kTile, a.width() - left);
    const std::uint32_t top = std::min((tileY + 1) * kTile, a.height());
    for (std::uint32_t y = tileY * kTile; y < top; ++y) {
        if (std::memcmp(a.pixel(left, y), b.pixel(left, y), std::size_t{width} * a.bytesPerPixel()) == 0)
            continue;
        for (std::uint32_t x = left; x < left + width; ++x)
            if (std::memcmp(a.pixel(x, y), b.pixel(x, y), a.bytesPerPixel()) != 0)
                return PixelPlace{x, y};
    }
    return std::nullopt;
}

} // namespace

std::optional<PixelPlace> firstDifference(const Surface& a, const Surface& b)
{
    if (a.description() != b.description())
        return PixelPlace{};
    if (a.sharesAll(b))
        return std::nullopt;
    const std::uint32_t rows = (a.height() + kTile - 1) / kTile;
    for (std::uint32_t tileY = 0; tileY < rows; ++tileY) {
        std::optional<PixelPlace> first;
        for (std::uint32_t tileX = 0; tileX < a.tilesPerRow(); ++tileX) {
            if (a.sharesTile(b, tileX, tileY))
                continue;
            const auto found = differenceInTile(a, b, tileX, tileY);
            if (found && (!first || found->y < first->y))
                first = found;
        }
        if (first)
            return first;
    }
    return std::nullopt;
}

} // namespace vitrine::core
