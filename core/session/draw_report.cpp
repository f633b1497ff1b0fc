// SPDX-License-Identifier: Apache-2.0
#include "core/session/draw_report.h"

#include "core/session/replay.h"

#include <algorithm>

namespace vitrine::core {

std::string text(const DrawReport& report)
{
    const std::string said = text(report.report);
    return report.draw ? "draw " + std::to_string(*report.draw) + ": " + said : said;
}

bool hasFailure(const DrawReports& reports)
{
    return std::any_of(reports.begin(), reports.end(), [](const auto& call) {
        return std::any_of(call.second.begin(), call.second.end(),
                           [](const DrawReport& one) { return isFailure(one.report.trouble); });
    });
}

std::map<std::uint64_t, std::string> callWarnings(const Replay& replay)
{
    auto all = replay.warnings();
    for (const auto& [call, reports] : replay.unitReports())
        for (const DrawReport& report : reports) {
            std::string& lines = all[call];
            lines += (lines.empty() ? "" : "\n") + text(report);
        }
    return all;
}

} // namespace vitrine::core
