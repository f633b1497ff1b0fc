// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/shader/component_set.h"
#include "core/shader/isa.h"

#include <cstdint>
#include <limits>
#include <vector>

/// How a program uses its temporary registers. The register fitter decides by it.

namespace vitrine::core {

inline constexpr std::uint32_t kNoInstruction = std::numeric_limits<std::uint32_t>::max();

/// Instructions that are executed together, from first to last − 1. The instruction that ends a block (IF, ELSE, ENDIF,
/// LOOP, ENDLOOP, BRK, CONT, END) is its last one.
struct CodeBlock {
    std::uint32_t first = 0, last = 0;
    std::uint32_t depth = 0;         ///< how many IFs and LOOPs are around it; 0 means that every lane is active
    std::uint32_t loopDepth = 0;     ///< how many LOOPs are around it
    std::uint32_t horizon = 0;       ///< the next LOOP or ENDLOOP at or behind its last instruction
    std::vector<std::uint32_t> next; ///< the blocks that may follow
};

/// An instruction that reads or writes a register. It reads before it writes.
struct RegisterTouch {
    std::uint32_t at = 0;
    std::uint8_t reads = 0, writes = 0; ///< masks of components
};

/// What will happen to some components of a register.
struct ComponentFate {
    std::uint8_t alive = 0;       ///< the components that will be read, in this block or behind it
    std::uint8_t leavesBlock = 0; ///< those of them that will be read behind it
    std::uint32_t nextRead = kNoInstruction;
};

class RegisterUse {
public:
    /// Fails for programs that our compiler never makes: see fitRegisters().
    [[nodiscard]] static Result<RegisterUse> of(const Program& program);

    [[nodiscard]] const std::vector<CodeBlock>& blocks() const { return m_blocks; }
    [[nodiscard]] std::uint8_t liveOut(std::size_t block, std::size_t temp) const { return m_liveOut[block].of(temp); }
    /// The fate of the value in `components`, from instruction `from` of `block` on. Reads beyond the block's horizon
    /// count as one read at the end of the program.
    [[nodiscard]] ComponentFate fateOf(std::size_t temp, std::uint8_t components, std::uint32_t from,
                                       std::size_t block) const;

    /// The components that any instruction reads or writes.
    [[nodiscard]] std::uint8_t components(std::size_t temp) const { return m_temps[temp].components; }
    /// Whether it is one of several consecutive registers that a SEND gives or fills.
    [[nodiscard]] bool isGrouped(std::size_t temp) const { return m_temps[temp].isGrouped; }
    /// Whether an instruction that looks at neighboring lanes reads it where these may be inactive: their old values
    /// count.
    [[nodiscard]] bool isSeenByNeighbors(std::size_t temp) const { return m_temps[temp].isSeenByNeighbors; }
    /// The only instruction that writes the register, if it is a recipe and comes before all reads; else
    /// kNoInstruction.
    [[nodiscard]] std::uint32_t recipe(std::size_t temp) const { return m_temps[temp].recipe; }
    /// How many loads and stores at the borders of blocks it costs to keep the register in local memory. Those in loops
    /// count by their depth.
    [[nodiscard]] std::uint64_t weight(std::size_t temp) const { return m_temps[temp].weight; }
    /// The most consecutive registers that a SEND gives or fills.
    [[nodiscard]] std::uint32_t largestGroup() const { return m_largestGroup; }

private:
    struct Temp {
        std::vector<RegisterTouch> touches; ///< in the order of the program
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

/// Whether the instruction gives the same result anywhere in the program, because it computes it from constants and
/// inputs alone.
[[nodiscard]] bool isRecipe(const Instruction& instruction);

/// How often a loop is taken to turn, as it is not known: 8 times for each level of nesting, at most 8⁴ times in all.
[[nodiscard]] std::uint64_t loopWeight(std::uint32_t loopDepth);

} // namespace vitrine::core
