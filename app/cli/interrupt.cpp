// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <pthread.h>

namespace vitrine::cli {
namespace {

constexpr int kWakeUp = SIGUSR1; // tells the waiting thread that nobody needs it any more

sigset_t setOf(std::initializer_list<int> signals)
{
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : signals)
        sigaddset(&set, signal);
    return set;
}

void waitForSignals(std::stop_source stop)
{
    const sigset_t awaited = setOf({SIGINT, SIGTERM, kWakeUp});
    int signal = 0;
    if (sigwait(&awaited, &signal) != 0 || signal == kWakeUp)
        return;
    stop.request_stop();
    const sigset_t fatal = setOf({SIGINT, SIGTERM});
    pthread_sigmask(SIG_UNBLOCK, &fatal, nullptr);
    const sigset_t end = setOf({kWakeUp});
    sigwait(&end, &signal);
}

} // namespace

Interrupt::Interrupt()
{
    const sigset_t held = setOf({SIGINT, SIGTERM, kWakeUp});
    pthread_sigmask(SIG_BLOCK, &held, &m_previous);
    m_waiter = std::thread(waitForSignals, m_stop);
}

Interrupt::~Interrupt()
{
    pthread_kill(m_waiter.native_handle(), kWakeUp);
    m_waiter.join();
    pthread_sigmask(SIG_SETMASK, &m_previous, nullptr);
}

} // namespace vitrine::cli
