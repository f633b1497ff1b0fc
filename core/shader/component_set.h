// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace vitrine::core {

/// A set of components, up to four of each of many registers.
class ComponentSet {
public:
    explicit ComponentSet(std::size_t registers) : m_words((registers + kPerWord - 1) / kPerWord) {}

    [[nodiscard]] std::uint8_t of(std::size_t index) const
    {
        return static_cast<std::uint8_t>(m_words[index / kPerWord] >> shift(index) & 0xF);
    }
    void add(std::size_t index, std::uint8_t components)
    {
        m_words[index / kPerWord] |= std::uint64_t{components} << shift(index);
    }
    void remove(std::size_t index, std::uint8_t components)
    {
        m_words[index / kPerWord] &= ~(std::uint64_t{components} << shift(index));
    }
    void add(const ComponentSet& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] |= other.m_words[i];
    }
    void remove(const ComponentSet& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= ~other.m_words[i];
    }
    friend bool operator==(const ComponentSet&, const ComponentSet&) = default;

private:
    static constexpr std::size_t kPerWord = 16;
    static constexpr unsigned shift(std::size_t index) { return static_cast<unsigned>(4 * (index % kPerWord)); }
    std::vector<std::uint64_t> m_words;
};

} // namespace vitrine::core
