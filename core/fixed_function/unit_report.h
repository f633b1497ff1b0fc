// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/fixed_function/unit_kind.h"

#include <set>
#include <tuple>

/// What units have to say to people while they work: with a clock and without, on every preset alike.

namespace vitrine::core {

enum class UnitTrouble : std::uint8_t {
    DeviceFault,
    BadResultShape,
    OrphanResult,
    SwitchedOff, ///< after three faults
    NotANumber,  ///< among the values of lanes that count, from inputs that are numbers
    Warning,     ///< the unit's own words: no failure
};
[[nodiscard]] std::string_view troubleName(UnitTrouble trouble); ///< "DEVICE_FAULT"
[[nodiscard]] constexpr bool isFailure(UnitTrouble trouble)
{
    return trouble != UnitTrouble::Warning;
}

struct UnitReport {
    std::string unit;
    std::uint32_t draw = 0; ///< drawSeq
    UnitTrouble trouble = UnitTrouble::Warning;
    Text words;              ///< "it could not answer, and all that was asked reads 0"
    std::uint64_t lanes = 0; ///< of the task that asked, a bit for each that it is about; 0: not known
};

/// "unit Fog, lanes 3 and 5: DEVICE_FAULT: it could not answer, and all that was asked reads 0"
[[nodiscard]] Text text(const UnitReport& report);

/// Collects them, each once per draw: the same trouble of a unit, in the same words. Bounded.
class UnitReports {
public:
    static constexpr std::size_t kMostPerDraw = 64;

    /// Whether the next add() would be kept: the lanes of what is known already need not be found out.
    [[nodiscard]] bool wants(const UnitReport& report);
    void add(UnitReport report);
    [[nodiscard]] std::vector<UnitReport> take() { return std::exchange(m_reports, {}); }

private:
    using Key = std::tuple<std::string, UnitTrouble, std::string>;
    std::vector<UnitReport> m_reports;
    std::uint32_t m_draw = 0; ///< that m_known is about
    std::set<Key> m_known;
};

} // namespace vitrine::core
