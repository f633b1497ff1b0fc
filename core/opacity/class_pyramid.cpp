// SPDX-License-Identifier: Apache-2.0
#include "core/opacity/class_pyramid.h"

#include <algorithm>

namespace vitrine::core {

namespace {

/// The texels of an axis of `size` that cover a part of texel `at` of an axis of `finerSize`.
struct Cover {
    std::uint32_t first, last;
};

std::vector<Cover> coversOf(std::uint32_t finerSize, std::uint32_t size)
{
    std::vector<Cover> covers;
    covers.reserve(finerSize);
    for (std::uint64_t at = 0; at < finerSize; ++at)
        covers.push_back({static_cast<std::uint32_t>(at * size / finerSize),
                          static_cast<std::uint32_t>(((at + 1) * size - 1) / finerSize)});
    return covers;
}

bool isAll(const ClassImage& image, const Cover& columns, const Cover& rows, OpacityClass opacity)
{
    for (std::uint32_t y = rows.first; y <= rows.last; ++y)
        for (std::uint32_t x = columns.first; x <= columns.last; ++x)
            if (image.at(x, y) != opacity)
                return false;
    return true;
}

} // namespace

ClassPyramid::Entry ClassPyramid::combined(Entry a, Entry b)
{
    if (a.opacity() != b.opacity())
        return {};
    return {a.opacity(), std::min(a.clearBelow(), b.clearBelow())};
}

void ClassPyramid::addMipLevel(Level& base, const ClassImage& image, std::uint32_t mipLevel)
{
    const std::vector<Cover> columns = coversOf(base.width, image.width), rows = coversOf(base.height, image.height);
    for (std::uint32_t y = 0; y < base.height; ++y)
        for (std::uint32_t x = 0; x < base.width; ++x) {
            Entry& entry = base.entries[std::size_t{y} * base.width + x];
            if (entry.clearBelow() > mipLevel && !isAll(image, columns[x], rows[y], entry.opacity()))
                entry = {entry.opacity(), mipLevel};
        }
}

ClassPyramid::Level ClassPyramid::halved(const Level& level)
{
    Level half{(level.width + 1) / 2, (level.height + 1) / 2, {}};
    half.entries.reserve(std::size_t{half.width} * half.height);
    const auto at = [&level](std::uint32_t x, std::uint32_t y) {
        return level.entries[std::size_t{y} * level.width + x];
    };
    for (std::uint32_t y = 0; y < level.height; y += 2) {
        const std::uint32_t above = std::min(y + 1, level.height - 1);
        for (std::uint32_t x = 0; x < level.width; x += 2) {
            const std::uint32_t right = std::min(x + 1, level.width - 1);
            half.entries.push_back(
                combined(combined(at(x, y), at(right, y)), combined(at(x, above), at(right, above))));
        }
    }
    return half;
}

ClassPyramid::ClassPyramid(const ClassImage& base, std::span<const ClassImage> coarser)
{
    if (base.classes.empty())
        return;
    m_rangeCount = static_cast<std::uint32_t>(coarser.size()) + 1;
    Level level{base.width, base.height, {}};
    level.entries.reserve(base.classes.size());
    for (const OpacityClass opacity : base.classes) {
        ++m_counts[static_cast<std::size_t>(opacity)];
        level.entries.emplace_back(opacity, m_rangeCount);
    }
    for (std::size_t i = 0; i < coarser.size(); ++i)
        addMipLevel(level, coarser[i], static_cast<std::uint32_t>(i + 1));
    m_levels.push_back(std::move(level));
    while (m_levels.back().width > 1 || m_levels.back().height > 1)
        m_levels.push_back(halved(m_levels.back()));
}

std::uint64_t ClassPyramid::entries(std::uint32_t levels) const
{
    std::uint64_t sum = 0;
    for (std::size_t level = 0; level < m_levels.size(); ++level)
        if (storesLevel(levels, level))
            sum += m_levels[level].entries.size();
    return sum * m_rangeCount;
}

} // namespace vitrine::core
