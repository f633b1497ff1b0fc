// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <memory_resource>
#include <type_traits>

namespace vitrine::core {

/// A list that grows at its end and, beyond a limit, forgets its beginning. Positions count on, and memory is used
/// again.
template <typename T>
class BoundedLog {
public:
    /// Items that are kept or forgotten together. It is no power of two, so that logs that grow side by side don't meet
    /// in the same sets of a cache.
    static constexpr std::size_t kChunk = 576;

    /// Keeps at least the last `limit` items, in memory that must live longer than the log.
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

    /// The positions first() … end() − 1 exist.
    [[nodiscard]] std::size_t first() const { return m_first; }
    [[nodiscard]] std::size_t end() const { return m_end; }
    [[nodiscard]] bool holds(std::size_t position) const { return position >= m_first && position < m_end; }
    [[nodiscard]] T& operator[](std::size_t position) { return *place(position); }
    [[nodiscard]] const T& operator[](std::size_t position) const { return *place(position); }

    void push(const T& item) { *grow(1) = item; }
    /// Adds so many items in one piece, which the caller fills in. kChunk must be a multiple of `count`, as it must be
    /// of the counts of all calls before.
    T* grow(std::size_t count)
    {
        if (m_end == m_first + m_chunks.size() * kChunk)
            addChunk();
        m_end += count;
        return place(m_end - count);
    }
    /// Whether the next grow() forgets the first kChunk items.
    [[nodiscard]] bool isFull() const { return m_end == m_first + m_maxChunks * kChunk; }
    /// Forgets the items from this position on, without touching them: when the log grows again, they are as they were.
    void truncate(std::size_t end) { m_end = std::max(end, m_first); }
    /// Forgets everything. The next item has position 0.
    void clear() { m_first = m_end = 0; }

private:
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
    static constexpr std::size_t kBytes = kChunk * sizeof(T);
    /// A line of a cache, so that blocks of a chunk touch no more lines than they must.
    static constexpr std::size_t kAlignment = 64;

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
