// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/recorder/peer.h"

#include <chrono>
#include <functional>
#include <optional>
#include <utility>

namespace vitrine::captures {

/// A connection that nobody has taken yet. It belongs to a new stream, or to one that goes on.
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
        Unknown,   ///< it has not said anything yet
        New,       ///< its hello is still to be read, or it has sent something that is no hello
        Continues, ///< its hello was read, and belongs to a stream that has begun
        Gone,      ///< it is gone, or has said nothing for too long
    };
    /// Looks at what has arrived.
    [[nodiscard]] Kind look(Clock::time_point now, const std::function<bool(std::uint64_t stream)>& isKnown);
    [[nodiscard]] bool hasHello() const { return m_hasHello; }
    /// Valid with Continues; with New, as far as it can be told.
    [[nodiscard]] const stream::Hello& hello() const { return m_hello; }
    enum class State : std::uint8_t {
        Silent,  ///< only its hello has come
        Waiting, ///< more has come
        Late,    ///< more has come, and has waited longer than its program should be held up
        Gone,    ///< its program is over, and nothing waits
    };
    [[nodiscard]] State state(Clock::time_point now);
    /// How many frames its own process has presented.
    [[nodiscard]] std::uint64_t ownFrames() const;

    /// For a process that is gone: whether it has drawn nothing that could still be stored.
    [[nodiscard]] bool hasLeftNothing() const { return ownFrames() == 0 && m_peer.restFrom(m_hello.position).empty(); }

    /// Hands over the connection.
    [[nodiscard]] int takeSocket() { return std::exchange(m_socket, -1); }
    /// Takes nothing more from it. What its process does is still counted.
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
