// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/arbiter/request_tracks.h"

#include "views/base/desk.h"
#include "views/docks/arbiter/arbiter_context.h"
#include "views/machine/draw_colors.h"
#include "views/machine/scope_text.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <algorithm>
#include <iterator>

namespace vitrine::views {

namespace {

enum Style : std::uint8_t { Waiting, Served, Overtaking, Failed, StyleCount };
constexpr int kMostRows = 40;
constexpr int kTrackHeight = 96;
constexpr int kLeastRow = 3;
constexpr int kMostRow = 18;

DataStyle named(DataStyle style, const QString& letter, const char* name, const char* sentence)
{
    style.letter = letter;
    style.name = style.shortName = Arbiter::tr(name);
    style.sentence = Arbiter::tr(sentence);
    return style;
}

DataStyle styleOf(int style, const Theme& theme)
{
    DataStyle busy = unitStateStyle(UnitState::Working, theme);
    switch (style) {
    case Waiting:
        return named(taskPhaseStyle(core::TaskPhase::Queued, theme), {}, QT_TRANSLATE_NOOP("Arbiter", "waiting"),
                     QT_TRANSLATE_NOOP("Arbiter", "In the request queue, until it is given to its device."));
    case Served:
        return named(busy, {}, QT_TRANSLATE_NOOP("Arbiter", "served"),
                     QT_TRANSLATE_NOOP(
                         "Arbiter", "In its device: from the arrow down, the request, to the arrow up, its result."));
    case Overtaking:
        busy.fill.pattern = Qt::BDiagPattern;
        return named(busy, QStringLiteral("O"), QT_TRANSLATE_NOOP("Arbiter", "out of order"),
                     QT_TRANSLATE_NOOP("Arbiter", "Its result came before the one of an older request."));
    case Failed:
        busy.fill = {theme.fail, Qt::DiagCrossPattern, busy.fill.ink};
        return named(busy, QStringLiteral("F"), QT_TRANSLATE_NOOP("Arbiter", "failed"),
                     QT_TRANSLATE_NOOP("Arbiter", "Answered with an error: the program reads 0."));
    default: return {};
    }
}

int styleOf(const core::RequestRecord& request)
{
    return request.status != 0 ? Failed : request.overtaken != 0 ? Overtaking : Served;
}

QString termOf(const core::UnitDescription& unit)
{
    return QString::fromStdString(unit.seedTerm);
}

QString tipOf(const QString& name, const std::string& term, const std::string& help)
{
    QString tip = QStringLiteral("<b>%1</b>").arg(name.toHtmlEscaped());
    if (!term.empty())
        tip += QStringLiteral(" · %1").arg(QString::fromStdString(term).toHtmlEscaped());
    return help.empty() ? tip : tip + QStringLiteral("<br>") + inWords(help).toHtmlEscaped();
}

void finish(Track& track)
{
    track.layOut(kMostRows);
    const int rows = std::max<int>(1, static_cast<int>(track.rows.size()));
    track.rowHeight = std::clamp(kTrackHeight / rows, kLeastRow, kMostRow);
}

Track queueTrack(const ArbiterFacts& facts)
{
    const core::QueueDescription& queue = facts.recording->queue(facts.path->requests);
    Track track;
    track.name = QString::fromStdString(queue.path).toUpper();
    track.term = QString::fromStdString(queue.seedTerm);
    track.figure = atMost(facts.recording->statistics(queue.id).highWater, queue.capacity);
    track.tip = tipOf(track.name, queue.seedTerm, queue.help) + QStringLiteral("<br>") + inWholeDraw(track.figure);
    track.selection = QueueLink{queue.path};
    for (const core::RequestRecord& request : facts.tasks().requests()) {
        TrackBar bar{.thing = request.id.value};
        bar.add(request.posted, std::min(request.dispatched, facts.recording->length()), Waiting);
        track.bars.push_back(bar);
    }
    finish(track);
    return track;
}

Track deviceTrack(const ArbiterFacts& facts, const core::DevicePort& device)
{
    const core::UnitDescription& unit = facts.recording->unit(device.unit);
    Track track;
    track.name = QString::fromStdString(unit.kind);
    track.term = termOf(unit);
    track.figure = counted(facts.totals(device.port).completed, Arbiter::tr("%1 result"), Arbiter::tr("%1 results"));
    track.tip = tipOf(track.name, unit.seedTerm, unit.help) + QStringLiteral("<br>") + inWholeDraw(track.figure);
    track.selection = UnitLink{unit.path};
    track.hasArrows = true;
    for (const core::RequestRecord& request : facts.tasks().requests()) {
        if (request.device != device.port || request.dispatched == core::kNever)
            continue;
        TrackBar bar{.thing = request.id.value};
        bar.add(request.dispatched, std::min(request.completed, facts.recording->length()), styleOf(request));
        track.bars.push_back(bar);
    }
    finish(track);
    return track;
}

QString requestTip(const ArbiterFacts& facts, std::uint32_t id)
{
    const core::RequestRecord* request = facts.request(id);
    if (!request)
        return {};
    QString tip = Arbiter::tr("<b>Request %1</b> of task %2 to %3<br>posted %4 · routed %5 · "
                              "result %6 · %7")
                      .arg(id)
                      .arg(request->task.value)
                      .arg(facts.deviceName(request->device), cycleText(request->posted),
                           cycleText(request->dispatched), cycleText(request->completed),
                           request->completed == core::kNever ? Arbiter::tr("in flight") : statusText(request->status));
    if (request->overtaken != 0)
        tip += QStringLiteral("<br>") + counted(request->overtaken, Arbiter::tr("overtook %1 older request"),
                                                Arbiter::tr("overtook %1 older requests"));
    return tip;
}

} // namespace

TrackContent requestTracks(const ArbiterFacts& facts)
{
    TrackContent content;
    content.tracks.push_back(queueTrack(facts));
    for (const core::DevicePort& device : facts.path->devices)
        content.tracks.push_back(deviceTrack(facts, device));
    std::ranges::move(initialTracks(facts), std::back_inserter(content.tracks));
    content.style = [](int style, const Theme& theme) { return styleOf(style, theme); };
    content.label = [](std::uint32_t id) { return QStringLiteral("#%1").arg(id); };
    content.tip = [&facts](std::uint32_t id) { return requestTip(facts, id); };
    content.selection = [&facts](std::uint32_t id) { return Selection(RequestLink{facts.draw, core::ItemId{id}}); };
    content.draw = [&facts](std::uint32_t id) {
        const core::RequestRecord& request = *facts.request(id);
        return facts.colors->placeOf(request.draw, request.pass);
    };
    content.thing = [&facts](const Selection& selection) {
        const auto* link = std::get_if<RequestLink>(&selection);
        return link && link->draw == facts.draw ? std::optional(link->request.value) : std::nullopt;
    };
    return content;
}

QList<DataStyle> allRequestStyles(const Theme& theme)
{
    QList<DataStyle> all;
    for (int style = 0; style < StyleCount; ++style)
        all << styleOf(style, theme);
    return all;
}

} // namespace vitrine::views
