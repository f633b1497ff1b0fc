// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/primitive/primitive.h"
#include "core/raster/quad.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

namespace vitrine::core {

/// A place in the window, in 1/256 pixel.
struct FixedPoint {
    std::int64_t x = 0, y = 0;
    friend bool operator==(const FixedPoint&, const FixedPoint&) = default;
};

/// What triangles add up to in the samples of a target when each adds 1 where it is (VG2D-07), without a walk over the
/// tiles of each: a triangle is what lies to the right of its left edges, less what lies to the right of its right
/// ones, so that sums along a row are enough. Edges that two triangles of a fan share cancel out.
///
///     sample     0 1 2 3 4 5 6 7        Of a triangle with edges before samples 2 and 6 of this row, only two
///     edges      . . + . . . - .        numbers are kept; their sums from the left are what it adds.
///     sums       0 0 1 1 1 1 0 0
///
/// What lies on an edge belongs to the right of it, and to its lower end's row but not to its upper end's: as the
/// rasterizer has it in targets whose y points downwards (VG2D-09). All of it is exact. Sums are modulo 256.
class EdgeSums {
public:
    /// Forgets what was added. `box`: the pixels that may be drawn.
    void begin(const PixelBounds& box, int samples, SamplePattern pattern);
    /// Adds `amount` in a triangle that is counter-clockwise, or takes it away in one that is clockwise.
    void addTriangle(const std::array<FixedPoint, 3>& corners, int amount);
    /// What follows is summed by itself.
    void endBatch();

    /// Calls visit(x, y, pixels, sums) for runs of pixels in rows of the box that have the same sums, by sample, some
    /// of them not 0: one batch after another. It ends the last one.
    template <int kSamples, typename Visit>
    void forEachRun(Visit&& visit);

private:
    /// Upwards: from.y < to.y.
    struct Edge {
        FixedPoint from, to;
        double slope = 0; ///< pixels to the right for each 1/256 pixel upwards
        std::int32_t firstRow = 0;
        int amount = 0;
    };
    template <int kSamples>
    using Sums = std::array<std::uint8_t, kSamples>;

    void addEdge(const FixedPoint& from, const FixedPoint& to, int amount);
    void keepEdge(const FixedPoint& from, const FixedPoint& to, int amount);
    void keepWaiting();
    template <int kSamples>
    void addToRow(const Edge& edge, std::int32_t row);
    template <int kSamples, typename Visit>
    void visitRow(std::int32_t y, Visit&& visit);
    template <int kSamples>
    [[nodiscard]] bool guessColumns(const Edge& edge, std::int64_t bottom, std::size_t first, std::size_t end,
                                    std::array<std::int32_t, kSamples>& columns) const;
    [[nodiscard]] std::int32_t exactColumn(const Edge& edge, std::int64_t y, std::int32_t sampleX) const;

