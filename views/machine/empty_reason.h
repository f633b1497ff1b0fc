// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/kit/pane.h"

#include <QString>

/// Why a dock has nothing to show of a recorded draw, and the one thing to do about it. All docks take it from one
/// table, each case a row.

namespace vitrine::core {
class DrawRecording;
}

namespace vitrine::views {

class Desk;

enum class Lack : std::uint8_t {
    Arbiter,          ///< the machine has none
    Requests,         ///< no program of the draw asks a device
    BypassedRequests, ///< likewise, because its fragments bypass the processors
    Segments,         ///< the machine makes none
    BypassedSegments, ///< the fragments of the draw bypass the processors
    Hiz,              ///< the machine has none
    DepthBuffer,      ///< the draw has none
    Vector,           ///< the draw is none of 2-D graphics
    // The draw is one of 2-D graphics:
    VectorHiz,     ///< whose planes have no bounds
    BasicHiz,      ///< on the basic path, which does not come by HIZ
    BasicRequests, ///< likewise, which has no programs
    BasicSegments, ///< likewise, without fragment tasks
    BasicTasks     ///< likewise, without any
};

struct EmptyReason {
    QString sentence;
    WayOut wayOut; ///< replays the capture on another machine, or opens the dock that has more to tell; or none
};
[[nodiscard]] EmptyReason emptyReason(Lack lack, const core::DrawRecording& recording, Desk& desk);

} // namespace vitrine::views
