// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <vector>

namespace vitrine::test {

/// Damages bytes in the ways that break parsers; the same seed does the same damage everywhere.
class Mutator {
public:
    explicit Mutator(std::uint32_t seed) : m_random(seed) {}

    std::size_t below(std::size_t end) { return end == 0 ? 0 : m_random() % end; }

    /// One to four of: a flipped bit, a byte at the edge of its range, a run copied elsewhere, zeros, noise.
    void mutate(std::span<std::byte> bytes)
    {
        if (bytes.empty())
            return;
        for (std::size_t count = 1 + below(4); count > 0; --count)
            mutateOnce(bytes);
    }

private:
    void mutateOnce(std::span<std::byte> bytes)
    {
        constexpr std::byte kEdges[] = {std::byte{0}, std::byte{1}, std::byte{0x7f}, std::byte{0x80}, std::byte{0xff}};
        const std::size_t place = below(bytes.size());
        const std::size_t run = 1 + below(std::min<std::size_t>(64, bytes.size() - place));
        const std::size_t source = below(bytes.size() - run + 1);
        switch (below(5)) {
        case 0: bytes[place] ^= static_cast<std::byte>(1u << below(8)); break;
        case 1: bytes[place] = kEdges[below(5)]; break;
        case 2:
            for (std::size_t i = 0; i < run; ++i)
                bytes[place + i] = bytes[source + i];
            break;
        case 3:
            for (std::size_t i = 0; i < run; ++i)
                bytes[place + i] = std::byte{0};
            break;
        default:
            for (std::size_t i = 0; i < run; ++i)
                bytes[place + i] = static_cast<std::byte>(m_random());
            break;
        }
    }

    std::mt19937 m_random;
};

} // namespace vitrine::test
