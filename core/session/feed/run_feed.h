// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <memory>

namespace vitrine::core {

struct DrawCommand;
struct RenderTargets;

/// What gives a machine its work while somebody runs it, cycle by cycle: the passes of a draw, or the calls of a frame.
/// Between cycles it has always given all that it can, so a run is the same wherever it was begun (ONE-06).
class RunFeed {
public:
    /// Where it stands, beside the machine and its memory. Immutable.
    class Moment {
    public:
        Moment() = default;
        Moment(const Moment&) = delete;
        Moment& operator=(const Moment&) = delete;
        virtual ~Moment() = default;

        /// Bytes that this adds to what `earlier` holds; everything when null.
        [[nodiscard]] virtual std::uint64_t bytesBeside(const Moment* earlier) const = 0;
    };

    RunFeed() = default;
    RunFeed(const RunFeed&) = delete;
    RunFeed& operator=(const RunFeed&) = delete;
    virtual ~RunFeed() = default;

    /// Whether the machine has come to where it can be given more, or to the end.
    [[nodiscard]] virtual bool hasArrived() = 0;
    /// Then, and once before the first cycle.
    virtual Result<void> give() = 0;
    /// Whether all has been given, and the machine is done with it.
    [[nodiscard]] virtual bool isOver() = 0;

    /// Null: nobody can go on from here, in the midst of a call that waits and can't be made once more.
    [[nodiscard]] virtual std::shared_ptr<const Moment> moment() = 0;
    /// Before the machine and its memory are put back to another moment.
    virtual void leave() {}
    /// After the machine and its memory have been put back to that moment.
    virtual Result<void> restore(const Moment& moment) = 0;

    /// The draw that the machine is busy with, the oldest of several; when there is none, the one that came last, and
    /// before the first that one.
    [[nodiscard]] virtual const DrawCommand& command() = 0;
    /// What that draw leaves to be seen: of a drawing, whose first passes only count, the buffers of the last one.
    [[nodiscard]] virtual const RenderTargets& targets() = 0;
};

} // namespace vitrine::core
