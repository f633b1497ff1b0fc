// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/timeline/frame_view.h"

#include "core/session/machine/frame_section.h"
#include "core/session/machine/power_section.h"
#include "views/docks/timeline/frame_overview.h"
#include "views/kit/row_table.h"
#include "views/machine/scope_text.h"
#include "views/theme/counted.h"
#include "views/theme/elided_label.h"
#include "views/theme/local_action.h"
#include "views/theme/theme.h"

#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

constexpr int kLaterMilliseconds = 60;
constexpr int kFindWidth = 130;

} // namespace

FrameView::FrameView(Desk& desk)
    : TimelineView(desk,
                   {QStringLiteral("frame"), tr("The frame over time"),
                    tr("Shows draws, waits, host writes, units and energy of the cycles shown as tables.")},
                   tr("Go to a draw to see it in its frame."))
{
    m_facts.queues.window = &recordings().window();
    m_facts.queues.colors = &timeline().drawColors();
    m_facts.closed = {FrameGroup::StageQueues};
    makeHeader();
    page().setLegend(allFrameStyles);
    makeTables();
    m_later.setSingleShot(true);
    m_later.setInterval(kLaterMilliseconds);
    connect(&m_later, &QTimer::timeout, this, &FrameView::showStretch);
    connect(&recordings().window(), &CycleWindow::changed, &m_later, qOverload<>(&QTimer::start));
    connect(&timeline(), &TrackTimeline::foldWished, this, &FrameView::fold);
    QAction* zoom = makeLocalAction(timeline(), {"frame-zoom-to-draw",
                                                 tr("Zoom to the draw"),
                                                 tr("Shows the cycles of the selected draw, clear, copy or wait."),
                                                 {Qt::Key_Z}});
    zoom->setProperty(kPart, kTimelinePart);
    connect(zoom, &QAction::triggered, this, &FrameView::zoomToThing);
    timeline().addAction(zoom);
}

void FrameView::makeHeader()
{
    m_find = new QLineEdit(&page());
    m_find->setObjectName(QStringLiteral("frameFind"));
    m_find->setPlaceholderText(tr("Find"));
    m_find->setClearButtonEnabled(true);
    m_find->setFixedWidth(kFindWidth);
    m_find->setAccessibleName(tr("Find a draw, wait, unit, queue or part"));
    m_find->setToolTip(tr("<b>Find</b><br>A draw, wait, unit, queue or part by its name; Enter goes to the next one."));
    connect(m_find, &QLineEdit::returnPressed, this, [this] { find(m_find->text()); });
    connect(m_find, &QLineEdit::textChanged, this, [this](const QString& words) {
        for (RowTable* table : {m_things, m_waits, m_hostWrites, m_shares, m_energies})
            table->setWords(words);
    });
    page().addToHeader(m_find);
    m_overview = new FrameOverview(m_facts, recordings().window(), &page());
    page().addAbove(m_overview);
    m_stretch = new ElidedLabel(&page());
    m_stretch->setObjectName(QStringLiteral("frameStretch"));
    m_stretch->setContentsMargins(kPadding, 2, kPadding, 2);
    m_stretch->setTextInteractionFlags(Qt::TextSelectableByMouse);
    page().addAbove(m_stretch);
}

void FrameView::makeTables()
{
    const auto add = [this](const char* id, const QString& name, const QStringList& columns) {
        return page().addTable(QString::fromLatin1(id), name, QStringLiteral("frame"), columns);
    };
    m_things = add("frame.draws", tr("Draws"), thingColumns());
    m_waits = add("frame.waits", tr("Waits"), waitColumns());
    m_hostWrites = add("frame.hostWrites", tr("Host writes"), hostWriteColumns());
    m_shares = add("frame.units", tr("Units"), shareColumns());
    m_energies = add("frame.energy", tr("Energy (illustrative)"), stretchEnergyColumns());
    connect(&page(), &TimelinePage::shownTableChanged, this, &FrameView::showTables);
}

void FrameView::showRecording()
{
    timeline().setContent({}); // it refers to what follows
    m_facts.queues.recording = m_facts.power.recording = recording();
    m_facts.queues.moment.reset();
    m_facts.things.clear();
    if (recording()) {
        m_facts.power.draw = recordings().draw();
        m_facts.things = thingsOf(*recording(), *desk().moment().index, recordings().draw());
        m_facts.closedParts.clear(); // what its processors are made of opens at a click
        for (std::uint32_t processor = 0; processor < recording()->processors().size(); ++processor)
            m_facts.closedParts.insert({PowerRow::Kind::Processor, processor});
        page().setSummary(summary());
    }
    showTracks();
    m_overview->renew();
    m_later.start();
}

void FrameView::showTracks()
{
    const std::size_t track = timeline().currentTrack();
    timeline().setContent(frameTracks(m_facts));
    timeline().setCurrentTrack(track);
}

void FrameView::fold(std::size_t track)
{
    const FrameFold wished = foldOf(m_facts, track);
    if (wished.group && m_facts.closed.erase(*wished.group) == 0)
        m_facts.closed.insert(*wished.group);
    if (wished.part && m_facts.closedParts.erase(*wished.part) == 0)
        m_facts.closedParts.insert(*wished.part);
    showTracks();
}

void FrameView::showCursor()
{
    m_facts.power.cursor = recordings().cursor();
    timeline().setCursor(recordings().cursor());
    timeline().showSelection(desk().selection());
    m_overview->setCursor(recordings().cursor());
    if (!m_facts.queues.moment || m_facts.queues.moment->cycle != recordings().cursor())
        askForMoment([this](SharedSnapshot moment) {
            m_facts.queues.moment = std::move(moment);
            timeline().tellChanged(); // sub-queues show what is there
        });
}

