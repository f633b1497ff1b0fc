// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <memory_resource>
#include <type_traits>

namespace vitrine::core {

/// A list that grows at its end and forgets its beginning beyond a limit: positions count on, and memory is used again.
template <typename T>
class BoundedLog {
public:
    /// Items that are kept or forgotten together. No power of two: logs that grow side by side shall not meet in the
    /// same sets of a cache.
    static constexpr std::size_t kChunk = 576;

    /// Keeps the last `limit` items at least, in memory that lives longer than the log.
    explicit BoundedLog(std::size_t limit, std::pmr::memory_resource* memory = std::pmr::get_default_resource())
        : m_maxChunks(limit / kChunk + 2), m_memory(memory)
    {
    }
    BoundedLog(const BoundedLog&) = delete;
    BoundedLog& operator=(const BoundedLog&) = delete;
    ~BoundedLog()
    {
        for (T* chunk : m_chunks)
            m_memory->deallocate(chunk, kBytes, kAlignment);
    }

    /// Positions first() … end() − 1 are there.
    [[nodiscard]] std::size_t first() const { return m_first; }
    [[nodiscard]] std::size_t end() const { return m_end; }
    [[nodiscard]] bool holds(std::size_t position) const { return position >= m_first && position < m_end; }
    [[nodiscard]] T& operator[](std::size_t position) { return *place(position); }
    [[nodiscard]] const T& operator[](std::size_t position) const { return *place(position); }

    void push(const T& item) { *grow(1) = item; }
    /// Adds as many items, which must be filled in, in one piece: kChunk is a multiple of it, and of all before it.
    T* grow(std::size_t count)
    {
        if (m_end == m_first + m_chunks.size() * kChunk)
            addChunk();
        m_end += count;
        return place(m_end - count);
    }
    /// Whether the next grow() forgets the first kChunk items.
    [[nodiscard]] bool isFull() const { return m_end == m_first + m_maxChunks * kChunk; }
    /// Forgets what comes from this position on, without touching it: growing again finds the items as they were.
    void truncate(std::size_t end) { m_end = std::max(end, m_first); }
    /// Forgets everything; the next item has position 0.
    void clear() { m_first = m_end = 0; }

private:
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
    static constexpr std::size_t kBytes = kChunk * sizeof(T);
    static constexpr std::size_t kAlignment = 64; ///< a line of a cache: blocks of a chunk touch no more than they must

    [[nodiscard]] T* place(std::size_t position) const
    {
        const std::size_t offset = position - m_first;
        return m_chunks[offset / kChunk] + offset % kChunk;
    }
    void addChunk()
    {
        if (m_chunks.size() < m_maxChunks) {
            m_chunks.push_back(static_cast<T*>(m_memory->allocate(kBytes, kAlignment)));
            return;
        }
        m_chunks.push_back(m_chunks.front());
        m_chunks.pop_front();
        m_first += kChunk;
    }

    std::size_t m_maxChunks;
    std::pmr::memory_resource* m_memory;
    std::deque<T*> m_chunks;
    std::size_t m_first = 0; ///< a multiple of kChunk
    std::size_t m_end = 0;
};

} // namespace vitrine::core
