// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/primitive/primitive.h"
#include "core/raster/quad.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <utility>
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
/// rasterizer has it in targets whose y points downwards (VG2D-09). All of it is exact. Sums are modulo 65,536.
class EdgeSums {
public:
    /// Forgets what was added. `box`: the pixels that may be drawn.
    void begin(const PixelBounds& box, int samples, SamplePattern pattern);
    /// Adds `amount` in a triangle that is counter-clockwise, or takes it away in one that is clockwise.
    void addTriangle(const std::array<FixedPoint, 3>& corners, int amount);
    /// What follows is summed by itself.
    void endBatch();
    [[nodiscard]] bool isOneBatch() const { return m_batchEnds.empty(); }

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
        std::uint32_t next = kNoEdge; ///< another one with the same first row
    };
    static constexpr std::uint32_t kNoEdge = ~std::uint32_t{0};
    /// Of four samples at a time.
    using Floats = float __attribute__((vector_size(16)));
    using Ints = std::int32_t __attribute__((vector_size(16)));
    using Columns = std::array<std::int32_t, kMostPixelSamples>;
    template <int kSamples>
    using Sums = std::array<std::uint16_t, kSamples>;

    void addEdge(const FixedPoint& from, const FixedPoint& to, int amount);
    void keepEdge(const FixedPoint& from, const FixedPoint& to, int amount);
    void keepWaiting();
    template <int kSamples>
    void addToRow(const Edge& edge, std::int32_t row);
    template <int kSamples, typename Visit>
    void visitRow(std::int32_t y, Visit&& visit);
    template <int kSamples>
    [[nodiscard]] bool guessColumns(const Edge& edge, std::int64_t bottom, Columns& columns) const;
    template <int kSamples>
    [[nodiscard]] static bool areZeros(const std::uint16_t* samples);
    [[nodiscard]] bool guessColumn(const Edge& edge, std::int64_t bottom, std::int32_t& column) const;
    void touch(std::int32_t first, std::int32_t last);
    [[nodiscard]] std::int32_t exactColumn(const Edge& edge, std::int64_t y, std::int32_t sampleX) const;

    PixelBounds m_box;
    std::array<SamplePosition, kMostPixelSamples> m_positions; ///< upwards
    /// The same: in 1/256 pixel from the row's middle, and in pixels.
    std::array<float, kMostPixelSamples> m_rows{}, m_columns{};
    std::vector<Edge> m_edges;
    std::vector<std::size_t> m_batchEnds;    ///< in m_edges
    FixedPoint m_waitingFrom, m_waitingTo;   ///< the last edge, which the next triangle may cancel out
    int m_waitingAmount = 0;                 ///< 0: there is none
    std::vector<std::uint32_t> m_firstOfRow; ///< by row of the box: an edge that begins there
    /// Zeros outside of forEachRun(), and at least as many as a row of the box needs:
    std::vector<std::uint16_t> m_row;     ///< by pixel of the box and sample: what begins there
    std::vector<std::uint64_t> m_touched; ///< a bit for each of these pixels: something may begin there
    std::vector<std::uint32_t> m_active;  ///< edges that are in the row
};

