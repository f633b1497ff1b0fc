// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/difference/decided_draw.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace vitrine::core {

using DecisionKey = decltype(Decision().key());

/// Some decisions of a draw that has more than one may keep: those with the smallest keys behind a certain one.
class KeptDecisions {
public:
    static constexpr std::size_t kMost = std::size_t{1} << 18;

    explicit KeptDecisions(const std::optional<DecisionKey>& behind, std::size_t most = kMost)
        : m_behind(behind), m_most(most)
    {
    }
    void add(const DecisionSide& decision);
    /// Call it when all have been added.
    void sort();
    /// Whether there are no more behind these.
    [[nodiscard]] bool isAll() const { return !m_cut; }

    /// Nothing: as far as both reach there is none.
    [[nodiscard]] static std::optional<DecisionSides> firstDifference(const KeptDecisions& a, const KeptDecisions& b);
    /// The last key of which both know everything, when at least one is not all.
    [[nodiscard]] static DecisionKey commonEnd(const KeptDecisions& a, const KeptDecisions& b);

private:
    void drop();

    const std::optional<DecisionKey> m_behind;
    const std::size_t m_most;
    std::vector<DecisionSide> m_decisions;
    std::optional<DecisionKey> m_cut; ///< the last key before the first one that was dropped
};

} // namespace vitrine::core
