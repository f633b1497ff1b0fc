// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace vitrine::core {

/// Turns fragment shading off and on between draws (BYP-12, DEC-18): first all that is in flight has to drain, and the
/// draw that wants the other way waits for it, so that a switch may come late but is never dropped.
class BypassSwitch {
public:
    /// Asked in every cycle before a draw starts, until it is true. `isDrained`: no fragment thread and no pixel in the
    /// FIFO.
    [[nodiscard]] bool mayStart(bool wantsBypass, bool isDrained)
    {
        if (wantsBypass == m_isBypassed)
            return true;
        if (!isDrained) {
            ++m_drainCycles;
            return false;
        }
        m_isBypassed = wantsBypass;
        ++m_switches;
        return true;
    }

    [[nodiscard]] bool isBypassed() const { return m_isBypassed; }
    [[nodiscard]] std::uint32_t switches() const { return m_switches; }
    [[nodiscard]] std::uint64_t drainCycles() const { return m_drainCycles; } ///< `drain.cycles`

    static void visit(auto& visitor, auto& state)
    {
        visitor("isBypassed", state.m_isBypassed);
        visitor("switches", state.m_switches);
        visitor("drainCycles", state.m_drainCycles);
    }

private:
    bool m_isBypassed = false;
    std::uint32_t m_switches = 0;
    std::uint64_t m_drainCycles = 0;
};

} // namespace vitrine::core
