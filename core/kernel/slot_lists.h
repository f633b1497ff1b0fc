// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

/// How a shared queue finds its entries without walking over all of them. Entries are known by their slots.

namespace vitrine::core {

inline constexpr std::uint32_t kNoSlot = ~std::uint32_t{0};

/// Which slot has the entry with an id.
class SlotIndex {
public:
    explicit SlotIndex(std::uint32_t capacity)
        : m_first(std::bit_ceil(2 * capacity), kNoSlot), m_next(capacity, kNoSlot), m_ids(capacity)
    {
    }
    [[nodiscard]] std::uint32_t find(std::uint32_t id) const
    {
        std::uint32_t slot = m_first[bucket(id)];
        while (slot != kNoSlot && m_ids[slot] != id)
            slot = m_next[slot];
        return slot;
    }
    void add(std::uint32_t id, std::uint32_t slot)
    {
        m_ids[slot] = id;
        m_next[slot] = m_first[bucket(id)];
        m_first[bucket(id)] = slot;
    }
    void remove(std::uint32_t slot)
    {
        std::uint32_t* link = &m_first[bucket(m_ids[slot])];
        while (*link != slot)
            link = &m_next[*link];
        *link = m_next[slot];
    }
    void clear() { m_first.assign(m_first.size(), kNoSlot); }

private:
    [[nodiscard]] std::size_t bucket(std::uint32_t id) const { return id & (m_first.size() - 1); }

    std::vector<std::uint32_t> m_first; ///< by the low bits of the id
    std::vector<std::uint32_t> m_next;  ///< by slot: another with the same bits
    std::vector<std::uint32_t> m_ids;   ///< by slot
};

/// A choice of slots in the order of their ages, oldest first.
class SlotList {
public:
    explicit SlotList(std::uint32_t capacity) : m_links(capacity) {}

    [[nodiscard]] std::uint32_t first() const { return m_first; }
    [[nodiscard]] std::uint32_t next(std::uint32_t slot) const { return m_links[slot].younger; }
    /// Looked for from the youngest on, which is where it mostly belongs.
    void add(std::uint32_t slot, std::uint64_t age)
    {
        std::uint32_t older = m_last;
        while (older != kNoSlot && m_links[older].age > age)
            older = m_links[older].older;
        const std::uint32_t younger = older == kNoSlot ? m_first : m_links[older].younger;
        m_links[slot] = {older, younger, age};
        (older == kNoSlot ? m_first : m_links[older].younger) = slot;
        (younger == kNoSlot ? m_last : m_links[younger].older) = slot;
    }
    void remove(std::uint32_t slot)
    {
        const Links& links = m_links[slot];
        (links.older == kNoSlot ? m_first : m_links[links.older].younger) = links.younger;
        (links.younger == kNoSlot ? m_last : m_links[links.younger].older) = links.older;
    }
    void clear() { m_first = m_last = kNoSlot; }

private:
    struct Links {
        std::uint32_t older = kNoSlot;
        std::uint32_t younger = kNoSlot;
        std::uint64_t age = 0;
    };
    std::uint32_t m_first = kNoSlot;
    std::uint32_t m_last = kNoSlot;
    std::vector<Links> m_links; ///< by slot
};

} // namespace vitrine::core
