// SPDX-License-Identifier: Apache-2.0
#include "captures/store/byte_stream.h"

namespace vitrine::captures {

void ByteSink::number(std::uint64_t value)
{
    for (; value >= 0x80; value >>= 7)
        byte(static_cast<std::uint8_t>(value | 0x80));
    byte(static_cast<std::uint8_t>(value));
}

void ByteSink::signedNumber(std::int64_t value)
{
    number(static_cast<std::uint64_t>(value) << 1 ^ static_cast<std::uint64_t>(value >> 63));
}

void ByteSink::text(std::string_view value)
{
    number(value.size());
    bytes(std::as_bytes(std::span(value)));
}

std::uint8_t ByteSource::byte()
{
    const auto one = bytes(1);
    return one.empty() ? 0 : std::to_integer<std::uint8_t>(one[0]);
}

std::uint64_t ByteSource::number()
{
    std::uint64_t value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
        const std::uint64_t bits = byte();
        if (shift == 63 && bits > 1)
            break;
        value |= (bits & 0x7f) << shift;
        if (bits < 0x80)
            return m_failed ? 0 : value;
    }
    fail();
    return 0;
}

std::int64_t ByteSource::signedNumber()
{
    const std::uint64_t folded = number();
    return static_cast<std::int64_t>(folded >> 1 ^ (0 - (folded & 1)));
}

std::span<const std::byte> ByteSource::bytes(std::uint64_t count)
{
    if (m_failed || count > m_rest.size()) {
        fail();
        return {};
    }
    const auto taken = m_rest.first(static_cast<std::size_t>(count));
    m_rest = m_rest.subspan(taken.size());
    return taken;
}

std::string_view ByteSource::text()
{
    const auto characters = bytes(number());
    return {reinterpret_cast<const char*>(characters.data()), characters.size()};
}

std::size_t ByteSource::count()
{
    const std::uint64_t value = number();
    if (value > m_rest.size()) {
        fail();
        return 0;
    }
    return static_cast<std::size_t>(value);
}

} // namespace vitrine::captures
