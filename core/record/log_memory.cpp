// SPDX-License-Identifier: Apache-2.0
#include "core/record/log_memory.h"

#include "core/base/check.h"

#include <new>

#if defined(__linux__)
#    include <sys/mman.h>
#endif

namespace vitrine::core {

LogMemory::~LogMemory()
{
    for (std::byte* slab : m_slabs)
        ::operator delete (slab, std::align_val_t{kSlab});
}

void* LogMemory::do_allocate(std::size_t bytes, std::size_t alignment)
{
    CORE_CHECK(bytes <= kSlab && alignment <= kSlab, "a chunk of a log is smaller than a slab");
    std::size_t begin = (m_used + alignment - 1) / alignment * alignment;
    if (begin + bytes > kSlab) {
        addSlab();
        begin = 0;
    }
    m_used = begin + bytes;
    return m_slabs.back() + begin;
}

void LogMemory::addSlab()
{
    m_slabs.push_back(static_cast<std::byte*>(::operator new (kSlab, std::align_val_t{kSlab})));
#if defined(__linux__)
    madvise(m_slabs.back(), kSlab, MADV_HUGEPAGE); // Without it everything works the same, only slower.
#endif
}

} // namespace vitrine::core
