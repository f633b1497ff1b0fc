// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/timeline/frame_tracks.h"

#include "core/session/machine/frame_section.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace vitrine::views {

namespace {

constexpr int kMostRows = 16; // as many draws can be under way at once
constexpr int kRowHeight = 22;

enum Style : std::uint8_t { Cost, Overlapped, Clearing, Copying, Waiting, HostWriting, StyleCount };

// Of Okabe and Ito, as they keep 3:1 on the panel.
QColor colorOf(int style, const Theme& theme)
{
    switch (style) {
    case Cost: return theme.busy();
    case Overlapped: return thinned(colorOf(Cost, theme), theme, 45);
    case Clearing: return theme.done();
    case Copying: return theme.waiting();
    case HostWriting: return theme.text;
    default: return theme.stalled();
    }
}

DataStyle styleOf(int style, const Theme& theme)
{
    struct Words {
        const char* name;
        const char* sentence;
    };
    static constexpr Words kWords[] = {
        {QT_TRANSLATE_NOOP("FrameText", "cost"),
         QT_TRANSLATE_NOOP("FrameText", "The draw is under way, and all older ones have retired: these cycles are its "
                                        "cost.")},
        {QT_TRANSLATE_NOOP("FrameText", "behind older draws"),
         QT_TRANSLATE_NOOP("FrameText",
                           "The draw is under way beside older ones, which these cycles are the cost of.")},
        {QT_TRANSLATE_NOOP("FrameText", "clear"), QT_TRANSLATE_NOOP("FrameText", "A clear is under way.")},
        {QT_TRANSLATE_NOOP("FrameText", "copy"), QT_TRANSLATE_NOOP("FrameText", "A copy is under way.")},
        {QT_TRANSLATE_NOOP("FrameText", "wait"),
         QT_TRANSLATE_NOOP(
             "FrameText", "A command, or the program, waits for a draw under way; the word, or its letter, says why.")},
        {QT_TRANSLATE_NOOP("FrameText", "host write"),
         QT_TRANSLATE_NOOP("FrameText",
                           "The host writes or frees memory that draws read: textures, images and buffers. "
                           "That takes no cycles, and draws under way keep what they were given.")}};
    DataStyle is;
    if (style >= StyleCount)
        return is;
    is.fill.color = colorOf(style, theme);
    is.fill.ink = theme.text;
    if (style == Overlapped)
        is.fill.pattern = Qt::BDiagPattern;
    if (style == Waiting)
        is.fill.pattern = Qt::Dense6Pattern;
    is.fill.ink.setAlpha(110);
    is.name = is.shortName = FrameText::tr(kWords[style].name);
    is.sentence = FrameText::tr(kWords[style].sentence);
    return is;
}

TrackBar barOf(const FrameThing& thing, std::uint32_t number)
{
    TrackBar bar{.thing = number};
    switch (thing.kind) {
    case FrameThing::Kind::Draw:
        bar.add(thing.begin, thing.costFrom, Overlapped);
        bar.add(std::max(thing.begin, thing.costFrom), thing.end, Cost);
        break;
    case FrameThing::Kind::Clear: bar.add(thing.begin, thing.end, Clearing); break;
    case FrameThing::Kind::Copy: bar.add(thing.begin, thing.end, Copying); break;
    case FrameThing::Kind::CommandWait:
    case FrameThing::Kind::HostWait: bar.add(thing.begin, thing.end, Waiting); break;
    case FrameThing::Kind::HostWrite: bar.add(thing.begin, thing.end, HostWriting); break;
    }
    return bar;
}

Track lane(const QString& name, const QString& tip)
{
    Track track;
    track.name = name;
    track.tip = QStringLiteral("<b>%1</b><br>%2").arg(name, tip);
    track.rowHeight = kRowHeight;
    track.leastHeight = kRowHeight + 4;
    track.depth = 1;
    return track;
}

Track heading(const QString& name, bool isOpen)
{
    Track track;
    track.name = name;
    track.tip = FrameText::tr("<b>%1</b><br>A click opens and closes the section.").arg(name);
    track.isHeading = true;
    track.leastHeight = 24;
    track.isOpen = isOpen;
    return track;
}

// Places of the lanes of things.
enum Place : std::size_t { DrawLane = 1, TransferLane, WaitLane, HostLane };

Place laneOf(const FrameThing& thing)
{
    switch (thing.kind) {
    case FrameThing::Kind::Draw: return DrawLane;
    case FrameThing::Kind::Clear:
    case FrameThing::Kind::Copy: return TransferLane;
    case FrameThing::Kind::CommandWait:
    case FrameThing::Kind::HostWait: return WaitLane;
    case FrameThing::Kind::HostWrite: break;
    }
    return HostLane;
}

void addThings(const FrameFacts& facts, TrackContent& content)
{
    content.tracks.push_back(lane(FrameText::tr("draws"), FrameText::tr("From the first word of each to its end.")));
    content.tracks.push_back(
        lane(FrameText::tr("clears, copies"), FrameText::tr("They pass through the machine in the stream's order.")));
    content.tracks.push_back(
        lane(FrameText::tr("waits"), FrameText::tr("What commands and the program wait for, and how long.")));
    content.tracks.push_back(lane(
        FrameText::tr("host writes"),
        FrameText::tr("Before which cycles the host writes or frees textures, images and buffers; it takes no time.")));
    for (std::size_t i = 0; i < facts.things.size(); ++i) {
        const FrameThing& thing = facts.things[i];
        const TrackBar bar = barOf(thing, static_cast<std::uint32_t>(i));
        if (bar.spanCount == 0)
            continue;
        content.tracks[laneOf(thing)].bars.push_back(bar);
        if (!thing.waiting || !thing.awaited)
            continue;
        const FrameThing &awaited = facts.things[*thing.awaited], &waiting = facts.things[*thing.waiting];
        content.arrows.push_back(
            {awaited.end, std::max(awaited.end, waiting.begin), laneOf(awaited), laneOf(waiting), thing.letter});
    }
    for (std::size_t track = DrawLane; track <= HostLane; ++track) {
        content.tracks[track].hasArrows = track != HostLane && !content.arrows.empty();
        content.tracks[track].layOut(kMostRows);
        // All that the host writes before a cycle is one mark.
        const std::size_t count = track == HostLane ? facts.hostWrites().size() : content.tracks[track].bars.size();
        content.tracks[track].figure = grouped(count);
    }
    std::ranges::stable_sort(content.arrows, {}, &TrackArrow::from);
}

std::set<LaneSection> closedSections(const FrameFacts& facts)
{
    std::set<LaneSection> closed;
    if (facts.closed.contains(FrameGroup::Units))
        closed.insert(LaneSection::Units);
    if (facts.closed.contains(FrameGroup::Queues))
        closed.insert(LaneSection::Queues);
    if (facts.closed.contains(FrameGroup::StageQueues))
        closed.insert(LaneSection::StageQueues);
    return closed;
}

void append(TrackContent& content, TrackContent more)
{
    std::move(more.tracks.begin(), more.tracks.end(), std::back_inserter(content.tracks));
}

bool isOpen(const FrameFacts& facts, FrameGroup group)
{
    return !facts.closed.contains(group);
}

} // namespace

