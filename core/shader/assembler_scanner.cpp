// SPDX-License-Identifier: Apache-2.0
#include "core/shader/assembler_scanner.h"

#include <bit>
#include <charconv>

namespace vitrine::core {

void AssemblerScanner::skipBlanks()
{
    while (!m_rest.empty() && (m_rest.front() == ' ' || m_rest.front() == '\t' || m_rest.front() == '\r'))
        m_rest.remove_prefix(1);
}

bool AssemblerScanner::accept(char c)
{
    if (peek() != c || c == '\0')
        return false;
    m_rest.remove_prefix(1);
    skipBlanks();
    return true;
}

std::string_view AssemblerScanner::word()
{
    const auto partOfWord = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    };
    std::size_t length = 0;
    while (length < m_rest.size() && partOfWord(m_rest[length]))
        ++length;
    const std::string_view found = m_rest.substr(0, length);
    m_rest.remove_prefix(length);
    skipBlanks();
    return found;
}

std::optional<std::int64_t> AssemblerScanner::integer(std::int64_t low, std::int64_t high)
{
    std::int64_t value = 0;
    const char* end = m_rest.data() + m_rest.size();
    const auto [stop, error] = std::from_chars(m_rest.data(), end, value);
    if (error != std::errc{} || value < low || value > high)
        return std::nullopt;
    m_rest.remove_prefix(static_cast<std::size_t>(stop - m_rest.data()));
    skipBlanks();
    return value;
}

std::optional<std::uint32_t> AssemblerScanner::floatBits()
{
    const char* end = m_rest.data() + m_rest.size();
    std::uint32_t bits = 0;
    const char* stop = nullptr;
    if (m_rest.starts_with("0x")) {
        const auto result = std::from_chars(m_rest.data() + 2, end, bits, 16);
        if (result.ec != std::errc{})
            return std::nullopt;
        stop = result.ptr;
    } else {
        float value = 0.0f;
        const auto result = std::from_chars(m_rest.data(), end, value);
        if (result.ec != std::errc{})
            return std::nullopt;
        bits = std::bit_cast<std::uint32_t>(value);
        stop = result.ptr;
    }
    m_rest.remove_prefix(static_cast<std::size_t>(stop - m_rest.data()));
    skipBlanks();
    return bits;
}

} // namespace vitrine::core
