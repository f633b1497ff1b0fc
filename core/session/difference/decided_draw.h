// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/comparison/compared_machine.h"
#include "core/session/difference/pixel_decisions.h"
#include "core/session/difference/sequence_hash.h"
#include "core/session/difference/task_decisions.h"

#include <vector>

namespace vitrine::core {

/// The sum of the hashes of decisions: it does not depend on when they were taken.
struct DecisionSum {
    std::uint64_t sum = 0, count = 0;
    void add(const Decision& decision)
    {
        sum += hashOf(decision);
        ++count;
    }
    friend bool operator==(const DecisionSum&, const DecisionSum&) = default;
};

/// A draw that a machine has run, with what tells whether another machine has decided alike.
struct DecidedDraw {
    FoundDraw draw;
    SequenceHash timeless; ///< of Decision::isTimeless()
    DecisionSum timed;     ///< of the others
};

/// Listens to one machine of a difference.
class DecisionWatch final : public FoundDrawWatch {
public:
    DecisionWatch(ComparedRun& run, const MachineConfig& config, const std::stop_token& stop);

    /// The draws since the last question: one, several passes of one, or none.
    [[nodiscard]] std::vector<DecidedDraw> takeDraws() { return std::exchange(m_draws, {}); }

    void beforeDraw(const FoundDraw& draw) override;
    void afterDraw() override;

private:
    PixelDecisions m_pixels;
    TaskDecisions m_tasks;
    Subscription m_keepsTasks;
    DecisionSum m_timed;
    std::vector<DecidedDraw> m_draws;
};

/// What one machine says where two differ first.
struct DecisionSide {
    Decision decision;
    std::optional<Cycle> cycle; ///< of the draw in which it was taken; of a discard it is not known
};
/// By machine; nothing: it has decided nothing of the kind there, or nothing any more.
using DecisionSides = std::array<std::optional<DecisionSide>, 2>;

/// The same draw on two machines.
struct DecidedTwice {
    const DecidedDraw& draw;
    const MachineConfig& config;
};

/// Runs the draw on both once more, as often as it takes to keep few decisions at a time, and finds the first of them
/// that differs. Nothing: they are equal.
[[nodiscard]] std::optional<DecisionSides> firstDecision(const std::array<DecidedTwice, 2>& machines,
                                                         const std::stop_token& stop);

} // namespace vitrine::core
