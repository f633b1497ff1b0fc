// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/dash_pattern.h"

#include <algorithm>
#include <cmath>

namespace vitrine::core::openvg {

DashCursor::DashCursor(const StrokeStyle& style) : m_lengths(style.dashes)
{
    m_lengths.resize(m_lengths.size() / 2 * 2);
    for (double& length : m_lengths) {
        length = std::max(length, 0.0);
        m_total += length;
    }
    if (isDashing())
        m_phase = std::max(style.dashPhase - std::floor(style.dashPhase / m_total) * m_total, 0.0);
    restart();
}

void DashCursor::restart()
{
    m_index = 0;
    if (!isDashing())
        return;
    double phase = m_phase;
    // A phase that ends where a dash does leaves a dash without length, which has caps.
    while (phase > m_lengths[m_index]) {
        phase -= m_lengths[m_index];
        m_index = (m_index + 1) % m_lengths.size();
    }
    m_remaining = m_lengths[m_index] - phase;
}

bool DashCursor::endsWithin(double length) const
{
    if (m_remaining < length)
        return true;
    return m_remaining <= length && !isOn() && m_lengths[(m_index + 1) % m_lengths.size()] == 0.0;
}

void DashCursor::toNext()
{
    m_index = (m_index + 1) % m_lengths.size();
    m_remaining = m_lengths[m_index];
}

} // namespace vitrine::core::openvg
