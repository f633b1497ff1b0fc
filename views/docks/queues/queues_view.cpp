// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/queues/queues_view.h"

#include "core/session/machine/task_section.h"
#include "views/docks/queues/lane_report.h"
#include "views/docks/queues/queue_rows.h"
#include "views/kit/row_table.h"
#include "views/machine/activity_style.h"
#include "views/machine/linked_text.h"
#include "views/theme/counted.h"
#include "views/theme/elided_label.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"

#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace vitrine::views {

namespace {

constexpr int kLaterMilliseconds = 60;
constexpr int kMeterWidth = 72;
constexpr int kReportWidth = 300;

} // namespace

QueuesView::QueuesView(Desk& desk)
    : TimelineView(
          desk,
          {QStringLiteral("queue"), tr("Units and queues over time"), tr("Shows the numbers of the lanes as tables.")},
          tr("Go to a draw to see what the machine's units and queues do in it."))
{
    m_facts.window = &recordings().window();
    m_facts.colors = &timeline().drawColors();
    makeHeader();
    const auto styles = [](const Theme& theme) {
        return allUnitStates(theme) << taskPhaseStyle(core::TaskPhase::Pending, theme)
                                    << taskPhaseStyle(core::TaskPhase::Completed, theme);
    };
    page().addDrawSwitch(styles, allUnitStates);
    makeTables();
    m_later.setSingleShot(true);
    m_later.setInterval(kLaterMilliseconds);
    connect(&m_later, &QTimer::timeout, this, &QueuesView::showStretch);
    connect(&recordings().window(), &CycleWindow::changed, &m_later, qOverload<>(&QTimer::start));
    connect(&timeline(), &TrackTimeline::currentTrackChanged, this, &QueuesView::showReport);
    connect(&timeline(), &TrackTimeline::foldWished, this,
            [this](std::size_t track) { toggle(m_lanes[track].section); });
}

void QueuesView::makeHeader()
{
    m_hiding = new ElidedLabel(&page());
    m_hiding->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_hiding->setMinimumWidth(kMeterWidth); // the switches have the room first
    m_hiding->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_meter = new QProgressBar(&page());
    m_meter->setFixedWidth(kMeterWidth);
    m_meter->setTextVisible(false);
    m_meter->setRange(0, 1000);
    m_meter->setAccessibleName(tr("Hidden latency"));
    page().addToHeader(m_meter);
    page().addToHeader(m_hiding);
    m_report = new LinkedText(desk(), &page());
    m_report->setObjectName(QStringLiteral("laneReport"));
    m_report->setAccessibleName(tr("Numbers of the lane"));
    m_report->setMinimumWidth(kReportWidth / 2);
    page().addBeside(m_report, kReportWidth);
    QToolButton* fit = page().addSwitch(
        tr("Fit heights"), tr("Draws every queue up to the most that it held, instead of its capacity."), false);
    connect(fit, &QToolButton::toggled, this, [this](bool isFitted) {
        m_facts.top = isFitted ? LaneTop::HighWater : LaneTop::Capacity;
        timeline().tellChanged();
    });
    page().addSwitchOf(m_report, tr("Details"), tr("Shows the numbers of the selected lane and what holds it up."));
}

void QueuesView::makeTables()
{
    const auto add = [this](const char* id, const QString& name, const QStringList& columns) {
        return page().addTable(QString::fromLatin1(id), name, QStringLiteral("queues"), columns);
    };
    m_queueTable = add("queues.queues", tr("Queues"), queueColumns());
    m_unitTable = add("queues.units", tr("Units"), unitColumns());
    m_blockedTable = add("queues.blocked", tr("Who waits for whom"), blockedColumns());
    connect(&page(), &TimelinePage::shownTableChanged, this, &QueuesView::showTables);
}

void QueuesView::showRecording()
{
    timeline().setContent({}); // it refers to what follows
    m_facts.recording = recording();
    m_facts.moment.reset();
    if (recording())
        page().setDraws(DrawColors(*recording(), recordings().draw()));
    showLanes();
    if (!recording())
        m_report->clear();
    m_later.start();
}

const Lane* QueuesView::current() const
{
    const std::size_t track = timeline().currentTrack();
    return track < m_lanes.size() ? &m_lanes[track] : nullptr;
}

