// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/machine/draw_work.h"

#include <array>
#include <vector>

namespace vitrine::core {

class TimedGpu;

/// Keeps what the parts of a machine do, told by what its units have counted from one cycle to the next: instructions
/// are executed at once and counted when their time begins. The operations of every domain are those that the power
/// manager counts, no matter who does them: nothing that is charged is left out of the time.
class WorkRecorder {
public:
    WorkRecorder(const TimedGpu& gpu, ShaderClock clock);

    /// Between cycles: after each one that was executed, and as often as one likes.
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
