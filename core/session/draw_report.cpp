// SPDX-License-Identifier: Apache-2.0
#include "core/session/draw_report.h"

namespace vitrine::core {

Text text(const DrawReport& report)
{
    Text said = text(report.report);
    return report.draw ? textOf("draw {}: {}", *report.draw, said) : said;
}

} // namespace vitrine::core
