// SPDX-License-Identifier: Apache-2.0
#include "core/memory/page_table.h"

#include "core/base/check.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <new>
#include <vector>

namespace vitrine::core {

PageTable::Page* PageTable::makePage(std::size_t sizeBytes)
{
    void* storage = ::operator new (sizeof(Page) + sizeBytes, std::align_val_t{alignof(Page)});
    Page* page = new (storage) Page;
    page->sizeBytes = static_cast<std::uint32_t>(sizeBytes);
    return page;
}

void PageTable::release(Page* page, std::uint32_t count)
{
    if (page->users.fetch_sub(count, std::memory_order_acq_rel) != count)
        return;
    page->~Page();
    ::operator delete (page, std::align_val_t{alignof(Page)});
}

PageTable::Table* PageTable::makeTable(std::size_t tiles)
{
    Table* table = new Table;
    table->tileCount = tiles;
    table->pages = new Page*[tiles];
    table->owned = new std::uint8_t[tiles]();
    return table;
}

void PageTable::release(Table* table)
{
    if (table == nullptr || table->users.fetch_sub(1, std::memory_order_acq_rel) != 1)
        return;
    for (std::size_t tile = 0; tile < table->tileCount; ++tile)
        release(table->pages[tile]);
    delete[] table->pages;
    delete[] table->owned;
    delete table;
}

PageTable::PageTable(std::size_t tiles, std::size_t pageBytes) : m_table(makeTable(tiles))
{
    if (tiles == 0)
        return;
    Page* zero = makePage(pageBytes);
    std::memset(zero->bytes(), 0, pageBytes);
    zero->users.store(static_cast<std::uint32_t>(tiles), std::memory_order_relaxed);
    std::fill_n(m_table->pages, tiles, zero);
}

PageTable::PageTable(const PageTable& other) : m_table(other.m_table)
{
    if (m_table == nullptr)
        return;
    // Owned flags imply that `other` was the only holder, so nobody else looks at them here.
    if (m_table->ownsAny) {
        std::memset(m_table->owned, 0, m_table->tileCount);
        m_table->ownsAny = false;
    }
    m_table->users.fetch_add(1, std::memory_order_relaxed);
}

PageTable& PageTable::operator=(const PageTable& other)
{
    PageTable copy(other);
    std::swap(m_table, copy.m_table);
    return *this;
}

PageTable& PageTable::operator=(PageTable&& other) noexcept
{
    std::swap(m_table, other.m_table);
    return *this;
}

PageTable::~PageTable()
{
    release(m_table);
}

void PageTable::makeTableOwn()
{
    // Acquire: what the last other holder read happened before we write.
    if (m_table->users.load(std::memory_order_acquire) == 1)
        return;
    Table* table = makeTable(m_table->tileCount);
    for (std::size_t tile = 0; tile < table->tileCount; ++tile) {
        table->pages[tile] = m_table->pages[tile];
        table->pages[tile]->users.fetch_add(1, std::memory_order_relaxed);
    }
    release(std::exchange(m_table, table));
}

std::byte* PageTable::own(std::size_t tile)
{
    makeTableOwn();
    Page*& page = m_table->pages[tile];
    if (m_table->owned[tile] == kShared && page->users.load(std::memory_order_acquire) != 1) {
        Page* copy = makePage(page->sizeBytes);
        std::memcpy(copy->bytes(), page->bytes(), page->sizeBytes);
        release(std::exchange(page, copy));
    }
    m_table->owned[tile] = kOwned;
    m_table->ownsAny = true;
    return page->bytes();
}

std::uint64_t PageTable::bytesBeside(const PageTable* other) const
{
    if (m_table == nullptr || (other != nullptr && other->m_table == m_table))
        return 0;
    std::uint64_t bytes = sizeof(Table) + m_table->tileCount * (sizeof(Page*) + sizeof(std::uint8_t));
    std::vector<const Page*> inSeveralTiles;
    for (std::size_t tile = 0; tile < m_table->tileCount; ++tile) {
        const Page* page = m_table->pages[tile];
        if (other != nullptr && other->m_table->pages[tile] == page)
            continue;
        if (page->users.load(std::memory_order_relaxed) == 1)
            bytes += sizeof(Page) + page->sizeBytes;
        else
            inSeveralTiles.push_back(page);
    }
    std::sort(inSeveralTiles.begin(), inSeveralTiles.end(), std::less<>{});
    const auto end = std::unique(inSeveralTiles.begin(), inSeveralTiles.end());
    for (auto page = inSeveralTiles.begin(); page != end; ++page)
        bytes += sizeof(Page) + (*page)->sizeBytes;
    return bytes;
}

void PageTable::replaceAll(std::span<const std::size_t> tiles, std::span<const std::byte> contents)
{
    if (tiles.empty())
        return;
    makeTableOwn();
    Page* shared = makePage(contents.size());
    std::memcpy(shared->bytes(), contents.data(), contents.size());
    shared->users.store(static_cast<std::uint32_t>(tiles.size()), std::memory_order_relaxed);
    for (const std::size_t tile : tiles) {
        CORE_CHECK(m_table->pages[tile]->sizeBytes == contents.size(), "a page is replaced by one of another size");
        release(std::exchange(m_table->pages[tile], shared));
        m_table->owned[tile] = kShared;
    }
}

} // namespace vitrine::core
