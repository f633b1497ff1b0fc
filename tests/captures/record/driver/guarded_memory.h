// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include <sys/mman.h>
#include <unistd.h>

namespace vitrine::testing {

/// A page of memory between two that nobody may touch: reads beyond its ends stop the program.
class GuardedMemory {
public:
    GuardedMemory()
        : m_page(static_cast<std::size_t>(sysconf(_SC_PAGESIZE))),
          m_all(static_cast<std::byte*>(mmap(nullptr, 3 * m_page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)))
    {
        mprotect(m_all + m_page, m_page, PROT_READ | PROT_WRITE);
    }
    GuardedMemory(const GuardedMemory&) = delete;
    GuardedMemory& operator=(const GuardedMemory&) = delete;
    ~GuardedMemory() { munmap(m_all, 3 * m_page); }

    /// The first bytes, and the last ones, that may be touched.
    template <typename T>
    [[nodiscard]] T* first() const
    {
        return reinterpret_cast<T*>(m_all + m_page);
    }
    template <typename T>
    [[nodiscard]] T* last(std::size_t count) const
    {
        return reinterpret_cast<T*>(m_all + 2 * m_page) - count;
    }
    [[nodiscard]] const void* forbidden() const { return m_all; }

private:
    std::size_t m_page;
    std::byte* m_all;
};

} // namespace vitrine::testing
