// SPDX-License-Identifier: Apache-2.0
#include "core/power/energy_table.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

constexpr double kHighestValue = 1'000'000;

} // namespace

const EnergyRow* EnergyTable::find(std::string_view part) const
{
    const auto row =
        std::find_if(m_rows.begin(), m_rows.end(), [&](const EnergyRow& candidate) { return candidate.part == part; });
    return row == m_rows.end() ? nullptr : &*row;
}

void EnergyTable::set(EnergyRow row)
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&](const EnergyRow& candidate) { return candidate.part == row.part; });
    if (found == m_rows.end())
        m_rows.push_back(std::move(row));
    else
        *found = std::move(row);
}

bool operator==(const EnergyTable& a, const EnergyTable& b)
{
    return a.m_rows.size() == b.m_rows.size() && std::ranges::all_of(a.m_rows, [&b](const EnergyRow& row) {
               const EnergyRow* other = b.find(row.part);
               return other && *other == row;
           });
}

Result<Energy> energyOf(double value)
{
    if (!(value >= 0 && value <= kHighestValue))
        return failure("an energy lies between 0 and 1,000,000");
    return static_cast<Energy>(value * static_cast<double>(kEnergyUnit) + 0.5);
}

std::string energyText(Energy energy)
{
    std::string text = std::to_string(energy / kEnergyUnit);
    const auto hundredths = static_cast<unsigned>(energy % kEnergyUnit);
    if (hundredths == 0)
        return text;
    text += '.';
    text += static_cast<char>('0' + hundredths / 10);
    if (hundredths % 10 != 0)
        text += static_cast<char>('0' + hundredths % 10);
    return text;
}

} // namespace vitrine::core
