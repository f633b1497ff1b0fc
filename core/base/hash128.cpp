// SPDX-License-Identifier: Apache-2.0
#include "core/base/hash128.h"

#include "core/base/check.h"

#include <xxhash.h>

#include <bit>

namespace vitrine::core {

// Values are hashed as they lie in memory; on a big-endian host the same run would get another hash (ONE-03).
static_assert(std::endian::native == std::endian::little);

std::string toHex(const Hash128& hash)
{
    constexpr char kDigits[] = "0123456789abcdef";
    std::string text;
    for (const std::uint64_t half : {hash.high, hash.low})
        for (int shift = 60; shift >= 0; shift -= 4)
            text += kDigits[(half >> shift) & 15];
    return text;
}

Hasher128::Hasher128() : m_state(XXH3_createState())
{
    CORE_CHECK(m_state != nullptr, "no memory for a hash state");
    reset();
}

Hasher128::Hasher128(const Hasher128& other) : Hasher128()
{
    *this = other;
}

Hasher128& Hasher128::operator=(const Hasher128& other)
{
    XXH3_copyState(m_state.get(), other.m_state.get());
    return *this;
}

Hasher128::~Hasher128() = default;
Hasher128::Hasher128(Hasher128&&) noexcept = default;
Hasher128& Hasher128::operator=(Hasher128&&) noexcept = default;

void Hasher128::Deleter::operator()(XXH3_state_s* state) const
{
    XXH3_freeState(state);
}

void Hasher128::add(const void* data, std::size_t size)
{
    XXH3_128bits_update(m_state.get(), data, size);
}

Hash128 Hasher128::digest() const
{
    const XXH128_hash_t hash = XXH3_128bits_digest(m_state.get());
    return {hash.high64, hash.low64};
}

void Hasher128::reset()
{
    XXH3_128bits_reset(m_state.get());
}

} // namespace vitrine::core
