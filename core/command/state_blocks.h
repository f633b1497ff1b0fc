// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/blob.h"
#include "core/command/draw_discard.h"
#include "core/fixed_function/unit_kind.h"
#include "core/shader/isa.h"
#include "core/texture/texture_view.h"

#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

namespace vitrine::core {

/// What registers refer to by number, since it is too large for words: it lies in memory, and does not change.
using StateBlock = std::variant<std::monostate, std::shared_ptr<const Program>, std::shared_ptr<const ParameterBlock>,
                                std::shared_ptr<const TextureView>, Blob, std::shared_ptr<const TileDiscardJudge>>;

/// The blocks in memory, by number; number 0 is none. A number means the same as long as a register has it: another
/// block can be given a number that no register has any more.
class StateBlocks {
public:
    /// Null: there is no such block, or it is of another kind.
    template <typename Pointer>
    [[nodiscard]] Pointer find(std::uint32_t number) const
    {
        const StateBlock* block = number != 0 && number < m_blocks.size() ? &m_blocks[number] : nullptr;
        const auto* held = block ? std::get_if<Pointer>(block) : nullptr;
        return held ? *held : Pointer{};
    }
    /// The number is that of a block.
    [[nodiscard]] const StateBlock& at(std::uint32_t number) const { return m_blocks[number]; }
    /// Keeps the block at the lowest free number.
    std::uint32_t add(StateBlock block);
    void remove(std::uint32_t number);
    /// No block gets the number, though there is none of it.
    void occupy(std::uint32_t number);

private:
    std::vector<StateBlock> m_blocks;
};

} // namespace vitrine::core
