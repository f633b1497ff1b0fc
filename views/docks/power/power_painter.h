// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/power/lane_columns.h"
#include "views/docks/power/power_facts.h"
#include "views/machine/cycle_ruler.h"

#include <functional>

class QPainter;

namespace vitrine::views {

/// What a part does over the cycles. Where there is room, each item of an ALU in a box of its own (BYP-03).
void paintPowerLane(QPainter& painter, const QRect& area, const PowerFacts& facts, std::uint32_t domain,
                    const CycleScale& scale);

/// Columns of a lane, equal ones as one: in one state filled with it, else by shares from the bottom. `left`: of a
/// column, and of the one behind the last.
void paintLane(QPainter& painter, const QRectF& lane, const std::vector<LaneColumn>& columns,
               const std::function<double(std::uint32_t column)>& left);

/// Energy per cycle by kinds of parts, one on the other, and dashed what it would be with everything on.
void paintEnergy(QPainter& painter, const QRect& area, const PowerFacts& facts, const CycleScale& scale);

/// The second axis of BYP-05: clocks of the processors.
void paintShaderClocks(QPainter& painter, const QRect& area, const PowerFacts& facts, const CycleScale& scale);

} // namespace vitrine::views
