// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/scanner.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace vitrine::captures::svg {
namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Nothing when not even a long double can hold it.
std::optional<double> valueOf(std::string_view digits)
{
    double value = 0.0;
    if (std::from_chars(digits.data(), digits.data() + digits.size(), value).ec == std::errc())
        return value;
    long double wide = 0.0; // too large or too small: which of both it is, nothing tells but the number itself
    if (std::from_chars(digits.data(), digits.data() + digits.size(), wide).ec == std::errc())
        return static_cast<double>(wide);
    return std::nullopt;
}

bool isNameCharacter(char c)
{
    const char l = lower(c);
    return (l >= 'a' && l <= 'z') || isDigit(c) || c == '-' || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

} // namespace

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f';
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

bool isSameWord(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

void Scanner::skipSpaces()
{
    while (isSpace(peek()))
        skip();
}

void Scanner::skipComma()
{
    skipSpaces();
    if (take(','))
        skipSpaces();
}

bool Scanner::take(char wanted)
{
    if (atEnd() || peek() != wanted)
        return false;
    skip();
    return true;
}

bool Scanner::takeWord(std::string_view wanted)
{
    if (!isSameWord(rest().substr(0, wanted.size()), wanted))
        return false;
    skip(wanted.size());
    return true;
}

std::string_view Scanner::name()
{
    const std::size_t start = m_at;
    while (!atEnd() && isNameCharacter(peek()))
        skip();
    return m_text.substr(start, m_at - start);
}

std::optional<std::string_view> Scanner::upTo(char end)
{
    const std::size_t found = m_text.find(end, m_at);
    if (found == std::string_view::npos)
        return std::nullopt;
    const std::string_view taken = m_text.substr(m_at, found - m_at);
    m_at = found + 1;
    return taken;
}

std::size_t Scanner::numberLength() const
{
    const std::string_view text = rest();
    std::size_t at = 0;
    const auto digits = [&] {
        const std::size_t start = at;
        while (at < text.size() && isDigit(text[at]))
            ++at;
        return at - start;
    };
    if (!text.empty() && (text[0] == '+' || text[0] == '-'))
        ++at;
    std::size_t count = digits();
    if (at < text.size() && text[at] == '.') {
        const std::size_t point = at++;
        const std::size_t fraction = digits();
        count += fraction;
        if (fraction == 0)
            at = point;
    }
    if (count == 0)
        return 0;
    const std::size_t mantissa = at;
    if (at < text.size() && lower(text[at]) == 'e') { // "1em" and "1ex" are no exponents
        ++at;
        if (at < text.size() && (text[at] == '+' || text[at] == '-'))
            ++at;
        if (digits() == 0)
            at = mantissa;
    }
    return at;
}

bool Scanner::hasNoNumberWord() const
{
    std::string_view text = rest();
    if (!text.empty() && (text[0] == '+' || text[0] == '-'))
        text.remove_prefix(1);
    return isSameWord(text.substr(0, 3), "nan") || isSameWord(text.substr(0, 3), "inf");
}

std::optional<double> Scanner::number()
{
    const std::size_t length = numberLength();
    if (length == 0) {
        m_isBeyond |= hasNoNumberWord();
        return std::nullopt;
    }
    std::string_view digits = rest().substr(0, length);
    if (digits.front() == '+')
        digits.remove_prefix(1);
    const auto value = valueOf(digits);
    if (!value || std::abs(*value) > std::numeric_limits<float>::max()) {
        m_isBeyond = true;
        return std::nullopt;
    }
    skip(length);
    return value;
}

std::optional<bool> Scanner::flag()
{
    if (peek() != '0' && peek() != '1')
        return std::nullopt;
    const bool isSet = peek() == '1';
    skip();
    return isSet;
}

} // namespace vitrine::captures::svg
