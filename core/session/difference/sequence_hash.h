// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::core {

/// A stretch of a sequence: from … to − 1.
struct SequenceWindow {
    std::uint64_t from = 0, to = 0;
    friend bool operator==(const SequenceWindow&, const SequenceWindow&) = default;
};

/// The hash of a sequence of numbers, with marks on the way: those of two sequences tell about where they part. However
/// long a sequence is, its marks take little memory: of too many, every second is forgotten.
class SequenceHash {
public:
    static constexpr std::size_t kMostMarks = 4096;

    void add(std::uint64_t number);
    [[nodiscard]] std::uint64_t count() const { return m_count; }
    friend bool operator==(const SequenceHash& a, const SequenceHash& b)
    {
        return a.m_count == b.m_count && a.m_hash == b.m_hash;
    }

    /// Where the first number lies that differs; nothing: the sequences are equal.
    [[nodiscard]] static std::optional<SequenceWindow> firstDifference(const SequenceHash& a, const SequenceHash& b);

private:
    [[nodiscard]] std::uint64_t markAt(std::uint64_t count) const { return m_marks[count / m_stride - 1]; }

    std::uint64_t m_hash = 0, m_count = 0, m_stride = 64;
    std::vector<std::uint64_t> m_marks; ///< the hash after each `m_stride` numbers
};

} // namespace vitrine::core
