// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/timed_gpu.h"
#include "core/session/machine/moment_search.h"

#include <memory>
#include <optional>

namespace vitrine::core {

/// Tells after each executed cycle of a machine whether a condition came true in it.
class MomentWatch {
public:
    MomentWatch() = default;
    MomentWatch(const MomentWatch&) = delete;
    MomentWatch& operator=(const MomentWatch&) = delete;
    virtual ~MomentWatch() = default;

    /// Called when the machine was moved to another place: what is true there already has not just come true.
    virtual void begin() = 0;
    /// Asked once after each executed cycle.
    [[nodiscard]] virtual bool happened() = 0;
    /// The first event of that cycle that made the condition true; nothing for conditions on states.
    [[nodiscard]] virtual std::optional<Event> event() const { return std::nullopt; }
};

/// A watch for the condition. It watches the machine as long as it lives.
[[nodiscard]] std::unique_ptr<MomentWatch> watchFor(const MomentCondition& condition, TimedGpu& gpu);

} // namespace vitrine::core
