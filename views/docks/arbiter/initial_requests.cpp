// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/arbiter/initial_requests.h"

#include "core/session/machine/bypass_section.h"
#include "views/docks/arbiter/arbiter_context.h"
#include "views/docks/arbiter/arbiter_facts.h"
#include "views/docks/queues/lane_painter.h"
#include "views/kit/fact_table.h"
#include "views/kit/timeline/tracks.h"
#include "views/machine/scope_text.h"
#include "views/theme/counted.h"

#include <algorithm>

namespace vitrine::views {

namespace {

InitialCounts countsOf(const core::QueueCounters& requests, const core::QueueCounters& texels)
{
    return {requests.itemsIn, texels.itemsOut, requests.itemsIn - requests.itemsOut, texels.itemsIn - texels.itemsOut};
}

Track entriesTrack(const ArbiterFacts& facts, core::QueueId id, const char* name, const char* sentence,
                   const QString& figure)
{
    const core::QueueDescription& queue = facts.recording->queue(id);
    Track track;
    track.name = QString::fromStdString(queue.path).toUpper();
    track.term = Arbiter::tr(name);
    track.figure = figure;
    track.tip = QStringLiteral("<b>%1</b> · %2<br>%3").arg(track.name, track.term, Arbiter::tr(sentence));
    track.selection = QueueLink{queue.path};
    track.paint = [&facts, id](QPainter& painter, const QRect& area, const CycleScale& scale) {
        paintQueueLane(painter, area, {*facts.recording, facts.colors}, id, scale, LaneTop::HighWater);
    };
    track.words = [recording = facts.recording, id, shown = track.name](core::Cycle cycle) {
        return Arbiter::tr("%1 entries in %2").arg(grouped(recording->occupancy(id).valueAt(cycle)), shown);
    };
    return track;
}

bool isInitial(int row)
{
    return row == 1;
}

/// The device on whose port programs ask for texels; null: there is none.
const core::DevicePort* textureDevice(const ArbiterFacts& facts)
{
    const auto isTexture = [&facts](const core::DevicePort& device) {
        return facts.recording->unit(device.unit).kind == "TEX";
    };
    const auto& devices = facts.path->devices;
    const auto found = std::ranges::find_if(devices, isTexture);
    return found == devices.end() ? nullptr : &*found;
}

core::PortTotals programTotals(const ArbiterFacts& facts)
{
    const core::DevicePort* texture = textureDevice(facts);
    return texture ? facts.totals(texture->port) : core::PortTotals();
}

RowCell countCell(const std::optional<std::uint64_t>& count)
{
    return count ? numberCell(*count) : RowCell{.text = QStringLiteral("–"), .isCode = true};
}

struct ClientColumn {
    const char* name;
    const char* sentence;
    std::uint64_t (*ofPrograms)(const core::PortTotals&);
    std::uint64_t (*ofInitial)(const InitialCounts&);
};

constexpr ClientColumn kClientColumns[] = {
    {QT_TRANSLATE_NOOP("Arbiter", "Posted"), QT_TRANSLATE_NOOP("Arbiter", "Asked of TEX in the whole draw."),
     [](const core::PortTotals& t) -> std::uint64_t { return t.posted; },
     [](const InitialCounts& c) { return c.asked; }},
    {QT_TRANSLATE_NOOP("Arbiter", "Completed"), QT_TRANSLATE_NOOP("Arbiter", "Answered by TEX in the whole draw."),
     [](const core::PortTotals& t) -> std::uint64_t { return t.completed; },
     [](const InitialCounts& c) { return c.answered; }},
    {QT_TRANSLATE_NOOP("Arbiter", "Waiting"),
     QT_TRANSLATE_NOOP("Arbiter", "Not answered when the recording ended: 0, if the draw came to its end."),
     [](const core::PortTotals& t) -> std::uint64_t { return t.posted - t.completed; },
     [](const InitialCounts& c) { return c.waiting(); }},
};

/// At the cursor. What programs asked and have not got stands in the request queue until its result is there.
RowCell waitingNow(const ArbiterFacts& facts, int row)
{
    if (!isInitial(row))
        return countCell(facts.entriesNow(facts.path->requests));
    const auto counts = initialCounts(facts.moment.get(), *facts.initial);
    return countCell(counts ? std::optional(counts->waiting()) : std::nullopt);
}

} // namespace

std::optional<InitialPath> initialPath(const core::DrawRecording& recording)
{
    const bool isBypass = recording.section<core::BypassSection>().isBypassed.value_or(false);
    const auto texture = std::ranges::find(recording.units(), "TEX", &core::UnitDescription::kind);
    const InitialPath path{recording.unitAt(isBypass ? "rfb" : "ain"),
                           texture == recording.units().end() ? core::UnitId{} : texture->id,
                           recording.queueAt(isBypass ? "rfb.lookups" : "ain.lookups"),
                           recording.queueAt(isBypass ? "tex.texels" : "tex.initial"), isBypass};
    return path.client && path.texture && path.requests && path.texels ? std::optional(path) : std::nullopt;
}

QString initialName(const InitialPath& path)
{
    return path.isBypass ? Arbiter::tr("initial requests (bypass)") : Arbiter::tr("initial requests");
}

InitialCounts initialTotals(const core::DrawRecording& recording, const InitialPath& path)
{
    return countsOf(recording.statistics(path.requests).counters, recording.statistics(path.texels).counters);
}

std::optional<InitialCounts> initialCounts(const core::Snapshot* moment, const InitialPath& path)
{
    const core::QueueSnapshot* requests = queueIn(moment, path.requests);
    const core::QueueSnapshot* texels = queueIn(moment, path.texels);
    return requests && texels ? std::optional(countsOf(requests->counters, texels->counters)) : std::nullopt;
}

std::vector<Track> initialTracks(const ArbiterFacts& facts)
{
    if (!facts.initial)
        return {};
    const InitialPath& path = *facts.initial;
    const InitialCounts totals = initialTotals(*facts.recording, path);
    const char* const there = path.isBypass
                                  ? QT_TRANSLATE_NOOP("Arbiter", "What the register bank asks TEX for, past the "
                                                                 "arbiter: entries on their way there.")
                                  : QT_TRANSLATE_NOOP("Arbiter", "What AIN asks TEX for, past the arbiter, before a "
                                                                 "program runs: entries on their way there.");
    const char* const back =
        path.isBypass
            ? QT_TRANSLATE_NOOP("Arbiter", "What TEX has answered: entries on their way back to the register bank.")
            : QT_TRANSLATE_NOOP("Arbiter", "What TEX has answered: entries on their way back to AIN.");
    std::vector<Track> tracks;
    tracks.push_back(entriesTrack(facts, path.requests, QT_TRANSLATE_NOOP("Arbiter", "initial requests"), there,
                                  Arbiter::tr("%1 asked").arg(grouped(totals.asked))));
    tracks.push_back(entriesTrack(facts, path.texels, QT_TRANSLATE_NOOP("Arbiter", "texels of initial requests"), back,
                                  Arbiter::tr("%1 back").arg(grouped(totals.answered))));
    return tracks;
}

int clientCount(const ArbiterFacts& facts)
{
    return !facts.path || !textureDevice(facts) ? 0 : facts.initial ? 2 : 1;
}

QList<FactColumn> clientColumns(const ArbiterFacts& facts)
{
    QList<FactColumn> columns;
    columns.append(
        {Arbiter::tr("Client of TEX"), Arbiter::tr("Who asks for texels, in the order that TEX serves."), 200,
         [&facts](int row) {
             return isInitial(row)
                        ? RowCell{.text = initialName(*facts.initial),
                                  .link =
                                      Link{.place = {},
                                           .selection = UnitLink{facts.recording->unit(facts.initial->client).path}}}
                        : RowCell{.text = facts.path->hasArbiter ? Arbiter::tr("programs, by the arbiter")
                                                                 : Arbiter::tr("programs"),
                                  .link = Link{.place = {},
                                               .selection = UnitLink{facts.recording->unit(facts.path->router).path}}};
         }});
    for (const ClientColumn& column : kClientColumns)
        columns.append({Arbiter::tr(column.name), Arbiter::tr(column.sentence), 88, [&facts, &column](int row) {
                            return numberCell(isInitial(row)
                                                  ? column.ofInitial(initialTotals(*facts.recording, *facts.initial))
                                                  : column.ofPrograms(programTotals(facts)));
                        }});
    columns.append({Arbiter::tr("Waiting at the cursor"), Arbiter::tr("Asked until the cursor, and not answered yet."),
                    152, [&facts](int row) { return waitingNow(facts, row); }});
    return columns;
}

} // namespace vitrine::views
