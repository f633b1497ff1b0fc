// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/replay/replayer.h"
#include "core/gpu/timed_gpu.h"
#include "core/record/activity_recorder.h"
#include "core/record/occupancy_recorder.h"
#include "core/session/comparison/comparison.h"
#include "core/session/comparison/hiz_metadata.h"

#include <memory>

namespace vitrine::core {

/// One of the machines of a comparison, with a memory and an API state of its own.
class ComparedRun final : public CommandSink {
public:
    /// From where a replay stands.
    ComparedRun(const ComparedConfig& config, const Replayer& replayer, const Memory& memory, std::stop_token stop);

    /// One call, after which lastDraw() is the draw that it made, if any.
    Result<CallOutcome> execute(const Call& call);
    /// What units had to say since the last time.
    [[nodiscard]] std::vector<UnitReport> takeUnitReports() { return m_gpu.takeUnitReports(); }
    [[nodiscard]] const std::optional<DrawCommand>& lastDraw() const { return m_lastDraw; }
    /// Why it could not go on; empty as long as it runs.
    [[nodiscard]] const Text& failure() const { return m_failure; }
    [[nodiscard]] MachineFigures figures() const;

    /// Which event of the last draw's trace last wrote the pixel, counted from 1, on a machine just reset.
    [[nodiscard]] std::uint64_t eventAt(const PixelPlace& pixel) const;

    Result<void> draw(const DrawCommand& command) override;
    void clear(const ClearCommand& command) override { m_gpu.clear(command); }
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_memory; }

private:
    /// What the units have counted since they were made, but for HIZ's memory.
    [[nodiscard]] RunFigures counted() const;
    void noteDraw(const DrawCommand& command, const RunFigures& before);
    [[nodiscard]] Text lack(const ProgramState& programs) const;

    const MachineConfig m_config;
    const std::stop_token m_stop;
    Memory m_memory;
    Memory m_before; ///< as the last draw found it
    TimedGpu m_gpu;
    ActivityRecorder m_activity;
    OccupancyRecorder m_occupancy;
    Subscription m_keepsActivity, m_keepsOccupancy;
    std::unique_ptr<Replayer> m_replayer;
    std::optional<DrawCommand> m_lastDraw;
    Text m_failure;
    MachineFigures m_sums;  ///< draws, and what is summed up of them
    HizMetadata m_metadata; ///< of all draws
};

} // namespace vitrine::core
