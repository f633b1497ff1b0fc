// SPDX-License-Identifier: Apache-2.0
#include "captures/record/stream/stream_socket.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
#include <utility>

namespace vitrine::captures {

namespace {

constexpr int kSendBytes = 1 << 20;
// The kernel's table of descriptors is as long as the highest of them.
constexpr rlim_t kHighestDescriptor = 4096;
constexpr rlim_t kBelowLimit = 16;

/// Lets this process have more descriptors than it has allowed itself, for as long as this lives.
class RaisedLimit {
public:
    RaisedLimit()
    {
        m_isRaised = getrlimit(RLIMIT_NOFILE, &m_own) == 0 && m_own.rlim_cur < m_own.rlim_max;
        const rlimit raised{m_own.rlim_max, m_own.rlim_max};
        m_isRaised = m_isRaised && setrlimit(RLIMIT_NOFILE, &raised) == 0;
    }
    ~RaisedLimit()
    {
        if (m_isRaised)
            setrlimit(RLIMIT_NOFILE, &m_own);
    }
    RaisedLimit(const RaisedLimit&) = delete;
    RaisedLimit& operator=(const RaisedLimit&) = delete;

private:
    rlimit m_own{};
    bool m_isRaised = false;
};

int newSocket()
{
    const int made = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (made >= 0 || errno != EMFILE)
        return made;
    const RaisedLimit raised;
    return socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
}

/// Away from the numbers that programs expect to get, or close unseen.
int movedUp(int descriptor)
{
    rlimit limit{};
    if (descriptor < 0 || getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur <= kBelowLimit)
        return descriptor;
    const int high = fcntl(descriptor, F_DUPFD_CLOEXEC,
                           static_cast<int>(std::min(limit.rlim_cur, kHighestDescriptor) - kBelowLimit));
    if (high < 0)
        return descriptor;
    ::close(descriptor);
    return high;
}

} // namespace

StreamSocket::StreamSocket(int descriptor)
{
    struct stat now {};
    if (descriptor < 0 || fstat(descriptor, &now) != 0)
        return;
    m_descriptor = descriptor;
    m_device = now.st_dev;
    m_inode = now.st_ino;
}

StreamSocket::StreamSocket(StreamSocket&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1)), m_device(other.m_device), m_inode(other.m_inode)
{
}

StreamSocket& StreamSocket::operator=(StreamSocket&& other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_device, other.m_device);
    std::swap(m_inode, other.m_inode);
    return *this;
}

StreamSocket StreamSocket::connectTo(const std::string& path)
{
    sockaddr_un address{};
    if (path.empty() || path.size() >= sizeof address.sun_path)
        return {};
    address.sun_family = AF_UNIX;
    path.copy(address.sun_path, path.size());
    StreamSocket made(movedUp(newSocket()));
    if (!made.isOpen())
        return {};
    setsockopt(made.m_descriptor, SOL_SOCKET, SO_SNDBUF, &kSendBytes, sizeof kSendBytes);
    int failed = -1;
    do {
        failed = connect(made.m_descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address);
    } while (failed != 0 && errno == EINTR);
    const int why = errno;
    if (failed != 0)
        made.close();
    errno = why;
    return made;
}

bool StreamSocket::isOurs() const
{
    struct stat now {};
    return isOpen() && fstat(m_descriptor, &now) == 0 && now.st_dev == m_device && now.st_ino == m_inode;
}

ssize_t StreamSocket::send(const msghdr& message) const
{
    if (!isOurs()) {
        errno = EBADF;
        return -1;
    }
    return sendmsg(m_descriptor, &message, MSG_NOSIGNAL);
}

void StreamSocket::close()
{
    if (isOurs())
        ::close(m_descriptor);
    m_descriptor = -1;
}

} // namespace vitrine::captures
