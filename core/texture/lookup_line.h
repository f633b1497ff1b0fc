// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/ports.h"

#include <algorithm>
#include <deque>
#include <optional>

namespace vitrine::core {

/// Look-ups of one client on their way through TEX. They are answered in the order in which they came.
template <typename Request>
struct LookupLine {
    struct InFlight {
        Request request;
        Cycle due = 0;
        static void visit(auto& visitor, auto& flight)
        {
            visitor("request", flight.request);
            visitor("due", flight.due);
        }
    };
    std::optional<Request> next; ///< has come; waits for a cycle of the unit
    std::deque<InFlight> inFlight;

    [[nodiscard]] bool empty() const { return !next && inFlight.empty(); }
    /// False: nothing has come, or the one before waits still.
    bool take(In<Request>& line)
    {
        if (!line.connected() || next || !line.front())
            return false;
        next = *line.front();
        line.pop();
        return true;
    }
    /// The next one has the unit; its texels are there in cycle `due`.
    void start(Cycle due)
    {
        inFlight.push_back({*next, due});
        next.reset();
    }
    /// When there is something to do; kNever: nothing is on its way.
    [[nodiscard]] Cycle nextDue(Cycle now) const
    {
        const Cycle due = inFlight.empty() ? kNever : inFlight.front().due;
        return next ? std::min(due, now + 1) : due;
    }
};

} // namespace vitrine::core
