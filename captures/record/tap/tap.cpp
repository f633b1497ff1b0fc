// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/tap.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace vitrine::captures {

namespace {

constexpr int kSendBytes = 1 << 20;
constexpr int kFirstDescriptor = 200; // away from the numbers that programs expect to get, or close unseen

std::string programName()
{
    std::string name(stream::kMaxNameBytes, '\0');
    const ssize_t length = readlink("/proc/self/exe", name.data(), name.size());
    if (length <= 0)
        return program_invocation_name;
    name.resize(static_cast<std::size_t>(length));
    return name;
}

int connectTo(const std::string& path)
{
    sockaddr_un address{};
    if (path.size() >= sizeof address.sun_path)
        return -1;
    address.sun_family = AF_UNIX;
    path.copy(address.sun_path, path.size());
    int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (const int higher = fcntl(socket, F_DUPFD_CLOEXEC, kFirstDescriptor); higher >= 0) {
        close(socket);
        socket = higher;
    }
    if (socket < 0)
        return -1;
    setsockopt(socket, SOL_SOCKET, SO_SNDBUF, &kSendBytes, sizeof kSendBytes);
    if (connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0)
        return socket;
    close(socket);
    return -1;
}

} // namespace

void Tap::open()
{
    if (m_hasTried)
        return;
    const std::lock_guard lock(m_mutex);
    if (m_hasTried)
        return;
    m_hasTried = true;
    const int socket = connectTo(m_socketPath);
    if (socket < 0)
        return;
    m_out = std::make_unique<StreamWriter>(socket);
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
    if (m_endsSoon)
        m_out->flush();
    if (!m_out->isOpen())
        m_isOn = false;
}

void Tap::flush()
{
    if (m_isOn)
        m_out->flush();
}

void Tap::endsSoon()
{
    const std::lock_guard lock(m_mutex);
    m_endsSoon = true;
    if (m_isOn)
        recorded();
}

void Tap::leaveToParent()
{
    if (m_out)
        m_out->abandon();
    m_isOn = false;
    m_hasTried = false;
}

} // namespace vitrine::captures
