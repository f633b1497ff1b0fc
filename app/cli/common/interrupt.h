// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <cstdint>
#include <stop_token>
#include <thread>

namespace vitrine::cli {

/// Turns Ctrl-C (SIGINT), SIGTERM and SIGHUP into a stop request while it lives, each unless it was ignored before.
/// Made before any other thread, since threads inherit which signals are held back.
///
/// Often one wish comes as two signals: `timeout` sends one to its child and one to the child's group, a terminal that
/// goes sends SIGHUP from more than one side. What comes right behind the first is therefore the same wish.
class Interrupt {
public:
    enum class Repeated : std::uint8_t {
        Ends,    ///< a later signal ends the program at once
        Ignored, ///< it changes nothing: what is to be finished is finished
    };
    explicit Interrupt(Repeated repeated = Repeated::Ends);
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    ~Interrupt();

    [[nodiscard]] std::stop_token token() const { return m_stop.get_token(); }

private:
    Repeated m_repeated;
    std::stop_source m_stop;
    sigset_t m_previous{};
    std::thread m_waiter;
};

} // namespace vitrine::cli
