// SPDX-License-Identifier: Apache-2.0
#include "captures/record/recorder/newcomer.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <sys/socket.h>
#include <unistd.h>

namespace vitrine::captures {

namespace {

constexpr auto kPatience = std::chrono::milliseconds(1000);

} // namespace

Newcomer::~Newcomer()
{
    refuse();
}

void Newcomer::refuse()
{
    if (m_socket >= 0)
        close(m_socket);
    m_socket = -1;
    m_isRefused = true;
}

Newcomer::Kind Newcomer::look(Clock::time_point now, const std::function<bool(std::uint64_t)>& isKnown)
{
    if (m_hasHello)
        return Kind::Continues;
    std::array<std::byte, sizeof m_hello + stream::kMaxNameBytes> bytes;
    const ssize_t seen = recv(m_socket, bytes.data(), bytes.size(), MSG_PEEK);
    if (seen == 0 || (seen < 0 && errno != EAGAIN && errno != EINTR))
        return Kind::Gone;
    const Kind unknown = now - m_came > kPatience ? Kind::Gone : Kind::Unknown;
    if (seen < static_cast<ssize_t>(sizeof m_hello))
        return unknown;
    std::memcpy(&m_hello, bytes.data(), sizeof m_hello);
    const bool isHello = m_hello.magic == stream::kMagic && m_hello.nameBytes <= stream::kMaxNameBytes;
    if (!isHello || (m_hello.position == 0 && !isKnown(m_hello.stream)))
        return Kind::New;
    const std::size_t whole = sizeof m_hello + m_hello.nameBytes;
    if (static_cast<std::size_t>(seen) < whole)
        return unknown;
    (void)!m_peer.receive(m_socket, std::span(bytes).first(whole));
    m_hasHello = true;
    return Kind::Continues;
}

Newcomer::State Newcomer::state(Clock::time_point now)
{
    std::byte first{};
    const ssize_t seen = recv(m_socket, &first, sizeof first, MSG_PEEK);
    if (seen == 0)
        return m_peer.hasEnded() ? State::Gone : State::Silent;
    if (seen < 0)
        return State::Silent;
    if (!m_waitsSince)
        m_waitsSince = now;
    return now - *m_waitsSince > kPatience ? State::Late : State::Waiting;
}

std::uint64_t Newcomer::ownFrames() const
{
    const auto shared = m_peer.shared();
    return shared && shared->frames > shared->framesBefore ? shared->frames - shared->framesBefore : 0;
}

} // namespace vitrine::captures
