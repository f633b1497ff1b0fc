// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/shader/trace_player.h"

#include <algorithm>

namespace vitrine::views {

void TracePlayer::setTrace(std::shared_ptr<const core::ShaderTrace> trace)
{
    if (m_trace)
        m_kept[m_trace->program->sourceText] = m_breakpoints;
    m_trace = std::move(trace);
    m_walk = m_trace ? std::make_unique<core::LaneWalk>(m_trace, m_trace->lane) : nullptr;
    m_breakpoints.clear();
    if (m_trace)
        m_breakpoints = m_kept[m_trace->program->sourceText];
    noteHits();
    emit traceChanged();
    emit moved();
}

void TracePlayer::setLane(std::uint8_t lane)
{
    if (!m_trace || lane == m_walk->lane())
        return;
    const auto here = instruction();
    // The same execution of it: as many steps of any lane have been made.
    const std::size_t position = m_walk->position();
    const core::TraceStep* step = here ? &m_walk->step(position) : nullptr;
    m_walk = std::make_unique<core::LaneWalk>(m_trace, lane);
    std::size_t there = step ? 0 : m_walk->stepCount();
    while (step && there < m_walk->stepCount() && &m_walk->step(there) < step)
        ++there;
    m_walk->moveTo(there);
    noteHits();
    emit traceChanged();
    emit moved();
}

std::optional<std::uint32_t> TracePlayer::line() const
{
    if (!m_walk || m_walk->position() == m_walk->stepCount() || m_walk->line(m_walk->position()) == 0)
        return std::nullopt;
    return m_walk->line(m_walk->position());
}

std::optional<std::uint32_t> TracePlayer::instruction() const
{
    if (!m_walk || m_walk->position() == m_walk->stepCount())
        return std::nullopt;
    return m_walk->step(m_walk->position()).instruction;
}

void TracePlayer::moveTo(std::size_t position)
{
    if (!m_walk || position == m_walk->position())
        return;
    m_walk->moveTo(position);
    emit moved();
}

bool TracePlayer::startsLine(std::size_t step) const
{
    return step == 0 || m_walk->line(step) != m_walk->line(step - 1) ||
           m_walk->step(step).instruction <= m_walk->step(step - 1).instruction;
}

void TracePlayer::stepLine(Direction direction)
{
    if (!m_walk)
        return;
    const std::size_t count = m_walk->stepCount();
    std::size_t to = m_walk->position();
    if (direction == Direction::Forward) {
        if (to == count)
            return emit told(tr("This is the end of the program."));
        do
            ++to;
        while (to < count && !startsLine(to));
    } else {
        if (to == 0)
            return emit told(tr("This is its first instruction."));
        do
            --to;
        while (to > 0 && !startsLine(to));
    }
    moveTo(to);
}

void TracePlayer::stopAt(const std::vector<std::size_t>& stops, Direction direction, const QString& found,
                         const QString& nothing)
{
    const std::size_t here = m_walk->position();
    const bool isForward = direction == Direction::Forward;
    const auto next = isForward ? std::ranges::upper_bound(stops, here) : std::ranges::lower_bound(stops, here);
    if (isForward ? next == stops.end() : next == stops.begin()) {
        moveTo(isForward ? m_walk->stepCount() : 0);
        return emit told(nothing);
    }
    moveTo(isForward ? *next : *(next - 1));
    emit told(found);
}

void TracePlayer::run(Direction direction)
{
    if (!m_walk)
        return;
    std::vector<std::size_t> stops;
    for (std::size_t i = 0; i < m_breakpoints.size(); ++i)
        if (m_breakpoints[i].isEnabled && m_hits[i])
            stops.insert(stops.end(), m_hits[i]->begin(), m_hits[i]->end());
    std::ranges::sort(stops);
    stopAt(stops, direction, tr("Stopped at a breakpoint."),
           direction == Direction::Forward ? tr("No breakpoint is hit from here on: this is the end.")
                                           : tr("No breakpoint was hit before: this is the start."));
}

void TracePlayer::runTo(const Breakpoint& place, Direction direction)
{
    if (!m_walk)
        return;
    Breakpoint reached = place;
    if (place.isLine)
        reached.where = core::lineWithCode(*m_trace->program, place.where).value_or(place.where);
    const Hits stops = core::hitsOf(*m_walk, reached);
    const std::size_t here = m_walk->position();
    const bool isReached = stops && std::ranges::any_of(*stops, [&](std::size_t step) {
                               return direction == Direction::Forward ? step > here : step < here;
                           });
    if (!isReached)
        return emit told(place.isLine ? tr("Line %1 is not executed from here.").arg(place.where)
                                      : tr("Instruction %1 is not executed from here.").arg(place.where));
    stopAt(*stops, direction, QString(), QString());
}

void TracePlayer::goToWrite(const std::vector<core::TraceAddress>& addresses, const QString& name, Direction direction)
{
    if (!m_walk)
        return;
    const std::size_t here = m_walk->position();
    if (direction == Direction::Forward) {
        if (const auto step = m_walk->nextWrite(addresses, here)) {
            moveTo(*step + 1);
            return emit told(tr("%1 has just been written.").arg(name));
        }
        return emit told(tr("%1 is not written from here on.").arg(name));
    }
    // Standing right behind a write, that one is not the one before.
    const std::size_t from = here > 0 && m_walk->isWrittenBy(here - 1, addresses) ? here - 1 : here;
    if (const auto step = m_walk->previousWrite(addresses, from)) {
        moveTo(*step + 1);
        return emit told(tr("%1 has just been written.").arg(name));
    }
    emit told(tr("%1 was not written before.").arg(name));
}

void TracePlayer::noteHits()
{
    m_hits.clear();
    for (const Breakpoint& breakpoint : m_breakpoints)
        m_hits.push_back(m_walk ? core::hitsOf(*m_walk, breakpoint) : Hits(std::vector<std::size_t>{}));
    emit breakpointsChanged();
}

void TracePlayer::toggle(bool isLine, std::uint32_t where)
{
    if (!m_trace)
        return;
    if (isLine) {
        const auto line = core::lineWithCode(*m_trace->program, where);
        if (!line)
            return emit told(tr("No instruction comes from line %1 or any behind it.").arg(where));
        where = *line;
    }
    const auto found = std::ranges::find_if(m_breakpoints, [&](const Breakpoint& breakpoint) {
        return breakpoint.isLine == isLine && breakpoint.where == where;
    });
    if (found != m_breakpoints.end())
        m_breakpoints.erase(found);
    else
        m_breakpoints.push_back({.isLine = isLine, .where = where});
    std::ranges::sort(m_breakpoints, [](const Breakpoint& a, const Breakpoint& b) {
        return std::pair(!a.isLine, a.where) < std::pair(!b.isLine, b.where);
    });
    noteHits();
}

void TracePlayer::change(std::size_t index, const Breakpoint& breakpoint)
{
    if (index >= m_breakpoints.size() || m_breakpoints[index] == breakpoint)
        return;
    m_breakpoints[index] = breakpoint;
    noteHits();
}

void TracePlayer::remove(std::size_t index)
{
    if (index >= m_breakpoints.size())
        return;
    m_breakpoints.erase(m_breakpoints.begin() + static_cast<std::ptrdiff_t>(index));
    noteHits();
}

} // namespace vitrine::views
