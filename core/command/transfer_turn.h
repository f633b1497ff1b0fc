// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"

#include <algorithm>

namespace vitrine::core {

/// A unit's turn at a clear (RUN-06). Units clear side by side: one hands the clear on as soon as those behind it need
/// at least as long as itself, so that it leaves the machine when the last of them is done.
class TransferTurn {
public:
    [[nodiscard]] bool hasBegun() const { return m_hasBegun; }
    /// `own`: cycles that it takes here; `behind`: those of the unit behind that takes longest.
    void begin(Cycle now, Cycle own, Cycle behind)
    {
        m_hasBegun = true;
        const Cycle leastBehind = std::max<Cycle>(behind, 1); // to hand it on
        m_handOver = now + (own > leastBehind ? own - leastBehind : 0);
        m_end = now + std::max<Cycle>(own, 1);
    }
    /// The first cycle in which it can be handed on.
    [[nodiscard]] Cycle handOver() const { return m_handOver; }
    /// The first cycle in which the unit does something else.
    [[nodiscard]] Cycle end() const { return m_end; }
    void handOn() { m_hasBegun = false; }

    static void visit(auto& visitor, auto& turn)
    {
        visitor("hasBegun", turn.m_hasBegun);
        visitor("handOver", turn.m_handOver);
        visitor("end", turn.m_end);
    }

private:
    bool m_hasBegun = false;
    Cycle m_handOver = 0, m_end = 0;
};

} // namespace vitrine::core
