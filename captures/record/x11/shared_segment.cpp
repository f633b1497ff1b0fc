// SPDX-License-Identifier: Apache-2.0
#include "captures/record/x11/shared_segment.h"

#include <sys/ipc.h>
#include <sys/shm.h>
#include <xcb/shm.h>

#include <utility>

namespace vitrine::captures {

std::unique_ptr<SharedSegment> SharedSegment::create(std::shared_ptr<X11Connection> connection, std::size_t size)
{
    const int systemId = shmget(IPC_PRIVATE, size, IPC_CREAT | 0600);
    if (systemId < 0)
        return nullptr;
    void* data = shmat(systemId, nullptr, 0);
    std::unique_ptr<SharedSegment> segment;
    if (data != reinterpret_cast<void*>(-1)) {
        segment.reset(new SharedSegment(std::move(connection), static_cast<std::byte*>(data), size));
        X11Connection& server = *segment->m_connection;
        if (!server.succeeded(xcb_shm_attach_checked(server.get(), segment->m_id, systemId, 1)))
            segment.reset();
    }
    // Marked for removal as soon as both sides have it: it can't outlive them.
    shmctl(systemId, IPC_RMID, nullptr);
    return segment;
}

SharedSegment::SharedSegment(std::shared_ptr<X11Connection> connection, std::byte* data, std::size_t size)
    : m_connection(std::move(connection)), m_data(data), m_size(size), m_id(xcb_generate_id(m_connection->get()))
{
}

SharedSegment::~SharedSegment()
{
    // Checked, because an error of an unchecked request would stay among the events.
    m_connection->succeeded(xcb_shm_detach_checked(m_connection->get(), m_id));
    shmdt(m_data);
}

} // namespace vitrine::captures
