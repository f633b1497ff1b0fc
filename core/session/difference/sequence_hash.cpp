// SPDX-License-Identifier: Apache-2.0
#include "core/session/difference/sequence_hash.h"

#include "core/session/difference/mixed_bits.h"

#include <algorithm>

namespace vitrine::core {

void SequenceHash::add(std::uint64_t number)
{
    m_hash = mixedBits(m_hash ^ number);
    if (++m_count % m_stride != 0)
        return;
    m_marks.push_back(m_hash);
    if (m_marks.size() < kMostMarks)
        return;
    for (std::size_t i = 0; 2 * i + 1 < m_marks.size(); ++i)
        m_marks[i] = m_marks[2 * i + 1];
    m_marks.resize(m_marks.size() / 2);
    m_stride *= 2;
}

std::optional<SequenceWindow> SequenceHash::firstDifference(const SequenceHash& a, const SequenceHash& b)
{
    if (a == b)
        return std::nullopt;
    // Strides are powers of two, so the longer one has marks where the shorter one has some.
    const std::uint64_t stride = std::max(a.m_stride, b.m_stride);
    std::uint64_t equal = 0;
    while (equal + stride <= std::min(a.m_count, b.m_count) && a.markAt(equal + stride) == b.markAt(equal + stride))
        equal += stride;
    return SequenceWindow{equal, equal + stride};
}

} // namespace vitrine::core
