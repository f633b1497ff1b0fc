// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/machine/empty_reason.h"

#include "core/gpu/machine_config.h"
#include "views/base/desk.h"
#include "views/base/machine_choice.h"
#include "views/base/machine_shelf.h"
#include "views/theme/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace vitrine::views {

namespace {

struct LackRow {
    Lack lack;
    const char* sentence;
    const char* button = nullptr; ///< null: there is nothing to do about it on another machine
    const char* knob = nullptr;   ///< null: the machine is `value`
    const char* value = nullptr;
};

constexpr const char* kThroughProcessors = QT_TRANSLATE_NOOP("EmptyReason", "Run this draw through the processors");

constexpr LackRow kLackRows[] = {
    {Lack::Arbiter,
     QT_TRANSLATE_NOOP(
         "EmptyReason",
         "The programs of this machine can't ask devices: it has no arbiter. In the sequential machine "
         "(SEQ) the fixed-function units follow one another behind the vertex programs, and their results "
         "never come back to a program. Choose the machine PAR to see an arbiter."),
     QT_TRANSLATE_NOOP("EmptyReason", "Replay on PAR"), nullptr, "PAR"},
    {Lack::Requests,
     QT_TRANSLATE_NOOP("EmptyReason", "No program of this draw asks a device: it reads no texture and uses no unit. Go "
                                      "to a draw with textures to see requests.")},
    {Lack::BypassedRequests,
     QT_TRANSLATE_NOOP("EmptyReason", "The fragments of this draw bypass the processors, so no program asks a device. "
                                      "On a machine whose bypass is off they run as programs."),
     kThroughProcessors, "bypass.mode", "off"},
    {Lack::Segments,
     QT_TRANSLATE_NOOP("EmptyReason",
                       "This machine makes no segments: with seg.mode=pull each free processor takes the next task "
                       "from the fragment queue by itself, and finished tasks wait in a reorder buffer. Set "
                       "seg.mode=segment to see the stream cut into segments."),
     QT_TRANSLATE_NOOP("EmptyReason", "Cut the stream into segments"), "seg.mode", "segment"},
    {Lack::BypassedSegments,
     QT_TRANSLATE_NOOP("EmptyReason",
                       "The fragments of this draw bypass the processors, so there is no stream of tasks "
                       "to cut into segments. On a machine whose bypass is off they run as programs."),
     kThroughProcessors, "bypass.mode", "off"},
    {Lack::Hiz,
     QT_TRANSLATE_NOOP("EmptyReason", "This machine has no HiZ: every tile goes to the per-sample tests. Set "
                                      "hiz.enabled=on in the dock Machine to see tiles culled before shading."),
     QT_TRANSLATE_NOOP("EmptyReason", "Turn HiZ on"), "hiz.enabled", "on"},
    {Lack::DepthBuffer,
     QT_TRANSLATE_NOOP("EmptyReason",
                       "This draw has no depth buffer, so there are no bounds to compare its tiles with. "
                       "Go to a draw with a depth buffer.")},
    {Lack::Vector, QT_TRANSLATE_NOOP("EmptyReason",
                                     "No 2-D in this draw: it is one of OpenGL ES, which goes through the 3-D pipeline "
                                     "at once. Go to a drawing of OpenVG to see its stages and passes.")},
};

QString whatItDoes(const LackRow& row)
{
    if (!row.knob)
        return QCoreApplication::translate("EmptyReason",
                                           "Replays the capture on the machine %1. The toolbar leads back.")
            .arg(QLatin1String(row.value));
    return QCoreApplication::translate("EmptyReason",
                                       "Replays the capture on this machine with %1=%2. The toolbar leads back.")
        .arg(QLatin1String(row.knob), QLatin1String(row.value));
}

void useOther(Desk& desk, const LackRow& row)
{
    const SharedMachine& inUse = desk.moment().machine;
    if (!inUse)
        return;
    core::Result<MachineChoice> other = *inUse;
    if (!row.knob)
        other = desk.machines().find(QString::fromLatin1(row.value), inUse->config.units);
    else if (const auto set = core::setKnob(other->config, row.knob, row.value); !set)
        other = set.error();
    if (!other)
        return desk.say(inWords(other.error().message));
    desk.useMachine(*other);
}

} // namespace

EmptyReason emptyReason(Lack lack, Desk& desk)
{
    const LackRow& row = *std::ranges::find(kLackRows, lack, &LackRow::lack);
    EmptyReason reason{QCoreApplication::translate("EmptyReason", row.sentence), {}};
    if (row.button)
        reason.wayOut = {QCoreApplication::translate("EmptyReason", row.button), whatItDoes(row),
                         [&desk, &row] { useOther(desk, row); }};
    return reason;
}

} // namespace vitrine::views