/// The next thing behind the one that is selected, else the next lane, whose name has the words.
void FrameView::find(const QString& words)
{
    if (words.isEmpty() || !recording())
        return;
    const auto* selected = std::get_if<FrameThingLink>(&desk().selection());
    const std::size_t from = selected ? selected->thing + std::size_t{1} : 0;
    const std::size_t count = m_facts.things.size();
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t place = (from + i) % count;
        const FrameThing& thing = m_facts.things[place];
        if (!thing.name.contains(words, Qt::CaseInsensitive) && !thing.reason.contains(words, Qt::CaseInsensitive))
            continue;
        desk().select(FrameThingLink{recordings().draw(), static_cast<std::uint32_t>(place)});
        return recordings().window().reveal(thing.begin);
    }
    const auto& tracks = timeline().content().tracks;
    for (std::size_t i = 1; i <= tracks.size(); ++i) {
        const std::size_t track = (timeline().currentTrack() + i) % tracks.size();
        if (tracks[track].name.contains(words, Qt::CaseInsensitive) ||
            tracks[track].term.contains(words, Qt::CaseInsensitive))
            return timeline().setCurrentTrack(track);
    }
    page().readout().setText(tr("Nothing in the frame has “%1” in its name").arg(words));
}

void FrameView::zoomToThing()
{
    const auto* selected = std::get_if<FrameThingLink>(&desk().selection());
    if (!selected || selected->thing >= m_facts.things.size())
        return;
    const FrameThing& thing = m_facts.things[selected->thing];
    recordings().window().show(thing.begin, thing.end);
}

FrameStretch FrameView::stretch() const
{
    const CycleWindow& window = recordings().window();
    return {window.first(), std::min(window.end(), recording()->length())};
}

QString FrameView::summary() const
{
    const auto& run = recording()->section<core::FrameSection>().run;
    QStringList parts;
    if (run) {
        parts << counted(run->draws.size(), tr("%1 draw"), tr("%1 draws"))
              << counted(run->transfers.size(), tr("%1 clear or copy"), tr("%1 clears and copies"))
              << counted(run->cycles, tr("%1 cycle"), tr("%1 cycles"))
              << tr("%1 of them without a draw, %2 idle tail").arg(grouped(run->withoutDraw), grouped(run->tail));
        if (!run->failed.empty())
            parts << counted(run->failed.size(), tr("%1 draw failed"), tr("%1 draws failed"));
    } else {
        parts << counted(recording()->length(), tr("%1 cycle"), tr("%1 cycles"));
    }
    parts << tr("energy %1 (illustrative)").arg(energyText(m_facts.power.power().energy));
    if (!recording()->failure().empty())
        parts << QString::fromStdString(recording()->failure());
    return inWholeDraw(parts.join(QStringLiteral(" · ")));
}

/// Of the cycles shown: what the processors do, and who is stalled most.
QString FrameView::stretchText() const
{
    const FrameStretch shown = stretch();
    core::ActivityShares processors;
    for (const core::UnitId id : recording()->processors())
        processors.include(recording()->activity(id).sums(shown.from, shown.to));
    const core::Cycle all = std::max<core::Cycle>(processors.all(), 1);
    const auto percent = [all](core::Cycle part) {
        return QString::number(100.0 * double(part) / double(all), 'f', 1);
    };
    QStringList parts;
    const auto draws = std::ranges::count_if(m_facts.things, [&shown](const FrameThing& thing) {
        return thing.kind == FrameThing::Kind::Draw && thing.begin < shown.to && thing.end > shown.from;
    });
    parts << counted(static_cast<quint64>(draws), tr("%1 draw"), tr("%1 draws"))
          << tr("processors work %1 %, wait %2 %, idle %3 %")
                 .arg(percent(processors.working()), percent(processors.stalled()), percent(processors.idle()));
    core::Energy energy = 0;
    const core::PowerSection& power = m_facts.power.power();
    for (std::uint32_t domain = 0; domain < power.domains.size(); ++domain)
        energy += power.energyIn(domain, shown.from, shown.to).all();
    parts << tr("energy %1 (illustrative)").arg(energyText(energy));
    return QStringLiteral("%1: %2").arg(inCyclesText(shown.from, shown.to), parts.join(QStringLiteral(" · ")));
}

void FrameView::showStretch()
{
    if (!recording() || recording()->length() == 0)
        return m_stretch->clear();
    m_stretch->setText(stretchText());
    showTables();
}

void FrameView::showTables()
{
    if (!recording() || recording()->length() == 0 || !page().areTablesShown())
        return;
    const QTreeView* shown = &page().shownTable();
    if (shown == m_things)
        m_things->setRows(thingRows(m_facts, stretch()));
    else if (shown == m_waits)
        m_waits->setRows(waitRows(m_facts));
    else if (shown == m_hostWrites)
        m_hostWrites->setRows(hostWriteRows(m_facts));
    else if (shown == m_shares)
        m_shares->setRows(shareRows(m_facts, stretch()));
    else
        m_energies->setRows(stretchEnergyRows(m_facts, stretch()));
}

QList<Export> FrameView::exports() const
{
    if (!recording())
        return {};
    if (!page().areTablesShown())
        m_things->setRows(thingRows(m_facts, stretch()));
    return page().exports(*m_things);
}

void FrameView::copy()
{
    page().copy(m_stretch->text());
}

} // namespace vitrine::views
