// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/machine/cycle_window.h"

#include <algorithm>
#include <cmath>

namespace vitrine::views {

using core::Cycle;

void CycleWindow::reset(Cycle total)
{
    m_total = total;
    m_first = 0;
    m_end = total;
    emit changed();
}

void CycleWindow::show(Cycle first, Cycle end)
{
    const Cycle wanted = std::max(end > first ? end - first : 0, kNarrowest);
    const Cycle span = std::min(wanted, m_total);
    const Cycle from = std::min(first, m_total - span);
    if (from == m_first && from + span == m_end)
        return;
    m_first = from;
    m_end = from + span;
    emit changed();
}

void CycleWindow::zoom(double factor, Cycle anchor)
{
    const auto now = static_cast<long long>(span());
    const auto exact = std::llround(static_cast<double>(now) * factor);
    const auto wanted = factor > 1 ? std::max(exact, now + 1) : factor < 1 ? std::min(exact, now - 1) : exact;
    const auto widest = static_cast<long long>(m_total);
    const auto narrowest = std::min(static_cast<long long>(kNarrowest), widest);
    const auto next = static_cast<Cycle>(std::clamp(wanted, narrowest, std::max(narrowest, widest)));
    const Cycle held = std::clamp(anchor, m_first, m_end);
    const double before = static_cast<double>(held - m_first) / static_cast<double>(std::max<Cycle>(span(), 1));
    const auto ahead = static_cast<Cycle>(std::llround(before * static_cast<double>(next)));
    const Cycle from = held > ahead ? held - ahead : 0;
    show(from, from + next);
}

void CycleWindow::pan(std::int64_t cycles)
{
    const auto last = static_cast<std::int64_t>(m_total - span());
    const auto from =
        static_cast<Cycle>(std::clamp(static_cast<std::int64_t>(m_first) + cycles, std::int64_t{0}, last));
    show(from, from + span());
}

void CycleWindow::reveal(Cycle cycle)
{
    if (cycle < m_first)
        show(cycle, cycle + span());
    else if (cycle >= m_end)
        show(cycle + 1 - std::min(cycle + 1, span()), cycle + 1);
}

} // namespace vitrine::views
