// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/register_cache.h"
#include "core/shader/register_fit.h"
#include "core/shader/register_use.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::core {

/// Who gets which registers of the machine: some of the program's have one of their own, the others share the rest.
struct FitPlan {
    std::vector<std::optional<std::uint16_t>> resident; ///< by register of the program; from 0 on
    std::uint16_t firstShared = 0;
    std::uint16_t shared = 0;
};

/// Translates a program by a plan: shared registers are a cache in front of local memory, in which every register of
/// the program has its place.
///
/// At the borders of blocks memory is up to date, so paths may part and join. A lane's path alone would be enough if
/// lanes did not look at each other: FILL writes inactive lanes as well, so what it overwrites is forgotten on the
/// paths on which lanes wait meanwhile.
class RegisterFitter {
public:
    RegisterFitter(const Program& program, const RegisterUse& use, const FitPlan& plan);
    /// Once.
    [[nodiscard]] FittedProgram run();
    /// Instructions put in, those in loops counted by their depth.
    [[nodiscard]] std::uint64_t cost() const { return m_cost; }

private:
    /// An open IF or LOOP. What is held on the path that waits; nothing when none does.
    struct Waiting {
        std::optional<RegisterCache::Contents> held;
    };

    enum class Lanes : std::uint8_t { Active, All };

    void translateBlock();
    void beginBlock();
    void translate(Instruction instruction);
    void translateGroup(Instruction instruction);
    void follow(Opcode opcode);
    void joinPaths();

    std::uint16_t readable(std::size_t temp, std::uint8_t components, bool isSeenByNeighbors);
    std::uint16_t writable(std::size_t temp, const Instruction& instruction);
    void noteWrite(std::size_t place, const Instruction& instruction);
    void computeRest(std::size_t place, std::uint32_t recipe);
    void pinOperands(const Instruction& instruction);
    std::size_t bring(std::size_t temp, std::uint32_t from);
    void evict(std::size_t place, std::uint32_t from);
    void flush();

    void fill(std::size_t place, std::uint8_t components);
    void spill(std::size_t place, std::uint8_t components);
    void recompute(std::size_t place, std::uint32_t recipe);
    void emit(const Instruction& instruction);
    void putIn(const Instruction& instruction);
    void overwritten(std::size_t place, Lanes lanes);

    [[nodiscard]] const CodeBlock& block() const { return m_use.blocks()[m_block]; }
    [[nodiscard]] std::uint16_t nameOf(std::size_t place);
    [[nodiscard]] std::int32_t slotOf(std::size_t temp);
    [[nodiscard]] std::uint32_t pendingRecipe(std::size_t temp) const;
    [[nodiscard]] Instruction inserted(Opcode opcode) const;

    const Program& m_program;
    const RegisterUse& m_use;
    const FitPlan& m_plan;
    FittedProgram m_result;
    std::uint64_t m_cost = 0;
    RegisterCache m_cache;
    std::vector<Waiting> m_waiting;                   ///< innermost last
    bool m_isReached = true;                          ///< false behind BRK and CONT
    std::vector<std::optional<std::int32_t>> m_slots; ///< of local memory, by register of the program
    std::vector<std::uint32_t> m_recipes;             ///< that are left of evicted values, within a block
    std::vector<std::size_t> m_pinned;
    std::optional<Instruction> m_rest; ///< to be put in behind the present instruction
    std::size_t m_block = 0;
    std::uint32_t m_at = 0; ///< the instruction that is translated
};

} // namespace vitrine::core
