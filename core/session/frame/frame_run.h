// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/ids.h"
#include "core/base/text.h"
#include "core/observe/events.h"
#include "core/power/energy_ledger.h"

#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

namespace vitrine::core {

/// A draw, clear or copy in its frame (RUN-09). Cycles count from the frame's first.
struct DrawSpan {
    std::uint32_t draw = 0; ///< of a clear or copy its number in the stream, from kFirstTransfer on
    std::uint32_t call = 0; ///< the low half of the capture's call number
    Cycle begin = 0;        ///< its first word was taken up
    /// It retired. With nothing behind it: the machine was drained, as where the draw runs alone; so with `ci.draws`
    /// of 1 costs are cycles alone (RUN-14).
    Cycle end = 0;
    /// From where it begins and all older ones have retired. Costs of a frame never overlap.
    Cycle cost = 0;
    /// Illustrative, in hundredths: of the operations that were done for it, and of the whole machine's cycles in its
    /// cost.
    Energy energy = 0;
    bool isCopy = false;
};

/// A draw that the machine could not do: it cost nothing.
struct FailedDraw {
    std::uint32_t draw = 0;
    std::uint64_t call = 0; ///< the capture's call number
    Text why;
};

/// A command or the program waited for a draw under way (RUN-03, RUN-13).
struct StreamWait {
    std::variant<CommandWaitReason, HostWaitReason> reason;
    std::uint32_t draw = kNoDraw; ///< clear or copy, whose command waited; kNoDraw: the program
    std::uint32_t on = 0;         ///< draw, clear or copy
    Cycle begin = 0;
    Cycle cycles = 0;
};

/// The host wrote or freed memory (RUN-13).
struct FrameHostWrite {
    HostWriteKind kind = HostWriteKind::Surface;
    std::uint32_t number = 0; ///< of the surface; of a buffer object its name
    std::uint32_t call = 0;   ///< the low half of the capture's call number
    Cycle cycle = 0;          ///< before which: it takes none
};

/// A frame as one run, with draws under way behind and beside each other (RUN-02).
struct FrameRun {
    std::size_t frame = 0; ///< as many as there are: the calls behind the last present
    SurfaceId shown;       ///< what was presented; none behind the last present
    Cycle cycles = 0;      ///< to the frame's interrupt
    Energy energy = 0;
    std::vector<DrawSpan> draws;     ///< in the order in which they retired, which is that of the stream
    std::vector<DrawSpan> transfers; ///< clears and copies, likewise; such as change nothing are none (RUN-06)
    std::vector<FailedDraw> failed;  ///< of what they have begun before they failed there may be a span, too
    std::vector<StreamWait> waits;
    std::vector<FrameHostWrite> hostWrites; ///< in the order of the stream
    /// Each cycle of the frame is of the cost of one draw, clear or copy, or it is one of these: before the last of
    /// them retired, and behind that.
    Cycle withoutDraw = 0, tail = 0;
    Energy withoutDrawEnergy = 0, tailEnergy = 0; ///< in those cycles: all energies sum up to that of the frame

    [[nodiscard]] Cycle waited() const; ///< sum of the waits
    [[nodiscard]] Cycle cost() const;   ///< of all draws, clears and copies
};

} // namespace vitrine::core
