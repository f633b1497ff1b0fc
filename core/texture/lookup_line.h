// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/ports.h"
#include "core/texture/lookup_fields.h"

#include <algorithm>
#include <deque>
#include <optional>

namespace vitrine::core {

/// The look-ups of one client on their way through TEX. They are answered in the order in which they came.
template <typename Request>
struct LookupLine {
    struct InFlight {
        Request request;
        Cycle due = 0;
        static void visit(auto& visitor, auto& flight)
        {
            visitor(FlightFields::kRequest, flight.request);
            visitor(FlightFields::kDue, flight.due);
        }
    };
    std::optional<Request> next; ///< the one that has come and waits for a cycle of the unit
    std::deque<InFlight> inFlight;

    [[nodiscard]] bool empty() const { return !next && inFlight.empty(); }
    /// Returns false when nothing has come, or when the one before still waits.
    bool take(In<Request>& line)
    {
        if (!line.connected() || next || !line.front())
            return false;
        next = *line.front();
        line.pop();
        return true;
    }
    /// The waiting look-up gets the unit. Its texels are there in cycle `due`.
    void start(Cycle due)
    {
        inFlight.push_back({*next, due});
        next.reset();
    }
    /// The next cycle with something to do; kNever when nothing is on its way.
    [[nodiscard]] Cycle nextDue(Cycle now) const
    {
        const Cycle due = inFlight.empty() ? kNever : inFlight.front().due;
        return next ? std::min(due, now + 1) : due;
    }
};

} // namespace vitrine::core