std::span<const core::FrameHostWrite> FrameFacts::hostWrites() const
{
    const auto& run = queues.recording->section<core::FrameSection>().run;
    return run ? std::span(run->hostWrites) : std::span<const core::FrameHostWrite>();
}

TrackContent frameTracks(FrameFacts& facts)
{
    TrackContent content;
    facts.powerRows.clear();
    if (!facts.queues.recording)
        return content;
    content.tracks.push_back(heading(FrameText::tr("Draws, clears and copies"), isOpen(facts, FrameGroup::Draws)));
    if (isOpen(facts, FrameGroup::Draws))
        addThings(facts, content);
    const std::set<LaneSection> closed = closedSections(facts);
    append(content, queueTracks(facts.queues, lanesOf(*facts.queues.recording, closed), closed));
    content.tracks.push_back(
        heading(FrameText::tr("Power and energy (illustrative)"), isOpen(facts, FrameGroup::Power)));
    if (isOpen(facts, FrameGroup::Power)) {
        facts.powerRows = powerRows(facts.power, facts.closedParts);
        append(content, powerTracks(facts.power, facts.powerRows, facts.closedParts));
    }
    content.style = [](int style, const Theme& theme) { return styleOf(style, theme); };
    content.label = [&facts](std::uint32_t thing) {
        const FrameThing& is = facts.things[thing];
        return is.isWait() ? is.word : is.name;
    };
    content.letter = [&facts](std::uint32_t thing) { return facts.things[thing].letter; };
    content.tip = [&facts](std::uint32_t thing) { return thingText(facts.things[thing]).toHtmlEscaped(); };
    content.selection = [&facts](std::uint32_t thing) { return Selection(FrameThingLink{facts.power.draw, thing}); };
    content.thing = [&facts](const Selection& selection) {
        const auto* link = std::get_if<FrameThingLink>(&selection);
        return link && link->draw == facts.power.draw ? std::optional(link->thing) : std::nullopt;
    };
    content.draw = [](std::uint32_t thing) { return std::optional<std::size_t>(thing); };
    return content;
}

FrameFold foldOf(const FrameFacts& facts, std::size_t track)
{
    std::size_t next = 0;
    const auto passes = [&](std::size_t count) { return track < (next += count); };
    if (passes(1))
        return {FrameGroup::Draws, {}};
    if (passes(isOpen(facts, FrameGroup::Draws) ? std::size_t{HostLane} : 0))
        return {};
    const std::vector<Lane> lanes = lanesOf(*facts.queues.recording, closedSections(facts));
    if (track - next < lanes.size()) {
        const Lane& lane = lanes[track - next];
        if (lane.kind != LaneKind::Heading)
            return {};
        switch (lane.section) {
        case LaneSection::Units: return {FrameGroup::Units, {}};
        case LaneSection::Queues: return {FrameGroup::Queues, {}};
        case LaneSection::StageQueues: return {FrameGroup::StageQueues, {}};
        }
    }
    next += lanes.size();
    if (passes(1))
        return {FrameGroup::Power, {}};
    return track - next < facts.powerRows.size() ? FrameFold{{}, facts.powerRows[track - next]} : FrameFold();
}

QList<DataStyle> allFrameStyles(const Theme& theme)
{
    QList<DataStyle> all;
    for (int style = 0; style < StyleCount; ++style)
        all << styleOf(style, theme);
    return all << allUnitStates(theme);
}

QString thingText(const FrameThing& thing)
{
    if (thing.isWait())
        return FrameText::tr("%1 waits from cycle %2 for %3: %4")
            .arg(thing.name, grouped(thing.begin),
                 counted(thing.span(), FrameText::tr("%1 cycle"), FrameText::tr("%1 cycles")), thing.reason);
    if (thing.kind == FrameThing::Kind::HostWrite)
        return FrameText::tr("%1 before cycle %2: %3").arg(thing.name, grouped(thing.begin), thing.reason);
    return FrameText::tr("%1 from cycle %2: %3 from its first word to its end, of these %4 its cost")
        .arg(thing.name, grouped(thing.begin),
             counted(thing.span(), FrameText::tr("%1 cycle"), FrameText::tr("%1 cycles")), grouped(thing.cost()));
}

} // namespace vitrine::views
