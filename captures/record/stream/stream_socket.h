// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <sys/types.h>

struct msghdr;

namespace vitrine::captures {

/// A connection to the recorder, inside of a program that does not know about it. The program may close the descriptor,
/// or put a file of its own in its place. So the descriptor is used only while it is still what it was when it was
/// opened.
class StreamSocket {
public:
    StreamSocket() = default;
    /// Takes the socket, which must block.
    explicit StreamSocket(int descriptor);
    ~StreamSocket() { close(); }
    StreamSocket(StreamSocket&& other) noexcept;
    StreamSocket& operator=(StreamSocket&& other) noexcept;

    /// Connects to the socket with that path, at a descriptor as high as the program's limit allows. When this fails,
    /// the result is not open, and errno tells why.
    [[nodiscard]] static StreamSocket connectTo(const std::string& path);

    /// Whether we have not closed it. The program may have.
    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    /// Whether the descriptor is still our socket.
    [[nodiscard]] bool isOurs() const;
    /// Does what sendmsg() does, without a signal. Returns −1 with EBADF when the descriptor is no longer ours.
    ssize_t send(const msghdr& message) const;
    /// Does nothing to a descriptor that is not ours.
    void close();

private:
    int m_descriptor = -1;
    dev_t m_device = 0;
    ino_t m_inode = 0;
};

} // namespace vitrine::captures
