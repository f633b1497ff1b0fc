// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/machine/empty_reason.h"

#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/event_section.h"
#include "core/session/machine/vector_section.h"
#include "views/base/desk.h"
#include "views/base/machine_choice.h"
#include "views/base/machine_shelf.h"
#include "views/theme/counted.h"
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
    /// Of 2-D graphics: what the draw's passes had done instead, which the dock of its stages tells more of.
    QString (*told)(const core::DrawRecording&) = nullptr;
};

class EmptyReasons {
    Q_DECLARE_TR_FUNCTIONS(EmptyReason)

public:
    static QString tilesTold(const core::DrawRecording& recording)
    {
        if (recording.config().hiz->enabled == 0)
            return tr("This machine has none.");
        const auto counts = core::countsByName(recording.section<core::EventSection>().counts);
        const auto judged = counts.find("tile.test");
        const core::VectorPassCounts passes = recording.section<core::VectorSection>().totals();
        return tr("In the passes of this draw it judged %1 tiles; ZST counted %2 samples and looked at %3 pixels.")
            .arg(grouped(judged == counts.end() ? 0 : judged->second), grouped(passes.stencilWrites),
                 grouped(passes.boxed));
    }
    static QString pixelsTold(const core::DrawRecording& recording)
    {
        return counted(recording.section<core::VectorSection>().totals().written,
                       tr("RAS, MUX and the color updater have written %1 pixel by themselves."),
                       tr("RAS, MUX and the color updater have written %1 pixels by themselves."));
    }
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
    {.lack = Lack::VectorHiz,
     .sentence = QT_TRANSLATE_NOOP("EmptyReason", "HiZ compares nothing in 2-D graphics: windings and coverage are "
                                                  "counted in planes that have no bounds of depth."),
     .told = EmptyReasons::tilesTold},
    {.lack = Lack::BasicHiz,
     .sentence = QT_TRANSLATE_NOOP("EmptyReason", "This draw takes the basic path of 2-D graphics, which tests no "
                                                  "depth and does not come by HiZ."),
     .told = EmptyReasons::pixelsTold},
    {.lack = Lack::BasicRequests,
     .sentence = QT_TRANSLATE_NOOP("EmptyReason", "This draw takes the basic path of 2-D graphics, past the "
                                                  "processors: it has no programs, so nothing asks a device."),
     .told = EmptyReasons::pixelsTold},
    {.lack = Lack::BasicSegments,
     .sentence = QT_TRANSLATE_NOOP("EmptyReason", "This draw takes the basic path of 2-D graphics, past the "
                                                  "processors: it has no fragment tasks to cut into segments."),
     .told = EmptyReasons::pixelsTold},
    {.lack = Lack::BasicTasks,
     .sentence = QT_TRANSLATE_NOOP("EmptyReason", "This draw takes the basic path of 2-D graphics, past the "
                                                  "processors: it has neither vertex nor fragment tasks. The "
                                                  "processors are idle, or without power (dock Power)."),
     .told = EmptyReasons::pixelsTold},
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

EmptyReason emptyReason(Lack lack, const core::DrawRecording& recording, Desk& desk)
{
    const LackRow& row = *std::ranges::find(kLackRows, lack, &LackRow::lack);
    EmptyReason reason{QCoreApplication::translate("EmptyReason", row.sentence), {}};
    if (row.told) {
        reason.sentence += QLatin1Char('\n') + row.told(recording);
        reason.wayOut = {EmptyReasons::tr("Show its passes"),
                         EmptyReasons::tr("Opens 2-D stages: what each unit did in the passes of this draw."),
                         [&desk] { desk.follow({.place = {}, .selection = {}, .dock = "vector-stages"}); }};
    }
    if (row.button)
        reason.wayOut = {QCoreApplication::translate("EmptyReason", row.button), whatItDoes(row),
                         [&desk, &row] { useOther(desk, row); }};
    return reason;
}

} // namespace vitrine::views