    PixelBounds m_box;
    std::array<SamplePosition, kMostPixelSamples> m_positions; ///< upwards
    std::array<double, kMostPixelSamples> m_rows, m_columns;   ///< the same: in 1/256 pixel, and in pixels
    std::vector<Edge> m_edges;
    std::vector<std::size_t> m_batchEnds;  ///< in m_edges
    FixedPoint m_waitingFrom, m_waitingTo; ///< the last edge, which the next triangle may cancel out
    int m_waitingAmount = 0;               ///< 0: there is none
    std::vector<std::uint8_t> m_row;       ///< by pixel of the box and sample: what begins there
    std::int32_t m_firstTouched = 0, m_lastTouched = 0;
    std::vector<std::size_t> m_active; ///< edges that are in the row
};

template <int kSamples, typename Visit>
void EdgeSums::forEachRun(Visit&& visit)
{
    endBatch();
    m_row.assign((static_cast<std::size_t>(m_box.x1 - m_box.x0) + 1) * kSamples, 0);
    std::size_t next = 0;
    for (const std::size_t end : m_batchEnds) {
        std::sort(m_edges.begin() + static_cast<std::ptrdiff_t>(next),
                  m_edges.begin() + static_cast<std::ptrdiff_t>(end),
                  [](const Edge& a, const Edge& b) { return a.firstRow < b.firstRow; });
        m_active.clear();
        for (std::int32_t y = m_box.y0; y < m_box.y1 && (next < end || !m_active.empty()); ++y) {
            if (m_active.empty())
                y = m_edges[next].firstRow;
            for (; next < end && m_edges[next].firstRow == y; ++next)
                m_active.push_back(next);
            m_firstTouched = m_box.x1 - m_box.x0;
            m_lastTouched = 0;
            for (std::size_t i = 0; i < m_active.size();) {
                const Edge& edge = m_edges[m_active[i]];
                addToRow<kSamples>(edge, y);
                if (edge.to.y > std::int64_t{y + 1} * kSubpixels) {
                    ++i;
                } else {
                    m_active[i] = m_active.back();
                    m_active.pop_back();
                }
            }
            visitRow<kSamples>(y, visit);
        }
        next = end;
    }
}

template <int kSamples>
void EdgeSums::addToRow(const Edge& edge, std::int32_t row)
{
    const std::int64_t bottom = std::int64_t{row} * kSubpixels;
    std::size_t first = 0, end = kSamples; // Samples are in the order of their rows.
    while (first < end && bottom + m_positions[first].y < edge.from.y)
        ++first;
    while (first < end && bottom + m_positions[end - 1].y >= edge.to.y)
        --end;
    std::array<std::int32_t, kSamples> columns;
    if (!guessColumns<kSamples>(edge, bottom, first, end, columns))
        for (std::size_t sample = first; sample < end; ++sample)
            columns[sample] = exactColumn(edge, bottom + m_positions[sample].y, m_positions[sample].x);
    for (std::size_t sample = first; sample < end; ++sample) {
        m_firstTouched = std::min(m_firstTouched, columns[sample]);
        m_lastTouched = std::max(m_lastTouched, columns[sample]);
        std::uint8_t& begins = m_row[static_cast<std::size_t>(columns[sample]) * kSamples + sample];
        begins = static_cast<std::uint8_t>(begins + edge.amount);
    }
}

/// Of each sample of a row the first pixel, counted from the box, whose sample is not left of the edge. False: one of
/// them is too near to the edge to tell by doubles.
template <int kSamples>
bool EdgeSums::guessColumns(const Edge& edge, std::int64_t bottom, std::size_t first, std::size_t end,
                            std::array<std::int32_t, kSamples>& columns) const
{
    constexpr double kUnsure = 1e-5; // far more than what they may be off
    const double start = static_cast<double>(edge.from.x) / kSubpixels - m_box.x0 + 1.0;
    const auto above = static_cast<double>(bottom - edge.from.y);
    const double most = m_box.x1 - m_box.x0 + 0.5;
    bool isUnsure = false;
    for (std::size_t sample = first; sample < end; ++sample) {
        const double next = start + (above + m_rows[sample]) * edge.slope - m_columns[sample];
        const double inBox = std::min(std::max(next, 0.5), most);
        columns[sample] = static_cast<std::int32_t>(inBox);
        const double rest = inBox - columns[sample];
        isUnsure |= rest < kUnsure || rest > 1.0 - kUnsure;
    }
    return !isUnsure;
}

template <int kSamples, typename Visit>
void EdgeSums::visitRow(std::int32_t y, Visit&& visit)
{
    static constexpr Sums<kSamples> kNothing{};
    const std::int32_t width = m_box.x1 - m_box.x0;
    Sums<kSamples> sums{};
    std::uint8_t* starts = m_row.data() + static_cast<std::size_t>(m_firstTouched) * kSamples;
    for (std::int32_t x = m_firstTouched; x < width;) {
        for (int sample = 0; sample < kSamples; ++sample) {
            const auto i = static_cast<std::size_t>(sample);
            sums[i] = static_cast<std::uint8_t>(sums[i] + starts[sample]);
        }
        std::memset(starts, 0, kSamples);
        std::int32_t end = x;
        do {
            ++end;
            starts += kSamples;
        } while (end <= m_lastTouched && std::memcmp(starts, kNothing.data(), kSamples) == 0);
        if (end > m_lastTouched)
            end = width;
        if (sums != kNothing)
            visit(static_cast<std::uint32_t>(m_box.x0 + x), static_cast<std::uint32_t>(y),
                  static_cast<std::uint32_t>(end - x), sums);
        x = end;
    }
    std::memset(&*(m_row.end() - kSamples), 0, kSamples); // what begins behind the box
}

} // namespace vitrine::core
