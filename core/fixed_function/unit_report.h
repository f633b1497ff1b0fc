// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/fixed_function/unit_kind.h"

#include <set>
#include <tuple>

/// What units tell people while they work. It is the same with a clock and without, and on every preset.

namespace vitrine::core {

enum class UnitTrouble : std::uint8_t {
    DeviceFault,
    BadResultShape,
    OrphanResult,
    SwitchedOff, ///< because it has failed three times
    NotANumber,  ///< a result in a lane that counts is NaN or infinite, although its inputs are numbers
    Warning,     ///< a sentence of the unit itself, which is no failure
};
[[nodiscard]] std::string_view troubleName(UnitTrouble trouble); ///< for example "DEVICE_FAULT"
[[nodiscard]] constexpr bool isFailure(UnitTrouble trouble)
{
    return trouble != UnitTrouble::Warning;
}

struct UnitReport {
    std::string unit;
    std::uint32_t draw = 0; ///< the draw's number, drawSeq
    UnitTrouble trouble = UnitTrouble::Warning;
    Text words;              ///< for example "it could not answer, and all that was asked reads 0"
    std::uint64_t lanes = 0; ///< the lanes of the asking task that it is about, a bit each; 0 when they are not known
};

/// For example "unit Fog, lanes 3 and 5: DEVICE_FAULT: it could not answer, and all that was asked reads 0".
[[nodiscard]] Text text(const UnitReport& report);

/// Collects reports, each once per draw: the same trouble of the same unit in the same words. Their number is bounded.
class UnitReports {
public:
    static constexpr std::size_t kMostPerDraw = 64;

    /// Whether the next add() would keep the report. If it would not, its lanes need not be found out.
    [[nodiscard]] bool wants(const UnitReport& report);
    void add(UnitReport report);
    [[nodiscard]] std::vector<UnitReport> take() { return std::exchange(m_reports, {}); }

private:
    using Key = std::tuple<std::string, UnitTrouble, std::string>;
    std::vector<UnitReport> m_reports;
    std::uint32_t m_draw = 0; ///< the draw that m_known is about
    std::set<Key> m_known;
};

} // namespace vitrine::core
