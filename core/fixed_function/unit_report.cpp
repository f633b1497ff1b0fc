// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/unit_report.h"

#include "core/observe/event_names.h"

#include <fmt/format.h>

#include <array>
#include <bit>

namespace vitrine::core {

namespace {

constexpr std::size_t kMostReports = 10'000; ///< that nobody has taken yet

Text lanesText(std::uint64_t lanes)
{
    std::vector<std::string> parts; // "3", and from three neighbors on "7–12"
    for (std::uint32_t lane = 0; lane < VITRINE_MAX_LANES; ++lane) {
        const auto run = static_cast<std::uint32_t>(std::countr_one(lanes >> lane));
        if (run > 2)
            parts.push_back(fmt::format("{}–{}", lane, lane + run - 1));
        else if (run > 0)
            parts.push_back(std::to_string(lane));
        lane += run > 2 ? run - 1 : 0;
    }
    if (std::popcount(lanes) == 1)
        return textOf("lane {}", parts.front());
    const std::string last = std::move(parts.back());
    parts.pop_back();
    return parts.empty() ? textOf("lanes {}", last)
                         : textOf("lanes {} and {}", fmt::format("{}", fmt::join(parts, ", ")), last);
}

} // namespace

std::string_view troubleName(UnitTrouble trouble)
{
    switch (trouble) {
    case UnitTrouble::DeviceFault: return enumName(ErrorCode::DeviceFault);
    case UnitTrouble::BadResultShape: return enumName(ErrorCode::BadResultShape);
    case UnitTrouble::OrphanResult: return enumName(ErrorCode::OrphanResult);
    case UnitTrouble::SwitchedOff: return enumName(ErrorCode::NoDevice);
    case UnitTrouble::NotANumber: return "NAN";
    case UnitTrouble::Warning: return "WARNING";
    }
    return {};
}

Text text(const UnitReport& report)
{
    const Text place = report.lanes == 0 ? textOf("unit {}", report.unit)
                                         : textOf("unit {}, {}", report.unit, lanesText(report.lanes));
    if (report.trouble == UnitTrouble::Warning)
        return textOf("{}: {}", place, report.words);
    return textOf("{}: {}: {}", place, troubleName(report.trouble), report.words);
}

bool UnitReports::wants(const UnitReport& report)
{
    if (report.draw != m_draw)
        m_known.clear();
    m_draw = report.draw;
    return m_reports.size() < kMostReports && m_known.size() < kMostPerDraw &&
           !m_known.contains({report.unit, report.trouble, report.words.english()});
}

void UnitReports::add(UnitReport report)
{
    if (!wants(report))
        return;
    m_known.insert({report.unit, report.trouble, report.words.english()});
    if (m_known.size() == kMostPerDraw)
        report.words = textOf("{}; more of this draw is not kept", report.words);
    m_reports.push_back(std::move(report));
}

} // namespace vitrine::core
