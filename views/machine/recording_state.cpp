// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/machine/recording_state.h"

#include "views/kit/pane.h"
#include "views/machine/machine_view.h"
#include "views/machine/recordings.h"
#include "views/theme/counted.h"

namespace vitrine::views {

namespace {

WayOut wayToDraw(Recordings& recordings)
{
    const auto draw = recordings.nearestDraw();
    return draw ? WayOut{MachineView::tr("Go to draw %1").arg(*draw),
                         MachineView::tr("Goes to the draw that comes next, or else to the last one."),
                         [&recordings, draw] { recordings.goToDraw(*draw); }}
                : WayOut();
}

WayOut wayToRecording(Recordings& recordings)
{
    const auto retry = [&recordings] { recordings.retry(); };
    if (recordings.isStopped())
        return {MachineView::tr("Go on recording"), MachineView::tr("Goes on from where the recording was stopped."),
                retry};
    return {MachineView::tr("Record again"), MachineView::tr("Runs the draw on the machine once more, and records it."),
            retry};
}

} // namespace

void offerRecording(Pane& pane, Recordings& recordings)
{
    QObject::connect(&pane, &Pane::cancelRequested, &recordings, &Recordings::cancel);
    QObject::connect(&recordings, &Recordings::progressed, &pane, [&pane, &recordings](quint64 cycles) {
        pane.showBusy(MachineView::tr("Recording %1: %2 cycles").arg(recordings.runName(), grouped(cycles)));
    });
}

bool showRecordingState(Pane& pane, Recordings& recordings, const QString& noDraw)
{
    switch (recordings.state()) {
    case Recordings::State::NoDraw: pane.showEmpty(noDraw, wayToDraw(recordings)); break;
    case Recordings::State::Waiting:
    case Recordings::State::Busy: pane.showBusy(MachineView::tr("Recording %1").arg(recordings.runName())); break;
    case Recordings::State::Failed: pane.showFailure(recordings.problem(), wayToRecording(recordings)); break;
    case Recordings::State::Ready: return true;
    }
    return false;
}

} // namespace vitrine::views
