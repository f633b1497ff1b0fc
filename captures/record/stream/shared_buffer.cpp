// SPDX-License-Identifier: Apache-2.0
#include "captures/record/stream/shared_buffer.h"

#include <atomic>
#include <new>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

namespace vitrine::captures {

namespace {

void store(std::uint64_t& field, std::uint64_t value)
{
    std::atomic_ref(field).store(value, std::memory_order_release);
}

/// A limit on the size of files holds for this memory too, and passing it would end the program by a signal.
bool maySize(std::size_t bytes)
{
    rlimit limit{};
    return getrlimit(RLIMIT_FSIZE, &limit) == 0 && (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur >= bytes);
}

} // namespace

std::unique_ptr<SharedBuffer> SharedBuffer::create(std::size_t bytes)
{
    const std::size_t whole = sizeof(stream::SharedHead) + bytes;
    const int descriptor = maySize(whole) ? memfd_create(stream::kSharedName, MFD_CLOEXEC) : -1;
    if (descriptor < 0)
        return nullptr;
    void* memory = MAP_FAILED;
    if (ftruncate(descriptor, static_cast<off_t>(whole)) == 0)
        memory = mmap(nullptr, whole, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    if (memory == MAP_FAILED) {
        close(descriptor);
        return nullptr;
    }
    return std::unique_ptr<SharedBuffer>(new SharedBuffer(descriptor, static_cast<std::byte*>(memory), bytes));
}

SharedBuffer::SharedBuffer(int descriptor, std::byte* memory, std::size_t size)
    : m_descriptor(descriptor), m_memory(memory), m_size(size)
{
    new (memory) stream::SharedHead{};
}

SharedBuffer::~SharedBuffer()
{
    closeDescriptor();
    munmap(m_memory, sizeof(stream::SharedHead) + m_size);
}

void SharedBuffer::closeDescriptor()
{
    if (m_descriptor >= 0)
        close(m_descriptor);
    m_descriptor = -1;
}

void SharedBuffer::setUsed(std::size_t used)
{
    store(head().used, used);
}

void SharedBuffer::restartAt(std::uint64_t position)
{
    store(head().used, 0);
    store(head().base, position);
}

void SharedBuffer::countCall()
{
    std::atomic_ref(head().calls).fetch_add(1, std::memory_order_relaxed);
}

void SharedBuffer::countFrame()
{
    std::atomic_ref(head().frames).fetch_add(1, std::memory_order_relaxed);
}

void SharedBuffer::countFork()
{
    std::atomic_ref(head().forks).fetch_add(1, std::memory_order_relaxed);
}

void SharedBuffer::setBroken()
{
    store(head().isBroken, 1);
}

void SharedBuffer::setCounts(const stream::SharedHead& before)
{
    head().calls = before.calls;
    head().frames = before.frames;
    head().framesBefore = before.frames;
}

} // namespace vitrine::captures
