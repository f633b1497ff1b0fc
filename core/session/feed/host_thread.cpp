// SPDX-License-Identifier: Apache-2.0
#include "core/session/feed/host_thread.h"

#include <utility>

namespace vitrine::core {

HostThread::HostThread() : m_thread([this] { loop(); }) {}

HostThread::~HostThread()
{
    giveUp();
    m_hostsTurn.release();
    m_thread.join();
}

void HostThread::run(std::function<void()> work)
{
    m_work = std::move(work);
    takeTurn();
}

void HostThread::giveUp()
{
    m_isGivenUp = true;
    while (isWaiting())
        answer(cancelled());
    m_isGivenUp = false;
}

Result<void> HostThread::wait(const std::function<bool()>& reached)
{
    if (m_isGivenUp)
        return cancelled();
    m_reached = &reached;
    m_machinesTurn.release();
    m_hostsTurn.acquire();
    return std::exchange(m_outcome, Result<void>());
}

void HostThread::answer(Result<void> outcome)
{
    m_outcome = std::move(outcome);
    m_reached = nullptr;
    takeTurn();
}

void HostThread::takeTurn()
{
    m_hostsTurn.release();
    m_machinesTurn.acquire();
}

void HostThread::loop()
{
    for (m_hostsTurn.acquire(); m_work; m_hostsTurn.acquire()) {
        std::exchange(m_work, nullptr)();
        m_machinesTurn.release();
    }
}

} // namespace vitrine::core
