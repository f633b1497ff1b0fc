// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// Work of a replay, in nanoseconds of a nominal computer: a function of what is replayed alone, so that two replays
/// agree on it and tests can count with it (replay_cost.h).
using ReplayCost = std::uint64_t;

/// A moment that a run can be taken up from. Immutable: threads share it.
class SavedMoment {
public:
    SavedMoment(std::uint64_t position, ReplayCost cost) : m_position(position), m_cost(cost) {}
    SavedMoment(const SavedMoment&) = delete;
    SavedMoment& operator=(const SavedMoment&) = delete;
    virtual ~SavedMoment() = default;

    /// The position of the moment: how many calls, or cycles, have been executed.
    [[nodiscard]] std::uint64_t position() const { return m_position; }
    /// The work from the start to here; grows with the position.
    [[nodiscard]] ReplayCost cost() const { return m_cost; }

    /// Bytes that this adds to what `earlier` holds; everything that it holds when null.
    [[nodiscard]] virtual std::uint64_t bytesBeside(const SavedMoment* earlier) const = 0;
    /// What it costs to save such a moment, and to take it up again.
    [[nodiscard]] virtual ReplayCost copyCost() const = 0;

private:
    const std::uint64_t m_position;
    const ReplayCost m_cost;
};

} // namespace vitrine::core
