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

/// Something that holds 32 bits of a lane: a component of a register or a slot of a variable.
using TraceAddress = std::uint32_t;

struct AddressWrite {
    TraceAddress address = 0;
    std::uint32_t before = 0;
    std::uint32_t after = 0;
    bool wasKnown = false;
    bool isKnown = true;
};

/// The components of a variable in the order of its places; nothing where the program does without or has not yet
/// written.
using VariableBits = std::vector<std::optional<std::uint32_t>>;

/// A lane's way through its program, forwards and backwards: it stands between two steps and shows what every register
/// and variable holds there. A step is an instruction that the lane executed.
class LaneWalk {
public:
    LaneWalk(std::shared_ptr<const ShaderTrace> trace, std::uint8_t lane);

    [[nodiscard]] const ShaderTrace& trace() const { return *m_trace; }
    [[nodiscard]] std::uint8_t lane() const { return m_lane; }

    [[nodiscard]] std::size_t stepCount() const { return m_steps.size(); }
    /// So many steps are done: 0 … stepCount().
    [[nodiscard]] std::size_t position() const { return m_position; }
    /// Takes as long as what was written in between is much.
    void moveTo(std::size_t position);

    [[nodiscard]] const TraceStep& step(std::size_t index) const { return m_trace->lanes.steps[m_steps[index]]; }
    [[nodiscard]] const Instruction& instruction(std::size_t step) const;
    /// Of the source; 0: none.
    [[nodiscard]] std::uint32_t line(std::size_t step) const { return instruction(step).sourceLine; }
    /// The step discarded the fragment.
    [[nodiscard]] bool discards(std::size_t step) const { return (this->step(step).discarded >> m_lane & 1) != 0; }
    /// Behind a discard, and all the time where no fragment is, a lane runs for its neighbors' derivatives alone.
    [[nodiscard]] bool isHelper(std::size_t position) const;

    /// What a step wrote, with the variables that took other values by it.
    [[nodiscard]] std::span<const AddressWrite> writesOf(std::size_t step) const;
    [[nodiscard]] bool isWrittenBy(std::size_t step, std::span<const TraceAddress> addresses) const;
    /// The nearest step from `from` on (backwards: before it) that writes one of these.
    [[nodiscard]] std::optional<std::size_t> nextWrite(std::span<const TraceAddress> addresses, std::size_t from) const;
    [[nodiscard]] std::optional<std::size_t> previousWrite(std::span<const TraceAddress> addresses,
                                                           std::size_t from) const;

    // Here.
    [[nodiscard]] std::optional<std::uint32_t> bits(TraceAddress address) const;
    [[nodiscard]] std::optional<std::uint32_t> bits(const DebugPlace& place) const;
    [[nodiscard]] VariableBits bits(const DebugVariable& variable) const;
    /// As the instruction about to be executed reads its source (0–2).
    [[nodiscard]] std::array<std::uint32_t, 4> operand(int source) const;

    /// None for constants and where there is no register of that number.
    [[nodiscard]] std::optional<TraceAddress> address(RegisterFile file, std::uint32_t index,
                                                      std::uint32_t component) const;
    /// Those of a variable that can be written.
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
    std::vector<std::uint32_t> m_steps;      ///< of the trace
    std::vector<AddressWrite> m_writes;      ///< step after step
    std::vector<std::uint32_t> m_firstWrite; ///< by step, and the end
    std::size_t m_discard = 0;               ///< the step that discards; stepCount(): none does
    std::size_t m_position = 0;
    std::vector<std::uint32_t> m_bits; ///< by address
    std::vector<bool> m_known;
};

} // namespace vitrine::core
