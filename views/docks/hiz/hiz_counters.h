// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/draw_recording.h"
#include "views/kit/fact_table.h"
#include "views/machine/node_lookup.h"
#include "views/machine/recordings.h"

#include <cstddef>
#include <vector>

namespace vitrine::views {

/// What the units count that HIZ leads or spares work: tiles, samples tested early, late or not at all, fragments that
/// got as far as the processors (HIZ-05, HIZ-12, HIZ-26, BYP-19).
struct HizCounter {
    core::UnitId unit;
    std::size_t number = 0; ///< of the unit's description
};

[[nodiscard]] std::vector<HizCounter> hizCounters(const core::DrawRecording& recording);

/// What the columns look up; `counters` are those of `recording`.
struct HizCounts {
    SharedRecording recording;
    std::vector<HizCounter> counters;
    SharedSnapshot moment; ///< null: values are not known yet
};

/// A row for each counter, in the order in which a tile meets the units. `counts` must live as long as the columns.
[[nodiscard]] QList<FactColumn> hizCounterColumns(const HizCounts& counts);

} // namespace vitrine::views
