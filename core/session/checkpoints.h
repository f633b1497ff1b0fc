// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/saved_moment.h"

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

namespace vitrine::core {

struct CheckpointLimits {
    std::uint64_t bytes = std::uint64_t{512} << 20; ///< what all moments hold together, shared pages counted once
    std::size_t count = 4096;
};

/// Saved moments of one run, by position. They are dense around the focus, which is where the user stands, and sparser
/// with the distance, within a budget (design.md §4). Going to a place costs at most the way from the moment before it.
///
/// The stretch between two moments should be a thirty-second of its distance to the focus, at least kShortest and at
/// most kLongest. When the budget is exceeded, all stretches grow by the same factor, and the moments that are then too
/// close to others go, a few at once. The first moment and the one at the focus always stay, even when they alone
/// exceed the budget.
///
/// All functions may be called by several threads at once: a look-ahead shares the checkpoints, and their budget, with
/// the replay that is shown.
class Checkpoints {
public:
    using Moment = std::shared_ptr<const SavedMoment>;

    static constexpr ReplayCost kShortest = 15'000;    // about three copies of a moment
    static constexpr ReplayCost kLongest = 16'000'000; // a picture at sixty hertz
    static constexpr ReplayCost kCopiesPerStretch = 4; // saving costs at most a quarter of replaying
    static constexpr std::uint64_t kCheapMoment = 8;   // stretches may be so much shorter where a moment costs nothing

    explicit Checkpoints(CheckpointLimits limits = {}) : m_limits(limits) {}

    /// The last moment at or before `position`; null when there is none.
    [[nodiscard]] Moment nearest(std::uint64_t position) const;
    /// The last moment that can be reached from `from` without a stretch that is longer than wanted anywhere.
    [[nodiscard]] Moment endOfCovered(std::uint64_t from) const;

    struct Question {
        std::uint64_t position = 0;
        ReplayCost cost = 0;
        ReplayCost distance = 0; ///< to the place that will be the focus
        ReplayCost copyCost = 0; ///< of a moment; stretches are at least some times that long
        bool isCheap = false;    ///< a moment here shares nearly everything, as after a clear
    };
    /// Whether a moment at this place is worth its memory.
    [[nodiscard]] bool wants(const Question& question) const;
    void add(Moment moment);
    /// Tells where the user stands.
    void setFocus(std::uint64_t position, ReplayCost cost);

    [[nodiscard]] ReplayCost distanceToFocus(ReplayCost cost) const;

    [[nodiscard]] std::uint64_t bytes() const;
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] const CheckpointLimits& limits() const { return m_limits; }
    [[nodiscard]] std::vector<Moment> all() const;

private:
    struct Entry {
        Moment moment;
        std::uint64_t bytes = 0; ///< beside the one before
    };
    using Entries = std::map<std::uint64_t, Entry>;

    [[nodiscard]] static ReplayCost wantedStretch(ReplayCost distance);
    [[nodiscard]] double missedLittle(Entries::const_iterator entry) const;
    void recount(Entries::iterator entry);
    [[nodiscard]] bool exceedsLimits() const;
    [[nodiscard]] std::vector<Entries::iterator> fromLeastMissed();
    void makeRoom(std::vector<Moment>& forgotten);
    void forget(Entries::iterator entry, std::vector<Moment>& forgotten);

    const CheckpointLimits m_limits;
    mutable std::mutex m_mutex;
    Entries m_entries;
    std::uint64_t m_bytes = 0;
    std::uint64_t m_focus = 0;
    ReplayCost m_focusCost = 0;
    double m_scale = 1; ///< by which stretches have grown for want of memory
};

} // namespace vitrine::core
