// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What a machine's parts consume (BYP-15, ONE-09). All numbers are illustrative (DEC-26): whoever shows or exports
/// them, or what is computed from them, says so.

namespace vitrine::core {

/// "illustrative", for headers of tables.
inline constexpr std::string_view kEnergyMark = "illustrative";

/// Energy in hundredths of the table's unit: whole numbers, so that sums are exact whatever their order.
using Energy = std::uint64_t;
inline constexpr Energy kEnergyUnit = 100;

/// One row: per cycle in a state, and per operation.
struct EnergyRow {
    std::string part;   ///< "ALU"
    Energy on = 0;      ///< a cycle
    Energy reduced = 0; ///< a cycle
    Energy off = 0;     ///< a cycle
    Energy operation = 0;
    friend bool operator==(const EnergyRow&, const EnergyRow&) = default;
};

/// The one table, which users may edit.
class EnergyTable {
public:
    /// Of BYP-15. An operation is:
    ///   ALU       an instruction of one item
    ///   RFB       the same (project choice: the operands of an instruction are one access); in bypass a pixel that the
    ///             FIFO takes in or gives out
    ///   CU        an instruction that its engine executes, combining or blending, END among them
    ///   TEX …     an item of a request to a device
    ///   RAS       a step: a primitive taken in, a tile looked into, a quad sent
    ///   HIZ       a tile compared with its bounds, or looked up in layer 2
    ///   ZST       a sample compared with the depth or the stencil buffer
    ///   MEM-unit  a byte that this unit reads or writes: CI commands, indices and attributes; TEX texels; HIZ bounds
    ///             and classes of texels; ZST depths and stencils; CU colors. There are no caches
    /// Rows that the seeds have no numbers for are project choices, as everything in it is illustrative.
    [[nodiscard]] static EnergyTable illustrative();

    [[nodiscard]] const std::vector<EnergyRow>& rows() const { return m_rows; }
    /// Null without a row for this part.
    [[nodiscard]] const EnergyRow* find(std::string_view part) const;
    /// Adds or replaces a row.
    void set(EnergyRow row);

    /// Whatever the order of their rows.
    friend bool operator==(const EnergyTable& a, const EnergyTable& b);

private:
    std::vector<EnergyRow> m_rows;
};

/// A value as people write it, 0 to 1,000,000 with at most two decimals after rounding; fails for what is out of range
/// and for what is no number.
[[nodiscard]] Result<Energy> energyOf(double value);
/// "12.5", without trailing zeros.
[[nodiscard]] std::string energyText(Energy energy);

} // namespace vitrine::core
