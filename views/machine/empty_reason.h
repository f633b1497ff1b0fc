// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/kit/pane.h"

#include <QString>

/// Why a dock has nothing to show of a recorded draw, and the one thing to do about it. All docks take it from one
/// table, each case a row.

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
    Vector            ///< the draw is none of 2-D graphics
};

struct EmptyReason {
    QString sentence;
    WayOut wayOut; ///< replays the capture on another machine, with one knob turned; or none
};
[[nodiscard]] EmptyReason emptyReason(Lack lack, Desk& desk);

} // namespace vitrine::views
