// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/check.h"

#include <cstdint>
#include <deque>
#include <utility>

namespace vitrine::core {

/// What the units need of the draws in flight, by the draw number of the items: immutable once bound, and therefore no
/// part of the machine's state. Entries stay put until clear().
template <typename T>
class PerDraw {
public:
    void bind(std::uint32_t draw, T value) { m_entries.push_back({draw, std::move(value)}); }
    void clear() { m_entries.clear(); }

    [[nodiscard]] const T& of(std::uint32_t draw) const
    {
        const T* found = find(draw);
        CORE_CHECK(found != nullptr, "an item of a draw that was never bound");
        return *found;
    }
    [[nodiscard]] const T* find(std::uint32_t draw) const
    {
        for (const Entry& entry : m_entries)
            if (entry.draw == draw)
                return &entry.value;
        return nullptr;
    }

private:
    struct Entry {
        std::uint32_t draw;
        T value;
    };
    std::deque<Entry> m_entries;
};

} // namespace vitrine::core
