// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/replay/replayer.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/untimed_gpu.h"
#include "core/memory/memory.h"
#include "core/session/call_source.h"
#include "core/session/call_troubles.h"

#include <cstdint>
#include <memory>
#include <stop_token>

namespace vitrine::core {

/// What comes before the calls that machines are compared in, without a clock, on machines with this HIZ, this color
/// engine and these knobs of 2-D graphics: what they leave in their buffers, and know of them, is as on the machine
/// with its clock. Programs may ask for whatever any machine has; those of the driver ask the computation unit where
/// these machines share it.
class Approach {
public:
    Approach(const MachineConfig& config, std::uint32_t draws, const std::shared_ptr<const ReachableUnits>& units,
             const std::stop_token& stop);

    [[nodiscard]] bool suits(const MachineConfig& config, std::uint32_t draws) const;
    void execute(const CallSource& source, std::uint64_t index, const Call& call);
    [[nodiscard]] const Replayer& replayer() const { return m_replayer; }
    [[nodiscard]] const Memory& memory() const { return m_memory; }
    [[nodiscard]] const CallTroubles& troubles() const { return m_troubles; }

private:
    const Indirect<HizConfig> m_hiz;
    const Indirect<ColorEngineConfig> m_colorEngine;
    const Indirect<VectorConfig> m_vector;
    const bool m_sharesComputation;
    const std::uint32_t m_draws;
    Memory m_memory;
    UntimedGpu m_gpu;
    Replayer m_replayer;
    CallTroubles m_troubles;
};

} // namespace vitrine::core
