// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/bypass_decision.h"
#include "core/power/power_domain.h"
#include "core/record/series.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

/// Whether the fragments of a draw went past the processors, and why (BYP-06, BYP-10). If they did, it also tells what
/// the register bank between the interpolator and the color updater held.

namespace vitrine::core {

class SectionRecorder;
struct MachineConfig;
struct RecordedRun;

struct BypassSection {
    /// Whether fragments went past the processors. Nothing when the machine has no bypass, or when the command
    /// interface has not come to the draw.
    std::optional<bool> isBypassed;
    FragmentNeed need;                 ///< on this machine; meaningful when there was a decision
    Text reason;                       ///< a sentence; empty without a decision
    std::uint32_t depth = 0;           ///< pixels that the bank holds
    std::uint64_t pushes = 0;          ///< pixels
    std::uint64_t pops = 0;            ///< pixels
    Cycle stalled = 0;                 ///< cycles in which a pixel found no room
    std::uint32_t switches = 0;        ///< to the bypass, or back to the processors
    Cycle drained = 0;                 ///< cycles that the switches waited for items in flight
    std::optional<Cycle> switchedAt;   ///< the last switch
    std::unique_ptr<Series> occupancy; ///< pixels in the bank over time; never null in a recording
};

/// How many vertices a processor executes an instruction for in v + m clocks: when it shades fragments as well, and
/// while fragments bypass it (BYP-09).
struct VertexRate {
    Cycle clocks = 0;                             ///< v + m
    std::uint32_t vertices = 0, fragments = 0;    ///< v, m: `sched.ratio`
    std::uint32_t alus = 0, alusInBypass = 0;     ///< ALUs that work on vertices
    std::uint32_t thread = 0, threadInBypass = 0; ///< most vertices of a thread
    std::uint64_t perUnit = 0, perUnitInBypass = 0;
    bool isBelow = false; ///< fewer in bypass than before: "throughput below NV"
};
/// The states of a machine's domains while its processors shade fragments: those that were chosen, and On for others.
[[nodiscard]] std::vector<PowerState> statesWhileShading(const MachineConfig& config, const PowerDomains& domains);
/// `before` and `inBypass` are the states of the machine's domains while it shades and in bypass. ALUs without power
/// or with reduced power don't work, whoever switched them. The rate is that of the first processor that is slower in
/// bypass, because the machine warns of any; else that of the first processor.
[[nodiscard]] VertexRate vertexRate(const MachineConfig& config, const PowerDomains& domains,
                                    const std::vector<PowerState>& before, const std::vector<PowerState>& inBypass);

[[nodiscard]] std::unique_ptr<SectionRecorder> beginBypassSection(const RecordedRun& run);

} // namespace vitrine::core
