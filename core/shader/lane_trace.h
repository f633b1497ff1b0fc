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

/// What a task did to up to four of its lanes, instruction by instruction: taken down while it runs.

namespace vitrine::core {

inline constexpr std::size_t kTracedLanes = 4;

/// A set of traced lanes: bit l is lane l of the trace.
using TracedLanes = std::uint8_t;

/// An instruction that was executed with at least one of the lanes active.
struct TraceStep {
    std::uint32_t instruction = 0;
    std::uint32_t firstWrite = 0; ///< in LaneTrace::writes; the next step's ends them
    TracedLanes active = 0;       ///< that executed it
    TracedLanes activeAfter = 0;  ///< what an IF, ELSE, BRK … left of them
    TracedLanes discarded = 0;    ///< by this step: a KIL
};

/// One component of one register of one lane. Texture requests write their answer.
struct TraceWrite {
    std::uint32_t row = 0; ///< RegisterLayout
    std::uint32_t before = 0;
    std::uint32_t after = 0;
    std::uint8_t lane = 0;
    bool wasKnown = true; ///< false: nothing had been written there before
};

/// Both ends of every write are kept, so it can be gone through either way.
struct LaneTrace {
    static constexpr std::size_t kMostSteps = std::size_t{1} << 18;

    RegisterLayout layout;
    std::uint8_t laneCount = 0;
    TracedLanes covered = 0;          ///< lanes whose results count; the others are helpers for derivatives
    TracedLanes discarded = 0;        ///< in the end
    bool isComplete = false;          ///< false: it stops before the task did
    std::vector<std::uint32_t> start; ///< bits by row · kTracedLanes + lane
    std::vector<bool> known;          ///< by row: it held something at the start
    std::vector<TraceStep> steps;
    std::vector<TraceWrite> writes;

    [[nodiscard]] std::span<const TraceWrite> writesOf(std::size_t step) const;
};

/// Takes a trace of the lanes from `firstLane` on.
class LaneRecorder {
public:
    LaneRecorder(std::uint32_t firstLane, std::uint8_t laneCount) : m_firstLane(firstLane)
    {
        m_trace.laneCount = laneCount;
    }

    /// The task has its inputs and has not run.
    void begin(const ThreadContext& context, const DecodedProgram& program, std::span<const Vec4> uniforms);
    /// Around every instruction; requests are answered in between. False: the trace is full.
    [[nodiscard]] bool before(const ThreadContext& context, const DecodedProgram& program);
    void after(const ThreadContext& context, const DecodedProgram& program);
    /// The task ran to its end.
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
    std::vector<bool> m_known;                                         ///< by row · kTracedLanes + lane
    std::array<std::optional<std::uint32_t>, kTracedLanes> m_localRow; ///< that a STL is about to write
    TracedLanes m_discarded = 0;
    bool m_isOpen = false; ///< a step has begun that belongs to the trace
};

/// What an instruction of a lane reads from. `bits` by row · stride + lane.
struct LaneRegistersView {
    std::span<const std::uint32_t> bits;
    std::size_t stride = kTracedLanes;
    std::size_t lane = 0;
    std::span<const Vec4> uniforms;
    std::span<const Vec4> literals;
};
/// The bits of a component of a source as an instruction reads it.
[[nodiscard]] std::uint32_t readSource(const LaneRegistersView& registers, const DecodedSource& source, int component);

} // namespace vitrine::core
