// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/machine/followed_window.h"

#include "views/base/desk.h"
#include "views/machine/shown_cycle.h"

#include <utility>

namespace vitrine::views {

using core::Cycle;

namespace {

constexpr Cycle kKeptOfAPage = 8; // this part of the page before stays in sight

Cycle less(Cycle cycle, Cycle by)
{
    return cycle > by ? cycle - by : 0;
}

} // namespace

FollowedWindow::FollowedWindow(Desk& desk, Recordings& recordings)
    : QObject(&recordings), m_desk(desk), m_recordings(recordings)
{
    connect(&recordings, &Recordings::changed, this, &FollowedWindow::follow);
    connect(&desk, &Desk::fewControlsChanged, this, &FollowedWindow::narrow);
}

void FollowedWindow::follow()
{
    const SharedRecording& recording = m_recordings.recording();
    const bool isNew = std::exchange(m_recording, recording) != recording;
    if (!recording)
        return;
    const Cycle cursor = m_recordings.cursor();
    const bool hasMoved = std::exchange(m_cursor, cursor) != cursor;
    if (isNew)
        return narrow();
    CycleWindow& window = m_recordings.window();
    const Cycle shown = shownCycle(cursor);
    const Cycle kept = window.span() / kKeptOfAPage;
    if (hasMoved && shown >= window.end())
        window.show(less(shown, kept), less(shown, kept) + window.span());
    else if (hasMoved && shown < window.first())
        window.show(less(shown + kept + 1, window.span()), shown + kept + 1);
}

void FollowedWindow::narrow()
{
    CycleWindow& window = m_recordings.window();
    if (!m_recording || !m_desk.hasFewControls() || !window.showsAll())
        return;
    const Cycle first = less(shownCycle(m_recordings.cursor()), kShownToOthers / 2);
    window.show(first, first + kShownToOthers);
}

} // namespace vitrine::views
