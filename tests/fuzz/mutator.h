// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <random>
#include <span>
#include <vector>

namespace vitrine::test {

/// Damages bytes in the ways that break parsers; the same seed does the same damage everywhere.
class Mutator {
public:
    explicit Mutator(std::uint32_t seed) : m_random(seed) {}

    std::size_t below(std::size_t end) { return end == 0 ? 0 : m_random() % end; }
    bool oneIn(std::size_t count) { return below(count) == 0; }
    template <typename Container>
    const auto& oneOf(const Container& choices)
    {
        return std::data(choices)[below(std::size(choices))];
    }

    /// Where counts, sizes and signs go wrong; small numbers half of the time.
    std::int64_t interestingInteger()
    {
        static constexpr std::int64_t kEdges[] = {
            -1,        -2,        0x7f,        0x80,           0xff,        0x100,       0x7fff,      0x8000,
            0xffff,    0x10000,   0x7fff'ffff, -0x8000'0000LL, 0x8000'0000, 0xffff'fffe, 0xffff'ffff, 0x1'0000'0000,
            INT64_MAX, INT64_MIN, 16384,       2048,           1 << 20};
        return oneIn(2) ? static_cast<std::int64_t>(below(20)) : oneOf(kEdges);
    }
    float interestingFloat()
    {
        static constexpr std::uint32_t kBits[] = {0,           0x8000'0000, 0x3f80'0000, 0xbf80'0000, 0x7f80'0000,
                                                  0xff80'0000, 0x7fc0'0000, 0x0000'0001, 0x7f7f'ffff, 0xff7f'ffff,
                                                  0x4f00'0000, 0xcf00'0000, 0x4f80'0000, 0x5f00'0000, 0x3f00'0000};
        const std::uint32_t bits = oneIn(8) ? static_cast<std::uint32_t>(m_random()) : oneOf(kBits);
        float value = 0;
        std::memcpy(&value, &bits, sizeof value);
        return value;
    }

    /// One to four of: a flipped bit, a byte at the edge of its range, a run copied elsewhere, zeros, noise.
    void mutate(std::span<std::byte> bytes)
    {
        if (bytes.empty())
            return;
        for (std::size_t count = 1 + below(4); count > 0; --count)
            mutateOnce(bytes);
    }

    /// As mutate(), but one time in four chunks come, go or change places, so that the length may change, too.
    void mutateAndResize(std::vector<std::byte>& bytes)
    {
        if (!oneIn(4) || bytes.empty())
            return mutate(bytes);
        const auto place = bytes.begin() + static_cast<std::ptrdiff_t>(below(bytes.size()));
        const auto end = place + static_cast<std::ptrdiff_t>(
                                     below(std::min<std::size_t>(256, static_cast<std::size_t>(bytes.end() - place))));
        const std::vector<std::byte> chunk(place, end);
        switch (below(4)) {
        case 0: bytes.erase(place, bytes.end()); break;
        case 1: bytes.erase(place, end); break;
        case 2: bytes.insert(end, chunk.begin(), chunk.end()); break;
        default:
            std::swap_ranges(bytes.begin(), bytes.begin() + std::min(end - place, place - bytes.begin()), place);
            break;
        }
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
