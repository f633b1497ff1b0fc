// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// How the disassemblers write instructions, so that all of them look alike.

namespace vitrine::core {

/// "MUL r0, r1, r2"
[[nodiscard]] inline std::string withOperands(std::string opcode, const std::vector<std::string>& operands)
{
    std::string_view separator = " ";
    for (const std::string& operand : operands) {
        opcode += separator;
        opcode += operand;
        separator = ", ";
    }
    return opcode;
}

/// The channels of a mask by four letters: ".xz" for channels 0 and 2, nothing for all four, "._" for none.
[[nodiscard]] inline std::string writeMaskText(std::uint8_t mask, std::string_view letters)
{
    if ((mask & 0xF) == 0xF)
        return {};
    std::string text = ".";
    for (std::size_t channel = 0; channel < 4; ++channel)
        if ((mask >> channel & 1) != 0)
            text += letters[channel];
    return text == "." ? "._" : text;
}

} // namespace vitrine::core
