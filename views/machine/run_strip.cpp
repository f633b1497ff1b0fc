// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/machine/run_strip.h"

#include "core/session/machine/frame_section.h"
#include "views/base/desk.h"
#include "views/machine/recordings.h"
#include "views/theme/counted.h"

namespace vitrine::views {

RunStrip::RunStrip(Desk& desk, Recordings& recordings, QWidget* parent)
    : QLabel(parent), m_desk(desk), m_recordings(recordings)
{
    setObjectName(QStringLiteral("run-strip"));
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setAccessibleName(tr("Which run is shown"));
    setContentsMargins(8, 2, 8, 2);
    setToolTip(
        tr("Alone, the machine has drained before the draw. In its frame, older draws are still under way when it "
           "begins, and cycles count from the frame's first command."));
    // At any width: what does not fit is cut, and says the same elsewhere.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(this, &QLabel::linkActivated, &desk, [&desk] { desk.setInFrame(!desk.isInFrame()); });
    connect(&recordings, &Recordings::changed, this, &RunStrip::refresh);
    refresh();
}

void RunStrip::refresh()
{
    if (m_recordings.state() == Recordings::State::NoDraw)
        return clear();
    const QString other = QStringLiteral(" · <a href=\"other\">%1</a>");
    if (!m_recordings.isInFrame())
        return setText(tr("Draw %1, <b>alone</b>").arg(m_recordings.draw()) + other.arg(tr("in its frame")));
    QString text = tr("Frame %1, <b>draws in flight</b>").arg(m_recordings.frame());
    const auto& recording = m_recordings.recording();
    if (const auto* run = recording ? &recording->section<core::FrameSection>().run : nullptr; run && *run)
        text += QStringLiteral(" · ") + counted((*run)->draws.size(), tr("%1 draw"), tr("%1 draws"));
    setText(text + other.arg(tr("draw %1 alone").arg(m_recordings.shownDraw())));
}

} // namespace vitrine::views
