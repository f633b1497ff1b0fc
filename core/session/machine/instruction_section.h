// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/shader/isa.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Where the cycles of a draw's programs went, instruction by instruction.
///
/// Each cycle of the life of a task, from VTQ or FTQ to where it leaves them, is counted once: for what it was spent
/// on, at the instruction at which the task stood then. A task stands at the first instruction that it has not
/// executed; behind its last one, at that one. A request that finds no room in ARQ is counted at its SEND.
///
///   instruction         0 1 2 S u e      S a SEND, u needs its answer, e the END; the answer comes after 100 cycles
///   a task, alone       1 1 1 1          issued: 4 cycles from its first issue on
///                               100      device: it stands at u
///                               1 1      issued
///
/// So for the tasks of a draw that ran to its end, summed over all instructions of all programs (HET-07…HET-10):
///   Issued                      the processors' busyCycles
///   Issued + Handling           the cycles in which processors work, and
///   Room                        those in which they are stalled because an output is full: both where tasks share time
///   Device + Room + Issued + Handling   the phases Running and Pending of TaskTimes
///   Queued                      the phases Queued and InSegment
///   Turn                        the phase Completed
///   Order                       the phase Finished
///   all of them                 the tasks' lives
/// It is counted from the events of the machine while it runs, for all tasks, also those that are not kept. When a
/// recording ends before its draw, a burst counts whole, as it does in the processors' counters.

namespace vitrine::core {

class SectionRecorder;
struct RecordedRun;

/// What a cycle of a task was spent on.
enum class TaskCost : std::uint8_t {
    Issued,   ///< a processor executes the instruction
    Handling, ///< a processor is with the task, but executes nothing: it resumes it, or swaps it out
    Device,   ///< the task waits for the answer of a device, swapped out or in place
    Turn,     ///< the answer has come, but processors run others
    Room,     ///< what the task sends finds no room: its request in ARQ, its result in the queue behind the processor
    Order,    ///< the program has ended: the result waits for its turn in the order of the stream
    Queued,   ///< the task has not begun: it is in its queue or in a segment
};
inline constexpr int kTaskCostCount = 7;
/// issued, handling, device, turn, room, order, queued
[[nodiscard]] std::string_view enumName(TaskCost cost);

struct InstructionTimes {
    std::array<Cycle, kTaskCostCount> cycles{};
    std::uint64_t executed = 0; ///< how often; once for all items of a task
    std::uint16_t devices = 0;  ///< the arbiter ports that tasks asked last before they waited here, a bit each

    [[nodiscard]] Cycle in(TaskCost cost) const { return cycles[static_cast<std::size_t>(cost)]; }
    [[nodiscard]] Cycle all() const;
    InstructionTimes& operator+=(const InstructionTimes& other);
};

struct ProgramTimes {
    ShaderStage stage = ShaderStage::Vertex;
    std::uint32_t pass = 0; ///< of the draw, where it is one of 2-D graphics (draw_number.h)
    std::uint64_t tasks = 0;
    std::shared_ptr<const Program> program;
    std::vector<InstructionTimes> instructions; ///< as many as the program has

    [[nodiscard]] InstructionTimes sum() const;
    /// Of all instructions that a line of the source has become; 0: those of none.
    [[nodiscard]] InstructionTimes ofLine(std::uint32_t line) const;
};

/// The programs that tasks ran, in the order of passes, vertices first. Of a frame with draws in flight each once, with
/// the tasks of all draws that have it in common (the first 1,024 of them).
struct InstructionSection {
    std::vector<ProgramTimes> programs;
    std::vector<std::string> devices; ///< the paths of the units at the arbiter's ports; empty: nobody is there

    /// Of those that tasks waited for there: "tex".
    [[nodiscard]] std::vector<std::string> devicesOf(const InstructionTimes& times) const;
    /// Null when no task of the stage ran. A stage of 2-D graphics has a program in each pass: the last one's.
    [[nodiscard]] const ProgramTimes* of(ShaderStage stage) const;
};

[[nodiscard]] std::unique_ptr<SectionRecorder> beginInstructionSection(const RecordedRun& run);

} // namespace vitrine::core
