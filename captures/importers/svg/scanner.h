// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string_view>

namespace vitrine::captures::svg {

/// Reads a value from front to back. What can't be read is left where it is.
class Scanner {
public:
    explicit Scanner(std::string_view text) : m_text(text) {}

    [[nodiscard]] bool atEnd() const { return m_at == m_text.size(); }
    /// The next character; 0 at the end.
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : m_text[m_at]; }
    [[nodiscard]] std::string_view rest() const { return m_text.substr(m_at); }

    void skip(std::size_t count = 1) { m_at += count; }
    void skipSpaces();
    /// Spaces with at most one comma.
    void skipComma();
    bool take(char wanted);
    /// Letters are the same in both cases.
    bool takeWord(std::string_view wanted);
    /// Letters, digits, '-', '_' and whatever is not ASCII.
    std::string_view name();
    /// Up to the character, which is taken and not part of it; nothing when there is none.
    std::optional<std::string_view> upTo(char end);

    /// As SVG writes numbers: "-1.5e3", ".5".
    std::optional<double> number();
    /// "0" or "1", which the flags of an arc are, even without a space between them.
    std::optional<bool> flag();
    /// Whether something was infinite, no number, or larger than a float where a number should be.
    [[nodiscard]] bool isBeyond() const { return m_isBeyond; }

private:
    [[nodiscard]] std::size_t numberLength() const;
    [[nodiscard]] bool hasNoNumberWord() const;

    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_isBeyond = false;
};

[[nodiscard]] bool isSpace(char c);
[[nodiscard]] std::string_view trimmed(std::string_view text);
/// Whether they are the same but for the case of letters.
[[nodiscard]] bool isSameWord(std::string_view a, std::string_view b);

} // namespace vitrine::captures::svg
