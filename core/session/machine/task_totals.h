// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"

#include <cstdint>

/// Sums over a recorded draw. They are exact even when not all of the draw was kept.

namespace vitrine::core {

/// The sums of a shader processor.
struct ProcessorTotals {
    std::uint64_t completedTaken = 0; ///< tasks that the processor took up, by the queue that they came from (HET-07)
    std::uint64_t fragmentsTaken = 0;
    std::uint64_t verticesTaken = 0;
    std::uint64_t swaps = 0;
    std::uint64_t requests = 0; ///< posted
    std::uint64_t finished = 0; ///< tasks whose program ended here

    [[nodiscard]] std::uint64_t taken() const { return completedTaken + fragmentsTaken + verticesTaken; }
};

/// The sums of an arbiter port.
struct PortTotals {
    std::uint64_t posted = 0;     ///< requests for this device
    std::uint64_t routed = 0;     ///< given to it
    std::uint64_t completed = 0;  ///< answered
    std::uint64_t failed = 0;     ///< of these with a status other than 0
    std::uint64_t items = 0;      ///< fragments or vertices of the requests routed
    std::uint64_t overtaking = 0; ///< answers that overtook an older request's (HET-15)
    Cycle waited = 0;             ///< cycles that requests waited in ARQ before they were routed
    Cycle served = 0;             ///< cycles from the routing of requests to their answers
    std::uint32_t inFlight = 0;   ///< when the recording ended
    std::uint32_t mostInFlight = 0;

    [[nodiscard]] double meanService() const
    {
        return completed == 0 ? 0.0 : static_cast<double>(served) / static_cast<double>(completed);
    }
};

} // namespace vitrine::core
