// SPDX-License-Identifier: Apache-2.0
#include "core/plugin/sha256.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace vitrine::core {

namespace {

constexpr std::size_t kBlockBytes = 64, kLengthBytes = 8;

using Words = std::array<std::uint32_t, 8>;

/// Fractions of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> kRound{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
/// Fractions of the square roots of the first 8 primes.
constexpr Words kStart{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

std::uint32_t mixed(std::uint32_t x, int a, int b, int c)
{
    return std::rotr(x, a) ^ std::rotr(x, b) ^ std::rotr(x, c);
}

std::array<std::uint32_t, 64> schedule(const std::byte* block)
{
    std::array<std::uint32_t, 64> w{};
    for (std::size_t i = 0; i < kBlockBytes; ++i)
        w[i / 4] = w[i / 4] << 8 | std::to_integer<std::uint32_t>(block[i]);
    for (std::size_t i = 16; i < w.size(); ++i) {
        const std::uint32_t early = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ w[i - 15] >> 3;
        const std::uint32_t late = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ w[i - 2] >> 10;
        w[i] = w[i - 16] + early + w[i - 7] + late;
    }
    return w;
}

void digest(Words& hash, const std::byte* block)
{
    const auto w = schedule(block);
    auto [a, b, c, d, e, f, g, h] = hash;
    for (std::size_t i = 0; i < w.size(); ++i) {
        const std::uint32_t first = h + mixed(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + kRound[i] + w[i];
        const std::uint32_t second = mixed(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + first;
        d = c, c = b, b = a, a = first + second;
    }
    const Words added{a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < hash.size(); ++i)
        hash[i] += added[i];
}

std::string hexadecimal(const Words& hash)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (const std::uint32_t word : hash)
        for (int shift = 28; shift >= 0; shift -= 4)
            text += kDigits[word >> shift & 15];
    return text;
}

} // namespace

std::string sha256(std::span<const std::byte> bytes)
{
    Words hash = kStart;
    std::size_t done = 0;
    for (; bytes.size() - done >= kBlockBytes; done += kBlockBytes)
        digest(hash, bytes.data() + done);
    const auto rest = bytes.subspan(done);
    std::array<std::byte, 2 * kBlockBytes> end{};
    std::copy(rest.begin(), rest.end(), end.begin());
    end[rest.size()] = std::byte{0x80};
    const std::size_t length = rest.size() + 1 + kLengthBytes <= kBlockBytes ? kBlockBytes : 2 * kBlockBytes;
    const std::uint64_t bits = std::uint64_t{bytes.size()} * 8;
    for (std::size_t i = 0; i < kLengthBytes; ++i)
        end[length - 1 - i] = static_cast<std::byte>(bits >> 8 * i);
    for (std::size_t i = 0; i < length; i += kBlockBytes)
        digest(hash, end.data() + i);
    return hexadecimal(hash);
}

} // namespace vitrine::core
