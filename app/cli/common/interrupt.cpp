// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/interrupt.h"

#include <pthread.h>

namespace vitrine::cli {
namespace {

constexpr int kWakeUp = SIGUSR1; // tells the waiting thread that nobody needs it any more
constexpr int kStopping[] = {SIGINT, SIGTERM, SIGHUP};
constexpr timespec kSameWish{0, 500'000'000};

/// Those that ask this program to stop: nohup, and a shell for what it runs in the background, have some ignored.
sigset_t stoppingSignals()
{
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : kStopping) {
        struct sigaction action {};
        if (sigaction(signal, nullptr, &action) == 0 && action.sa_handler != SIG_IGN)
            sigaddset(&set, signal);
    }
    return set;
}

void waitForSignals(const std::stop_source& stop, Interrupt::Repeated repeated, sigset_t stopping)
{
    sigset_t awaited = stopping;
    sigaddset(&awaited, kWakeUp);
    int signal = 0;
    if (sigwait(&awaited, &signal) != 0 || signal == kWakeUp)
        return;
    stop.request_stop();
    while (repeated == Interrupt::Repeated::Ignored && signal != kWakeUp)
        sigwait(&awaited, &signal);
    while (signal > 0 && signal != kWakeUp)
        signal = sigtimedwait(&awaited, nullptr, &kSameWish);
    if (signal == kWakeUp)
        return;
    pthread_sigmask(SIG_UNBLOCK, &stopping, nullptr);
    sigset_t end;
    sigemptyset(&end);
    sigaddset(&end, kWakeUp);
    sigwait(&end, &signal);
}

} // namespace

Interrupt::Interrupt(Repeated repeated) : m_repeated(repeated)
{
    const sigset_t stopping = stoppingSignals();
    sigset_t held = stopping;
    sigaddset(&held, kWakeUp);
    pthread_sigmask(SIG_BLOCK, &held, &m_previous);
    m_waiter = std::thread(waitForSignals, m_stop, repeated, stopping);
}

Interrupt::~Interrupt()
{
    pthread_kill(m_waiter.native_handle(), kWakeUp);
    m_waiter.join();
    constexpr timespec kAtOnce{};
    const sigset_t stopping = stoppingSignals();
    while (m_repeated == Repeated::Ignored && sigtimedwait(&stopping, nullptr, &kAtOnce) > 0) {
    }
    pthread_sigmask(SIG_SETMASK, &m_previous, nullptr);
}

} // namespace vitrine::cli
