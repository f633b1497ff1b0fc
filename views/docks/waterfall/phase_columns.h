// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/task_log.h"
#include "views/machine/cycle_ruler.h"

#include <vector>

namespace vitrine::views {

/// How long tasks are in each phase, by column of pixels of some cycles.
class PhaseColumns {
public:
    explicit PhaseColumns(const CycleScale& cycles);

    void clear();
    /// `tasks` of them, or a part of one, are in a phase in the cycles from … to − 1.
    void add(core::TaskPhase phase, core::Cycle from, core::Cycle to, float tasks = 1);

    struct Most {
        core::TaskPhase phase = core::TaskPhase::Queued;
        float tasks = 0; ///< in any phase, on average over the cycles of the pixel; 0: none is there
    };
    [[nodiscard]] Most at(int column) const;
    /// In one phase, on average over the cycles of the pixel.
    [[nodiscard]] float tasks(int column, core::TaskPhase phase) const { return m_weights[place(column, phase)]; }

    [[nodiscard]] const CycleScale& cycles() const { return m_cycles; }

private:
    [[nodiscard]] std::size_t place(int column, core::TaskPhase phase) const
    {
        return static_cast<std::size_t>(column) * core::kTaskPhaseCount + static_cast<std::size_t>(phase);
    }

    const CycleScale m_cycles;
    std::vector<float> m_weights; ///< by column and phase
};

} // namespace vitrine::views
