// SPDX-License-Identifier: Apache-2.0
#include "core/raster/edge_sums.h"

#include <algorithm>

namespace vitrine::core {

void EdgeSums::begin(const PixelBounds& box, int samples, SamplePattern pattern)
{
    m_box = box;
    for (int sample = 0; sample < samples; ++sample) {
        const SamplePosition position = samplePosition(samples, sample, pattern);
        const auto i = static_cast<std::size_t>(sample);
        m_positions[i] = position;
        m_rows[i] = static_cast<float>(position.y - kSubpixels / 2);
        m_columns[i] = static_cast<float>(position.x) / kSubpixels;
    }
    m_edges.clear();
    m_batchEnds.clear();
    m_waitingAmount = 0;
}

void EdgeSums::endBatch()
{
    keepWaiting();
    m_batchEnds.push_back(m_edges.size());
}

void EdgeSums::addTriangle(const std::array<FixedPoint, 3>& corners, int amount)
{
    const auto& [a, b, c] = corners;
    // Of a counter-clockwise one, edges upwards are at the right, where it ends.
    addEdge(a, b, -amount);
    addEdge(b, c, -amount);
    addEdge(c, a, -amount);
}

/// An edge backwards takes away what it adds forwards.
void EdgeSums::addEdge(const FixedPoint& from, const FixedPoint& to, int amount)
{
    const bool isReturn = from == m_waitingTo && to == m_waitingFrom && amount == m_waitingAmount;
    if (!isReturn)
        keepWaiting();
    m_waitingFrom = from;
    m_waitingTo = to;
    m_waitingAmount = isReturn ? 0 : amount;
}

void EdgeSums::keepWaiting()
{
    if (m_waitingAmount != 0 && m_waitingFrom.y != m_waitingTo.y) {
        if (m_waitingFrom.y < m_waitingTo.y)
            keepEdge(m_waitingFrom, m_waitingTo, m_waitingAmount);
        else
            keepEdge(m_waitingTo, m_waitingFrom, -m_waitingAmount);
    }
    m_waitingAmount = 0;
}

void EdgeSums::keepEdge(const FixedPoint& from, const FixedPoint& to, int amount)
{
    const std::int64_t first = std::max<std::int64_t>(from.y >> kSubpixelBits, m_box.y0);
    if (first >= m_box.y1 || to.y <= first * kSubpixels)
        return;
    const double slope = static_cast<double>(to.x - from.x) / static_cast<double>((to.y - from.y) * kSubpixels);
    m_edges.push_back({from, to, slope, static_cast<std::int32_t>(first), amount});
}

/// The first pixel x, counted from the box, with x · 256 + sampleX ≥ the edge's place at y.
std::int32_t EdgeSums::exactColumn(const Edge& edge, std::int64_t y, std::int32_t sampleX) const
{
    const std::int64_t height = edge.to.y - edge.from.y;
    const std::int64_t dividend = (edge.from.x - std::int64_t{m_box.x0} * kSubpixels - sampleX) * height +
                                  (y - edge.from.y) * (edge.to.x - edge.from.x);
    const std::int64_t divisor = height * kSubpixels;
    const std::int64_t quotient = dividend / divisor;
    const std::int64_t up = quotient + (dividend % divisor > 0 ? 1 : 0);
    return static_cast<std::int32_t>(std::clamp<std::int64_t>(up, 0, m_box.x1 - m_box.x0));
}

/// Pixels counted from the box.
void EdgeSums::touch(std::int32_t first, std::int32_t last)
{
    const auto from = static_cast<std::size_t>(first), to = static_cast<std::size_t>(last);
    const std::uint64_t kAll = ~std::uint64_t{0}, fromFirst = kAll << from % 64, toLast = kAll >> (63 - to % 64);
    if (from / 64 == to / 64) {
        m_touched[from / 64] |= fromFirst & toLast;
        return;
    }
    m_touched[from / 64] |= fromFirst;
    std::fill(m_touched.begin() + static_cast<std::ptrdiff_t>(from / 64 + 1),
              m_touched.begin() + static_cast<std::ptrdiff_t>(to / 64), kAll);
    m_touched[to / 64] |= toLast;
}

} // namespace vitrine::core
