// SPDX-License-Identifier: Apache-2.0
#include "captures/record/recorder/socket_folder.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace vitrine::captures {

using core::failure;
using core::Result;

Result<std::unique_ptr<SocketFolder>> SocketFolder::create()
{
    std::error_code error;
    const auto folder = std::filesystem::temp_directory_path(error);
    if (error)
        return failure("the folder for temporary files (TMPDIR) can't be used: {}", error.message());
    auto pattern = (folder / "vitrine-XXXXXX").string();
    if (!mkdtemp(pattern.data())) // only the user may enter it
        return failure("the socket for the program can't be made in {}: {}", folder.string(), std::strerror(errno));
    std::unique_ptr<SocketFolder> made(new SocketFolder(pattern));
    if (auto done = made->listen(); !done)
        return done.error();
    return made;
}

Result<void> SocketFolder::listen()
{
    constexpr int kWaiting = 16;
    const std::string place = path().string();
    sockaddr_un address{};
    if (place.size() >= sizeof address.sun_path)
        return failure("the temporary folder's path is too long for a socket: {}", place);
    address.sun_family = AF_UNIX;
    place.copy(address.sun_path, place.size());
    m_socket = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (m_socket < 0 || bind(m_socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
        ::listen(m_socket, kWaiting) != 0)
        return failure("the socket for the program can't be made: {}", std::strerror(errno));
    return {};
}

SocketFolder::~SocketFolder()
{
    if (m_socket >= 0)
        close(m_socket);
    std::error_code ignored;
    std::filesystem::remove_all(m_folder, ignored);
}

int SocketFolder::accept() const
{
    return accept4(m_socket, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
}

} // namespace vitrine::captures
