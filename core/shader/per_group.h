// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/alu_layout.h"

#include <array>
#include <cstdint>

namespace vitrine::core {

/// A number for each ALU group: one for all of them, or one each, as groups may differ.
class PerGroup {
public:
    constexpr PerGroup(std::uint32_t all) : m_numbers{all} {} // NOLINT: most machines have groups alike
    /// The first `count` numbers, one per group.
    constexpr PerGroup(const std::array<std::uint32_t, kMaxAluGroups>& numbers, std::uint32_t count)
        : m_numbers(numbers), m_count(count)
    {
    }

    [[nodiscard]] constexpr bool areAlike() const { return m_count == 1; }
    /// How many there are: 1 when all are alike.
    [[nodiscard]] constexpr std::uint32_t count() const { return m_count; }
    [[nodiscard]] constexpr std::uint32_t operator[](std::uint32_t group) const
    {
        return m_numbers[areAlike() ? 0 : group];
    }
    /// Over so many groups; those without a number of their own count nothing.
    [[nodiscard]] constexpr std::uint32_t sum(std::uint32_t groups) const
    {
        std::uint32_t result = 0;
        for (std::uint32_t group = 0; group < groups && (areAlike() || group < m_count); ++group)
            result += (*this)[group];
        return result;
    }

    friend bool operator==(const PerGroup&, const PerGroup&) = default;

private:
    std::array<std::uint32_t, kMaxAluGroups> m_numbers{};
    std::uint32_t m_count = 1;
};

} // namespace vitrine::core
