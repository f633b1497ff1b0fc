// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/stream/stream_format.h"

#include <optional>
#include <span>
#include <sys/types.h>
#include <vector>

namespace vitrine::captures {

/// The process at the other end of a connection, and the memory that it shares with us (stream::SharedHead). Nothing in
/// that memory is trusted.
class Peer {
public:
    Peer() = default;
    /// Finds out which process has made the connection.
    explicit Peer(int socket);
    ~Peer();
    Peer(Peer&& other) noexcept;
    Peer& operator=(Peer&& other) noexcept;

    [[nodiscard]] pid_t id() const { return m_id; }
    /// It becomes readable once the process has ended. −1 where the kernel can't tell this.
    [[nodiscard]] int descriptor() const { return m_process; }
    /// Whether the program that made the connection is over, by its end or by exec. Ask once the connection has ended;
    /// where the kernel can't tell more, the end of the connection is the answer.
    [[nodiscard]] bool hasEnded() const;
    void signal(int number) const;

    /// Does what recv() does, for the first bytes of a connection: takes the memory that comes with them.
    ssize_t receive(int socket, std::span<std::byte> room);
    [[nodiscard]] std::optional<stream::SharedHead> shared() const;
    /// What the memory holds of the stream from `position` on; empty when that is nothing.
    [[nodiscard]] std::vector<std::byte> restFrom(std::uint64_t position) const;

private:
    [[nodiscard]] bool sharesMemory() const;

    pid_t m_id = 0;
    int m_process = -1;
    int m_memory = -1;
};

} // namespace vitrine::captures
