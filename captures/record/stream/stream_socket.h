// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <sys/types.h>

struct msghdr;

namespace vitrine::captures {

/// A connection to the recorder inside of a program that knows nothing of it: the program may close the descriptor, or
/// put a file of its own in its place. So the descriptor is used only while it is what it was when it was opened.
class StreamSocket {
public:
    StreamSocket() = default;
    /// Takes the socket, which must block.
    explicit StreamSocket(int descriptor);
    ~StreamSocket() { close(); }
    StreamSocket(StreamSocket&& other) noexcept;
    StreamSocket& operator=(StreamSocket&& other) noexcept;

    /// To the socket of that path, at a descriptor as high as the program's limit allows. Not open when it can't be
    /// done; errno says why.
    [[nodiscard]] static StreamSocket connectTo(const std::string& path);

    /// Whether it was never closed by us: the program may have.
    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    /// Whether the descriptor is still our socket.
    [[nodiscard]] bool isOurs() const;
    /// As sendmsg() without a signal; −1 with EBADF when the descriptor is no longer ours.
    ssize_t send(const msghdr& message) const;
    /// Leaves alone what is not ours.
    void close();

private:
    int m_descriptor = -1;
    dev_t m_device = 0;
    ino_t m_inode = 0;
};

} // namespace vitrine::captures
