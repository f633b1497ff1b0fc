// SPDX-License-Identifier: Apache-2.0
#include "core/opacity/class_pyramid.h"

#include <algorithm>

namespace vitrine::core {

namespace {

/// The texels of an axis of `size` that cover a part of texel `at` of an axis of `finerSize`.
struct Cover {
    std::uint32_t first, last;
};

Cover coverOf(std::uint32_t at, std::uint32_t finerSize, std::uint32_t size)
{
    const std::uint64_t low = std::uint64_t{at} * size, high = (std::uint64_t{at} + 1) * size;
    return {static_cast<std::uint32_t>(low / finerSize), static_cast<std::uint32_t>((high - 1) / finerSize)};
}

void addCoarser(ClassImage& image, const ClassImage& coarser)
{
    for (std::uint32_t y = 0; y < image.height; ++y) {
        const Cover rows = coverOf(y, image.height, coarser.height);
        for (std::uint32_t x = 0; x < image.width; ++x) {
            OpacityClass& entry = image.classes[std::size_t{y} * image.width + x];
            const Cover columns = coverOf(x, image.width, coarser.width);
            for (std::uint32_t row = rows.first; row <= rows.last; ++row)
                for (std::uint32_t column = columns.first; column <= columns.last; ++column)
                    entry = combined(entry, coarser.at(column, row));
        }
    }
}

ClassImage halved(const ClassImage& image)
{
    ClassImage half{(image.width + 1) / 2, (image.height + 1) / 2, {}};
    half.classes.reserve(std::size_t{half.width} * half.height);
    for (std::uint32_t y = 0; y < image.height; y += 2) {
        const std::uint32_t above = std::min(y + 1, image.height - 1);
        for (std::uint32_t x = 0; x < image.width; x += 2) {
            const std::uint32_t right = std::min(x + 1, image.width - 1);
            half.classes.push_back(combined(combined(image.at(x, y), image.at(right, y)),
                                            combined(image.at(x, above), image.at(right, above))));
        }
    }
    return half;
}

} // namespace

// Level by level from the coarsest, so that each is looked at once: what covers a part of a texel that covers a part of
// a texel of level 0 is then among it. That is never less than what covers the texel itself.
ClassImage withMipmaps(ClassImage base, const std::vector<ClassImage>& coarser)
{
    if (coarser.empty())
        return base;
    ClassImage gathered = coarser.back();
    for (auto level = coarser.rbegin() + 1; level != coarser.rend(); ++level) {
        ClassImage finer = *level;
        addCoarser(finer, gathered);
        gathered = std::move(finer);
    }
    addCoarser(base, gathered);
    return base;
}

ClassPyramid::Level ClassPyramid::packed(const ClassImage& image)
{
    Level level{image.width, image.height, {}};
    level.packed.resize((image.classes.size() + 3) / 4);
    for (std::size_t i = 0; i < image.classes.size(); ++i)
        level.packed[i / 4] =
            static_cast<std::uint8_t>(level.packed[i / 4] | static_cast<unsigned>(image.classes[i]) << 2 * (i % 4));
    return level;
}

ClassPyramid::ClassPyramid(const ClassImage& base)
{
    if (base.classes.empty())
        return;
    for (const OpacityClass entry : base.classes)
        ++m_counts[static_cast<std::size_t>(entry)];
    m_levels.push_back(packed(base));
    ClassImage image = base;
    while (image.width > 1 || image.height > 1) {
        image = halved(image);
        m_levels.push_back(packed(image));
    }
}

OpacityClass ClassPyramid::at(std::size_t level, std::uint32_t x, std::uint32_t y) const
{
    const Level& of = m_levels[level];
    const std::size_t i = std::size_t{y} * of.width + x;
    return static_cast<OpacityClass>(of.packed[i / 4] >> 2 * (i % 4) & 3u);
}

std::uint64_t ClassPyramid::entries(std::uint32_t levels) const
{
    std::uint64_t sum = 0;
    for (std::size_t level = 0; level < m_levels.size(); ++level)
        if (storesLevel(levels, level))
            sum += std::uint64_t{m_levels[level].width} * m_levels[level].height;
    return sum;
}

} // namespace vitrine::core
