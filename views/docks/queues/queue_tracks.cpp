// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/queues/queue_tracks.h"

#include "views/machine/scope_text.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QPainter>

namespace vitrine::views {

namespace {

constexpr int kMargin = 3; // above and below a lane's picture

QString mostHeld(const core::DrawRecording& recording, const Lane& lane)
{
    const core::QueueDescription& queue = recording.queue(lane.queue);
    if (lane.kind == LaneKind::Queue)
        return atMost(recording.statistics(lane.queue).highWater, queue.capacity);
    const std::uint32_t most = recording.subQueues(lane.queue)[lane.group].highWater;
    const std::uint32_t capacity = queue.groups[lane.group].capacity;
    return capacity == 0 ? atMost(most) : atMost(most, capacity);
}

QString nameTip(const QueueFacts& facts, const Lane& lane)
{
    if (lane.kind == LaneKind::Heading)
        return Lanes::tr("<b>%1</b><br>A click opens and closes the section.").arg(lane.name);
    const std::string& help =
        lane.unit ? facts.recording->unit(lane.unit).help : facts.recording->queue(lane.queue).help;
    QString tip = QStringLiteral("<b>%1</b>").arg(lane.name.toHtmlEscaped());
    if (!lane.term.isEmpty())
        tip += QStringLiteral(" · %1").arg(lane.term.toHtmlEscaped());
    if (!help.empty())
        tip += QStringLiteral("<br>") + inWords(help).toHtmlEscaped();
    const QString scope = lane.unit ? Lanes::tr("Beside the name: how much of the cycles shown it works.")
                                    : inWholeDraw(mostHeld(*facts.recording, lane));
    return tip + QStringLiteral("<br>") + scope;
}

// At the right of a lane's name: what one looks for first. Of the whole draw; what is there at the cursor stands in the
// lane and below the timeline.
QString figure(const QueueFacts& facts, const Lane& lane)
{
    const core::DrawRecording& recording = *facts.recording;
    if (lane.kind == LaneKind::Unit)
        return Lanes::tr("%1 %").arg(100 * recording.utilization(lane.unit, facts.window->first(), facts.window->end()),
                                     0, 'f', 1);
    return mostHeld(recording, lane);
}

QString subQueueNow(const QueueFacts& facts, const Lane& lane)
{
    const QString entries = laneText(lane, *facts.recording, 0, facts.moment.get());
    return facts.moment ? atCycle(facts.moment->cycle, entries) : entries;
}

void paintLane(QPainter& painter, const QRect& track, const QueueFacts& facts, const Lane& lane,
               const CycleScale& scale)
{
    const QRect area = track.adjusted(0, kMargin, 0, -kMargin);
    switch (lane.kind) {
    case LaneKind::Unit: return paintUnitLane(painter, area, {*facts.recording, facts.colors}, lane.unit, scale);
    case LaneKind::Queue:
        return paintQueueLane(painter, area, {*facts.recording, facts.colors}, lane.queue, scale, facts.top);
    case LaneKind::SubQueue:
        painter.setPen(Theme::current().secondary);
        painter.drawText(area.adjusted(kGrid, 0, 0, 0), Qt::AlignVCenter, subQueueNow(facts, lane));
        return;
    case LaneKind::Heading: return;
    }
}

} // namespace

TrackContent queueTracks(const QueueFacts& facts, const std::vector<Lane>& lanes, const std::set<LaneSection>& closed)
{
    TrackContent content;
    for (const Lane& lane : lanes) {
        Track& track = content.tracks.emplace_back();
        track.name = lane.name;
        track.term = lane.term;
        track.tip = nameTip(facts, lane);
        track.leastHeight = lane.height();
        if (lane.kind == LaneKind::Heading) {
            track.isHeading = true;
            track.isOpen = !closed.contains(lane.section);
            continue;
        }
        track.depth = lane.kind == LaneKind::SubQueue ? 2 : 1;
        track.selection = lane.selection(*facts.recording);
        track.figureNow = [&facts, lane] { return figure(facts, lane); };
        track.paint = [&facts, lane](QPainter& painter, const QRect& area, const CycleScale& scale) {
            paintLane(painter, area, facts, lane, scale);
        };
        track.words = [&facts, lane](core::Cycle cycle) {
            return laneText(lane, *facts.recording, cycle, facts.moment.get());
        };
        if (lane.kind == LaneKind::Unit)
            track.draw = [&facts, lane](core::Cycle cycle) {
                return drawWorkedOn({*facts.recording, facts.colors}, lane.unit, cycle);
            };
        track.knowsCursorOnly = lane.kind == LaneKind::SubQueue;
    }
    return content;
}

} // namespace vitrine::views
