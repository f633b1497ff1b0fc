// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What the parts of a machine consume (BYP-15, ONE-09). All numbers are illustrative (DEC-26). Whatever shows or
/// exports them, or numbers made of them, must say so.

namespace vitrine::core {

/// The word for headers of tables.
inline constexpr std::string_view kEnergyMark = "illustrative";

/// Energy in hundredths of the table's unit. Whole numbers make sums exact in whatever order they are added.
using Energy = std::uint64_t;
inline constexpr Energy kEnergyUnit = 100;

/// One row: the energy of a cycle in each state, and of an operation.
struct EnergyRow {
    std::string part;   ///< for example "ALU"
    Energy on = 0;      ///< for each cycle in this state
    Energy reduced = 0; ///< for each cycle in this state
    Energy off = 0;     ///< for each cycle in this state
    Energy operation = 0;
    friend bool operator==(const EnergyRow&, const EnergyRow&) = default;
};

/// The table, which users can edit.
class EnergyTable {
public:
    EnergyTable() = default;
    explicit EnergyTable(std::vector<EnergyRow> rows) : m_rows(std::move(rows)) {}

    [[nodiscard]] const std::vector<EnergyRow>& rows() const { return m_rows; }
    /// Null when there is no row for the part.
    [[nodiscard]] const EnergyRow* find(std::string_view part) const;
    /// Adds a row, or replaces the row of the same part.
    void set(EnergyRow row);

    /// The order of rows does not count.
    friend bool operator==(const EnergyTable& a, const EnergyTable& b);

private:
    std::vector<EnergyRow> m_rows;
};

/// Energy from a value as people write it, 0 to 1,000,000 with at most two decimals after rounding. Fails when it is
/// out of range or no number.
[[nodiscard]] Result<Energy> energyOf(double value);
/// The value as people write it, without trailing zeros: "12.5".
[[nodiscard]] std::string energyText(Energy energy);

} // namespace vitrine::core
