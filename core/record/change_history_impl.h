// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/record/change_history.h"

#include <algorithm>

namespace vitrine::core {

template <typename Sums>
ChangeHistory<Sums>::ChangeHistory(Cycle start, std::uint32_t value, const HistoryRoom& room)
    : m_before(start, value), m_start(start), m_keptNodes(std::max(room.nodes, room.changes / kFanOut)),
      m_changes(room.changes, room.memory)
{
    openBlock();
    note(m_before);
}

template <typename Sums>
void ChangeHistory<Sums>::forget(const Change*, std::size_t, Cycle)
{
}

template <typename Sums>
void ChangeHistory<Sums>::openBlock()
{
    if (m_changes.isFull()) {
        const std::size_t first = m_changes.first();
        forget(&m_changes[first], m_changes.kChunk, m_changes[first + m_changes.kChunk].cycle());
    }
    m_next = m_changes.grow(kFanOut);
    m_end = m_next + kFanOut;
}

/// The changes up to the last one of the block have ended. They are summed up from the one before the block on, all at
/// once and in registers, so that note() touches nothing but the change.
template <typename Sums>
void ChangeHistory<Sums>::continueBlock()
{
    if (m_levels.empty())
        m_levels.emplace_back(m_keptNodes);
    const Change last = m_end[-1];
    m_levels.front().push({m_before.cycle(), last.cycle(), sumsOfBlock()});
    m_before = last;
    raisePyramid();
    openBlock();
}

template <typename Sums>
Sums ChangeHistory<Sums>::sumsOfBlock() const
{
    Sums sums;
    Change before = m_before;
    for (const Change* change = m_end - kFanOut; change != m_end; ++change) {
        if (const Cycle cycles = change->cycle() - before.cycle(); cycles != 0)
            sums.add(before.value(), cycles);
        before = *change;
    }
    return sums;
}

template <typename Sums>
void ChangeHistory<Sums>::raisePyramid()
{
    for (std::size_t i = 0; m_levels[i].end() % kFanOut == 0; ++i) {
        if (i + 1 == m_levels.size())
            m_levels.emplace_back(m_keptNodes);
        const Level& below = m_levels[i];
        Node node = below[below.end() - kFanOut];
        for (std::size_t child = below.end() - kFanOut + 1; child < below.end(); ++child)
            node.sums.include(below[child].sums);
        node.to = below[below.end() - 1].to;
        m_levels[i + 1].push(node);
    }
}

template <typename Sums>
void ChangeHistory<Sums>::restart(Cycle cycle)
{
    m_levels.clear();
    m_changes.clear();
    m_start = cycle;
    m_before = Change(cycle, 0);
    openBlock();
}

template <typename Sums>
void ChangeHistory<Sums>::rewind(Cycle cycle)
{
    if (cycle > last().cycle())
        return;
    if (cycle <= exactFrom())
        return restart(cycle);
    const std::size_t kept = indexAt(cycle - 1) + 1;
    const std::size_t blocks = kept / kFanOut;
    const std::size_t begin = blocks * kFanOut;
    if (begin != 0 && begin == m_changes.first()) // What was in force before the block is forgotten.
        return restart(cycle);
    m_changes.truncate(begin);
    m_before = begin == 0 ? m_changes[0] : m_changes[begin - 1];
    openBlock(); // Finds the changes of this block as they were.
    m_next += kept - begin;
    std::size_t nodes = blocks;
    for (Level& level : m_levels) {
        level.truncate(nodes);
        nodes /= kFanOut;
    }
}

template <typename Sums>
std::size_t ChangeHistory<Sums>::indexAt(Cycle cycle) const
{
    std::size_t low = m_changes.first();
    std::size_t high = count();
    while (high - low > 1) {
        const std::size_t middle = low + (high - low) / 2;
        (m_changes[middle].cycle() <= cycle ? low : high) = middle;
    }
    return low;
}

template <typename Sums>
Cycle ChangeHistory<Sums>::nextChange(Cycle cycle) const
{
    if (cycle < exactFrom())
        return exactFrom();
    const std::size_t next = indexAt(cycle) + 1;
    return next < count() ? m_changes[next].cycle() : kNever;
}

/// The node that contains the cycle; end() when there is none.
template <typename Sums>
std::size_t ChangeHistory<Sums>::nodeAt(const Level& level, Cycle cycle)
{
    if (level.first() == level.end() || cycle < level[level.first()].from || cycle >= level[level.end() - 1].to)
        return level.end();
    std::size_t low = level.first();
    std::size_t high = level.end();
    while (high - low > 1) {
        const std::size_t middle = low + (high - low) / 2;
        (level[middle].from <= cycle ? low : high) = middle;
    }
    return low;
}

template <typename Sums>
template <typename Visit>
void ChangeHistory<Sums>::forEach(Cycle end, Visit&& visit) const
{
    for (std::size_t i = m_changes.first(); i < count() && m_changes[i].cycle() < end; ++i) {
        const Cycle from = m_changes[i].cycle();
        const Cycle to = i + 1 < count() ? m_changes[i + 1].cycle() : kNever;
        if (from < to)
            visit(from, to, m_changes[i].value());
    }
}

template <typename Sums>
Sums ChangeHistory<Sums>::sums(Cycle from, Cycle to) const
{
    Sums result;
    for (Cycle at = std::max(from, m_start); at < to;)
        at = includeNext(result, at, to);
    return result;
}

/// Adds a stretch that begins with `from`: from the largest nodes that fit, else from changes, else from a part of a
/// node.
template <typename Sums>
Cycle ChangeHistory<Sums>::includeNext(Sums& result, Cycle from, Cycle to) const
{
    for (auto level = m_levels.rbegin(); level != m_levels.rend(); ++level) {
        const std::size_t node = nodeAt(*level, from);
        if (node != level->end() && (*level)[node].from == from && (*level)[node].to <= to)
            return includeNodes(result, *level, node, to);
    }
    return from >= exactFrom() ? includeChanges(result, from, to) : includePart(result, from, to);
}

/// Goes up to the first node that does not fit, or to where a node of the level above may begin.
template <typename Sums>
Cycle ChangeHistory<Sums>::includeNodes(Sums& result, const Level& level, std::size_t first, Cycle to) const
{
    std::size_t i = first;
    do
        result.include(level[i++].sums);
    while (i < level.end() && i % kFanOut != 0 && level[i].to <= to);
    return level[i - 1].to;
}

/// Goes up to the last change of a block, with which a node begins.
template <typename Sums>
Cycle ChangeHistory<Sums>::includeChanges(Sums& result, Cycle from, Cycle to) const
{
    std::size_t i = indexAt(from);
    do {
        const Cycle next = i + 1 < count() ? std::min(m_changes[i + 1].cycle(), to) : to;
        if (next > from)
            result.add(m_changes[i].value(), next - from);
        from = next;
        ++i;
    } while (from < to && (i + 1) % kFanOut != 0);
    return from;
}

template <typename Sums>
Cycle ChangeHistory<Sums>::includePart(Sums& result, Cycle from, Cycle to) const
{
    for (const Level& level : m_levels) {
        const std::size_t i = nodeAt(level, from);
        if (i == level.end())
            continue;
        const Node& node = level[i];
        const Cycle end = std::min(node.to, to);
        result.includePart(node.sums, static_cast<double>(end - from) / static_cast<double>(node.to - node.from));
        return end;
    }
    return exactFrom(); // Every level has forgotten it.
}

template <typename Sums>
std::vector<Sums> ChangeHistory<Sums>::columns(Cycle from, Cycle to, std::uint32_t parts) const
{
    std::vector<Sums> result;
    if (from >= to)
        return result;
    result.reserve(parts);
    const Cycle length = to - from;
    const auto border = [&](std::uint64_t i) { return from + length / parts * i + length % parts * i / parts; };
    for (std::uint32_t i = 0; i < parts; ++i)
        result.push_back(sums(border(i), std::max(border(i + 1), border(i) + 1)));
    return result;
}

} // namespace vitrine::core
