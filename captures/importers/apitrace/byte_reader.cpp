// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/apitrace/byte_reader.h"

#include <algorithm>
#include <array>
#include <bit>

namespace vitrine::captures {

bool TraceByteReader::refill()
{
    if (failed())
        return false;
    m_blockStart += m_block.size();
    m_next = 0;
    const Block block = m_container->next();
    m_block = block.bytes;
    m_fileOffset = block.fileOffset;
    if (block.problem)
        m_fault = Fault{block.problem->kind, m_blockStart, m_fileOffset, block.problem->what};
    return !m_block.empty();
}

void TraceByteReader::endTooEarly()
{
    if (!failed())
        m_fault = Fault{FaultKind::Truncated, position(), m_fileOffset, std::string("inside ") + m_expected};
}

void TraceByteReader::corrupt(std::uint64_t offset, std::string what)
{
    if (failed())
        return;
    m_fault = Fault{FaultKind::Corrupt, offset, m_fileOffset, std::move(what)};
    m_next = m_block.size();
}

std::uint8_t TraceByteReader::byte()
{
    if (m_next == m_block.size() && !refill()) {
        endTooEarly();
        return 0;
    }
    return std::to_integer<std::uint8_t>(m_block[m_next++]);
}

std::uint64_t TraceByteReader::varint()
{
    const std::uint64_t start = position();
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        const std::uint8_t group = byte();
        const std::uint64_t bits = group & 0x7Fu;
        if (shift == 63 && bits > 1)
            break;
        value |= bits << shift;
        if ((group & 0x80u) == 0)
            return value;
    }
    corrupt(start, "a number has more than 64 bits");
    return 0;
}

template <typename T>
T TraceByteReader::floating()
{
    static_assert(std::endian::native == std::endian::little);
    std::array<std::byte, sizeof(T)> raw{};
    for (std::byte& part : raw)
        part = static_cast<std::byte>(byte());
    return std::bit_cast<T>(raw);
}
template float TraceByteReader::floating<float>();
template double TraceByteReader::floating<double>();

template <typename Container>
void TraceByteReader::append(Container& out, std::uint64_t size)
{
    while (size > 0) {
        if (m_next == m_block.size() && !refill()) {
            endTooEarly();
            out.clear();
            return;
        }
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(size, m_block.size() - m_next));
        const auto* from = reinterpret_cast<const typename Container::value_type*>(m_block.data() + m_next);
        out.insert(out.end(), from, from + count);
        m_next += count;
        size -= count;
    }
}

std::vector<std::byte> TraceByteReader::bytes(std::uint64_t size)
{
    std::vector<std::byte> out;
    append(out, size);
    return out;
}

std::string TraceByteReader::text(std::uint64_t size)
{
    std::string out;
    append(out, size);
    return out;
}

} // namespace vitrine::captures
