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

/// A draw, or one pass of it, as a machine finds it.
struct FoundDraw {
    DrawCommand command;
    Memory memory;
    bool startsBypassed = false;
    RegisterImage image;
};
/// The machine as it was right before that draw, but for its clock and its counters.
[[nodiscard]] TimedOptions optionsFor(const FoundDraw& draw);

/// Is told of the draws that a machine runs, each of them alone.
class FoundDrawWatch {
public:
    FoundDrawWatch() = default;
    FoundDrawWatch(const FoundDrawWatch&) = delete;
    FoundDrawWatch& operator=(const FoundDrawWatch&) = delete;
    virtual ~FoundDrawWatch() = default;

    virtual void beforeDraw(const FoundDraw& draw) = 0;
    virtual void afterDraw() = 0;
};

/// One of the machines of a comparison, with a memory and an API state of its own.
class ComparedRun final : public CommandSink {
public:
    /// Starts where the replay stands, on a copy of `memory`. `draws`: how many can be under way at once.
    ComparedRun(const ComparedConfig& config, const Replayer& replayer, const Memory& memory, std::uint32_t draws,
                std::stop_token stop);

    /// Executes one call. lastDraw() is then the draw that the call made; nothing when it drew nothing. With draws
    /// under way it is the last one of all calls.
    Result<CallOutcome> execute(const Call& call);
    /// What units have reported since the last question.
    [[nodiscard]] std::vector<UnitReport> takeUnitReports() { return m_gpu.takeUnitReports(); }
    [[nodiscard]] const std::optional<DrawCommand>& lastDraw() const { return m_lastDraw; }
    /// As that draw found it.
    [[nodiscard]] const Memory& memoryBefore() const { return m_found.memory; }
    [[nodiscard]] const Memory& memory() const { return m_memory; }
    /// Why the machine could not go on; empty as long as it runs.
    [[nodiscard]] const Text& failure() const { return m_failure; }
    [[nodiscard]] MachineFigures figures() const;
    /// Of all draws so far, by the machine's own clock.
    [[nodiscard]] Cycle cycles() const { return m_gpu.totals().cycles; }
    [[nodiscard]] const TimedGpu& gpu() const { return m_gpu; }
    [[nodiscard]] ObserverHub& events() { return m_gpu.hub(); }
    /// From the next draw on; null: nobody.
    void watchDraws(FoundDrawWatch* watch) { m_watch = watch; }

    /// The number of the event that last wrote the pixel in the last draw, counted from 1 in the draw's trace on a
    /// machine just reset.
    [[nodiscard]] std::uint64_t eventAt(const PixelPlace& pixel) const;

    Result<void> draw(const DrawCommand& command) override;
    void clear(const ClearCommand& command) override { m_gpu.clear(command); }
    void endFrame() override { m_gpu.endFrame(); }
    void finish() override { m_gpu.finish(); }
    void beforeHostRead(SurfaceId surface) override { m_gpu.beforeHostRead(surface); }
    void beforeHostWrite(const HostWrite& write) override { m_gpu.beforeHostWrite(write); }
    [[nodiscard]] Memory& memory() override { return m_memory; }

private:
    /// What the units have counted since they were made. The memory that HIZ needs is not among it.
    [[nodiscard]] RunFigures counted() const;
    Result<void> drawAlone(const DrawCommand& command);
    Result<void> drawInFlight(const DrawCommand& command);
    void noteDraw(const DrawCommand& command, const RunFigures& before);
    [[nodiscard]] Text lack(const ProgramState& programs) const;

    /// Counts draws past the processors, where they run beside each other.
    class BypassTally final : public Observer {
    public:
        std::uint64_t draws = 0;
        void onBypassDecided(const BypassDecided& event) override { draws += event.isBypassed; }
    };

    const MachineConfig m_config;
    const std::uint32_t m_draws;
    const std::stop_token m_stop;
    Memory m_memory;
    FoundDraw m_found; ///< the last draw that ran alone
    TimedGpu m_gpu;
    ActivityRecorder m_activity;
    OccupancyRecorder m_occupancy;
    BypassTally m_bypassTally;
    Subscription m_keepsActivity, m_keepsOccupancy, m_keepsTally;
    std::unique_ptr<Replayer> m_replayer;
    std::optional<DrawCommand> m_lastDraw;
    FoundDrawWatch* m_watch = nullptr;
    Text m_failure;
    MachineFigures m_sums;  ///< draws, and what is summed up of them
    HizMetadata m_metadata; ///< of all draws
};

/// The first pixel in which what both have last drawn to differs; nothing: it is equal, or one of them has not drawn.
[[nodiscard]] std::optional<ImageDifference> imageDifference(const ComparedRun& first, const ComparedRun& second);

} // namespace vitrine::core
