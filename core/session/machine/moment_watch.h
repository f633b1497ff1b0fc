// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/timed_gpu.h"
#include "core/session/machine/moment_search.h"

#include <memory>
#include <optional>

namespace vitrine::core {

/// Says of each executed cycle of a machine whether a condition came true in it.
class MomentWatch {
public:
    MomentWatch() = default;
    MomentWatch(const MomentWatch&) = delete;
    MomentWatch& operator=(const MomentWatch&) = delete;
    virtual ~MomentWatch() = default;

    /// The machine has been moved: what is there now has not happened.
    virtual void begin() = 0;
    /// Asked once after each executed cycle.
    [[nodiscard]] virtual bool happened() = 0;
    /// The first event of that cycle which made it true; nothing for conditions on states.
    [[nodiscard]] virtual std::optional<Event> event() const { return std::nullopt; }
};

/// Watches while it lives.
[[nodiscard]] std::unique_ptr<MomentWatch> watchFor(const MomentCondition& condition, TimedGpu& gpu);

} // namespace vitrine::core
