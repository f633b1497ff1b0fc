// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/observer.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace vitrine::core {

/// One domain was in one state from cycle `from` to cycle `to` − 1. Numbers are those of PowerChanged.
struct PowerInterval {
    std::uint32_t domain = 0;
    std::uint32_t state = 0;
    Cycle from = 0;
    Cycle to = 0;
    friend bool operator==(const PowerInterval&, const PowerInterval&) = default;
};

/// Keeps the states of power domains over time, from `start` on. There are few changes: beyond `room` of them, the rest
/// is not kept.
class PowerRecorder final : public Observer {
public:
    static constexpr std::size_t kRoom = std::size_t{1} << 16;

    /// `states` are those of all domains at the start.
    PowerRecorder(Cycle start, std::vector<std::uint32_t> states, std::size_t room = kRoom);

    void onPowerChanged(const PowerChanged& event) override;
    /// Sorted by domain, then by time, without gaps up to `end`.
    [[nodiscard]] std::vector<PowerInterval> intervals(Cycle end) const;
    [[nodiscard]] bool isComplete() const { return m_isComplete; }

private:
    Cycle m_start;
    std::vector<std::uint32_t> m_states; ///< at the start
    std::size_t m_room;
    std::vector<PowerChanged> m_changes;
    bool m_isComplete = true;
};

} // namespace vitrine::core
