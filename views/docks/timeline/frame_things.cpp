// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/timeline/frame_things.h"

#include "core/observe/draw_number.h"
#include "core/session/machine/frame_section.h"
#include "core/session/machine/power_section.h"
#include "views/theme/counted.h"

#include <algorithm>
#include <map>
#include <span>
#include <utility>

namespace vitrine::views {

namespace {

using Kind = FrameThing::Kind;

/// Numbers of draws as the capture counts, by what the machine knows of their calls: the low half of the number.
std::map<std::uint32_t, std::uint32_t> drawsByCall(const EventIndex& index)
{
    std::map<std::uint32_t, std::uint32_t> draws;
    for (const core::ActionEntry& action : index.actions)
        if (action.kind == core::ActionKind::Draw)
            draws.emplace(static_cast<std::uint32_t>(action.callNumber), action.draw);
    return draws;
}

FrameThing thingOf(const core::DrawSpan& span, const std::map<std::uint32_t, std::uint32_t>& draws)
{
    FrameThing thing{.begin = span.begin, .costFrom = span.end - span.cost, .end = span.end, .energy = span.energy};
    if (core::isTransfer(span.draw)) {
        thing.kind = span.isCopy ? Kind::Copy : Kind::Clear;
        thing.number = span.draw - core::kFirstTransfer;
        thing.name = (span.isCopy ? FrameText::tr("copy %1") : FrameText::tr("clear %1")).arg(thing.number);
    } else {
        const auto known = draws.find(span.call);
        thing.number = known != draws.end() ? known->second : span.draw;
        thing.name = FrameText::tr("draw %1").arg(thing.number);
    }
    return thing;
}

struct Word {
    const char* text;
    const char* comment;
};

struct Reason {
    const char* letter;
    Word word;
    const char* text;
};

Reason reasonOf(core::CommandWaitReason reason)
{
    switch (reason) {
    case core::CommandWaitReason::Reads:
        return {"r", QT_TRANSLATE_NOOP3("FrameText", "reads", "wait"),
                QT_TRANSLATE_NOOP("FrameText", "it reads what %1 writes")};
    case core::CommandWaitReason::Writes:
        return {"w", QT_TRANSLATE_NOOP3("FrameText", "writes", "wait"),
                QT_TRANSLATE_NOOP("FrameText", "it writes what %1 reads")};
    case core::CommandWaitReason::Pipeline:
        return {"p", QT_TRANSLATE_NOOP3("FrameText", "pipeline", "wait"),
                QT_TRANSLATE_NOOP("FrameText", "it takes another pipeline than %1")};
    case core::CommandWaitReason::BypassMode:
        return {"b", QT_TRANSLATE_NOOP3("FrameText", "bypass", "wait"),
                QT_TRANSLATE_NOOP("FrameText", "it passes the processors another way than %1")};
    case core::CommandWaitReason::StateVersion:
        return {"v", QT_TRANSLATE_NOOP3("FrameText", "versions", "wait"),
                QT_TRANSLATE_NOOP("FrameText", "no version of the state is free until %1 has retired")};
    case core::CommandWaitReason::Drain: break;
    }
    return {"d", QT_TRANSLATE_NOOP3("FrameText", "drain", "wait"),
            QT_TRANSLATE_NOOP("FrameText", "the machine drains: %1 is under way")};
}

Reason reasonOf(core::HostWaitReason reason)
{
    return reason == core::HostWaitReason::Read
               ? Reason{"h", QT_TRANSLATE_NOOP3("FrameText", "program", "wait"),
                        QT_TRANSLATE_NOOP("FrameText", "the program reads what %1 writes")}
               : Reason{"h", QT_TRANSLATE_NOOP3("FrameText", "program", "wait"),
                        QT_TRANSLATE_NOOP("FrameText", "the program waits for %1")};
}

constexpr int kMostTold = 6; // of a cycle: a tooltip is no list, the table is

using HostWrites = std::span<const core::FrameHostWrite>;
using Things = std::vector<FrameThing>;

/// The first ones, before the same cycle.
HostWrites ofOneCycle(HostWrites writes)
{
    std::size_t count = 0;
    while (count < writes.size() && writes[count].cycle == writes.front().cycle)
        ++count;
    return writes.first(count);
}

FrameThing hostThing(HostWrites writes)
{
    const core::Cycle cycle = writes.front().cycle;
    FrameThing thing{.kind = Kind::HostWrite, .begin = cycle, .costFrom = cycle, .end = cycle + 1};
    thing.name = counted(writes.size(), FrameText::tr("%1 host write"), FrameText::tr("%1 host writes"));
    thing.letter = QStringLiteral("h");
    QStringList told;
    for (const core::FrameHostWrite& write : writes) {
        if (told.size() == kMostTold) {
            told << FrameText::tr("and %1 more").arg(grouped(writes.size() - kMostTold));
            break;
        }
        told << FrameText::tr("%1 by call %2").arg(hostWriteText(write), grouped(write.call));
    }
    thing.reason = told.join(QStringLiteral(", "));
    return thing;
}

/// One for all of a cycle.
void addHostWrites(HostWrites writes, Things& things)
{
    while (!writes.empty()) {
        const HostWrites here = ofOneCycle(writes);
        things.push_back(hostThing(here));
        writes = writes.subspan(here.size());
    }
}

} // namespace

core::Cycle FrameThing::costIn(core::Cycle from, core::Cycle to) const
{
    const core::Cycle first = std::max(from, costFrom), last = std::min(to, end);
    return !isCost() || last <= first ? 0 : last - first;
}

std::vector<FrameThing> thingsOf(const core::DrawRecording& recording, const EventIndex& index, std::uint32_t draw)
{
    const auto& run = recording.section<core::FrameSection>().run;
    if (!run)
        return {{.number = draw,
                 .end = recording.length(),
                 .energy = recording.section<core::PowerSection>().energy,
                 .name = FrameText::tr("draw %1").arg(draw)}};
    const auto draws = drawsByCall(index);
    std::vector<std::pair<std::uint32_t, FrameThing>> numbered;
    for (const auto* spans : {&run->draws, &run->transfers})
        for (const core::DrawSpan& span : *spans)
            numbered.emplace_back(span.draw, thingOf(span, draws));
    std::ranges::stable_sort(numbered, {}, [](const auto& one) { return one.second.end; });
    std::vector<FrameThing> things;
    std::map<std::uint32_t, std::size_t> places;
    for (auto& [number, thing] : numbered) {
        places.emplace(number, things.size());
        things.push_back(std::move(thing));
    }
    const auto placeOf = [&places](std::uint32_t number) {
        const auto found = places.find(number);
        return found == places.end() ? std::nullopt : std::optional(found->second);
    };
    for (const core::StreamWait& wait : run->waits) {
        const bool isOfHost = std::holds_alternative<core::HostWaitReason>(wait.reason);
        const Reason reason = std::visit([](auto which) { return reasonOf(which); }, wait.reason);
        FrameThing thing{.kind = isOfHost ? Kind::HostWait : Kind::CommandWait,
                         .begin = wait.begin,
                         .costFrom = wait.begin + wait.cycles,
                         .end = wait.begin + wait.cycles};
        thing.waiting = isOfHost ? std::nullopt : placeOf(wait.draw);
        thing.awaited = placeOf(wait.on);
        thing.name = isOfHost        ? FrameText::tr("program")
                     : thing.waiting ? things[*thing.waiting].name
                                     : FrameText::tr("command");
        thing.letter = QString::fromLatin1(reason.letter);
        thing.word = FrameText::tr(reason.word.text, reason.word.comment);
        thing.reason = FrameText::tr(reason.text)
                           .arg(thing.awaited ? things[*thing.awaited].name : FrameText::tr("an older draw"));
        things.push_back(std::move(thing));
    }
    addHostWrites(run->hostWrites, things);
    return things;
}

QString hostWriteText(const core::FrameHostWrite& write)
{
    switch (write.kind) {
    case core::HostWriteKind::Surface: return FrameText::tr("surface %1 written").arg(write.number);
    case core::HostWriteKind::SurfaceFreed: return FrameText::tr("surface %1 freed").arg(write.number);
    case core::HostWriteKind::Buffer: return FrameText::tr("buffer %1 written").arg(write.number);
    case core::HostWriteKind::BufferFreed: break;
    }
    return FrameText::tr("buffer %1 freed").arg(write.number);
}

} // namespace vitrine::views
