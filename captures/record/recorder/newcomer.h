// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/recorder/peer.h"

#include <chrono>
#include <functional>
#include <optional>
#include <utility>

namespace vitrine::captures {

/// A connection that nobody has taken yet: of a new stream, or of one that goes on.
class Newcomer {
public:
    using Clock = std::chrono::steady_clock;

    /// Takes the socket, which must not block.
    Newcomer(int socket, Clock::time_point now) : m_socket(socket), m_peer(socket), m_came(now) {}
    ~Newcomer();
    Newcomer(const Newcomer&) = delete;
    Newcomer& operator=(const Newcomer&) = delete;

    [[nodiscard]] int descriptor() const { return m_socket; }
    [[nodiscard]] Peer& peer() { return m_peer; }
    [[nodiscard]] const Peer& peer() const { return m_peer; }

    enum class Kind : std::uint8_t {
        Unknown,   ///< it has not said yet
        New,       ///< its hello is still to be read; what is no hello at all, too
        Continues, ///< its hello is read, and of a stream that has begun
        Gone,      ///< or it has not said for longer than it takes
    };
    /// Looks at what has arrived.
    [[nodiscard]] Kind look(Clock::time_point now, const std::function<bool(std::uint64_t stream)>& isKnown);
    [[nodiscard]] bool hasHello() const { return m_hasHello; }
    /// Of New, as it seems to be, and of Continues.
    [[nodiscard]] const stream::Hello& hello() const { return m_hello; }
    enum class State : std::uint8_t {
        Silent,  ///< only its hello has come
        Waiting, ///< more has come
        Late,    ///< and waits for longer than its program should be held up
        Gone,    ///< its program is over, and nothing waits
    };
    [[nodiscard]] State state(Clock::time_point now);
    /// That its process has presented itself.
    [[nodiscard]] std::uint64_t ownFrames() const;

    /// Whether its process has drawn nothing that is still to be had; when it is gone.
    [[nodiscard]] bool hasLeftNothing() const { return ownFrames() == 0 && m_peer.restFrom(m_hello.position).empty(); }

    /// Hands over the connection.
    [[nodiscard]] int takeSocket() { return std::exchange(m_socket, -1); }
    /// Nothing more is taken from it; what its process does is still counted.
    void refuse();
    [[nodiscard]] bool isRefused() const { return m_isRefused; }

private:
    int m_socket;
    Peer m_peer;
    Clock::time_point m_came;
    bool m_hasHello = false;
    bool m_isRefused = false;
    stream::Hello m_hello;
    std::optional<Clock::time_point> m_waitsSince;
};

} // namespace vitrine::captures
