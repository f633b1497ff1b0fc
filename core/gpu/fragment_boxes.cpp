// SPDX-License-Identifier: Apache-2.0
// The passes of 2-D graphics that are of a box (VG2D-10), for all of its pixels at once.
#include "core/blend/vector_blend.h"
#include "core/depth_stencil/box_runs.h"
#include "core/gpu/fragment_batch.h"
#include "core/gpu/straight_program.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace vitrine::core {

namespace {

/// The coverage of a row of a tile.
struct RowCoverage {
    bool isNothing = false, isWhole = false;
    bool isOfWholePixels = false; ///< and the row is whole
    std::uint32_t wholePixels = 0;
};

RowCoverage rowCoverage(const std::byte* coverage, std::uint32_t pixels)
{
    constexpr std::uint64_t kAll = ~std::uint64_t{0}, kLowBits = 0x0101010101010101u;
    std::array<std::uint64_t, 2> words{};
    std::memcpy(words.data(), coverage, pixels);
    const bool isOfTile = pixels == Surface::kTileSize;
    RowCoverage row{(words[0] | words[1]) == 0, isOfTile && (words[0] & words[1]) == kAll};
    const std::uint64_t first = words[0] & kLowBits, second = words[1] & kLowBits;
    row.isOfWholePixels = isOfTile && first * 0xFF == words[0] && second * 0xFF == words[1];
    row.wholePixels = static_cast<std::uint32_t>((first + second) * kLowBits >> 56);
    return row;
}

/// Paints pixels of a surface of Rgba8 in one color.
class BoxPainter {
public:
    BoxPainter(const BlendState& state, Surface& surface, const Vec4& color)
        : m_surface(surface), m_painter(state, surface.format(), color), m_isOpaque(m_painter.opaque().has_value()),
          m_whole(m_painter.opaque().value_or(VectorPainter::Painted{}))
    {
        m_opaque.fill(m_whole.word);
    }
    /// Pixels of a row of a tile, with a coverage each.
    void paint(const std::byte* coverage, std::byte* stored, std::uint32_t pixels);
    void paint(const CoveredSpan& span);

    [[nodiscard]] std::uint64_t painted() const { return m_painted; }
    [[nodiscard]] std::uint64_t clamped() const { return m_clamped; }

private:
    void paintCovered(const std::byte* coverage, std::byte* stored) const;
    void blend(std::byte* stored, std::uint8_t coverage)
    {
        const VectorPainter::Painted pixel =
            m_isOpaque && coverage == 255 ? m_whole : m_painter(loadWord4(stored), coverage);
        storeWord4(stored, pixel.word);
        ++m_painted;
        m_clamped += pixel.isClamped ? 1 : 0;
    }

    Surface& m_surface;
    VectorPainter m_painter;
    const bool m_isOpaque;
    const VectorPainter::Painted m_whole; ///< where it is opaque
    std::array<std::uint32_t, Surface::kTileSize> m_opaque{};
    std::uint64_t m_painted = 0, m_clamped = 0;
};

/// The color for the pixels of a row of a tile that are covered, whole or not at all.
void BoxPainter::paintCovered(const std::byte* coverage, std::byte* stored) const
{
    using Coverage = std::int8_t __attribute__((vector_size(4)));
    using Words = std::uint32_t __attribute__((vector_size(16)));
    for (std::uint32_t i = 0; i < Surface::kTileSize; i += 4, coverage += 4, stored += sizeof(Words)) {
        Coverage covered;
        Words before;
        std::memcpy(&covered, coverage, sizeof covered);
        std::memcpy(&before, stored, sizeof before);
        const Words mask = __builtin_convertvector(covered, Words); // 255 is −1
        const Words after = (before & ~mask) | (m_whole.word & mask);
        std::memcpy(stored, &after, sizeof after);
    }
}

void BoxPainter::paint(const std::byte* coverage, std::byte* stored, std::uint32_t pixels)
{
    const RowCoverage row = rowCoverage(coverage, pixels);
    if (row.isNothing)
        return;
    if (row.isOfWholePixels && m_isOpaque) {
        if (row.isWhole)
            std::memcpy(stored, m_opaque.data(), sizeof m_opaque);
        else
            paintCovered(coverage, stored);
        m_painted += row.wholePixels;
        return;
    }
    for (std::uint32_t i = 0; i < pixels; ++i, stored += sizeof(std::uint32_t))
        if (coverage[i] != std::byte{0})
            blend(stored, std::to_integer<std::uint8_t>(coverage[i]));
}

void BoxPainter::paint(const CoveredSpan& span)
{
    const std::uint32_t end = span.x + span.pixels;
    for (std::uint32_t x = span.x, run = 0; x < end; x += run) {
        run = std::min(Surface::kTileSize - x % Surface::kTileSize, end - x);
        std::byte* stored = m_surface.pixelForWrite(x, span.y);
        if (m_isOpaque && span.coverage == 255) {
            m_painted += run;
            if (run == Surface::kTileSize)
                std::memcpy(stored, m_opaque.data(), sizeof m_opaque);
            else
                for (std::uint32_t i = 0; i < run; ++i)
                    storeWord4(stored + i * sizeof(std::uint32_t), m_whole.word);
            continue;
        }
        for (std::uint32_t i = 0; i < run; ++i)
            blend(stored + i * sizeof(std::uint32_t), span.coverage);
    }
}

} // namespace