template <int kSamples, typename Visit>
void EdgeSums::forEachRun(Visit&& visit)
{
    endBatch();
    const std::size_t pixels = static_cast<std::size_t>(m_box.x1 - m_box.x0) + 1; // and what begins behind the box
    m_row.resize(std::max(m_row.size(), pixels * kSamples));
    m_touched.resize(std::max(m_touched.size(), (pixels + 63) / 64));
    std::uint32_t next = 0;
    for (const std::size_t end : m_batchEnds) {
        m_firstOfRow.assign(static_cast<std::size_t>(m_box.y1 - m_box.y0), kNoEdge);
        std::size_t left = end - next; // that have not begun
        for (; next < end; ++next) {
            Edge& edge = m_edges[next];
            edge.next = std::exchange(m_firstOfRow[static_cast<std::size_t>(edge.firstRow - m_box.y0)], next);
        }
        m_active.clear();
        for (std::int32_t y = m_box.y0; y < m_box.y1 && (left > 0 || !m_active.empty()); ++y) {
            for (std::uint32_t i = m_firstOfRow[static_cast<std::size_t>(y - m_box.y0)]; i != kNoEdge;
                 i = m_edges[i].next, --left)
                m_active.push_back(i);
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
    if (first == end)
        return;
    Columns columns{};
    if (!guessColumns<kSamples>(edge, bottom, columns))
        for (std::size_t sample = first; sample < end; ++sample)
            columns[sample] = exactColumn(edge, bottom + m_positions[sample].y, m_positions[sample].x);
    std::int32_t firstColumn = columns[first], lastColumn = firstColumn;
    for (std::size_t sample = first + 1; sample < end; ++sample) {
        firstColumn = std::min(firstColumn, columns[sample]);
        lastColumn = std::max(lastColumn, columns[sample]);
    }
    const auto begin = [&](std::int32_t column, std::size_t sample) {
        std::uint16_t& begins = m_row[static_cast<std::size_t>(column) * kSamples + sample];
        begins = static_cast<std::uint16_t>(begins + edge.amount);
    };
    if (firstColumn == lastColumn && end - first == kSamples)
        for (std::size_t sample = 0; sample < kSamples; ++sample) // They lie side by side.
            begin(firstColumn, sample);
    else
        for (std::size_t sample = first; sample < end; ++sample)
            begin(columns[sample], sample);
    touch(firstColumn, lastColumn);
}

/// Of each sample of a row the first pixel, counted from the box, whose sample is not left of the edge. False: the edge
/// goes too far in a row for floats, or one of the samples is too near to it.
template <int kSamples>
bool EdgeSums::guessColumns(const Edge& edge, std::int64_t bottom, Columns& columns) const
{
    if constexpr (kSamples == 1)
        return guessColumn(edge, bottom, columns[0]);
    constexpr double kSteepest = 0.25;     // 64 pixels in a row
    constexpr double kFarthest = 128.0;    // more than that from its middle
    constexpr float kUnsure = 1.0f / 8192; // far more than what they may be off
    if (std::abs(edge.slope) > kSteepest)
        return false;
    const double width = m_box.x1 - m_box.x0;
    const double middle = static_cast<double>(edge.from.x) / kSubpixels - m_box.x0 + 1.0 +
                          static_cast<double>(bottom + kSubpixels / 2 - edge.from.y) * edge.slope;
    // Floats count from a pixel that is left of all samples. What is outside of the box comes to lie at its borders.
    const double origin = std::floor(std::clamp(middle, -kFarthest, width + kFarthest)) - kFarthest;
    const auto least = static_cast<float>(0.5 - origin), most = static_cast<float>(0.5 - origin + width);
    const auto start = static_cast<float>(middle - origin), slope = static_cast<float>(edge.slope);
    Ints isUnsure{};
    for (std::size_t sample = 0; sample < kSamples; sample += 4) {
        Floats rows, across;
        std::memcpy(&rows, &m_rows[sample], sizeof rows);
        std::memcpy(&across, &m_columns[sample], sizeof across);
        const Floats next = start + rows * slope - across;
        const Floats above = next < least ? Floats{} + least : next;
        const Floats inBox = above > most ? Floats{} + most : above;
        const Ints whole = __builtin_convertvector(inBox, Ints);
        const Floats rest = inBox - __builtin_convertvector(whole, Floats);
        isUnsure |= (rest < kUnsure) | (rest > 1.0f - kUnsure);
        const Ints fromBox = whole + static_cast<std::int32_t>(origin);
        std::memcpy(&columns[sample], &fromBox, sizeof fromBox);
    }
    return (isUnsure[0] | isUnsure[1] | isUnsure[2] | isUnsure[3]) == 0;
}

/// The same for the one sample of a row.
inline bool EdgeSums::guessColumn(const Edge& edge, std::int64_t bottom, std::int32_t& column) const
{
    constexpr double kUnsure = 1.0 / 65536; // far more than what doubles may be off
    const std::int64_t fromBox = edge.from.x - std::int64_t{m_box.x0} * kSubpixels - m_positions[0].x;
    const double next = static_cast<double>(fromBox) / kSubpixels +
                        static_cast<double>(bottom + m_positions[0].y - edge.from.y) * edge.slope;
    // What is outside of the box comes to lie at its borders.
    const double place = std::clamp(next, -0.5, m_box.x1 - m_box.x0 - 0.5) + 1.0;
    column = static_cast<std::int32_t>(place);
    const double rest = place - column;
    return rest > kUnsure && rest < 1.0 - kUnsure;
}

template <int kSamples, typename Visit>
void EdgeSums::visitRow(std::int32_t y, Visit&& visit)
{
    const std::int32_t width = m_box.x1 - m_box.x0;
    Sums<kSamples> sums{};
    bool isNothing = true;  // all sums are 0
    std::int32_t first = 0; // pixel with these sums
    const auto visitUpTo = [&](std::int32_t end) {
        if (!isNothing && end > first)
            visit(static_cast<std::uint32_t>(m_box.x0 + first), static_cast<std::uint32_t>(y),
                  static_cast<std::uint32_t>(end - first), sums);
        first = end;
    };
    for (std::size_t i = 0; i <= static_cast<std::size_t>(width) / 64; ++i) {
        for (std::uint64_t touched = std::exchange(m_touched[i], 0); touched != 0; touched &= touched - 1) {
            const std::size_t x = i * 64 + static_cast<std::size_t>(std::countr_zero(touched));
            std::uint16_t* starts = &m_row[x * kSamples];
            if (areZeros<kSamples>(starts))
                continue;
            visitUpTo(static_cast<std::int32_t>(x));
            for (std::size_t sample = 0; sample < kSamples; ++sample)
                sums[sample] = static_cast<std::uint16_t>(sums[sample] + starts[sample]);
            std::memset(starts, 0, sizeof sums);
            isNothing = areZeros<kSamples>(sums.data());
        }
    }
    visitUpTo(width);
}

/// Whether none of a pixel's samples has anything.
template <int kSamples>
bool EdgeSums::areZeros(const std::uint16_t* samples)
{
    std::array<std::uint64_t, (kSamples + 3) / 4> words{};
    std::memcpy(words.data(), samples, kSamples * sizeof *samples);
    std::uint64_t any = 0;
    for (const std::uint64_t word : words)
        any |= word;
    return any == 0;
}

} // namespace vitrine::core
