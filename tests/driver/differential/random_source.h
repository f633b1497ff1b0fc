// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <iterator>
#include <random>

namespace vitrine::differential {

/// The same numbers from the same seed on every host.
class RandomSource {
public:
    explicit RandomSource(std::uint32_t seed) : m_engine(seed) {}

    std::uint32_t bits() { return static_cast<std::uint32_t>(m_engine()); }
    /// 0 … end − 1
    int below(int end) { return static_cast<int>(bits() % static_cast<std::uint32_t>(end)); }
    int between(int first, int last) { return first + below(last - first + 1); }
    bool oneIn(int count) { return below(count) == 0; }
    template <typename Container>
    const auto& oneOf(const Container& choices)
    {
        return std::data(choices)[below(static_cast<int>(std::size(choices)))];
    }

private:
    std::mt19937 m_engine;
};

} // namespace vitrine::differential
