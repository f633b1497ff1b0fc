// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/tap.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <sys/random.h>
#include <unistd.h>

namespace vitrine::captures {

namespace {

std::string programName()
{
    std::string name(stream::kMaxNameBytes, '\0');
    const ssize_t length = readlink("/proc/self/exe", name.data(), name.size());
    if (length <= 0)
        return program_invocation_name;
    name.resize(static_cast<std::size_t>(length));
    return name;
}

std::uint64_t newStream()
{
    std::uint64_t number = 0;
    if (getrandom(&number, sizeof number, GRND_NONBLOCK) != sizeof number)
        number = (static_cast<std::uint64_t>(getpid()) << 32) ^ static_cast<std::uint64_t>(clock());
    return number;
}

} // namespace

void Tap::open()
{
    if (m_hasTried)
        return;
    const std::lock_guard lock(m_mutex);
    if (m_hasTried)
        return;
    connect({newStream(), 0, {}});
}

StreamSocket Tap::newSocket() const
{
    StreamSocket made = StreamSocket::connectTo(m_socketPath);
    const bool hasGone = errno == ENOENT || errno == ECONNREFUSED;
    if (!made.isOpen() && !hasGone) // the recorder can't be told
        std::fprintf(stderr, "vitrine: the recorder can't be reached (%s): nothing is recorded from here on\n",
                     std::strerror(errno));
    return made;
}

void Tap::connect(const StreamPlace& place)
{
    m_hasTried = true;
    m_isOn = false;
    StreamSocket socket = newSocket();
    if (!socket.isOpen())
        return;
    m_out = std::make_unique<StreamWriter>(std::move(socket), place, [this] { return newSocket(); });
    m_out->hello(m_driver, programName());
    m_isOn = m_out->isOpen();
}

std::uint32_t Tap::thread()
{
    constexpr std::uint32_t kNone = UINT32_MAX;
    thread_local std::uint32_t number = kNone;
    if (number == kNone)
        number = m_threads.fetch_add(1);
    return number;
}

void Tap::recorded()
{
    if (m_out->isOpen())
        return;
    m_isBroken = true;
    m_isOn = false;
}

void Tap::flush()
{
    if (m_isOn)
        m_out->flush();
}

void Tap::missed()
{
    if (m_isBroken)
        m_out->missed();
}

void Tap::presented()
{
    if (m_isOn || m_isBroken)
        m_out->presented();
}

void Tap::beforeFork()
{
    if (m_isOn)
        m_atFork = m_out->forkPlace();
}

void Tap::leaveToParent()
{
    if (m_out)
        m_out->abandon();
    m_isBroken = false;
    if (m_isOn)
        connect(m_atFork);
    m_hasTried = false;
}

} // namespace vitrine::captures
