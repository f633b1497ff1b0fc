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

/// How the registers of the machine are distributed: some registers of the program have one of their own, the others
/// share the rest.
struct FitPlan {
    /// By register of the program: its own register of the machine, counted from 0.
    std::vector<std::optional<std::uint16_t>> resident;
    std::uint16_t firstShared = 0;
    std::uint16_t shared = 0;
};

/// Translates a program by a plan. The shared registers are a cache in front of local memory, in which every register
/// of the program has its place.
///
/// At the borders of blocks memory is up to date, so paths may part and join. One lane's path would be enough to look
/// at if lanes did not look at each other. But FILL writes inactive lanes as well, so what it overwrites is forgotten
/// on the paths on which lanes wait meanwhile.
class RegisterFitter {
public:
    RegisterFitter(const Program& program, const RegisterUse& use, const FitPlan& plan);
    /// Translates the program. Call it once.
    [[nodiscard]] FittedProgram run();
    /// How many instructions were inserted; those in loops count by their depth.
    [[nodiscard]] std::uint64_t cost() const { return m_cost; }

private:
    /// An open IF or LOOP, with what the path that waits holds. Nothing when no path waits.
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
    std::vector<Waiting> m_waiting;                   ///< the innermost one is last
    bool m_isReached = true;                          ///< false behind BRK and CONT, where no lane comes
    std::vector<std::optional<std::int32_t>> m_slots; ///< by register of the program: its register in local memory
    std::vector<std::uint32_t> m_recipes;             ///< the recipes of values that were evicted in this block
    std::vector<std::size_t> m_pinned;
    std::optional<Instruction> m_rest; ///< an instruction that is to follow the present one
    std::size_t m_block = 0;
    std::uint32_t m_at = 0; ///< the instruction that is being translated
};

} // namespace vitrine::core
