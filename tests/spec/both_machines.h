// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/command_sink.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/reachable_units.h"
#include "core/gpu/timed_gpu.h"
#include "core/gpu/untimed_gpu.h"

namespace vitrine::core {

/// Executes commands on the untimed machine, and every draw on the timed machine as well, with a copy of the memory:
/// the running test fails when the two leave different bits in a target (ONE-04).
class BothMachines final : public CommandSink {
public:
    explicit BothMachines(const MachineConfig& config = {})
        : m_untimed(m_memory, reachableUnits(config), *config.colorEngine, *config.hiz), m_timed(m_timedMemory, config)
    {
    }
    Result<void> draw(const DrawCommand& command) override;
    void clear(const ClearCommand& command) override { m_untimed.clear(command); }
    void endFrame() override
    {
        m_untimed.endFrame();
        m_timed.endFrame();
    }
    void finish() override {}
    void copy(const CopyCommand& command) override { m_untimed.copy(command); }
    /// As the untimed machine counts.
    [[nodiscard]] const DrawCounters& lastDraw() const { return m_untimed.lastDraw(); }
    [[nodiscard]] const DrawCounters& lastTimedDraw() const { return m_timed.lastDraw(); }
    [[nodiscard]] Memory& memory() override { return m_memory; }
    /// Of the timed machine.
    [[nodiscard]] ObserverHub& hub() { return m_timed.hub(); }

private:
    void compare(SurfaceId surface, const char* name) const;

    Memory m_memory, m_timedMemory;
    UntimedGpu m_untimed;
    TimedGpu m_timed;
};

} // namespace vitrine::core
