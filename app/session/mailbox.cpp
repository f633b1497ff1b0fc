// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/mailbox.h"

#include <utility>

namespace vitrine::app {

std::uint64_t Mailbox::open(OpenRequest request)
{
    const std::lock_guard lock(m_mutex);
    m_open = std::move(request);
    m_move.reset();
    m_stop.request_stop();
    return ++m_tag;
}

std::uint64_t Mailbox::go(Place place)
{
    const std::lock_guard lock(m_mutex);
    m_move = MoveRequest{place, {}};
    if (m_running != Running::Open)
        m_stop.request_stop();
    return ++m_tag;
}

std::uint64_t Mailbox::step(Step step)
{
    const std::lock_guard lock(m_mutex);
    if (!m_move)
        m_move.emplace();
    auto& steps = m_move->steps;
    const bool sameWay = !steps.empty() && steps.back().kind == step.kind && steps.back().filter == step.filter &&
                         steps.back().plan == step.plan && (steps.back().count > 0) == (step.count > 0);
    const bool isBack = step.count < 0;
    if (sameWay)
        steps.back().count += step.count;
    else
        steps.push_back(std::move(step));
    // Steps run to their end, so that holding a key shows what it passes; a long way forward is not finished just to
    // step back from its end.
    if (m_running == Running::Absolute && isBack)
        m_stop.request_stop();
    return ++m_tag;
}

std::uint64_t Mailbox::cancel()
{
    const std::lock_guard lock(m_mutex);
    m_open.reset();
    m_move.reset();
    m_cancelled = true;
    m_stop.request_stop();
    return ++m_tag;
}

std::uint64_t Mailbox::close()
{
    const std::lock_guard lock(m_mutex);
    m_open.reset();
    m_move.reset();
    m_close = true;
    m_stop.request_stop();
    return ++m_tag;
}

Mailbox::Work Mailbox::take()
{
    const std::lock_guard lock(m_mutex);
    Work work{m_tag, std::move(m_open), std::move(m_move), m_close, m_cancelled, {}};
    m_close = m_cancelled = false;
    m_open.reset();
    m_move.reset();
    if (work.empty())
        return work;
    m_stop = {};
    work.stop = m_stop.get_token();
    m_running = work.open ? Running::Open : work.move && work.move->place ? Running::Absolute : Running::Steps;
    return work;
}

void Mailbox::opened(Place place)
{
    const std::lock_guard lock(m_mutex);
    if (!m_move)
        m_move.emplace();
    if (!m_move->place)
        m_move->place = place;
}

void Mailbox::finished()
{
    const std::lock_guard lock(m_mutex);
    m_running = Running::Nothing;
}

} // namespace vitrine::app
