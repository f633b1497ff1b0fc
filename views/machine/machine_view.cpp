// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/machine/machine_view.h"

#include "views/base/desk.h"
#include "views/machine/recording_state.h"
#include "views/machine/run_strip.h"

#include <QVBoxLayout>

#include <utility>

namespace vitrine::views {

MachineView::MachineView(Desk& desk, QWidget* parent) : DockView(desk, parent), m_recordings(&Recordings::of(desk))
{
    connect(m_recordings, &Recordings::changed, this, &MachineView::follow);
}

Pane& MachineView::setContent(QWidget* content, const QString& emptyText)
{
    m_emptyText = emptyText;
    auto* framed = new QWidget;
    auto* rows = new QVBoxLayout(framed);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* strip = new RunStrip(desk(), *m_recordings);
    rows->addWidget(strip);
    rows->addWidget(content, 1);
    strip->setHidden(desk().hasFewControls()); // the schematic says it, too
    connect(&desk(), &Desk::fewControlsChanged, strip, &QWidget::setHidden);
    m_pane = new Pane(framed, this);
    offerRecording(*m_pane, *m_recordings);
    return *m_pane;
}

void MachineView::askForMoment(std::function<void(std::shared_ptr<const core::Snapshot>)> answered)
{
    m_recordings->askForMoment(this, [this, answered = std::move(answered)](const auto& moment) {
        if (m_shown)
            answered(moment);
    });
}

void MachineView::refresh(const Changes& changes)
{
    if (changes.moment)
        follow();
    else if (changes.selection && m_shown)
        showCursor();
}

void MachineView::showEvent(QShowEvent* event)
{
    m_recordings->setWanted(this, true);
    DockView::showEvent(event);
    follow();
}

void MachineView::hideEvent(QHideEvent* event)
{
    DockView::hideEvent(event);
    if (m_recordings)
        m_recordings->setWanted(this, false);
}

void MachineView::follow()
{
    if (!isVisible() || !m_pane)
        return;
    const SharedRecording recording = m_recordings->recording();
    const bool isReady = showRecordingState(*m_pane, *m_recordings, m_emptyText);
    if (recording != m_shown) {
        m_shown = recording;
        showRecording();
    }
    if (const auto lacking = isReady ? lack() : std::nullopt) {
        const EmptyReason reason = emptyReason(*lacking, *recording, desk());
        m_pane->showEmpty(reason.sentence, reason.wayOut);
    } else if (isReady) {
        m_pane->showContent();
    }
    if (m_shown)
        showCursor();
}

} // namespace vitrine::views
