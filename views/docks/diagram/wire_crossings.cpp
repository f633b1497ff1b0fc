// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/wire_crossings.h"

#include <algorithm>

namespace vitrine::views {

void WireStretches::add(double at, double one, double other)
{
    m_all.push_back({at, std::min(one, other), std::max(one, other)});
}

/// Stretches that only touch stay apart: nothing crosses a wire at its end.
void WireStretches::join()
{
    if (m_all.empty())
        return;
    std::ranges::sort(m_all);
    std::size_t last = 0;
    for (std::size_t i = 1; i < m_all.size(); ++i)
        if (m_all[i].at == m_all[last].at && m_all[i].from < m_all[last].to)
            m_all[last].to = std::max(m_all[last].to, m_all[i].to);
        else
            m_all[++last] = m_all[i];
    m_all.resize(last + 1);
    m_least = m_most = m_all.front();
    for (const Stretch& stretch : m_all) {
        m_most.at = stretch.at; // they are in its order
        m_least.from = std::min(m_least.from, stretch.from);
        m_most.to = std::max(m_most.to, stretch.to);
    }
}

int crossingsOf(const WireStretches& levels, const WireStretches& uprights)
{
    if (levels.m_all.empty() || uprights.m_all.empty() || uprights.m_most.at <= levels.m_least.from ||
        uprights.m_least.at >= levels.m_most.to || levels.m_most.at <= uprights.m_least.from ||
        levels.m_least.at >= uprights.m_most.to)
        return 0;
    int count = 0;
    for (const auto& level : levels.m_all)
        for (const auto& upright : uprights.m_all)
            count +=
                upright.at > level.from && upright.at < level.to && level.at > upright.from && level.at < upright.to
                    ? 1
                    : 0;
    return count;
}

void WireTrace::clear()
{
    level.clear();
    upright.clear();
}

void WireTrace::add(std::span<const QPointF> route)
{
    for (std::size_t i = 1; i < route.size(); ++i) {
        const QPointF a = route[i - 1], b = route[i];
        if (a.y() == b.y())
            level.add(a.y(), a.x(), b.x());
        else
            upright.add(a.x(), a.y(), b.y());
    }
}

void WireTrace::join()
{
    level.join();
    upright.join();
}

int crossingsOf(const WireTrace& one, const WireTrace& other)
{
    return crossingsOf(one.level, other.upright) + crossingsOf(other.level, one.upright);
}

} // namespace vitrine::views
