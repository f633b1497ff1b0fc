// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/decoded_program.h"
#include "core/shader/thread_context.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// What a task did in up to four of its lanes, instruction by instruction. It is recorded while the task runs.

namespace vitrine::core {

inline constexpr std::size_t kTracedLanes = 4;

/// A set of traced lanes: bit l is lane l of the trace.
using TracedLanes = std::uint8_t;

/// An instruction that was executed while at least one of the traced lanes was active.
struct TraceStep {
    std::uint32_t instruction = 0;
    /// Index into LaneTrace::writes; the writes of this step end where the next step's begin.
    std::uint32_t firstWrite = 0;
    TracedLanes active = 0;      ///< the lanes that executed it
    TracedLanes activeAfter = 0; ///< the lanes that are active behind it: IF, ELSE, BRK … change them
    TracedLanes discarded = 0;   ///< the lanes that this step, a KIL, discarded
};

/// A write to one component of one register in one lane. A texture request counts as the write of its answer.
struct TraceWrite {
    std::uint32_t row = 0; ///< row of the RegisterLayout
    std::uint32_t before = 0;
    std::uint32_t after = 0;
    std::uint8_t lane = 0;
    bool wasKnown = true; ///< false when nothing had been written there before
};

/// Each write keeps the value before and the value after, so that a trace can be read forwards and backwards.
struct LaneTrace {
    static constexpr std::size_t kMostSteps = std::size_t{1} << 18;

    RegisterLayout layout;
    std::uint8_t laneCount = 0;
    TracedLanes covered = 0;          ///< lanes whose results count; the others are helpers for derivatives
    TracedLanes discarded = 0;        ///< the lanes that are discarded in the end
    bool isComplete = false;          ///< false when the trace is full before the task ends
    std::vector<std::uint32_t> start; ///< bits at row · kTracedLanes + lane
    std::vector<bool> known;          ///< by row: whether it held something at the start
    std::vector<TraceStep> steps;
    std::vector<TraceWrite> writes;

    [[nodiscard]] std::span<const TraceWrite> writesOf(std::size_t step) const;
};

/// Records a trace of the lanes from `firstLane` on.
class LaneRecorder {
public:
    LaneRecorder(std::uint32_t firstLane, std::uint8_t laneCount) : m_firstLane(firstLane)
    {
        m_trace.laneCount = laneCount;
    }

    /// Call it when the task has its inputs and has not run yet.
    void begin(const ThreadContext& context, const DecodedProgram& program, std::span<const Vec4> uniforms);
    /// Call before() and after() around every instruction; requests are answered in between. before() returns false
    /// when the trace is full.
    [[nodiscard]] bool before(const ThreadContext& context, const DecodedProgram& program);
    void after(const ThreadContext& context, const DecodedProgram& program);
    /// Call it when the task has run to its end.
    void finish(const ThreadContext& context);

    [[nodiscard]] LaneTrace take() { return std::move(m_trace); }

private:
    void noteWrites(const ThreadContext& context, const DecodedInstruction& instruction, TracedLanes lanes);
    void noteRows(const ThreadContext& context, std::uint32_t firstRow, unsigned mask, TracedLanes lanes);
    void noteLocal(const ThreadContext& context, const DecodedInstruction& instruction);
    [[nodiscard]] TracedLanes lanesOf(LaneMask mask) const;

    const std::uint32_t m_firstLane;
    LaneTrace m_trace;
    std::span<const Vec4> m_uniforms;
    std::vector<Vec4> m_literals;
    std::vector<std::uint32_t> m_now;
    std::vector<bool> m_known;                                         ///< at row · kTracedLanes + lane
    std::array<std::optional<std::uint32_t>, kTracedLanes> m_localRow; ///< the row that a STL is about to write
    TracedLanes m_discarded = 0;
    bool m_isOpen = false; ///< a step of the trace has begun and waits for after()
};

/// The registers that an instruction of one lane reads from. `bits` are at row · stride + lane.
struct LaneRegistersView {
    std::span<const std::uint32_t> bits;
    std::size_t stride = kTracedLanes;
    std::size_t lane = 0;
    std::span<const Vec4> uniforms;
    std::span<const Vec4> literals;
};
/// The bits of one component of a source, after swizzle and sign operations.
[[nodiscard]] std::uint32_t readSource(const LaneRegistersView& registers, const DecodedSource& source, int component);

} // namespace vitrine::core
