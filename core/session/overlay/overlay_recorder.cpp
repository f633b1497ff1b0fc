// SPDX-License-Identifier: Apache-2.0
#include "core/session/overlay/overlay_recorder.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace vitrine::core {

namespace {

std::uint64_t pixelsIn(std::uint16_t coverage)
{
    return static_cast<std::uint64_t>(std::popcount(coveredPixels(coverage)));
}

} // namespace

std::uint8_t pixelsOnEdge(const Primitive& primitive, const Quad& quad)
{
    if (primitive.edgeCount == 0)
        return coveredPixels(quad.coverage); // a line of one pixel is nothing but edge
    unsigned pixels = 0;
    for (std::size_t i = 0; i < primitive.edgeCount; ++i) {
        const EdgeFunction& edge = primitive.edges[i];
        const std::int64_t toNeighbor = std::max(std::abs(edge.a), std::abs(edge.b)) * kSubpixels;
        const std::int64_t first = edge.at(quad.x * kSubpixels + kPixelCenter.x, quad.y * kSubpixels + kPixelCenter.y);
        const std::int64_t right = edge.a * kSubpixels, up = edge.b * kSubpixels;
        pixels |= static_cast<unsigned>(first < toNeighbor) | static_cast<unsigned>(first + right < toNeighbor) << 1 |
                  static_cast<unsigned>(first + up < toNeighbor) << 2 |
                  static_cast<unsigned>(first + right + up < toNeighbor) << 3;
    }
    return coveredPixels(quad.coverage) & pixels;
}

void OverlayRecorder::begin(const DrawState& state, std::uint32_t draw)
{
    m_draw = draw;
    m_testsDepth = state.depthStencil.depthTest && state.targets.depth;
    m_testsStencil = state.depthStencil.stencilTest && state.targets.stencil;
    m_overlay.testsDepth |= m_testsDepth;
    m_overlay.testsStencil |= m_testsStencil;
    m_overlay.firstDraw = m_overlay.firstDraw.value_or(draw);
    m_overlay.lastDraw = draw;
    m_lastPrimitive = {};
    ++m_overlay.totals.draws;
}

void OverlayRecorder::forget()
{
    m_overlay.pixels.clear();
    m_overlay.totals = {};
    m_overlay.firstDraw.reset();
    m_overlay.lastDraw.reset();
    m_overlay.planes.reset();
    m_overlay.testsDepth = m_overlay.testsStencil = false;
    m_isFull = false;
}

/// change(touches, bit of the pixel) for the pixels of a quad with any of the coverage.
template <typename Touch>
void OverlayRecorder::touch(const Quad& quad, std::uint16_t coverage, Touch&& change)
{
    OverlayPixels& pixels = m_overlay.pixels;
    if (quad.x >= pixels.width() || quad.y >= pixels.height())
        return; // another framebuffer with the same color buffer may reach farther
    OverlayPixels::Tile* tile = pixels.tileForWrite(quad.x, quad.y);
    m_isFull |= tile == nullptr;
    if (!tile)
        return;
    PixelTouches* lower = tile->data() + OverlayPixels::inTile(quad.x, quad.y);
    for (unsigned left = coveredPixels(coverage); left != 0; left &= left - 1) {
        const auto pixel = static_cast<unsigned>(std::countr_zero(left));
        change(lower[pixel % 2 + pixel / 2 * OverlayPixels::kTile], 1u << pixel);
    }
}

void OverlayRecorder::onRasterized(const Primitive& primitive, std::uint32_t number, std::span<const Quad> quads)
{
    const PrimitiveOfDraw id{m_draw, number};
    if (!quads.empty() && !(id == m_lastPrimitive)) {
        m_lastPrimitive = id;
        ++m_overlay.totals.primitives;
    }
    for (const Quad& quad : quads) {
        const unsigned edges = pixelsOnEdge(primitive, quad);
        touch(quad, quad.coverage, [&](PixelTouches& touches, unsigned bit) {
            ++(primitive.frontFacing ? touches.front : touches.back);
            touches.onEdge += (edges & bit) != 0;
            if (touches.first.primitive == 0)
                touches.first = id;
            touches.last = id;
        });
        m_overlay.totals.rasterized += pixelsIn(quad.coverage);
    }
}

void OverlayRecorder::onTested(const Quad& quad, const DepthStencilVerdict& verdict)
{
    if (verdict.stencilFailed != 0)
        touch(quad, verdict.stencilFailed, [](PixelTouches& touches, unsigned) { ++touches.stencilFailed; });
    if (verdict.depthFailed != 0)
        touch(quad, verdict.depthFailed, [](PixelTouches& touches, unsigned) { ++touches.depthFailed; });
    m_overlay.totals.stencilFailed += pixelsIn(verdict.stencilFailed);
    m_overlay.totals.depthFailed += pixelsIn(verdict.depthFailed);
    // What fails depth has passed stencil; what passes both is counted when it has come through the rest.
    const auto passedNoMore =
        static_cast<std::uint16_t>(verdict.depthFailed & ~samplesOfPixels(coveredPixels(verdict.passed)));
    if (m_testsStencil && passedNoMore != 0) {
        touch(quad, passedNoMore, [](PixelTouches& touches, unsigned) { ++touches.stencilPassed; });
        m_overlay.totals.stencilPassed += pixelsIn(passedNoMore);
    }
}

void OverlayRecorder::onShaded(const Quad& quad, std::uint16_t kept)
{
    const std::uint8_t covered = coveredPixels(quad.coverage);
    const auto discarded = static_cast<std::uint8_t>(covered & ~coveredPixels(kept));
    touch(quad, samplesOfPixels(0xF), [&](PixelTouches& touches, unsigned bit) {
        ++((covered & bit) != 0 ? touches.shaded : touches.helpers);
        touches.discarded += (discarded & bit) != 0;
    });
    OverlayTotals& totals = m_overlay.totals;
    const auto pixels = static_cast<std::uint64_t>(std::popcount(covered));
    totals.shaded += pixels;
    totals.helpers += 4 - pixels;
    totals.discarded += static_cast<std::uint64_t>(std::popcount(discarded));
    ++totals.quads;
}

void OverlayRecorder::onPassed(const Quad& quad)
{
    const std::uint64_t pixels = pixelsIn(quad.coverage);
    touch(quad, quad.coverage, [this](PixelTouches& touches, unsigned) {
        ++touches.passed;
        touches.depthPassed += m_testsDepth;
        touches.stencilPassed += m_testsStencil;
    });
    m_overlay.totals.passed += pixels;
    m_overlay.totals.depthPassed += m_testsDepth ? pixels : 0;
    m_overlay.totals.stencilPassed += m_testsStencil ? pixels : 0;
}

} // namespace vitrine::core
