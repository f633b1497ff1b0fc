// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// Classes of texels by their alpha, and how classes combine (spec/04 HIZ-22, HIZ-23).

namespace vitrine::core {

enum class OpacityClass : std::uint8_t { Transparent, Opaque, Ambiguous };
inline constexpr std::size_t kOpacityClassCount = 3;

/// NaN and values outside of 0…1 are ambiguous.
[[nodiscard]] constexpr OpacityClass opacityClass(float alpha)
{
    if (alpha == 0.0f)
        return OpacityClass::Transparent;
    return alpha == 1.0f ? OpacityClass::Opaque : OpacityClass::Ambiguous;
}

[[nodiscard]] constexpr OpacityClass combined(OpacityClass a, OpacityClass b)
{
    return a == b ? a : OpacityClass::Ambiguous;
}

/// The classes of an image's texels, row by row, the lowest row first.
struct ClassImage {
    std::uint32_t width = 0, height = 0;
    std::vector<OpacityClass> classes;
    [[nodiscard]] OpacityClass at(std::uint32_t x, std::uint32_t y) const
    {
        return classes[std::size_t{y} * width + x];
    }
};

/// Whether `levels`, a set in the form of the knob hiz.levels, contains the level.
[[nodiscard]] constexpr bool storesLevel(std::uint32_t levels, std::size_t level)
{
    return level < 32 && (levels >> level & 1) != 0;
}

/// Holds the classes of a texture at every level of detail. Level l has ⌈w / 2^l⌉ × ⌈h / 2^l⌉ entries of two bits, down
/// to one entry. It knows all levels; which of them the machine stores is told by `levels`, with bit l for level l.
///
/// In a texture with mip maps, an entry of level 0 stands for the texels of mip levels 0 … m that cover it. Here m is
/// the coarsest level that can be sampled: classes are kept for each range 0 … m. With every further mip level an entry
/// stays what it is or becomes ambiguous. So one pyramid holds all ranges: an entry consists of its class for range 0 …
/// 0 and the first m from which on it is ambiguous.
class ClassPyramid {
public:
    ClassPyramid() = default; ///< a pyramid of nothing, without levels
    /// `coarser` are mip levels 1 … of the texture, at most 62.
    explicit ClassPyramid(const ClassImage& base, std::span<const ClassImage> coarser = {});

    [[nodiscard]] std::size_t levelCount() const { return m_levels.size(); }
    /// How many mip levels the texture has; there are as many ranges 0 … m.
    [[nodiscard]] std::uint32_t rangeCount() const { return m_rangeCount; }
    [[nodiscard]] std::uint32_t width(std::size_t level) const { return m_levels[level].width; }
    [[nodiscard]] std::uint32_t height(std::size_t level) const { return m_levels[level].height; }
    /// The class for mip levels 0 … `coarsest` together.
    [[nodiscard]] OpacityClass at(std::size_t level, std::uint32_t x, std::uint32_t y, std::uint32_t coarsest) const
    {
        const Level& of = m_levels[level];
        const Entry entry = of.entries[std::size_t{y} * of.width + x];
        return coarsest < entry.clearBelow() ? entry.opacity() : OpacityClass::Ambiguous;
    }

    /// The number of texels in mip level 0, by class.
    [[nodiscard]] const std::array<std::uint64_t, kOpacityClassCount>& counts() const { return m_counts; }
    /// The number of entries of these levels, for all ranges together.
    [[nodiscard]] std::uint64_t entries(std::uint32_t levels) const;
    /// Two bits for each entry of all levels and ranges, rounded up to bytes.
    [[nodiscard]] std::uint64_t bytes(std::uint32_t levels) const { return (2 * entries(levels) + 7) / 8; }

private:
    /// An entry takes one byte, because large textures have many entries.
    class Entry {
    public:
        Entry() = default;
        Entry(OpacityClass opacity, std::uint32_t clearBelow)
            : m_bits(static_cast<std::uint8_t>(clearBelow << 2 | static_cast<std::uint32_t>(opacity)))
        {
        }
        [[nodiscard]] OpacityClass opacity() const { return static_cast<OpacityClass>(m_bits & 3u); }
        /// From mip level clearBelow() on, the entry is ambiguous.
        [[nodiscard]] std::uint32_t clearBelow() const { return m_bits >> 2; }

    private:
        std::uint8_t m_bits = static_cast<std::uint8_t>(OpacityClass::Ambiguous);
    };
    struct Level {
        std::uint32_t width = 0, height = 0;
        std::vector<Entry> entries;
    };
    static Entry combined(Entry a, Entry b);
    static void addMipLevel(Level& base, const ClassImage& image, std::uint32_t mipLevel);
    static Level halved(const Level& level);

    std::vector<Level> m_levels;
    std::uint32_t m_rangeCount = 0;
    std::array<std::uint64_t, kOpacityClassCount> m_counts{};
};

} // namespace vitrine::core
