// SPDX-License-Identifier: Apache-2.0
#include "core/session/draw_report.h"

namespace vitrine::core {

std::string text(const DrawReport& report)
{
    const std::string said = text(report.report);
    return report.draw ? "draw " + std::to_string(*report.draw) + ": " + said : said;
}

} // namespace vitrine::core
