// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"

#include <algorithm>
#include <cstdint>

namespace vitrine::core {

/// What a drain was for (DEC-18), as CI's Drained events tell it.
enum class DrainCause : std::uint32_t { Bypass };

/// Turns fragment shading off and on between draws (BYP-12, DEC-18): first all that is in flight has to drain, and the
/// draw that wants the other way waits for it, so that a switch may come late but is never dropped.
class BypassSwitch {
public:
    BypassSwitch() = default;
    explicit BypassSwitch(bool isBypassed) : m_isBypassed(isBypassed) {}

    /// Asked before a draw starts, until it is true. `isDrained`: no fragment thread and no pixel in the FIFO.
    [[nodiscard]] bool mayStart(bool wantsBypass, bool isDrained, Cycle now)
    {
        if (wantsBypass == m_isBypassed)
            return true;
        m_wantedSince = std::min(m_wantedSince, now);
        if (!isDrained)
            return false;
        m_isBypassed = wantsBypass;
        m_lastDrain = static_cast<std::uint32_t>(now - m_wantedSince);
        m_drainCycles += m_lastDrain;
        m_wantedSince = kNever;
        ++m_switches;
        return true;
    }

    /// To the processors, as at the machine's first cycle. This is no switch of a draw, and does not count.
    void reset() { m_isBypassed = false; }

    [[nodiscard]] bool isBypassed() const { return m_isBypassed; }
    [[nodiscard]] std::uint32_t switches() const { return m_switches; }
    [[nodiscard]] std::uint64_t drainCycles() const { return m_drainCycles; } ///< `drain.cycles`
    [[nodiscard]] std::uint32_t lastDrain() const { return m_lastDrain; }     ///< cycles that the last switch waited

    static void visit(auto& visitor, auto& state)
    {
        visitor("isBypassed", state.m_isBypassed);
        visitor("switches", state.m_switches);
        visitor("drainCycles", state.m_drainCycles);
        visitor("lastDrain", state.m_lastDrain);
        visitor("wantedSince", state.m_wantedSince);
    }

private:
    bool m_isBypassed = false;
    std::uint32_t m_switches = 0;
    std::uint64_t m_drainCycles = 0; ///< of all switches made
    std::uint32_t m_lastDrain = 0;
    Cycle m_wantedSince = kNever; ///< while a switch waits
};

} // namespace vitrine::core
