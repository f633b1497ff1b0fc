// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/pixel_history/pixel_history_frame.h"
#include "views/base/inspector.h"

namespace vitrine::views {

/// Answers questions about pixels from the frame that it went through for the first of them. Used on the inspector's
/// thread, one question after the other.
class HistorySource {
public:
    [[nodiscard]] core::Result<core::PixelHistory> answer(Inspection& inspection, const core::PixelQuery& query);

private:
    std::shared_ptr<core::Checkpoints> m_checkpoints; ///< of the capture and machine that the frame is of
    std::optional<std::uint64_t> m_position;
    std::shared_ptr<const core::PixelHistoryFrame> m_frame; ///< null, with a position: it is too large to remember
};

} // namespace vitrine::views
