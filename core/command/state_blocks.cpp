// SPDX-License-Identifier: Apache-2.0
#include "core/command/state_blocks.h"

#include <utility>

namespace vitrine::core {

std::uint32_t StateBlocks::add(StateBlock block)
{
    std::uint32_t number = 1;
    while (number < m_blocks.size() && !std::holds_alternative<std::monostate>(m_blocks[number]))
        ++number;
    if (number >= m_blocks.size())
        m_blocks.resize(number + 1);
    m_blocks[number] = std::move(block);
    return number;
}

void StateBlocks::occupy(std::uint32_t number)
{
    if (number >= m_blocks.size())
        m_blocks.resize(number + 1);
    m_blocks[number] = Blob();
}

void StateBlocks::remove(std::uint32_t number)
{
    if (number < m_blocks.size())
        m_blocks[number] = {};
}

} // namespace vitrine::core