bool FragmentBatch::resolvesBoxes() const
{
    const CoveragePlanes& planes = m_tests.planes();
    return m_state->vector.pass == VectorPass::Resolve && !m_shades && planes.winding && planes.coverage;
}

bool FragmentBatch::paintsBoxes() const
{
    const CoveragePlanes& planes = m_tests.planes();
    return m_state->vector.pass == VectorPass::Cover && m_state->blend.vector.enabled && !planes.scissor &&
           !planes.mask && m_color && m_color->format() == PixelFormat::Rgba8 && m_color->samples() == 1 &&
           m_state->targets.samples == 1 && !m_colorProgram && givesOneColor(*m_state->program.fragment);
}

Result<bool> FragmentBatch::addBox(ShaderRunner& runner, const PixelBounds& box, WindingSums& windings)
{
    const CoveragePlanes& planes = m_tests.planes();
    const auto has = [&](const Surface* plane) { return !plane || contains(*plane, box); };
    if (!has(planes.winding) || !has(planes.coverage) || !has(m_color)) {
        windings.writeKept();
        return false;
    }
    if (m_state->vector.pass == VectorPass::Resolve) {
        if (!windings.resolve(m_state->vector.fillRule, planes, box))
            resolveBox(m_state->vector.fillRule, planes, box);
        return true;
    }
    const ThreadContext& context = runner.begin(4, allLanes(4), allLanes(4));
    if (auto shaded = runner.execute(); !shaded)
        return shaded.error();
    Vec4 color;
    for (std::uint32_t component = 0; component < 4; ++component)
        color[static_cast<int>(component)] = context.output(0, component)[0];
    paint(box, color, windings.spans(planes.coverage, box));
    return true;
}

void FragmentBatch::paint(const PixelBounds& box, const Vec4& color, const std::vector<CoveredSpan>* spans)
{
    static constexpr std::array<std::byte, Surface::kTileSize> kCovered = [] {
        std::array<std::byte, Surface::kTileSize> all{};
        all.fill(std::byte{255});
        return all;
    }();
    const Surface* plane = m_tests.planes().coverage;
    BoxPainter painter(m_state->blend, *m_color, color);
    if (spans)
        for (const CoveredSpan& span : *spans)
            painter.paint(span);
    else
        forEachTile(box, [&](std::uint32_t x, std::uint32_t y, std::uint32_t width, std::uint32_t height) {
            if (plane && plane->isNotedClear(x / Surface::kTileSize, y / Surface::kTileSize))
                return;
            const std::byte* coverage = plane ? plane->pixel(x, y) : kCovered.data();
            std::byte* stored = m_color->pixelForWrite(x, y);
            for (; height > 0; --height, stored += Surface::kTileSize * sizeof(std::uint32_t)) {
                painter.paint(coverage, stored, width);
                coverage += plane ? Surface::kTileSize : 0;
            }
        });
    m_counters->fragments += painter.painted();
    m_counters->samplesWritten += painter.painted();
    m_counters->clampedColors += painter.clamped();
}

} // namespace vitrine::core
