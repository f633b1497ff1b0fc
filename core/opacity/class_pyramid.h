// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// Texels by their alpha, and how they combine (spec/04 HIZ-22, HIZ-23).

namespace vitrine::core {

enum class OpacityClass : std::uint8_t { Transparent, Opaque, Ambiguous };
inline constexpr std::size_t kOpacityClassCount = 3;

/// NaN and what lies outside 0…1 are ambiguous.
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

/// The classes of an image, row by row, the lowest first.
struct ClassImage {
    std::uint32_t width = 0, height = 0;
    std::vector<OpacityClass> classes;
    [[nodiscard]] OpacityClass at(std::uint32_t x, std::uint32_t y) const
    {
        return classes[std::size_t{y} * width + x];
    }
};

/// Whether `levels`, a set of hiz.levels, has that level.
[[nodiscard]] constexpr bool storesLevel(std::uint32_t levels, std::size_t level)
{
    return level < 32 && (levels >> level & 1) != 0;
}

/// Level l has ⌈w / 2^l⌉ × ⌈h / 2^l⌉ entries of two bits, down to one. It knows all levels: which of them the machine
/// stores is asked with `levels`, bit l for level l.
///
/// Of a texture with mip maps an entry of level 0 stands for the texels of mip levels 0 … m that cover it, m being the
/// coarsest that can be sampled: classes are kept for each range 0 … m. With every further mip level an entry stays
/// what it is or becomes ambiguous, so that one pyramid holds all ranges: an entry is its class of range 0 … 0, and the
/// first m from which on it is ambiguous.
class ClassPyramid {
public:
    ClassPyramid() = default; ///< of nothing: no level
    /// `coarser`: mip levels 1 … of the texture, at most 62.
    explicit ClassPyramid(const ClassImage& base, std::span<const ClassImage> coarser = {});

    [[nodiscard]] std::size_t levelCount() const { return m_levels.size(); }
    /// Mip levels that the texture has, and as many ranges 0 … m.
    [[nodiscard]] std::uint32_t rangeCount() const { return m_rangeCount; }
    [[nodiscard]] std::uint32_t width(std::size_t level) const { return m_levels[level].width; }
    [[nodiscard]] std::uint32_t height(std::size_t level) const { return m_levels[level].height; }
    /// Of mip levels 0 … `coarsest` together.
    [[nodiscard]] OpacityClass at(std::size_t level, std::uint32_t x, std::uint32_t y, std::uint32_t coarsest) const
    {
        const Level& of = m_levels[level];
        const Entry entry = of.entries[std::size_t{y} * of.width + x];
        return coarsest < entry.clearBelow() ? entry.opacity() : OpacityClass::Ambiguous;
    }

    /// Texels of mip level 0, by class.
    [[nodiscard]] const std::array<std::uint64_t, kOpacityClassCount>& counts() const { return m_counts; }
    /// Over all ranges.
    [[nodiscard]] std::uint64_t entries(std::uint32_t levels) const;
    /// Two bits an entry, rounded up to bytes over all levels and ranges together.
    [[nodiscard]] std::uint64_t bytes(std::uint32_t levels) const { return (2 * entries(levels) + 7) / 8; }

private:
    /// A byte: textures of many texels have many of them.
    class Entry {
    public:
        Entry() = default;
        Entry(OpacityClass opacity, std::uint32_t clearBelow)
            : m_bits(static_cast<std::uint8_t>(clearBelow << 2 | static_cast<std::uint32_t>(opacity)))
        {
        }
        [[nodiscard]] OpacityClass opacity() const { return static_cast<OpacityClass>(m_bits & 3u); }
        /// With mip level clearBelow() and beyond it is ambiguous.
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
