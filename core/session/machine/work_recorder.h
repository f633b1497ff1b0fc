// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/machine/draw_work.h"

#include <array>
#include <vector>

namespace vitrine::core {

class TimedGpu;

/// Records what the parts of a machine do, from the counts of its units after each cycle. An instruction is executed at
/// once, and is counted when its time begins. The operations of a domain are those that the power manager counts,
/// whichever unit does them, so every operation that is charged for has its cycle.
class WorkRecorder {
public:
    WorkRecorder(const TimedGpu& gpu, ShaderClock clock);

    /// Reads the counts. Call it between cycles, after each one that was executed; calling it more often does no harm.
    void look(Cycle now);
    /// `end`: the cycle behind the last one that was executed.
    [[nodiscard]] DrawWork takeWork(Cycle end);

private:
    struct Seen {
        std::uint64_t instructions = 0;
        std::array<Cycle, 2> cycles{};
        std::array<std::uint64_t, 2> items{};
        std::vector<std::uint64_t> aluOperations;
    };
    void lookAt(std::uint32_t processor, Cycle cycle);
    void takeOperations(std::uint32_t domain, Cycle cycle);

    const TimedGpu& m_gpu;
    DrawWork m_work;
    std::vector<Seen> m_seen;            ///< by processor
    std::vector<std::uint64_t> m_before; ///< operations when the draw began, by domain
    std::vector<std::uint32_t> m_looked; ///< domains that may have done something that no burst tells of
};

} // namespace vitrine::core
