// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
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

/// Level 0 of a texture with mip-maps, each texel combined with those of all `coarser` levels (the finest first) that
/// cover a part of it.
[[nodiscard]] ClassImage withMipmaps(ClassImage base, const std::vector<ClassImage>& coarser);

/// Whether `levels`, a set of hiz.levels, has that level.
[[nodiscard]] constexpr bool storesLevel(std::uint32_t levels, std::size_t level)
{
    return level < 32 && (levels >> level & 1) != 0;
}

/// Level l has ⌈w / 2^l⌉ × ⌈h / 2^l⌉ entries of two bits, down to one. It knows all levels: which of them the machine
/// stores is asked with `levels`, bit l for level l.
class ClassPyramid {
public:
    ClassPyramid() = default; ///< of nothing: no level
    explicit ClassPyramid(const ClassImage& base);

    [[nodiscard]] std::size_t levelCount() const { return m_levels.size(); }
    [[nodiscard]] std::uint32_t width(std::size_t level) const { return m_levels[level].width; }
    [[nodiscard]] std::uint32_t height(std::size_t level) const { return m_levels[level].height; }
    [[nodiscard]] OpacityClass at(std::size_t level, std::uint32_t x, std::uint32_t y) const;

    /// Texels of level 0, by class.
    [[nodiscard]] const std::array<std::uint64_t, kOpacityClassCount>& counts() const { return m_counts; }
    [[nodiscard]] std::uint64_t entries(std::uint32_t levels) const;
    /// Two bits an entry, rounded up to bytes over all levels together.
    [[nodiscard]] std::uint64_t bytes(std::uint32_t levels) const { return (2 * entries(levels) + 7) / 8; }

private:
    struct Level {
        std::uint32_t width = 0, height = 0;
        std::vector<std::uint8_t> packed; ///< four entries a byte, the first in the lowest bits
    };
    static Level packed(const ClassImage& image);

    std::vector<Level> m_levels;
    std::array<std::uint64_t, kOpacityClassCount> m_counts{};
};

} // namespace vitrine::core
