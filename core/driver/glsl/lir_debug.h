// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/debug_info.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

/// What becomes of the source's variables on the way from SSA values to registers, kept beside the code so that the
/// code can't depend on it.
///
/// Every component of a virtual register is a slot, and so is every component of a variable of the source. Instructions
/// are known by tags that grow along the code: passes take instructions out, but never change their order.

namespace vitrine::core::glsl {

struct LirInstruction;
struct LirProgram;
struct Operand;
struct Target;

class LirDebug {
public:
    explicit LirDebug(std::uint32_t variableSlots) : m_firstRegisterSlot(variableSlots) {}

    [[nodiscard]] std::uint32_t newTag() { return ++m_lastTag; }
    [[nodiscard]] std::uint32_t slotOf(std::uint32_t virtualRegister, std::uint32_t component) const
    {
        return m_firstRegisterSlot + 4 * virtualRegister + component;
    }

    /// In front of the next instruction that is made, a slot takes a component of an operand.
    void assign(std::uint32_t slot, const LirProgram& program, const Operand& operand, int component);
    void assignBits(std::uint32_t slot, std::uint32_t bits);
    void forget(std::uint32_t slot);

    // What the passes do. A removed copy still says what its target holds; anything else that goes takes its result
    // with it.
    void removed(const LirProgram& program, const LirInstruction& instruction);
    /// An instruction computes straight into the target of `copy`, which goes.
    void retargeted(const LirInstruction& before, const LirInstruction& after, const LirInstruction& copy);
    void inverted(const LirInstruction& comparison);
    /// What was assigned between two instructions depends on a branch that is gone.
    void branchRemoved(std::uint32_t firstTag, std::uint32_t lastTag);

    // For the final program: sort(), then takeUpTo() with growing tags.
    void sort();
    /// What happens in front of the instruction with that tag and was not taken yet.
    void takeUpTo(std::uint32_t tag, std::vector<DebugCopy>& copies);
    /// `shift`: where component 0 of the target lies in its register.
    [[nodiscard]] std::vector<DebugResult> resultsOf(const LirInstruction& instruction, int shift) const;
    [[nodiscard]] std::uint32_t firstRegisterSlot() const { return m_firstRegisterSlot; }

    std::vector<DebugVariable> variables;                   ///< of the source, without the interface
    std::map<std::string, std::vector<DebugPlace>> outputs; ///< by name: those that registers hold until the end

private:
    struct Event {
        std::uint32_t tag = 0;
        std::uint32_t order = 0; ///< 0: in front of the instruction, 1: in place of it
        DebugCopy copy;
    };
    struct Range {
        std::uint32_t first = 0, last = 0;
    };
    [[nodiscard]] DebugCopy copyOf(std::uint32_t slot, const LirProgram& program, const Operand& operand,
                                   int component) const;
    [[nodiscard]] std::vector<DebugResult> plainResults(const LirInstruction& instruction) const;

    const std::uint32_t m_firstRegisterSlot;
    std::uint32_t m_lastTag = 0;
    std::vector<Event> m_events;
    std::map<std::uint32_t, std::vector<DebugResult>> m_results; ///< by tag, where they are not the target's
    std::vector<Range> m_lost;
    std::size_t m_taken = 0;
};

} // namespace vitrine::core::glsl
