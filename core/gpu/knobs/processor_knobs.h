// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/alu_layout.h"
#include "core/shader/per_group.h"
#include "core/shader/processor_set.h"
#include "core/shader/shader_clock.h"
#include "core/stream/scheduling_policy.h"

#include <array>
#include <cstdint>

namespace vitrine::core {

/// The knobs of the shader processors, and of what they take work from.
struct ProcessorKnobs {
    std::uint32_t spCount = 2;                                       ///< sp.count, 1–64
    ProcessorSet spEnabled = kEveryProcessor;                        ///< sp.enabled
    std::uint32_t groups = 2;                                        ///< sp.groups, 2–4
    PerGroup alusPerGroup = 2;                                       ///< sp.alusPerGroup, 1–8
    std::array<std::uint32_t, 2> regBankWords{1024, 1024};           ///< sp.regBankWords A, B, words, 64–8192
    std::uint32_t verticesPerThread = 4;                             ///< vs.verticesPerThread, 1–16
    std::uint32_t verticesPerThreadInBypass = 2;                     ///< vs.verticesPerThreadInBypass, 1–16
    std::uint32_t fragmentsPerTask = 4;                              ///< fs.fragmentsPerTask: 1, 4 or 16
    SchedulingPolicy schedPolicy = SchedulingPolicy::CompletedFirst; ///< sched.policy
    SchedShare schedShare = SchedShare::Time;                        ///< sched.share
    WorkRatio schedRatio;                                            ///< sched.ratio, vertex : fragment, 1–65535 each
    ShaderClock shaderClock = ShaderClock::Same;                     ///< clk.shaderRatio

    friend bool operator==(const ProcessorKnobs&, const ProcessorKnobs&) = default;

    [[nodiscard]] std::uint32_t alusPerProcessor() const { return alusPerGroup.sum(groups); }
    /// The ALUs of each processor; `alusPerGroup` has a number for every group, or one for all.
    [[nodiscard]] AluLayout aluLayout() const;
};

} // namespace vitrine::core
