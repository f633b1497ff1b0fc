// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a shader processor consists of (BYP-01), and how its ALUs divide the items of a thread (BYP-03).

namespace vitrine::core {

inline constexpr std::uint32_t kMaxAluGroups = 4;
inline constexpr std::uint32_t kMaxAlusPerGroup = 8;

/// Some of a processor's ALUs: bit i is the i-th of A0 A1 … B0 B1 …
using AluMask = std::uint32_t;

/// The ALU groups of one processor, 2 to 4 of 1 to 8 ALUs each.
class AluLayout {
public:
    constexpr AluLayout(const std::array<std::uint32_t, kMaxAluGroups>& perGroup, std::uint32_t groups)
        : m_perGroup(perGroup), m_groups(groups)
    {
    }
    /// A layout of groups of equal size.
    static constexpr AluLayout alike(std::uint32_t groups, std::uint32_t alus)
    {
        return {{alus, alus, alus, alus}, groups};
    }

    [[nodiscard]] constexpr std::uint32_t groups() const { return m_groups; }
    [[nodiscard]] constexpr std::uint32_t alusOf(std::uint32_t group) const { return m_perGroup[group]; }
    /// The number of the group's first ALU.
    [[nodiscard]] constexpr std::uint32_t firstOf(std::uint32_t group) const
    {
        std::uint32_t first = 0;
        for (std::uint32_t i = 0; i < group; ++i)
            first += m_perGroup[i];
        return first;
    }
    [[nodiscard]] constexpr std::uint32_t count() const { return firstOf(m_groups); }
    [[nodiscard]] constexpr AluMask group(std::uint32_t group) const
    {
        return ((AluMask{1} << m_perGroup[group]) - 1) << firstOf(group);
    }
    [[nodiscard]] constexpr AluMask all() const { return static_cast<AluMask>((std::uint64_t{1} << count()) - 1); }
    [[nodiscard]] constexpr std::uint32_t groupOf(std::uint32_t alu) const
    {
        std::uint32_t group = 0;
        while (group + 1 < m_groups && firstOf(group + 1) <= alu)
            ++group;
        return group;
    }

private:
    std::array<std::uint32_t, kMaxAluGroups> m_perGroup;
    std::uint32_t m_groups;
};

/// "A" for group 0.
[[nodiscard]] char groupLetter(std::uint32_t group);
/// The names of all ALUs in the order of their numbers: A0 A1 … B0 B1 …
[[nodiscard]] std::vector<std::string> aluNames(const AluLayout& alus);

/// The parts of a processor beside its ALUs, named as in spec/00 §1.
inline constexpr std::array<std::string_view, 10> kProcessorParts{"TSCR",  "LC",    "IC",    "CRAM", "RFB-A",
                                                                  "RFB-B", "TPB-A", "TPB-B", "IB-A", "IB-B"};

/// The cost rule of spec/00 §5: the shader clocks that an instruction takes for so many items on so many ALUs.
[[nodiscard]] constexpr std::uint32_t clocksOf(std::uint32_t items, std::uint32_t alus)
{
    return (items + alus - 1) / alus;
}
/// Which item the `place`-th of these ALUs works on in one clock of such an instruction; nothing when it has none.
[[nodiscard]] constexpr std::optional<std::uint32_t> itemAt(std::uint32_t items, std::uint32_t alus,
                                                            std::uint32_t clock, std::uint32_t place)
{
    const std::uint32_t item = clock * alus + place;
    return item < items ? std::optional(item) : std::nullopt;
}
/// How many of the instruction's items the `place`-th ALU works on.
[[nodiscard]] constexpr std::uint32_t itemsOf(std::uint32_t items, std::uint32_t alus, std::uint32_t place)
{
    return place < items ? (items - place - 1) / alus + 1 : 0;
}

} // namespace vitrine::core
