// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/bypass_decision.h"
#include "core/observe/observer.h"
#include "core/power/power_domain.h"
#include "core/record/series.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

/// How the fragments of a draw went: past the processors or not, why, and what the register bank held that stands
/// between the interpolator and the color updater then (BYP-06, BYP-10).

namespace vitrine::core {

class TimedGpu;
struct MachineConfig;

struct DrawBypass {
    /// Nothing when the machine has no bypass, or before the command interface has come to the draw.
    std::optional<bool> isBypassed;
    FragmentNeed need;          ///< on this machine; meaningful when there was a decision
    Text reason;                ///< a sentence; empty without a decision
    std::uint32_t depth = 0;    ///< pixels that the bank holds
    std::uint64_t pushes = 0;   ///< pixels
    std::uint64_t pops = 0;     ///< pixels
    Cycle stalled = 0;          ///< cycles in which a pixel found no room
    std::uint32_t switches = 0; ///< with the cycles of their drains:
    Cycle drained = 0;
    std::optional<Cycle> switchedAt;   ///< the last of them
    std::unique_ptr<Series> occupancy; ///< pixels in the bank over time; of a recording never null
};

/// Vertices of one instruction that a processor shades in a unit of time, v + m clocks: beside fragments, and while
/// fragments bypass it (BYP-09).
struct VertexRate {
    Cycle clocks = 0;                             ///< v + m
    std::uint32_t vertices = 0, fragments = 0;    ///< v, m: `sched.ratio`
    std::uint32_t alus = 0, alusInBypass = 0;     ///< that work on vertices
    std::uint32_t thread = 0, threadInBypass = 0; ///< vertices of one, at the most
    std::uint64_t perUnit = 0, perUnitInBypass = 0;
    bool isBelow = false; ///< fewer than before: "throughput below NV"
};
/// With the states of the machine's domains before the switch and in bypass: ALUs that have no power, or reduced power,
/// work neither time, whoever switched them. Of the first processor that comes below, as the machine warns of any; else
/// of the first.
[[nodiscard]] VertexRate vertexRate(const MachineConfig& config, const PowerDomains& domains,
                                    const std::vector<PowerState>& before, const std::vector<PowerState>& inBypass);

/// Of one draw from its first cycle on.
class BypassRecorder final : public Observer {
public:
    explicit BypassRecorder(const HistoryRoom& room) { m_bypass.occupancy = std::make_unique<Series>(0, 0, room); }

    void onBypassDecided(const BypassDecided& event) override;
    void onFifoChanged(const FifoChanged& event) override;
    void onDrained(const Drained& event) override;
    /// Once the run has ended, of the machine that ran.
    [[nodiscard]] DrawBypass take(const TimedGpu& gpu);

private:
    DrawBypass m_bypass;
};

} // namespace vitrine::core
