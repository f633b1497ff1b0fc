// SPDX-License-Identifier: Apache-2.0
#include "captures/record/recorder/peer.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstring>
#include <fstream>
#include <poll.h>
#include <string>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <utility>

namespace vitrine::captures {

Peer::Peer(int socket)
{
    ucred credentials{};
    socklen_t size = sizeof credentials;
    if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &credentials, &size) != 0 || credentials.pid <= 0)
        return;
    m_id = credentials.pid;
    m_process = static_cast<int>(syscall(SYS_pidfd_open, m_id, 0));
}

Peer::~Peer()
{
    for (const int descriptor : {m_process, m_memory})
        if (descriptor >= 0)
            close(descriptor);
}

Peer::Peer(Peer&& other) noexcept
    : m_id(std::exchange(other.m_id, 0)), m_process(std::exchange(other.m_process, -1)),
      m_memory(std::exchange(other.m_memory, -1))
{
}

Peer& Peer::operator=(Peer&& other) noexcept
{
    std::swap(m_id, other.m_id);
    std::swap(m_process, other.m_process);
    std::swap(m_memory, other.m_memory);
    return *this;
}

bool Peer::hasEnded() const
{
    pollfd state{m_process, POLLIN, 0};
    return m_process < 0 || poll(&state, 1, 0) > 0 || (m_memory >= 0 && !sharesMemory());
}

/// A process that has become another program has lost its memory.
bool Peer::sharesMemory() const
{
    std::ifstream maps("/proc/" + std::to_string(m_id) + "/maps");
    for (std::string line; std::getline(maps, line);)
        if (line.find(stream::kSharedName) != std::string::npos)
            return true;
    return false;
}

void Peer::signal(int number) const
{
    if (m_process >= 0) // by its number alone another process could be meant
        syscall(SYS_pidfd_send_signal, m_process, number, nullptr, 0);
}

ssize_t Peer::receive(int socket, std::span<std::byte> room)
{
    alignas(cmsghdr) std::array<std::byte, CMSG_SPACE(sizeof(int))> control{};
    iovec part{room.data(), room.size()};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = control.data();
    message.msg_controllen = control.size();
    const ssize_t got = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    const cmsghdr* with = got > 0 ? CMSG_FIRSTHDR(&message) : nullptr;
    if (!with || with->cmsg_level != SOL_SOCKET || with->cmsg_type != SCM_RIGHTS)
        return got;
    if (m_memory >= 0)
        close(m_memory);
    std::memcpy(&m_memory, CMSG_DATA(with), sizeof m_memory);
    return got;
}

std::optional<stream::SharedHead> Peer::shared() const
{
    stream::SharedHead head;
    if (pread(m_memory, &head, sizeof head, 0) != static_cast<ssize_t>(sizeof head))
        return std::nullopt;
    return head;
}

std::vector<std::byte> Peer::restFrom(std::uint64_t position) const
{
    const auto head = shared();
    if (!head || head->used > stream::kMaxSharedBytes || position < head->base || position - head->base >= head->used)
        return {};
    const std::uint64_t skipped = position - head->base;
    std::vector<std::byte> rest(head->used - skipped);
    const ssize_t got = pread(m_memory, rest.data(), rest.size(), static_cast<off_t>(sizeof *head + skipped));
    rest.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    return rest;
}

} // namespace vitrine::captures