// The same lane stays the current one, wherever it stands now.
void QueuesView::showLanes()
{
    const auto before = current() ? std::optional(*current()) : std::nullopt;
    m_lanes = recording() ? lanesOf(*recording(), m_closed) : std::vector<Lane>();
    timeline().setContent(queueTracks(m_facts, m_lanes, m_closed));
    const auto same = std::ranges::find_if(m_lanes, [&](const Lane& lane) { return before && lane.isSame(*before); });
    timeline().setCurrentTrack(same != m_lanes.end() ? static_cast<std::size_t>(same - m_lanes.begin())
                                                     : 1); // behind the first heading
}

void QueuesView::toggle(LaneSection section)
{
    if (m_closed.erase(section) == 0)
        m_closed.insert(section);
    showLanes();
}

void QueuesView::showCursor()
{
    timeline().setCursor(recordings().cursor());
    showSelection();
    m_later.start();
    if (!m_facts.moment || m_facts.moment->cycle != recordings().cursor())
        askForMoment([this](SharedSnapshot moment) {
            m_facts.moment = std::move(moment);
            timeline().tellChanged(); // sub-queues show what is there
            m_later.start();
        });
}

// The lane of a unit or a queue; its section opens. Others leave the current one alone.
void QueuesView::showSelection()
{
    const Selection& selection = desk().selection();
    if (!std::holds_alternative<UnitLink>(selection) && !std::holds_alternative<QueueLink>(selection))
        return;
    const auto isSelected = [&](const Lane& lane) { return lane.selection(*recording()) == selection; };
    if (std::ranges::none_of(m_lanes, isSelected)) {
        const std::vector<Lane> all = lanesOf(*recording(), {});
        const auto lane = std::ranges::find_if(all, isSelected);
        if (lane == all.end())
            return;
        m_closed.erase(lane->section);
        showLanes();
    }
    if (current() && isSelected(*current()))
        return;
    const auto lane = std::ranges::find_if(m_lanes, isSelected);
    timeline().setCurrentTrack(static_cast<std::size_t>(lane - m_lanes.begin()));
}

void QueuesView::showStretch()
{
    if (!recording())
        return;
    showHiding();
    showReport();
    showTables();
}

void QueuesView::showHiding()
{
    const CycleWindow& window = recordings().window();
    const auto hiding = core::latencyHiding(*recording(), window.first(), window.end());
    const QString percent = QString::number(100 * hiding.share(), 'f', 1);
    m_meter->setVisible(hiding.waited != 0);
    m_meter->setValue(static_cast<int>(std::lround(1000 * hiding.share())));
    m_hiding->setText(hiding.waited == 0 ? tr("No task waits for a device in the cycles shown")
                                         : tr("Hidden latency %1 %").arg(percent));
    const QString tip = tr("<b>Hidden latency</b><br>In %1 cycles of the processors a task waited for a device; in %2 "
                           "of them the processor worked on another one. In what is shown, of the tasks kept.")
                            .arg(grouped(hiding.waited), grouped(hiding.hidden));
    m_meter->setToolTip(tip);
    m_hiding->setToolTip(tip);
}

void QueuesView::showReport()
{
    if (!recording() || !current())
        return;
    const CycleWindow& window = recordings().window();
    const Lane& lane = *current();
    m_report->show(
        laneReport(lane, *recording(), {recordings().draw(), recordings().cursor(), window.first(), window.end()}),
        lane.name);
}

void QueuesView::showTables()
{
    if (!recording() || !page().areTablesShown())
        return;
    const CycleWindow& window = recordings().window();
    if (&page().shownTable() == m_queueTable)
        m_queueTable->setRows(queueRows(*recording(), m_facts.moment.get()));
    else if (&page().shownTable() == m_unitTable)
        m_unitTable->setRows(unitRows(*recording()));
    else
        m_blockedTable->setRows(blockedRows(*recording(), window.first(), window.end()));
}

QList<Export> QueuesView::exports() const
{
    if (!recording())
        return {};
    if (!page().areTablesShown())
        m_queueTable->setRows(queueRows(*recording(), m_facts.moment.get()));
    return page().exports(*m_queueTable);
}

void QueuesView::copy()
{
    page().copy(m_report->toPlainText());
}

} // namespace vitrine::views
