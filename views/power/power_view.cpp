// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/power/power_view.h"

#include "views/base/item_tools.h"
#include "views/kit/fact_table.h"
#include "views/kit/picture_export.h"
#include "views/kit/timeline/track_timeline.h"
#include "views/machine/bypass_text.h"
#include "views/power/bypass_page.h"
#include "views/power/energy_legend.h"
#include "views/power/energy_page.h"
#include "views/power/floor_plan.h"
#include "views/power/lane_columns.h"
#include "views/power/power_columns.h"
#include "views/power/power_switches.h"
#include "views/theme/counted.h"
#include "views/theme/elided_label.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine::views {

namespace {
constexpr int kPlanWidth = 340;
constexpr std::uint32_t kMostOpen = 2; // processors, at first
} // namespace

PowerView::PowerView(Desk& desk) : MachineView(desk)
{
    auto* content = new QWidget;
    // Not the view itself: with a menu of its own Qt leaves what is in it out when it follows Tab.
    m_switches = new PowerSwitches(desk, m_facts, *content);
    m_pages = new QStackedWidget(content);
    m_pages->addWidget(makePictures(m_pages));
    m_pages->addWidget(makeTables(m_pages));
    m_warnings = new QLabel(content);
    m_warnings->setObjectName(QStringLiteral("powerWarnings"));
    m_warnings->setWordWrap(true);
    m_warnings->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    m_warnings->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* inner = stack(content);
    inner->addWidget(makeHeader(content));
    inner->addWidget(m_warnings);
    inner->addWidget(m_pages, 1);
    stack(this)->addWidget(
        &setContent(content, tr("Go to a draw to see which parts of the machine have power, and what they take.")));
    setFocusProxy(m_timeline);
    offerSwitches();
}

QWidget* PowerView::makeHeader(QWidget* parent)
{
    auto* header = new QWidget(parent);
    QHBoxLayout* row = layOutHeader(*header);
    m_summary = new ElidedLabel(header);
    m_summary->setObjectName(QStringLiteral("powerSummary"));
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row->addSpacing(kGrid);
    row->addWidget(m_summary, 1);
    QToolButton* switches = addTool(*header, tr("Switch"),
                                    tr("Switches the part that is chosen on, to reduced power or off, for the whole "
                                       "capture; or right click on a part."));
    switches->setObjectName(QStringLiteral("switchPower"));
    switches->setMenu(&m_switches->menu());
    switches->setPopupMode(QToolButton::InstantPopup);
    m_withPlan = addTool(*header, tr("Plan"), tr("Shows the parts as on a chip, with what each does at the cursor."));
    m_asTable = addTool(*header, tr("Table"), tr("Shows the parts and the table of energies as tables."));
    for (QToolButton* button : {m_withPlan, m_asTable})
        button->setCheckable(true);
    m_withPlan->setChecked(true);
    connect(m_withPlan, &QToolButton::toggled, m_plan, &QWidget::setVisible);
    connect(m_asTable, &QToolButton::toggled, this, [this](bool isTable) {
        m_pages->setCurrentIndex(isTable ? 1 : 0);
        m_withPlan->setEnabled(!isTable);
        setFocusProxy(isTable ? static_cast<QWidget*>(m_tables) : m_timeline);
    });
    return header;
}

QWidget* PowerView::makePictures(QWidget* parent)
{
    auto* page = new QWidget(parent);
    auto* splitter = new QSplitter(Qt::Horizontal, page);
    splitter->setChildrenCollapsible(false);
    m_timeline = new TrackTimeline(desk(), splitter);
    m_timeline->setAccessibleName(tr("Power over time"));
    m_timeline->setObjectName(QStringLiteral("powerTimeline"));
    m_plan = new FloorPlan(m_facts, splitter);
    connect(m_plan, &FloorPlan::chosen, this, &PowerView::choose);
    connect(m_plan, &FloorPlan::followed, this,
            [this](quint32 domain) { desk().follow({.place = {}, .selection = m_facts.selectionOf(domain)}); });
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({3 * kPlanWidth, kPlanWidth});
    m_way = new ElidedLabel(page);
    m_way->setObjectName(QStringLiteral("bypassWay"));
    m_way->setContentsMargins(kPadding, 0, kPadding, kGrid);
    m_way->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* column = stack(page);
    column->addWidget(m_way);
    column->addWidget(splitter, 1);
    column->addWidget(makeFooter(page));
    followTimeline();
    return page;
}

QWidget* PowerView::makeFooter(QWidget* parent)
{
    auto* footer = new QWidget(parent);
    footer->setProperty("role", "footer");
    footer->setAttribute(Qt::WA_StyledBackground);
    auto* lines = new QVBoxLayout(footer);
    lines->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    lines->setSpacing(kGrid);
    m_readout = makeValueLabel(footer, tr("Values"));
    m_legend = new EnergyLegend(footer);
    auto* states = new DataLegend(footer);
    states->setStyles(allLaneStyles);
    lines->addWidget(m_readout);
    lines->addWidget(m_legend);
    lines->addWidget(states);
    connect(m_plan, &FloorPlan::readoutChanged, this, [this] { m_readout->setText(m_plan->readout()); });
    return footer;
}

