// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace vitrine::core {

/// Reads the parts of one line of assembler text from left to right. Blanks between parts are skipped.
class AssemblerScanner {
public:
    explicit AssemblerScanner(std::string_view line) : m_rest(line) { skipBlanks(); }

    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }
    [[nodiscard]] std::string_view rest() const { return m_rest; }
    [[nodiscard]] char peek() const { return m_rest.empty() ? '\0' : m_rest.front(); }

    /// Consumes `c` if it comes next.
    bool accept(char c);
    /// Letters, digits and '_'; empty when none comes next.
    std::string_view word();
    /// A decimal integer within the bounds, with a sign if `low` allows it.
    std::optional<std::int64_t> integer(std::int64_t low, std::int64_t high);
    /// The bits of a float, written as 0x… or as a decimal number.
    std::optional<std::uint32_t> floatBits();

private:
    void skipBlanks();

    std::string_view m_rest;
};

} // namespace vitrine::core
