// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/tokenizer.h"

#include <array>

namespace vitrine::core::glsl {

namespace {

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

constexpr std::array<std::string_view, 22> kLongPunctuators{
    "<<=", ">>=", "++", "--", "<=", ">=", "==", "!=", "&&", "||", "^^",
    "+=",  "-=",  "*=", "/=", "%=", "&=", "|=", "^=", "<<", ">>", "##"};

class Tokenizer {
public:
    explicit Tokenizer(std::string_view source) : m_source(source) {}
    Result<Tokens> run();

private:
    [[nodiscard]] char peek(std::size_t ahead = 0) const
    {
        return m_at + ahead < m_source.size() ? m_source[m_at + ahead] : '\0';
    }
    bool skipNewline();
    bool skipComment();
    void add(TokenKind kind, std::size_t length);
    [[nodiscard]] std::size_t numberLength() const;
    [[nodiscard]] std::size_t punctuatorLength() const;

    std::string_view m_source;
    std::size_t m_at = 0;
    std::uint32_t m_line = 1;
    bool m_space = false;
    bool m_lineStart = true;
    bool m_isUnterminated = false;
    Tokens m_tokens;
};

/// A newline is LF, CR, or the two together in either order.
bool Tokenizer::skipNewline()
{
    const char c = peek();
    if (c != '\n' && c != '\r')
        return false;
    const char next = peek(1);
    m_at += (next == '\n' || next == '\r') && next != c ? 2 : 1;
    ++m_line;
    return true;
}

bool Tokenizer::skipComment()
{
    if (peek() != '/' || (peek(1) != '/' && peek(1) != '*'))
        return false;
    const bool isBlock = peek(1) == '*';
    m_at += 2;
    while (m_at < m_source.size()) {
        if (!isBlock && (peek() == '\n' || peek() == '\r'))
            return true;
        if (isBlock && peek() == '*' && peek(1) == '/') {
            m_at += 2;
            return true;
        }
        if (!skipNewline())
            ++m_at;
    }
    m_isUnterminated = isBlock;
    return true;
}

std::size_t Tokenizer::numberLength() const
{
    const bool isHexadecimal = peek() == '0' && (peek(1) == 'x' || peek(1) == 'X');
    std::size_t length = 1;
    while (isLetter(peek(length)) || isDigit(peek(length)) || peek(length) == '.') {
        const bool isExponent = !isHexadecimal && (peek(length) == 'e' || peek(length) == 'E');
        ++length;
        if (isExponent && (peek(length) == '+' || peek(length) == '-'))
            ++length;
    }
    return length;
}

std::size_t Tokenizer::punctuatorLength() const
{
    for (const std::string_view punctuator : kLongPunctuators)
        if (m_source.substr(m_at, punctuator.size()) == punctuator)
            return punctuator.size();
    return 1;
}

void Tokenizer::add(TokenKind kind, std::size_t length)
{
    Token& token = m_tokens.emplace_back();
    token.kind = kind;
    token.hasSpaceBefore = m_space;
    token.startsLine = m_lineStart;
    token.line = m_line;
    token.text = m_source.substr(m_at, length);
    m_at += length;
    m_space = m_lineStart = false;
}

Result<Tokens> Tokenizer::run()
{
    while (m_at < m_source.size()) {
        const char c = peek();
        const std::uint32_t line = m_line;
        if (skipNewline()) {
            if (!m_lineStart)
                m_tokens.back().newline = line;
            m_lineStart = m_space = true;
        } else if (skipComment()) {
            m_space = true;
        } else if (c == '\\' && (peek(1) == '\n' || peek(1) == '\r')) {
            ++m_at; // a line goes on: GLSL ES 1.00 has no such thing, programs do
            skipNewline();
            m_space = true;
        } else if (c == ' ' || c == '\t' || c == '\v' || c == '\f') {
            ++m_at;
            m_space = true;
        } else if (isLetter(c)) {
            std::size_t length = 1;
            while (isLetter(peek(length)) || isDigit(peek(length)))
                ++length;
            add(TokenKind::Identifier, length);
        } else if (isDigit(c) || (c == '.' && isDigit(peek(1)))) {
            add(TokenKind::Number, numberLength());
        } else {
            constexpr std::string_view kSingle = "()[]{}.,;:?+-*/%<>=!&|^~#";
            const bool isKnown = kSingle.find(c) != std::string_view::npos;
            add(isKnown ? TokenKind::Punctuator : TokenKind::Other, isKnown ? punctuatorLength() : 1);
        }
    }
    if (m_isUnterminated)
        return Error{Text::verbatim(errorAt(m_line, "", "a comment does not end"))};
    return std::move(m_tokens);
}

} // namespace

Result<Tokens> tokenize(std::string_view source)
{
    return Tokenizer{source}.run();
}

std::string errorAt(std::uint32_t line, std::string_view token, std::string_view what)
{
    return "ERROR: 0:" + std::to_string(line) + ": '" + std::string(token) + "' : " + std::string(what) + "\n";
}

} // namespace vitrine::core::glsl
