// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/machine/cycle_cell.h"

#include "views/machine/shown_cycle.h"
#include "views/theme/counted.h"

namespace vitrine::views {

QString cycleText(core::Cycle cycle)
{
    return cycle == core::kNever ? QStringLiteral("–") : grouped(cycle);
}

RowCell cycleCell(core::Cycle cycle)
{
    return cycle == core::kNever ? RowCell{.text = cycleText(cycle), .isCode = true} : numberCell(cycle);
}

RowCell cycleCell(std::uint32_t draw, core::Cycle cycle)
{
    RowCell cell = cycleCell(cycle);
    if (cycle != core::kNever)
        cell.link = linkToCycle(draw, cycle);
    return cell;
}

} // namespace vitrine::views
