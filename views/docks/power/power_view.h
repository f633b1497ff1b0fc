// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/power/power_facts.h"
#include "views/docks/power/power_tracks.h"
#include "views/kit/timeline/timeline_view.h"
#include "views/theme/shown.h"

class QLabel;

namespace vitrine::views {

class BypassPage;
class EnergyLegend;
class EnergyPage;
class FactTable;
class FloorPlan;
class PowerSwitches;

/// Which parts of the machine have power in the shown draw, and what energy they take: over its cycles, on a plan of
/// the chip, and in tables (BYP-13…BYP-15). Parts are switched and
/// energies changed here, too. All energy is illustrative, and says so (ONE-09).
class PowerView final : public TimelineView {
    Q_OBJECT

public:
    explicit PowerView(Desk& desk);

    [[nodiscard]] FloorPlan& plan() const { return *m_plan; }

    [[nodiscard]] QList<Export> exports() const override;

protected:
    void showRecording() override;
    void showCursor() override;

private:
    friend class test::Shown;

    void makeLines();
    void makeTools();
    void makePlan();
    void makeTables();
    void followTimeline();
    void offerSwitches();
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString warnings() const;
    void closeAllBut(std::uint32_t processors);
    void showRows();
    void showSelection();
    void toggle(std::size_t track);
    void choose(std::uint32_t domain);
    /// The same part everywhere in the view.
    void mark(std::uint32_t domain);

    PowerFacts m_facts;
    PowerRows m_closed;
    std::size_t m_domains = 0; ///< of the machine that `m_closed` is of
    std::vector<PowerRow> m_rows;
    Selection m_selection;   ///< that is shown
    QLabel* m_way = nullptr; ///< of the fragments: past the processors or not
    QLabel* m_warnings = nullptr;
    FloorPlan* m_plan = nullptr;
    EnergyLegend* m_legend = nullptr;
    FactTable* m_partTable = nullptr;
    EnergyPage* m_energies = nullptr;
    BypassPage* m_bypass = nullptr;
    PowerSwitches* m_switches = nullptr;
};

} // namespace vitrine::views
