// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/tessellator.h"

#include <vector>

namespace vitrine::core::openvg {

/// Where the stroke is in its dash pattern (OpenVG §8.7.3).
class DashCursor {
public:
    explicit DashCursor(const StrokeStyle& style);

    /// Otherwise the stroke is on all along: without a pattern, and with one whose lengths are all 0 or less.
    [[nodiscard]] bool isDashing() const { return m_total > 0.0; }
    [[nodiscard]] bool isOn() const { return m_index % 2 == 0; }
    /// Back to the phase that the program set.
    void restart();
    /// Whether dash or gap end before the next `length`. What ends just there goes on, so that a dash that reaches a
    /// corner is joined with itself; but a gap gives way to a dash of length 0, which has both tangents there.
    [[nodiscard]] bool endsWithin(double length) const;
    /// How far it is to there.
    [[nodiscard]] double remaining() const { return m_remaining; }
    void toNext();
    void advance(double length) { m_remaining -= length; }

private:
    std::vector<double> m_lengths; // an even number, none below 0
    double m_total = 0.0, m_phase = 0.0;
    std::size_t m_index = 0;
    double m_remaining = 0.0;
};

} // namespace vitrine::core::openvg