void PowerView::followTimeline()
{
    connect(m_timeline, &TrackTimeline::readoutChanged, m_readout, &QLabel::setText);
    connect(m_timeline, &TrackTimeline::hoverChanged, this, [this] {
        if (m_facts.recording)
            m_legend->show(m_facts, m_timeline->readoutCycle());
    });
    connect(m_timeline, &TrackTimeline::foldWished, this, &PowerView::toggle);
    connect(m_timeline, &TrackTimeline::currentTrackChanged, this, [this] {
        if (const std::size_t track = m_timeline->currentTrack();
            track < m_rows.size() && m_rows[track].kind == PowerRow::Kind::Domain)
            mark(m_rows[track].number);
    });
}

QWidget* PowerView::makeTables(QWidget* parent)
{
    m_tables = new QTabWidget(parent);
    m_tables->setDocumentMode(true);
    m_partTable = new FactTable(desk(), QStringLiteral("power.parts"), powerColumns(m_facts), m_tables);
    m_partTable->setAccessibleName(tr("Parts"));
    m_tables->addTab(m_partTable, tr("Parts"));
    connect(m_partTable, &FactTable::rowChosen, this, [this](int row) { choose(static_cast<std::uint32_t>(row)); });
    m_energies = new EnergyPage(desk(), m_tables);
    m_tables->addTab(m_energies, tr("Energies (illustrative)"));
    m_bypass = new BypassPage(desk(), m_tables);
    m_tables->addTab(m_bypass, tr("Bypass"));
    m_tables->setTabToolTip(2, tr("<b>Bypass</b><br>Whether the fragments of the draw bypass the processors, why, and "
                                  "what that changes for vertices and for the power of parts."));
    return m_tables;
}

/// Wherever parts are shown.
void PowerView::offerSwitches()
{
    m_partTable->addAction(m_switches->menu().menuAction());
    const auto atTrack = [this](const QPoint& place) {
        m_switches->setPart(std::nullopt);
        for (std::size_t track = 0; track < m_rows.size(); ++track) {
            const QRect lane = m_timeline->trackRect(track);
            if (place.y() < lane.top() || place.y() > lane.bottom())
                continue;
            if (m_rows[track].kind == PowerRow::Kind::Domain)
                choose(m_rows[track].number);
            return; // choosing may scroll another lane to this place
        }
    };
    m_switches->offerOn(*m_timeline, atTrack);
    m_switches->offerOn(*m_timeline->viewport(), atTrack);
    m_switches->offerOn(*m_plan, [this](const QPoint& place) {
        const PlanTile* tile = m_plan->plan().at(place);
        m_switches->setPart(std::nullopt);
        if (tile)
            choose(tile->domain);
    });
}

void PowerView::showRecording()
{
    m_timeline->setContent({}); // it refers to what follows
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
    m_summary->setText(summary());
    m_summary->setToolTip(summary());
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
    m_timeline->setContent(powerTracks(m_facts, m_rows, m_closed));
}

void PowerView::toggle(std::size_t track)
{
    const PowerRow row = m_rows[track];
    if (!m_closed.erase(row))
        m_closed.insert(row);
    showRows(); // those before it stay where they are
    m_timeline->setCurrentTrack(track);
    m_timeline->setCursor(m_facts.cursor);
}

void PowerView::showCursor()
{
    m_facts.cursor = recordings().cursor();
    m_timeline->setCursor(m_facts.cursor);
    m_legend->show(m_facts, m_timeline->readoutCycle());
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
    const auto& tracks = m_timeline->content().tracks;
    const auto isSelected = [this](const Track& track) { return track.selection == m_selection; };
    if (m_selection == Selection() || isSelected(tracks[m_timeline->currentTrack()]))
        return;
    if (const auto found = std::ranges::find_if(tracks, isSelected); found != tracks.end())
        m_timeline->setCurrentTrack(static_cast<std::size_t>(found - tracks.begin()));
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
        row != m_rows.end() && track != m_timeline->currentTrack())
        m_timeline->setCurrentTrack(track);
}

QString PowerView::summary() const
{
    const core::DrawPower& power = m_facts.power();
    const std::int64_t saved = power.saved();
    QStringList parts{tr("Energy %1 (illustrative)").arg(energyText(power.energy))};
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
    return parts.join(QStringLiteral(" · "));
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

QList<Export> PowerView::exports() const
{
    if (!m_facts.recording)
        return {};
    const QByteArray csv = QByteArray::fromStdString(m_facts.power().csv);
    QList<Export> all{
        {QStringLiteral("CSV"), QStringLiteral("csv"), [csv](const QString& path) { return saveFile(path, csv); }}};
    if (m_pages->currentIndex() == 0)
        return all << pictureExport([this] { return m_timeline->picture(); });
    const QString kinds[] = {QStringLiteral("power"), QStringLiteral("energies"), QStringLiteral("bypass")};
    const QList<Export> others = modelExports(*shownTable().model(), kinds[m_tables->currentIndex()]);
    return m_tables->currentIndex() == 0 ? all << others.back() : others;
}

QTreeView& PowerView::shownTable() const
{
    QTreeView* tables[] = {m_partTable, &m_energies->table(), &m_bypass->table()};
    return *tables[m_tables->currentIndex()];
}

void PowerView::copy()
{
    QApplication::clipboard()->setText(m_pages->currentIndex() == 1 ? rowsAsText(shownTable()) : m_readout->text());
}

} // namespace vitrine::views
