// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/change_log.h"
#include "core/observe/events.h"

namespace vitrine::core {

/// What a unit does and why it can't go on, as one number. It is the value that goes to the ChangeLog.
struct ActivityCode {
    /// How many queues can be named as blockers.
    static constexpr std::uint32_t kMaxQueues = 1u << (Change::kValueBits - 5);

    std::uint32_t bits = 0; ///< 0 means idle

    ActivityCode() = default;
    explicit ActivityCode(std::uint32_t value) : bits(value) {}
    ActivityCode(Activity activity, StallReason reason, QueueId blocker)
        : bits(static_cast<std::uint32_t>(activity) | static_cast<std::uint32_t>(reason) << 2 | blocker.value << 5)
    {
    }
    [[nodiscard]] Activity activity() const { return static_cast<Activity>(bits & 3); }
    [[nodiscard]] StallReason reason() const { return static_cast<StallReason>(bits >> 2 & 7); }
    [[nodiscard]] QueueId blocker() const { return {bits >> 5}; }

    friend bool operator==(const ActivityCode&, const ActivityCode&) = default;
};

} // namespace vitrine::core
