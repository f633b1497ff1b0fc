// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/pixel_rects.h"

#include <algorithm>
#include <cstdint>

namespace vitrine::core::openvg {

namespace {

/// Of pixels in a line that are copied, those that are there on both sides: `count` of them, behind `skipped` ones.
struct Run {
    VGint skipped = 0, count = 0;
};

struct LineEnd {
    VGint start = 0, size = 0; ///< where the copied ones begin in a line of so many
};

Run runBetween(const LineEnd& from, const LineEnd& to, VGint count)
{
    const std::int64_t begin = std::max({std::int64_t{0}, -std::int64_t{from.start}, -std::int64_t{to.start}});
    const std::int64_t end =
        std::min({std::int64_t{count}, std::int64_t{from.size} - from.start, std::int64_t{to.size} - to.start});
    if (begin >= end)
        return {};
    return {static_cast<VGint>(begin), static_cast<VGint>(end - begin)};
}

} // namespace

bool isEmpty(VGint width, VGint height)
{
    return width <= 0 || height <= 0;
}

std::optional<PixelRect> partOf(const PixelRect& area, const PixelRect& rect)
{
    const Run columns = runBetween({0, rect.width}, {rect.x, area.width}, rect.width);
    const Run rows = runBetween({0, rect.height}, {rect.y, area.height}, rect.height);
    if (isEmpty(columns.count, rows.count))
        return std::nullopt;
    return PixelRect{rect.x + columns.skipped, rect.y + rows.skipped, columns.count, rows.count};
}

PixelRect placed(const PixelRect& part, const PixelRect& area)
{
    return {area.x + part.x, area.y + part.y, part.width, part.height};
}

std::optional<PixelCopy> copyBetween(PixelArea from, const PixelRect& read, PixelArea to, VGint dx, VGint dy)
{
    const Run columns = runBetween({read.x, from.rect.width}, {dx, to.rect.width}, read.width);
    const Run rows = runBetween({read.y, from.rect.height}, {dy, to.rect.height}, read.height);
    if (isEmpty(columns.count, rows.count))
        return std::nullopt;
    const auto part = [&](VGint x, VGint y) {
        return PixelRect{x + columns.skipped, y + rows.skipped, columns.count, rows.count};
    };
    from.rect = placed(part(read.x, read.y), from.rect);
    to.rect = placed(part(dx, dy), to.rect);
    return PixelCopy{from, to, std::nullopt};
}

} // namespace vitrine::core::openvg
