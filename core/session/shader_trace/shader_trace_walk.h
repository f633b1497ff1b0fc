// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/debug_info.h"
#include "core/session/shader_trace/shader_trace.h"

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace vitrine::core {

/// The number of a place that holds 32 bits of a lane: a component of a register, or a slot of a variable.
using TraceAddress = std::uint32_t;

struct AddressWrite {
    TraceAddress address = 0;
    std::uint32_t before = 0;
    std::uint32_t after = 0;
    bool wasKnown = false;
    bool isKnown = true;
};

/// The components of a variable in the order of its places. A component is nothing when the program has no place for
/// it, or has not written it yet.
using VariableBits = std::vector<std::optional<std::uint32_t>>;

/// A lane's way through its program, forwards and backwards: it stands between two steps and shows what every register
/// and variable holds there. A step is an instruction that the lane executed.
class LaneWalk {
public:
    LaneWalk(std::shared_ptr<const ShaderTrace> trace, std::uint8_t lane);

    [[nodiscard]] const ShaderTrace& trace() const { return *m_trace; }
    [[nodiscard]] std::uint8_t lane() const { return m_lane; }

    [[nodiscard]] std::size_t stepCount() const { return m_steps.size(); }
    /// How many steps are done: 0 … stepCount().
    [[nodiscard]] std::size_t position() const { return m_position; }
    /// Goes to a position. The time grows with how much was written in between.
    void moveTo(std::size_t position);

    [[nodiscard]] const TraceStep& step(std::size_t index) const { return m_trace->lanes.steps[m_steps[index]]; }
    [[nodiscard]] const Instruction& instruction(std::size_t step) const;
    /// The source line of a step; 0: none.
    [[nodiscard]] std::uint32_t line(std::size_t step) const { return instruction(step).sourceLine; }
    /// Whether the step discarded the fragment.
    [[nodiscard]] bool discards(std::size_t step) const { return (this->step(step).discarded >> m_lane & 1) != 0; }
    /// Whether the lane only runs for its neighbors' derivatives: after a discard, and always when the lane has no
    /// fragment.
    [[nodiscard]] bool isHelper(std::size_t position) const;

    /// What a step wrote: registers, and the variables whose values changed by it.
    [[nodiscard]] std::span<const AddressWrite> writesOf(std::size_t step) const;
    [[nodiscard]] bool isWrittenBy(std::size_t step, std::span<const TraceAddress> addresses) const;
    /// The nearest step from `from` on that writes one of these; previousWrite() finds the nearest step before `from`.
    [[nodiscard]] std::optional<std::size_t> nextWrite(std::span<const TraceAddress> addresses, std::size_t from) const;
    [[nodiscard]] std::optional<std::size_t> previousWrite(std::span<const TraceAddress> addresses,
                                                           std::size_t from) const;

    // What holds at the position:
    [[nodiscard]] std::optional<std::uint32_t> bits(TraceAddress address) const;
    [[nodiscard]] std::optional<std::uint32_t> bits(const DebugPlace& place) const;
    [[nodiscard]] VariableBits bits(const DebugVariable& variable) const;
    /// A source (0–2) as the next instruction reads it.
    [[nodiscard]] std::array<std::uint32_t, 4> operand(int source) const;

    /// The address of a register's component; none for constants, and when there is no such register.
    [[nodiscard]] std::optional<TraceAddress> address(RegisterFile file, std::uint32_t index,
                                                      std::uint32_t component) const;
    /// The addresses of a variable's places that can be written.
    [[nodiscard]] std::vector<TraceAddress> addresses(std::span<const DebugPlace> places) const;
    [[nodiscard]] std::vector<TraceAddress> addresses(const DebugVariable& variable) const
    {
        return addresses(variable.places);
    }

private:
    struct Builder;
    [[nodiscard]] std::optional<TraceAddress> addressOf(const DebugPlace& place) const;
    void apply(const AddressWrite& write, bool forward);

    std::shared_ptr<const ShaderTrace> m_trace;
    const std::uint8_t m_lane;
    std::vector<std::uint32_t> m_steps;      ///< steps of the trace that the lane executed
    std::vector<AddressWrite> m_writes;      ///< step after step
    std::vector<std::uint32_t> m_firstWrite; ///< by step, and the end
    std::size_t m_discard = 0;               ///< the step that discards; stepCount(): none does
    std::size_t m_position = 0;
    std::vector<std::uint32_t> m_bits; ///< by address
    std::vector<bool> m_known;
};

} // namespace vitrine::core
