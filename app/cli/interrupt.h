// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace vitrine::cli {

/// Turns Ctrl-C (SIGINT) and SIGTERM into a stop request while it lives; the second one ends the program at once.
/// Made before any other thread, since threads inherit which signals are held back.
class Interrupt {
public:
    Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    ~Interrupt();

    [[nodiscard]] std::stop_token token() const { return m_stop.get_token(); }

private:
    std::stop_source m_stop;
    sigset_t m_previous{};
    std::thread m_waiter;
};

} // namespace vitrine::cli
