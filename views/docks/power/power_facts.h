// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/power_section.h"
#include "views/machine/recordings.h"
#include "views/machine/shown_cycle.h"

#include <QString>

#include <optional>
#include <vector>

namespace vitrine::views {

/// What the view of power shows: of a recording, at the cursor.
struct PowerFacts {
    SharedRecording recording; ///< null: nothing is shown
    std::uint32_t draw = 0;
    core::Cycle cursor = 0;

    [[nodiscard]] const core::PowerSection& power() const { return recording->section<core::PowerSection>(); }
    [[nodiscard]] const core::DomainPower& domain(std::uint32_t number) const { return power().domains[number]; }
    /// The cycle whose states are shown at the cursor.
    [[nodiscard]] core::Cycle cycle() const { return inside(shownCycle(cursor)); }
    /// This cycle, or the last one.
    [[nodiscard]] core::Cycle inside(core::Cycle cycle) const;
    /// The unit that a domain is part of, or is; no id: the machine has none of that name.
    [[nodiscard]] core::UnitId unitOf(std::uint32_t domain) const;
    [[nodiscard]] Selection selectionOf(std::uint32_t domain) const;
};

/// Whether a part is a unit, whose own activity its lane shows: the bytes that a unit moves are none.
[[nodiscard]] constexpr bool hasOwnActivity(core::PowerKind kind)
{
    return core::isShared(kind) && kind != core::PowerKind::Memory;
}
/// What the unit that a part belongs to did in `count` equal stretches of cycles from … to − 1; none: it has none.
[[nodiscard]] std::vector<core::ActivityShares> activityOf(const PowerFacts& facts, std::uint32_t domain,
                                                           core::Cycle from, core::Cycle to, std::uint32_t count);
/// "1 234.5". Illustrative, which must stand beside it.
[[nodiscard]] QString energyText(core::Energy energy);
/// "1 : 28.33"; "12 : 0" without fragments.
[[nodiscard]] QString ratioText(double vertexClocks, double fragmentClocks);
/// "A0" of "sp.0.A0"; all of "cu".
[[nodiscard]] QString shortName(const core::DomainPower& domain);
/// "ALU of sp.0", "packing buffer of sp.1, side B": what it is.
[[nodiscard]] QString partText(const core::DomainPower& domain);
/// "on", "reduced", "off", "waking"
[[nodiscard]] QString stateText(core::PowerState state);
/// What a part does in a cycle: "sp.0.A0 on, fragment item 2 of task 14 · energy so far 120.5 (illustrative)"
[[nodiscard]] QString domainText(const PowerFacts& facts, std::uint32_t domain, core::Cycle cycle);

} // namespace vitrine::views
