// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/state_visitor.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace vitrine::core {

/// The last `Size` entries of a list that grows for ever: part of a unit's state, without allocating.
template <typename T, std::size_t Size>
class RecentLog {
public:
    /// Adds a default constructed entry and hands it back to be filled.
    T& add()
    {
        T& entry = m_entries[(m_first + m_count) % Size];
        if (m_count < Size)
            ++m_count;
        else
            m_first = (m_first + 1) % Size;
        return entry = T{};
    }
    void add(const T& entry) { add() = entry; }

    /// Oldest first.
    [[nodiscard]] std::size_t size() const { return m_count; }
    [[nodiscard]] const T& operator[](std::size_t i) const { return m_entries[(m_first + i) % Size]; }
    [[nodiscard]] T& operator[](std::size_t i) { return m_entries[(m_first + i) % Size]; }
    [[nodiscard]] const T& back() const { return (*this)[m_count - 1]; }

    /// Visits a list of that name, oldest entry first: equal logs are equal states wherever they lie in the ring.
    void visitAs(StateVisitor& visitor, std::string_view name)
    {
        const std::size_t size = visitor.beginList(name, m_count);
        if (visitor.restores()) {
            m_first = 0;
            m_count = size;
        }
        for (std::size_t i = 0; i < m_count; ++i)
            visitor("", (*this)[i]);
        visitor.endList();
    }

private:
    std::array<T, Size> m_entries{};
    std::size_t m_first = 0;
    std::size_t m_count = 0;
};

} // namespace vitrine::core
