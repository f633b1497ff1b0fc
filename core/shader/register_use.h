// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/shader/component_set.h"
#include "core/shader/isa.h"

#include <cstdint>
#include <limits>
#include <vector>

/// How a program uses its temporary registers: what the register fitter decides by.

namespace vitrine::core {

inline constexpr std::uint32_t kNoInstruction = std::numeric_limits<std::uint32_t>::max();

/// Instructions that are executed together, first … last − 1. What ends a block (IF, ELSE, ENDIF, LOOP, ENDLOOP, BRK,
/// CONT, END) is its last instruction.
struct CodeBlock {
    std::uint32_t first = 0, last = 0;
    std::uint32_t depth = 0;         ///< IFs and LOOPs around its instructions; 0: every lane is active
    std::uint32_t loopDepth = 0;     ///< LOOPs around them
    std::uint32_t horizon = 0;       ///< the next LOOP or ENDLOOP from its last instruction on
    std::vector<std::uint32_t> next; ///< blocks that may follow
};

/// An instruction that reads or writes a register; it reads first.
struct RegisterTouch {
    std::uint32_t at = 0;
    std::uint8_t reads = 0, writes = 0; ///< components
};

/// What becomes of components of a register.
struct ComponentFate {
    std::uint8_t alive = 0;       ///< will be read, in the block or behind it
    std::uint8_t leavesBlock = 0; ///< of these: behind it
    std::uint32_t nextRead = kNoInstruction;
};

class RegisterUse {
public:
    /// Fails for what no compiler of ours makes: see fitRegisters().
    [[nodiscard]] static Result<RegisterUse> of(const Program& program);

    [[nodiscard]] const std::vector<CodeBlock>& blocks() const { return m_blocks; }
    [[nodiscard]] std::uint8_t liveOut(std::size_t block, std::size_t temp) const { return m_liveOut[block].of(temp); }
    /// Of a value in `components`, from instruction `from` of `block` on. Reads beyond the block's horizon count as one
    /// at the end of the program.
    [[nodiscard]] ComponentFate fateOf(std::size_t temp, std::uint8_t components, std::uint32_t from,
                                       std::size_t block) const;

    /// That any instruction reads or writes.
    [[nodiscard]] std::uint8_t components(std::size_t temp) const { return m_temps[temp].components; }
    /// One of several consecutive ones that a SEND gives or fills.
    [[nodiscard]] bool isGrouped(std::size_t temp) const { return m_temps[temp].isGrouped; }
    /// Read by an instruction that looks at neighbors, where these may be inactive: their old values matter.
    [[nodiscard]] bool isSeenByNeighbors(std::size_t temp) const { return m_temps[temp].isSeenByNeighbors; }
    /// The only instruction that writes the register, when it is a recipe and comes before all reads; kNoInstruction
    /// when there is none.
    [[nodiscard]] std::uint32_t recipe(std::size_t temp) const { return m_temps[temp].recipe; }
    /// Loads and stores that a register in local memory takes at the borders of blocks; loops count by their depth.
    [[nodiscard]] std::uint64_t weight(std::size_t temp) const { return m_temps[temp].weight; }
    /// The most consecutive registers that a SEND gives or fills.
    [[nodiscard]] std::uint32_t largestGroup() const { return m_largestGroup; }

private:
    struct Temp {
        std::vector<RegisterTouch> touches; ///< in the order of the text
        std::uint8_t components = 0;
        bool isGrouped = false, isSeenByNeighbors = false;
        std::uint32_t recipe = kNoInstruction;
        std::uint64_t weight = 0;
    };

    explicit RegisterUse(const Program& program);
    void findBlocks();
    void connectBlocks();
    void findTouches();
    void findGroups();
    void findRecipes();
    void findLiveOut();
    void weigh(std::size_t block, const std::vector<ComponentSet>& reads);
    void touch(std::size_t temp, const RegisterTouch& touch);
    [[nodiscard]] std::uint32_t blockBehind(std::int32_t instruction) const;

    const Program& m_program;
    std::vector<CodeBlock> m_blocks;
    std::vector<std::uint32_t> m_blockOf; ///< by instruction
    std::vector<Temp> m_temps;
    std::vector<ComponentSet> m_liveOut; ///< by block
    std::uint32_t m_largestGroup = 1;
};

/// Whether the same instruction gives the same result anywhere in the program: it computes one from constants and
/// inputs.
[[nodiscard]] bool isRecipe(const Instruction& instruction);

/// One step more for every turn of a loop that there might be: 8, and at most 8⁴.
[[nodiscard]] std::uint64_t loopWeight(std::uint32_t loopDepth);

} // namespace vitrine::core
