// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/debug_info.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

/// Tells what becomes of the source's variables on the way from SSA values to registers. It is kept beside the code, so
/// that the code can't depend on it.
///
/// Every component of a virtual register is a slot, and so is every component of a variable of the source. Instructions
/// are known by tags that grow along the code. Passes remove instructions, but never change their order.

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

    /// Before the next instruction that is made, a slot takes a component of an operand.
    void assign(std::uint32_t slot, const LirProgram& program, const Operand& operand, int component);
    void assignBits(std::uint32_t slot, std::uint32_t bits);
    void forget(std::uint32_t slot);

    // These tell what the passes do. After a copy was removed, it is still known what its target holds. The result of
    // any other removed instruction is lost.
    void removed(const LirProgram& program, const LirInstruction& instruction);
    /// An instruction now writes directly to the target of `copy`, which is removed.
    void retargeted(const LirInstruction& before, const LirInstruction& after, const LirInstruction& copy);
    void inverted(const LirInstruction& comparison);
    /// What was assigned between the two tags depends on a branch that was removed.
    void branchRemoved(std::uint32_t firstTag, std::uint32_t lastTag);

    // For the final program: call sort(), then takeUpTo() with growing tags.
    void sort();
    /// Takes what happens before the instruction with that tag and was not taken yet.
    void takeUpTo(std::uint32_t tag, std::vector<DebugCopy>& copies);
    /// `shift` is the place of the target's component 0 in its register.
    [[nodiscard]] std::vector<DebugResult> resultsOf(const LirInstruction& instruction, int shift) const;
    [[nodiscard]] std::uint32_t firstRegisterSlot() const { return m_firstRegisterSlot; }

    std::vector<DebugVariable> variables;                   ///< variables of the source, except those of the interface
    std::map<std::string, std::vector<DebugPlace>> outputs; ///< by name: where registers hold them at the end

private:
    struct Event {
        std::uint32_t tag = 0;
        std::uint32_t order = 0; ///< 0: before the instruction, 1: instead of it
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
    std::map<std::uint32_t, std::vector<DebugResult>> m_results; ///< by tag, when they are not simply the target's
    std::vector<Range> m_lost;
    std::size_t m_taken = 0;
};

} // namespace vitrine::core::glsl
