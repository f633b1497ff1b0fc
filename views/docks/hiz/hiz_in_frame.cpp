// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/hiz/hiz_in_frame.h"

#include "core/session/frame/frame_run.h"
#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/theme/text.h"

namespace vitrine::views {

void HizInFrame::ask(Recordings& recordings)
{
    const core::DrawSpan* span = recordings.shownSpan();
    if (!span) { // the frame was run without it
        forget();
        emit found(std::make_shared<const core::FrameHiz>());
        return;
    }
    recordings.explore<core::FrameHiz>(
        this,
        [span = *span](core::DrawExplorer& explorer, const core::DrawPace& pace) {
            return core::frameHiz(explorer, span, pace);
        },
        [this](const core::Result<std::shared_ptr<const core::FrameHiz>>& answer) {
            if (!answer)
                return m_desk.say(inWords(answer.error().message));
            emit found(*answer);
        });
}

void HizInFrame::forget()
{
    m_desk.inspector().forget(this);
}

} // namespace vitrine::views
