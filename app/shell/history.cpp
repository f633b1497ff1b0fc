// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/history.h"

#include <algorithm>
#include <utility>

namespace vitrine::app {

void History::setCapture(const QString& capture)
{
    m_capture = capture;
    settle();
    emit changed();
}

void History::announce(Move move)
{
    m_target.reset();
    if (m_announced != Move::Jump) // a step may overtake a jump that is still on its way
        m_announced = move;
}

std::optional<HistoryEntry> History::travel(qsizetype count)
{
    const Trail& trail = m_trails[m_capture];
    const qsizetype target = m_target.value_or(trail.current) + count; // fast keys all count
    if (target < 0 || target >= trail.entries.size())
        return std::nullopt;
    m_announced = Move::Step;
    m_target = target;
    emit changed();
    return trail.entries[target];
}

void History::arrive(const HistoryEntry& entry)
{
    Trail& trail = m_trails[m_capture];
    const Move move = std::exchange(m_announced, Move::Step);
    if (m_target) {
        trail.current = *m_target;
        trail.isDragged = false;
    } else if (trail.current < 0 || move == Move::Jump || (move == Move::Drag && !trail.isDragged)) {
        push(entry);
        trail.isDragged = move == Move::Drag;
    } else {
        trail.entries[trail.current] = entry;
        trail.isDragged = trail.isDragged && move == Move::Drag;
    }
    emit changed();
}

void History::push(const HistoryEntry& entry)
{
    Trail& trail = m_trails[m_capture];
    if (trail.current >= 0) {
        const HistoryEntry& current = trail.entries[trail.current];
        if (current.place == entry.place && current.selection == entry.selection)
            return; // there already
    }
    trail.entries.resize(trail.current + 1);
    trail.entries << entry;
    if (trail.entries.size() > kMaxEntries)
        trail.entries.removeFirst();
    trail.current = trail.entries.size() - 1;
}

void History::settle()
{
    m_announced = Move::Step;
    if (std::exchange(m_target, std::nullopt))
        emit changed();
}

void History::select(const views::Selection& selection)
{
    Trail& trail = m_trails[m_capture];
    if (trail.current < 0 || m_announced != Move::Step || m_target)
        return;
    trail.entries[trail.current].selection = selection;
    emit changed();
}

QList<HistoryEntry> History::behind() const
{
    const auto found = m_trails.find(m_capture);
    if (found == m_trails.end())
        return {};
    const qsizetype here = m_target.value_or(found->second.current);
    QList<HistoryEntry> entries = found->second.entries.mid(0, std::max(qsizetype{0}, here));
    std::reverse(entries.begin(), entries.end());
    return entries;
}

QList<HistoryEntry> History::ahead() const
{
    const auto found = m_trails.find(m_capture);
    if (found == m_trails.end())
        return {};
    return found->second.entries.mid(m_target.value_or(found->second.current) + 1);
}

} // namespace vitrine::app
