// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/check.h"

#include <cstdint>
#include <deque>
#include <utility>

namespace vitrine::core {

/// What units need to know about the draws in flight, by the draw number of their items. An entry does not change once
/// it is bound, and so it is no part of the machine's state. Entries stay at their address until clear().
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
