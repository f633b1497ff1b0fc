// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/power/power_view.h"

#include "core/session/machine/power_section.h"
#include "views/base/item_tools.h"
#include "views/docks/power/bypass_page.h"
#include "views/docks/power/energy_legend.h"
#include "views/docks/power/energy_page.h"
#include "views/docks/power/floor_plan.h"
#include "views/docks/power/lane_columns.h"
#include "views/docks/power/power_columns.h"
#include "views/docks/power/power_switches.h"
#include "views/kit/footer.h"
#include "views/machine/bypass_text.h"
#include "views/machine/scope_text.h"
#include "views/theme/counted.h"
#include "views/theme/elided_label.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"

#include <QLabel>
#include <QMenu>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

namespace vitrine::views {

namespace {
constexpr int kPlanWidth = 340;
constexpr std::uint32_t kMostOpen = 2; // processors, at first
} // namespace

PowerView::PowerView(Desk& desk)
    : TimelineView(
          desk,
          {QStringLiteral("power"), tr("Power over time"), tr("Shows the parts and the table of energies as tables.")},
          tr("Go to a draw to see which parts of the machine have power, and what they take."))
{
    // Not the view itself: with a menu of its own Qt leaves what is in it out when it follows Tab.
    m_switches = new PowerSwitches(desk, m_facts, page());
    makeLines();
    makePlan();
    makeTools();
    m_legend = new EnergyLegend(&page().footer());
    page().footer().add(m_legend);
    page().setLegend(allLaneStyles);
    makeTables();
    followTimeline();
    offerSwitches();
}

void PowerView::makeLines()
{
    m_warnings = new QLabel(&page());
    m_warnings->setObjectName(QStringLiteral("powerWarnings"));
    m_warnings->setWordWrap(true);
    m_way = new ElidedLabel(&page());
    m_way->setObjectName(QStringLiteral("bypassWay"));
    for (QLabel* line : {m_warnings, m_way}) {
        line->setContentsMargins(kPadding, 0, kPadding, kGrid);
        line->setTextInteractionFlags(Qt::TextSelectableByMouse);
        page().addBelowHeader(line);
    }
}

void PowerView::makeTools()
{
    QToolButton* switches =
        page().addTool(tr("Switch"), tr("Switches the part that is chosen on, to reduced power or off, for the "
                                        "whole capture; or right click on a part."));
    switches->setObjectName(QStringLiteral("switchPower"));
    switches->setMenu(&m_switches->menu());
    switches->setPopupMode(QToolButton::InstantPopup);
    QToolButton* plan =
        page().addSwitchOf(m_plan, tr("Plan"), tr("Shows the parts as on a chip, with what each does at the cursor."));
    plan->setObjectName(QStringLiteral("powerPlan"));
}

void PowerView::makePlan()
{
    m_plan = new FloorPlan(m_facts, &page());
    page().addBeside(m_plan, kPlanWidth);
    connect(m_plan, &FloorPlan::chosen, this, &PowerView::choose);
    connect(m_plan, &FloorPlan::followed, this,
            [this](quint32 domain) { desk().follow({.place = {}, .selection = m_facts.selectionOf(domain)}); });
    connect(m_plan, &FloorPlan::readoutChanged, this, [this] { page().readout().setText(m_plan->readout()); });
}

void PowerView::followTimeline()
{
    TrackTimeline* shown = &timeline();
    connect(shown, &TrackTimeline::hoverChanged, this, [this] {
        if (m_facts.recording)
            m_legend->show(m_facts, timeline().readoutCycle(), timeline().readoutTime());
    });
    connect(shown, &TrackTimeline::foldWished, this, &PowerView::toggle);
    connect(shown, &TrackTimeline::currentTrackChanged, this, [this] {
        if (const std::size_t track = timeline().currentTrack();
            track < m_rows.size() && m_rows[track].kind == PowerRow::Kind::Domain)
            mark(m_rows[track].number);
    });
}

void PowerView::makeTables()
{
    m_partTable =
        page().addTable(QStringLiteral("power.parts"), tr("Parts"), QStringLiteral("power"), powerColumns(m_facts));
    connect(m_partTable, &FactTable::rowChosen, this, [this](int row) { choose(static_cast<std::uint32_t>(row)); });
    m_energies = new EnergyPage(desk(), &tables());
    page().addTable(m_energies->table(), m_energies, tr("Energies (illustrative)"), QStringLiteral("energies"));
    m_bypass = new BypassPage(desk(), &tables());
    page().addTable(m_bypass->table(), m_bypass, tr("Bypass"), QStringLiteral("bypass"));
    tables().setTabToolTip(2, tr("<b>Bypass</b><br>Whether the fragments of the draw bypass the processors, why, and "
                                 "what that changes for vertices and for the power of parts."));
}

/// Wherever parts are shown.
void PowerView::offerSwitches()
{
    m_partTable->addAction(m_switches->menu().menuAction());
    const auto atTrack = [this](const QPoint& place) {
        m_switches->setPart(std::nullopt);
        for (std::size_t track = 0; track < m_rows.size(); ++track) {
            const QRect lane = timeline().trackRect(track);
            if (place.y() < lane.top() || place.y() > lane.bottom())
                continue;
            if (m_rows[track].kind == PowerRow::Kind::Domain)
                choose(m_rows[track].number);
            return; // choosing may scroll another lane to this place
        }
    };
    m_switches->offerOn(timeline(), atTrack);
    m_switches->offerOn(*timeline().viewport(), atTrack);
    m_switches->offerOn(*m_plan, [this](const QPoint& place) {
        const PlanTile* tile = m_plan->plan().at(place);
        m_switches->setPart(std::nullopt);
        if (tile)
            choose(tile->domain);
    });
}

void PowerView::showRecording()
{
    timeline().setContent({}); // it refers to what follows
    m_partTable->setRowTotal(0);
    m_bypass->clear();
    m_facts = {};
    if (recording()) {
        m_facts.recording = recording();
        m_facts.draw = recordings().draw();
        m_facts.cursor = recordings().cursor();
    }
    m_plan->tellChanged();
    m_legend->clear();
    m_switches->refresh();
    if (!m_facts.recording)
        return;
    if (m_domains != m_facts.power().domains.size()) {
        closeAllBut(kMostOpen);
        m_switches->setPart(std::nullopt); // numbers are of other parts now
    }
    showRows();
    m_partTable->setRowTotal(static_cast<int>(m_facts.power().domains.size()));
    m_energies->show(m_facts);
    m_bypass->show(m_facts);
    page().setSummary(summary());
    m_way->setText(bypassText(*m_facts.recording));
    m_way->setToolTip(bypassSentences(*m_facts.recording));
    m_way->setVisible(hasBypass(*m_facts.recording));
    m_warnings->setText(warnings());
    m_warnings->setVisible(!m_warnings->text().isEmpty());
}

// Of another machine.
void PowerView::closeAllBut(std::uint32_t processors)
{
    m_domains = m_facts.power().domains.size();
    m_closed.clear();
    for (std::uint32_t processor = processors; processor < m_facts.recording->processors().size(); ++processor)
        m_closed.insert({PowerRow::Kind::Processor, processor});
}

void PowerView::showRows()
{
    m_rows = powerRows(m_facts, m_closed);
    timeline().setContent(powerTracks(m_facts, m_rows, m_closed));
}

void PowerView::toggle(std::size_t track)
{
    const PowerRow row = m_rows[track];
    if (!m_closed.erase(row))
        m_closed.insert(row);
    showRows(); // those before it stay where they are
    timeline().setCurrentTrack(track);
    timeline().setCursor(m_facts.cursor);
}

void PowerView::showCursor()
{
    m_facts.cursor = recordings().cursor();
    timeline().setCursor(m_facts.cursor);
    m_legend->show(m_facts, timeline().readoutCycle(), timeline().readoutTime());
    m_plan->tellChanged();
    m_partTable->tellChanged();
    showSelection();
}

// A unit that was selected elsewhere: its first lane, unless the current one is of it, too.
void PowerView::showSelection()
{
    if (desk().selection() == m_selection)
        return;
    m_selection = desk().selection();
    const auto& tracks = timeline().content().tracks;
    const auto isSelected = [this](const Track& track) { return track.selection == m_selection; };
    if (m_selection == Selection() || isSelected(tracks[timeline().currentTrack()]))
        return;
    if (const auto found = std::ranges::find_if(tracks, isSelected); found != tracks.end())
        timeline().setCurrentTrack(static_cast<std::size_t>(found - tracks.begin()));
}

void PowerView::choose(std::uint32_t domain)
{
    mark(domain);
    desk().select(m_facts.selectionOf(domain));
}

void PowerView::mark(std::uint32_t domain)
{
    m_switches->setPart(domain);
    m_plan->setCurrent(domain);
    m_partTable->setCurrentRow(static_cast<int>(domain));
    const auto row = std::ranges::find(m_rows, PowerRow{PowerRow::Kind::Domain, domain});
    if (const auto track = static_cast<std::size_t>(row - m_rows.begin());
        row != m_rows.end() && track != timeline().currentTrack())
        timeline().setCurrentTrack(track);
}

QString PowerView::summary() const
{
    const core::PowerSection& power = m_facts.power();
    const std::int64_t saved = power.saved();
    QStringList parts{tr("energy %1 (illustrative)").arg(energyText(power.energy))};
    if (saved > 0)
        parts << tr("%1 less than with everything on: −%2 %")
                     .arg(energyText(static_cast<core::Energy>(saved)),
                          QString::number(100.0 * static_cast<double>(saved) /
                                              (static_cast<double>(power.energy) + static_cast<double>(saved)),
                                          'f', 1));
    else
        parts << tr("everything was on");
    std::uint64_t clocks[2] = {};
    for (std::uint32_t processor = 0; processor < m_facts.recording->processors().size(); ++processor)
        for (const core::ShaderStage stage : {core::ShaderStage::Vertex, core::ShaderStage::Fragment})
            clocks[static_cast<std::size_t>(stage)] +=
                power.work.clocks(processor, stage, 0, m_facts.recording->length());
    parts << tr("%1 vertex and %2 fragment clocks: %3")
                 .arg(grouped(clocks[0]), grouped(clocks[1]),
                      ratioText(static_cast<double>(clocks[0]), static_cast<double>(clocks[1])));
    return inWholeDraw(parts.join(QStringLiteral(" · ")));
}

QString PowerView::warnings() const
{
    QStringList lines;
    if (const QString chosen = allChosenText(m_facts); !chosen.isEmpty())
        lines << tr("Switched by you: %1").arg(chosen);
    for (const std::string& warning : m_facts.power().warnings)
        lines << QString::fromStdString(warning);
    if (!m_facts.power().isComplete)
        lines << tr("Power changed more often than is kept: the lanes show the first changes alone.");
    if (const core::Cycle until = m_facts.power().work.keptUntil(); until < m_facts.recording->length())
        lines << tr("Items of ALUs are kept up to cycle %1; behind it lanes show sums alone.").arg(grouped(until));
    return lines.join(QLatin1Char('\n'));
}

// The CSV of the parts is the one that vitrine-cli writes.
QList<Export> PowerView::exports() const
{
    if (!m_facts.recording)
        return {};
    QList<Export> all = page().exports(*m_partTable);
    if (!page().areTablesShown() || &page().shownTable() == m_partTable) {
        const QByteArray csv = QByteArray::fromStdString(m_facts.power().csv);
        all.front().content = [csv] { return csv; };
    }
    return all;
}

} // namespace vitrine::views
