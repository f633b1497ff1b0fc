// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/queues/lane_report.h"

#include "core/observe/activity_code.h"
#include "core/session/machine/task_section.h"
#include "views/machine/activity_style.h"
#include "views/machine/scope_text.h"
#include "views/machine/shown_cycle.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr std::size_t kMostChains = 24;

struct LaneReport {
    Q_DECLARE_TR_FUNCTIONS(LaneReport)
};

class Writer {
public:
    Writer(const core::DrawRecording& recording, const LaneReportPlace& place) : m_recording(recording), m_place(place)
    {
    }

    LinkedHtml html;

    void head(const QString& name, const QString& term, const std::string& help)
    {
        html.add(QStringLiteral("<p><b>%1</b>").arg(name.toHtmlEscaped()));
        if (!term.isEmpty())
            html.add(QStringLiteral(" · %1").arg(term.toHtmlEscaped()));
        html.add(QStringLiteral("</p>"));
        if (!help.empty())
            html.add(QStringLiteral("<p>%1</p>").arg(inWords(help).toHtmlEscaped()));
    }
    void section(const QString& title)
    {
        html.add(QStringLiteral("<p style=\"margin-top:10px\"><b>%1</b></p>").arg(title.toHtmlEscaped()));
    }
    void beginTable() { html.add(QStringLiteral("<table cellspacing=\"0\" cellpadding=\"1\">")); }
    void endTable() { html.add(QStringLiteral("</table>")); }
    void row(const QString& name, const QString& valueHtml)
    {
        html.add(QStringLiteral("<tr><td style=\"color:%1\">%2&nbsp;&nbsp;</td><td align=\"right\">%3</td></tr>")
                     .arg(Theme::current().secondary.name(), name.toHtmlEscaped(), valueHtml));
    }
    QString unit(core::UnitId id)
    {
        const std::string& path = m_recording.unit(id).path;
        return html.link({{}, UnitLink{path}}, text(path));
    }
    QString queue(core::QueueId id)
    {
        const std::string& path = m_recording.queue(id).path;
        return html.link({{}, QueueLink{path}}, text(path));
    }
    QString cycle(core::Cycle cycle) { return html.link(linkToCycle(m_place.draw, cycle), grouped(cycle)); }
    QString units(const std::vector<core::UnitId>& ids)
    {
        QStringList names;
        for (const core::UnitId id : ids)
            names << unit(id);
        return names.isEmpty() ? QStringLiteral("–") : names.join(QStringLiteral(", "));
    }
    QString chain(const core::StallChain& chain)
    {
        QStringList parts;
        for (const core::StallLink& link : chain.links)
            parts << step(link);
        return parts.join(QStringLiteral(" ← "));
    }

private:
    QString step(const core::StallLink& link)
    {
        if (link.activity == core::Activity::Working)
            return LaneReport::tr("%1 is working").arg(unit(link.unit));
        if (link.activity == core::Activity::Idle)
            return LaneReport::tr("%1 is idle").arg(unit(link.unit));
        const QString who = unit(link.unit);
        if (!link.queue)
            return QStringLiteral("%1 ← %2").arg(who, stallReasonName(link.reason));
        if (const std::string taken = core::takenText(link.reason, m_recording.queue(link.queue)); !taken.empty())
            return QStringLiteral("%1 ← %2").arg(who, text(taken).toHtmlEscaped());
        const QString what = link.reason == core::StallReason::OutputFull ? LaneReport::tr("%1 full")
                             : link.reason == core::StallReason::InputEmpty
                                 ? LaneReport::tr("%1 empty")
                                 : QStringLiteral("%1 ") + stallReasonName(link.reason);
        return QStringLiteral("%1 ← %2").arg(who, what.arg(queue(link.queue)));
    }

    const core::DrawRecording& m_recording;
    const LaneReportPlace& m_place;
};

QString share(core::Cycle part, core::Cycle whole)
{
    const double percent = whole == 0 ? 0.0 : 100.0 * double(part) / double(whole);
    return QStringLiteral("%1 (%2 %)").arg(grouped(part), QString::number(percent, 'f', 1));
}

/// Of a sub-queue (HET-13): "6 of 22", or "6" where it has no room of its own.
QString mostText(const core::DrawRecording& recording, core::QueueId queue, std::size_t group)
{
    const std::uint32_t capacity = recording.queue(queue).groups[group].capacity;
    const QString most = grouped(recording.subQueues(queue)[group].highWater);
    return capacity == 0 ? most : LaneReport::tr("%1 of %2").arg(most, grouped(capacity));
}

