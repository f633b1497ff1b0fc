// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <set>

namespace vitrine::captures {

/// Puts calls back into the order of their numbers. They begin in that order, but end in any, because threads run at
/// once.
///
/// The window is bounded. When the oldest call stays open for too long, it is given out as Incomplete, and what its
/// thread says about it later is dropped.
class CallWindow {
public:
    static constexpr std::size_t kCallLimit = 65536;
    static constexpr std::size_t kAbandonedLimit = 4096;

    /// `call` has the next number. The reference is valid until the next call of a member.
    core::Call& enter(core::Call call);
    /// The open call with that number; null when there is none.
    [[nodiscard]] core::Call* open(std::uint64_t number);
    void addCost(std::uint64_t number, std::uint64_t bytes);
    void leave(std::uint64_t number);
    /// Returns true, once, for a call that was given out before it ended.
    [[nodiscard]] bool forgetAbandoned(std::uint64_t number) { return m_abandoned.erase(number) != 0; }
    [[nodiscard]] bool tooManyAbandoned() const { return m_abandoned.size() > kAbandonedLimit; }

    /// The oldest call, if it has ended or the window is full.
    [[nodiscard]] std::optional<core::Call> takeReady();
    /// The oldest call in whatever state, for the end of the stream.
    [[nodiscard]] std::optional<core::Call> takeAny();

    [[nodiscard]] std::uint64_t cost() const { return m_cost; }

private:
    struct Slot {
        core::Call call;
        std::uint64_t cost = 0;
        bool hasLeft = false;
    };
    [[nodiscard]] Slot* slot(std::uint64_t number);

    std::deque<Slot> m_slots; // consecutive numbers
    std::set<std::uint64_t> m_abandoned;
    std::uint64_t m_cost = 0; // bytes of the values of all calls in the window
};

} // namespace vitrine::captures
