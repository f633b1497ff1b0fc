// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cycle.h"

#include <QString>

/// What a number or a list of a machine dock is told of. A draw's totals and the moment at the cursor never share a
/// statement: each stands behind one of these words, and a line has each of them once.

namespace vitrine::views {

/// As headings: "In all cycles"; "At cycle 1 234" of a cursor, "In cycle 1 233" of a cycle (shown_cycle.h); "In
/// cycles 100 to 199", which are `from` … `to` − 1.
[[nodiscard]] QString wholeDrawText();
[[nodiscard]] QString atCycleText(core::Cycle cursor);
[[nodiscard]] QString inCycleText(core::Cycle cycle);
[[nodiscard]] QString inCyclesText(core::Cycle from, core::Cycle to);
/// "In all cycles: 32 requests"
[[nodiscard]] QString inWholeDraw(const QString& told);
/// "At cycle 1 234: nothing waits"
[[nodiscard]] QString atCycle(core::Cycle cursor, const QString& told);
/// "In cycle 1 233: nothing waits"
[[nodiscard]] QString inCycle(core::Cycle cycle, const QString& told);
/// "at most 17 / 32": the most that a queue held in the whole draw.
[[nodiscard]] QString atMost(quint64 most, quint64 capacity);
/// The same, of what has no room of its own: "at most 17".
[[nodiscard]] QString atMost(quint64 most);

} // namespace vitrine::views
