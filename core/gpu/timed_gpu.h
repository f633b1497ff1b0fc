// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/hash128.h"
#include "core/gpu/gpu.h"
#include "core/gpu/machine_wiring.h"
#include "core/gpu/program_cache.h"
#include "core/record/trace_hasher.h"

#include <optional>
#include <stop_token>

namespace vitrine::core {

struct TimedOptions {
    ClockOptions clock;
    bool traceHash = false; ///< hash every event from the first on (ONE-03); costs time
};

/// The machine with its clock. Leaves the same bits in every buffer, and the same counters but cycles, as UntimedGpu
/// (ONE-04).
///
/// draw() runs the machine until nothing of the draw is left in it: each draw drains at its end, and its cycles are
/// those from the command to the last pixel. Clears take effect between draws and no time. A draw that fails or is
/// cancelled leaves what it has drawn, and the clock goes back to where it began.
class TimedGpu final : public Gpu {
public:
    TimedGpu(Memory& memory, const MachineConfig& config, TimedOptions options = {});

    Result<void> draw(const DrawCommand& command) override;
    void clear(const ClearCommand& command) override;
    [[nodiscard]] Memory& memory() override { return m_memory; }
    void setStopToken(std::stop_token stop) override { m_stop = std::move(stop); }
    [[nodiscard]] const DrawCounters& lastDraw() const override { return m_counters; }

    /// Puts a draw in without running the machine, for callers that run machine() by themselves. Up to sixteen draws
    /// wait; numbers (drawSeq) of draws in flight differ. They are forgotten at the next draw().
    Result<void> submit(const DrawCommand& command);

    [[nodiscard]] Machine& machine() { return m_wiring.machine; }
    [[nodiscard]] ObserverHub& hub() { return m_wiring.machine.hub(); }
    /// Of all events since construction; nothing without TimedOptions::traceHash.
    [[nodiscard]] std::optional<Hash128> traceHash() const;

private:
    Result<void> run();
    [[nodiscard]] const ShaderProcessor* faulted() const;
    [[nodiscard]] Checkpoint beginning();
    void goBack(const Checkpoint& beginning);
    void startCounting(const DrawCommand& command);
    void finishCounting();

    Memory& m_memory;
    MachineWiring m_wiring;
    std::stop_token m_stop;
    ProgramCache m_programs;
    TraceHasher m_hasher;
    std::optional<Subscription> m_hashing;
    std::uint32_t m_commands = 0; ///< submitted so far
    DrawCounters m_counters;
    DrawCounters m_before; ///< what the units had counted when the draw began
};

} // namespace vitrine::core
