// SPDX-License-Identifier: Apache-2.0
#include "core/shader/alu_layout.h"

namespace vitrine::core {

char groupLetter(std::uint32_t group)
{
    return static_cast<char>('A' + group);
}

std::vector<std::string> aluNames(const AluLayout& alus)
{
    std::vector<std::string> names;
    for (std::uint32_t group = 0; group < alus.groups(); ++group)
        for (std::uint32_t alu = 0; alu < alus.alusOf(group); ++alu)
            names.push_back(groupLetter(group) + std::to_string(alu));
    return names;
}

} // namespace vitrine::core
