// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/history/history_source.h"

namespace vitrine::views {

core::Result<core::PixelHistory> HistorySource::answer(Inspection& inspection, const core::PixelQuery& query)
{
    const bool isSameFrame = m_checkpoints == inspection.checkpoints && m_position == query.position;
    if (!isSameFrame) {
        m_frame.reset(); // before the next one takes memory
        m_position.reset();
        auto frame = core::PixelHistoryFrame::remember(inspection.replay, inspection.source, query.position,
                                                       inspection.stop, inspection.progress);
        if (!frame)
            return frame.error();
        m_frame = *frame;
        m_checkpoints = inspection.checkpoints;
        m_position = query.position;
    }
    if (m_frame)
        return m_frame->history(inspection.config, query.x, query.y, inspection.stop, inspection.progress);
    return core::pixelHistory(inspection.replay, inspection.source, inspection.config, query, inspection.stop,
                              inspection.progress);
}

} // namespace vitrine::views