void writeQueue(Writer& out, const core::DrawRecording& recording, const Lane& lane, const LaneReportPlace& place)
{
    const core::QueueDescription& queue = recording.queue(lane.queue);
    const auto statistics = recording.statistics(lane.queue);
    out.head(text(queue.path), text(queue.seedTerm), queue.help);
    out.beginTable();
    out.row(LaneReport::tr("Capacity"), LaneReport::tr("%1 × %2").arg(grouped(queue.capacity), text(queue.itemKind)));
    out.row(LaneReport::tr("Cycles on the way"), grouped(queue.latencyCycles));
    out.row(LaneReport::tr("Filled by"), out.units(queue.producers));
    out.row(LaneReport::tr("Emptied by"), out.units(queue.consumers));
    out.endTable();
    out.section(atCycleText(place.cursor));
    out.html.add(
        QStringLiteral("<p>%1</p>").arg(laneText(lane, recording, shownCycle(place.cursor), nullptr).toHtmlEscaped()));
    out.section(wholeDrawText());
    out.beginTable();
    out.row(LaneReport::tr("Would have been enough"), grouped(std::max<std::uint32_t>(statistics.highWater, 1)));
    for (std::size_t i = 0; i < queue.groups.size(); ++i)
        out.row(LaneReport::tr("Most in %1").arg(text(queue.groups[i].name)), mostText(recording, lane.queue, i));
    out.row(LaneReport::tr("Mean"), QString::number(statistics.mean, 'f', 2));
    out.row(LaneReport::tr("Full cycles"), share(statistics.full, recording.length()));
    out.row(LaneReport::tr("Items in"), grouped(statistics.counters.itemsIn));
    out.row(LaneReport::tr("Items out"), grouped(statistics.counters.itemsOut));
    if (statistics.counters.grants != 0)
        out.row(LaneReport::tr("Grants"), grouped(statistics.counters.grants));
    out.endTable();
    out.section(inCyclesText(place.from, place.to));
    const auto shown = recording.occupancy(lane.queue).summarize(place.from, place.to);
    out.html.add(LaneReport::tr("<p>From %1 to %2 entries, %3 on average.</p>")
                     .arg(grouped(shown.min), grouped(shown.max), QString::number(shown.mean, 'f', 2)));
}

void writeProcessor(Writer& out, const core::ProcessorTotals& totals)
{
    out.section(inWholeDraw(LaneReport::tr("tasks")));
    out.beginTable();
    out.row(LaneReport::tr("Taken, completed"), share(totals.completedTaken, totals.taken()));
    out.row(LaneReport::tr("Taken, fragments"), share(totals.fragmentsTaken, totals.taken()));
    out.row(LaneReport::tr("Taken, vertices"), share(totals.verticesTaken, totals.taken()));
    out.row(LaneReport::tr("Swaps"), grouped(totals.swaps));
    out.row(LaneReport::tr("Requests"), grouped(totals.requests));
    out.row(LaneReport::tr("Finished"), grouped(totals.finished));
    out.endTable();
}

void writeStalls(Writer& out, const core::DrawRecording& recording, core::UnitId unit, const LaneReportPlace& place)
{
    out.section(LaneReport::tr("%1: what held it up").arg(inCyclesText(place.from, place.to)));
    const core::StallReport report = recording.stalls(unit, place.from, place.to);
    if (report.stalled == 0)
        return out.html.add(LaneReport::tr("<p>Nothing: it was never stalled there.</p>"));
    for (std::size_t i = 0; i < std::min(report.chains.size(), kMostChains); ++i) {
        const core::StallChain& chain = report.chains[i];
        out.html.add(LaneReport::tr("<p><b>%1</b> cycles: %2<br>first in cycle %3</p>")
                         .arg(share(chain.cycles, place.to - place.from), out.chain(chain), out.cycle(chain.first)));
    }
    if (report.chains.size() > kMostChains)
        out.html.add(LaneReport::tr("<p>And %1 shorter ones.</p>").arg(grouped(report.chains.size() - kMostChains)));
    if (report.notKept != 0)
        out.html.add(LaneReport::tr("<p>%1 stalled cycles lie too far back to be explained; only their number was "
                                    "kept.</p>")
                         .arg(grouped(report.notKept)));
}

void writeUnit(Writer& out, const core::DrawRecording& recording, core::UnitId id, const LaneReportPlace& place)
{
    const core::UnitDescription& unit = recording.unit(id);
    out.head(text(unit.path), text(unit.seedTerm), unit.help);
    out.section(inCyclesText(place.from, place.to));
    const core::ActivityShares shares = recording.activity(id).sums(place.from, place.to);
    out.beginTable();
    for (int i = 0; i < kUnitStateCount; ++i) {
        const auto state = static_cast<UnitState>(i);
        if (cyclesIn(shares, state) != 0)
            out.row(unitStateStyle(state).name, share(cyclesIn(shares, state), place.to - place.from));
    }
    out.endTable();
    const core::Cycle shown = std::min(shownCycle(place.cursor), recording.length() - 1);
    out.section(atCycleText(place.cursor));
    const core::StallChain chain = core::stallAt(recording.stallSources(), id, shown);
    const core::ActivityCode code(recording.activity(id).valueAt(shown));
    out.html.add(QStringLiteral("<p>%1</p>")
                     .arg(!chain.links.empty()
                              ? out.chain(chain)
                              : unitStateStyle(unitState(code.activity(), code.reason())).name.toHtmlEscaped()));
    writeStalls(out, recording, id, place);
    const auto& processors = recording.processors();
    const auto number =
        static_cast<std::size_t>(std::find(processors.begin(), processors.end(), id) - processors.begin());
    if (const auto& all = recording.section<core::TaskSection>().processors; number < all.size())
        writeProcessor(out, all[number]);
}

} // namespace

LinkedHtml laneReport(const Lane& lane, const core::DrawRecording& recording, const LaneReportPlace& place)
{
    Writer out(recording, place);
    if (recording.length() == 0)
        return std::move(out.html);
    if (lane.unit)
        writeUnit(out, recording, lane.unit, place);
    else if (lane.queue)
        writeQueue(out, recording, lane, place);
    else
        out.html.add(LaneReport::tr("<p>Choose a unit or a queue to see its numbers and what holds it up.</p>"));
    return std::move(out.html);
}

} // namespace vitrine::views
