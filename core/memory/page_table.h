// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace vitrine::core {

/// The pages of one surface. Copies of the surface share them until one writes.
///
/// Two levels are shared. A copy shares the whole table. The first write afterwards makes a table of its own, and a
/// page of its own for each tile that is written. `owned` flags tell which pages may be written in place. They are set
/// only while one handle alone holds the table and the table alone holds the page; copying the handle clears them.
/// Counts are atomic, so copies may live in different threads, but one handle is for one thread at a time. A handle
/// that owns no page (a checkpoint that nobody writes to) may be copied by several threads at once.
class PageTable {
public:
    PageTable() = default;
    /// Makes `tiles` pages of `pageBytes` zeros each, which all share one page at first.
    PageTable(std::size_t tiles, std::size_t pageBytes);
    PageTable(const PageTable& other);
    PageTable(PageTable&& other) noexcept : m_table(std::exchange(other.m_table, nullptr)) {}
    PageTable& operator=(const PageTable& other);
    PageTable& operator=(PageTable&& other) noexcept;
    ~PageTable();

    [[nodiscard]] const std::byte* page(std::size_t tile) const { return m_table->pages[tile]->bytes(); }
    [[nodiscard]] std::byte* pageForWrite(std::size_t tile)
    {
        if (m_table->owned[tile] == kOwned) [[likely]]
            return m_table->pages[tile]->bytes();
        return own(tile);
    }
    /// Takes note that a page is all zeros, which holds until somebody writes to it. Of a shared page nothing is noted.
    void noteZeros(std::size_t tile)
    {
        if (m_table->owned[tile] == kOwned)
            m_table->owned[tile] = kOwnedZeros;
    }
    [[nodiscard]] bool hasNotedZeros(std::size_t tile) const { return m_table->owned[tile] == kOwnedZeros; }

    /// Makes all listed tiles share one new page with these contents.
    void replaceAll(std::span<const std::size_t> tiles, std::span<const std::byte> contents);

    [[nodiscard]] std::size_t tileCount() const { return m_table == nullptr ? 0 : m_table->tileCount; }
    /// Whether both hold the very same page. The contents are then equal without a look at them.
    [[nodiscard]] bool sharesPage(const PageTable& other, std::size_t tile) const
    {
        return m_table->pages[tile] == other.m_table->pages[tile];
    }

    /// Whether both hold the very same table.
    [[nodiscard]] bool sharesAll(const PageTable& other) const { return m_table == other.m_table; }
    /// How many bytes of pages and table `other` (null: nothing) does not hold, too. A page in several tiles counts
    /// once. Both tables must have the same shape.
    [[nodiscard]] std::uint64_t bytesBeside(const PageTable* other) const;

private:
    /// The reference count in front of the bytes of a page, in one allocation.
    struct alignas(64) Page {
        std::atomic<std::uint32_t> users{1};
        std::uint32_t sizeBytes = 0;
        [[nodiscard]] std::byte* bytes() { return reinterpret_cast<std::byte*>(this + 1); }
    };
    static constexpr std::uint8_t kShared = 0, kOwned = 1, kOwnedZeros = 2;
    struct Table {
        std::atomic<std::uint32_t> users{1};
        std::size_t tileCount = 0;
        bool ownsAny = false;
        Page** pages = nullptr;
        std::uint8_t* owned = nullptr;
    };

    static Page* makePage(std::size_t sizeBytes);
    static void release(Page* page, std::uint32_t count = 1);
    static Table* makeTable(std::size_t tiles);
    static void release(Table* table);

    void makeTableOwn();
    std::byte* own(std::size_t tile);

    Table* m_table = nullptr;
};

} // namespace vitrine::core
