// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/observer.h"
#include "core/session/machine/instruction_section.h"
#include "core/shader/shader_clock.h"

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

namespace vitrine::core {

class TimedGpu;
struct MachineConfig;
struct TaskPath;

/// Counts what each cycle of each task was spent on (instruction_section.h), from the first cycle of a draw on.
///
/// Of a task it knows up to which cycle it has counted. What happens to the task, and what its processor does next,
/// counts the cycles in between for what the task did in them.
class InstructionRecorder final : public Observer {
public:
    InstructionRecorder(const TimedGpu& gpu, const MachineConfig& config, const std::vector<UnitId>& processors);

    void onItemPushed(const ItemPushed& event) override;
    void onItemGranted(const ItemGranted& event) override;
    void onItemParked(const ItemParked& event) override;
    void onItemReady(const ItemReady& event) override;
    void onItemPopped(const ItemPopped& event) override;
    void onUnitActivityChanged(const UnitActivityChanged& event) override;
    void onBurstStarted(const BurstStarted& event) override;
    void onInstructionsRun(const InstructionsRun& event) override;

    /// When the run has ended, `length` cycles after its start.
    [[nodiscard]] std::vector<ProgramTimes> take(Cycle length);

private:
    enum class Doing : std::uint8_t { WaitsForTurn, Runs, WaitsForDevice, WaitsForOrder };
    struct Flying {
        ProgramTimes* program = nullptr;
        Doing doing = Doing::WaitsForTurn;
        BurstEnding ending =
            BurstEnding::GoesOn;     ///< of its last burst; Waits once its request is posted; GoesOn: it has had none
        std::uint8_t device = 0;     ///< that it asked last
        std::uint32_t at = 0;        ///< the instruction at which it stands
        std::uint32_t last = 0;      ///< that it executed last
        Cycle counted = 0;           ///< up to this cycle
        std::uint32_t processor = 0; ///< Runs: on it
        QueueId home;                ///< the queue that it leaves when it retires
    };
    struct Processor {
        UnitId unit;
        Activity activity = Activity::Idle;
        StallReason reason = StallReason::InputEmpty;
        std::vector<ItemId> tasks; ///< that it runs
        // The burst that is told of:
        Flying* task = nullptr;
        Cycle start = 0;  ///< of its instructions
        Cycle clocks = 0; ///< that they take so far
    };

    void beginTask(ItemId task, std::uint32_t draw, QueueId home, ShaderStage stage, Cycle cycle);
    void leave(ItemId task, Flying& flying);
    [[nodiscard]] Flying* find(ItemId task);
    [[nodiscard]] Processor* find(UnitId unit);
    [[nodiscard]] ProgramTimes* programOf(std::uint32_t draw, ShaderStage stage);
    [[nodiscard]] ProgramTimes* add(std::uint32_t draw, ShaderStage stage, std::shared_ptr<const Program> program);
    void countTo(Flying& task, Cycle cycle);
    [[nodiscard]] std::pair<TaskCost, std::uint32_t> costOf(const Flying& task) const;

    const TimedGpu& m_gpu;
    const TaskPath& m_path;
    const ShaderClock m_clock;
    const Cycle m_switchCycles;
    const bool m_sharesSpace;
    std::vector<Processor> m_processors;
    std::unordered_map<std::uint32_t, Flying> m_tasks;
    std::deque<ProgramTimes> m_programs; ///< in the order in which tasks have begun with them
    /// By number of the draw and stage, for its tasks; null: no room.
    std::map<std::pair<std::uint32_t, ShaderStage>, ProgramTimes*> m_ofDraws;
};

} // namespace vitrine::core
