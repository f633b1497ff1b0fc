// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

struct XXH3_state_s;

namespace vitrine::core {

struct Hash128 {
    std::uint64_t high = 0;
    std::uint64_t low = 0;
    friend bool operator==(const Hash128&, const Hash128&) = default;
};

/// 32 hexadecimal digits, high half first.
[[nodiscard]] std::string toHex(const Hash128& hash);

/// A 128-bit hash (XXH3) over bytes fed piece by piece: fast, not cryptographic. How the bytes are cut into pieces does
/// not matter.
class Hasher128 {
public:
    Hasher128();
    ~Hasher128();
    Hasher128(const Hasher128& other);
    Hasher128& operator=(const Hasher128& other);
    Hasher128(Hasher128&&) noexcept;
    Hasher128& operator=(Hasher128&&) noexcept;

    void add(const void* data, std::size_t size);
    [[nodiscard]] Hash128 digest() const;
    void reset();

private:
    struct Deleter {
        void operator()(XXH3_state_s* state) const;
    };
    std::unique_ptr<XXH3_state_s, Deleter> m_state;
};

} // namespace vitrine::core
