// SPDX-License-Identifier: Apache-2.0
#include "core/hiz/tile_verdict.h"

#include "core/depth_stencil/depth_stencil_ops.h"
#include "core/hiz/hiz_config.h"
#include "core/hiz/stencil_bounds.h"
#include "core/raster/raster_ops.h"

#include <algorithm>

namespace vitrine::core {

namespace {

constexpr ValueInterval kAnyStencil{0, 0xFF};

std::uint32_t tileIn(const TileBounds& bounds, const HizTile& tile)
{
    return tile.row * bounds.columns() + tile.column;
}

/// One tile of one primitive on its way through the table.
class TileCase {
public:
    TileCase(const HizDraw& draw, const HizConfig& config, const Primitive& primitive, const HizTile& tile)
        : m_draw(draw), m_config(config), m_primitive(primitive), m_pixels(pixelsOf(draw, config.tile, tile)),
          m_face(primitive.frontFacing ? draw.state->depthStencil.front : draw.state->depthStencil.back)
    {
        m_verdict.tile = tile;
        m_depthBounds = draw.depth ? draw.depth->bounds() : nullptr;
        m_stencilBounds = draw.stencil ? draw.stencil->bounds() : nullptr;
    }

    TileVerdict judge()
    {
        findDiscard();
        findIntervals();
        if (usesCoarseTest())
            testCoarsely();
        const DecisionRow& row = decide(m_draw.program, m_verdict.discard, m_verdict.coarse);
        m_verdict.row = row.row;
        m_verdict.result = row.result;
        m_verdict.orders = ordersOf(row);
        updateDepth(row);
        updateStencil(row);
        return m_verdict;
    }

private:
    [[nodiscard]] const DepthStencilState& tests() const { return m_draw.state->depthStencil; }
    [[nodiscard]] bool usesCoarseTest() const
    {
        return m_draw.program.usesCoarseTest() && m_verdict.discard != DiscardVerdict::Transparent;
    }

    void findDiscard()
    {
        const DrawDiscard& proofs = m_draw.state->discard;
        if (!m_draw.program.canDiscard || !m_draw.provesAlpha)
            return;
        m_verdict.discard = proofs.wholeDraw(m_config.proofs);
        if (m_verdict.discard != DiscardVerdict::Unknown || m_config.proofs.layer2 == 0 || !proofs.tiles)
            return;
        m_verdict.lookUp = proofs.tile(m_primitive, m_pixels, m_config.proofs);
        m_verdict.isLookedUp = true;
        m_verdict.discard = m_verdict.lookUp.verdict;
    }

    void findIntervals()
    {
        m_verdict.isFull = coversAll(m_primitive, m_pixels);
        if (!m_draw.depth)
            return;
        m_maxCode = maxDepthCode(m_draw.depth->format());
        m_verdict.incoming = depthInterval(m_primitive, m_pixels, m_maxCode);
        m_verdict.depth.before = {0, m_maxCode};
        if (m_depthBounds)
            m_verdict.depth.before = m_depthBounds->entry(tileIn(*m_depthBounds, m_verdict.tile)).bounds;
        m_verdict.depth.after = m_verdict.depth.before;
    }

    void testCoarsely()
    {
        m_verdict.isTested = true;
        m_verdict.depthResult = CoarseResult::Pass;
        if (m_draw.depth)
            m_verdict.depthResult = coarseTest(tests().depthFunction, m_verdict.incoming.codes, m_verdict.depth.before);
        m_verdict.stencilResult = stencilResult();
        m_outcomes = possibleOutcomes(m_verdict.stencilResult, m_verdict.depthResult);
        m_verdict.coarse = together();
    }

    [[nodiscard]] CoarseResult stencilResult() const
    {
        if (!m_draw.stencil)
            return CoarseResult::Pass;
        ValueInterval stored = kAnyStencil;
        if (m_stencilBounds)
            stored = m_stencilBounds->entry(tileIn(*m_stencilBounds, m_verdict.tile)).bounds;
        return coarseStencil(m_face, stored);
    }

    /// A tile that fails is not culled while failing writes something: the samples are tested then, and none survives.
    [[nodiscard]] CoarseResult together() const
    {
        if (m_outcomes.pass)
            return m_outcomes.stencilFail || m_outcomes.depthFail ? CoarseResult::Ambiguous : CoarseResult::Pass;
        const bool writes = m_draw.stencil && ((m_outcomes.stencilFail && canWrite(m_face, m_face.stencilFail)) ||
                                               (m_outcomes.depthFail && canWrite(m_face, m_face.depthFail)));
        return writes ? CoarseResult::Ambiguous : CoarseResult::Fail;
    }

    [[nodiscard]] QuadOrders ordersOf(const DecisionRow& row) const
    {
        if (row.result == TileResult::Cull || row.result == TileResult::Terminate)
            return {QuadOrders::Decided | QuadOrders::Dropped};
        unsigned flags = QuadOrders::Decided;
        const auto add = [&](bool isWanted, QuadOrders::Flag flag) { flags |= isWanted ? unsigned{flag} : 0u; };
        add(row.tap != DepthTap::Early, QuadOrders::Late);
        add(row.writesOnly, QuadOrders::Passes);
        add(row.skipsDiscard, QuadOrders::SkipsDiscard);
        add(dropsFirst(row), QuadOrders::DropsFirst);
        return {static_cast<std::uint8_t>(flags)};
    }

    /// HIZ-12
    [[nodiscard]] bool dropsFirst(const DecisionRow& row) const
    {
        const bool isOptional =
            row.tap == DepthTap::Late && row.update == UpdateKind::Conservative && m_verdict.isTested;
        const bool failingWrites =
            m_draw.stencil && (canWrite(m_face, m_face.stencilFail) || canWrite(m_face, m_face.depthFail));
        return isOptional && !row.writesOnly && !failingWrites &&
               m_config.earlyTestOnDiscard == EarlyTestOnDiscard::ReadOnly;
    }

    void updateDepth(const DecisionRow& row)
    {
        BoundsChange& change = m_verdict.depth;
        if (!m_depthBounds || !tests().depthWrite || !m_outcomes.pass)
            return;
        change.kind = row.update;
        const bool mayMiss = (m_draw.stencil && m_outcomes.stencilFail) || m_draw.masksSamples;
        if (change.kind == UpdateKind::Full && mayMiss)
            change.kind = UpdateKind::Conservative;
        if (change.kind == UpdateKind::None)
            return;
        change.after = updatedBounds(tests().depthFunction, change.kind, m_verdict.isFull, change.before,
                                     m_verdict.incoming.codes, m_maxCode);
        m_depthBounds->set(tileIn(*m_depthBounds, m_verdict.tile), {change.after, m_draw.number + 1});
    }

    void updateStencil(const DecisionRow& row)
    {
        if (!m_stencilBounds)
            return;
        BoundsChange& change = m_verdict.stencil;
        const std::uint32_t index = tileIn(*m_stencilBounds, m_verdict.tile);
        change.before = change.after = m_stencilBounds->entry(index).bounds;
        if (row.update == UpdateKind::None)
            return;
        const bool keepsAll =
            (!m_draw.program.canDiscard || m_verdict.discard == DiscardVerdict::Opaque) && !m_draw.masksSamples;
        change.kind = keepsAll ? UpdateKind::Full : UpdateKind::Conservative;
        change.after = updatedStencil(m_face, m_outcomes, change.kind, m_verdict.isFull, change.before);
        m_stencilBounds->set(index, {change.after, m_draw.number + 1});
    }

    const HizDraw& m_draw;
    const HizConfig& m_config;
    const Primitive& m_primitive;
    const PixelBounds m_pixels;
    const StencilFace& m_face;
    TileBounds* m_depthBounds = nullptr;
    TileBounds* m_stencilBounds = nullptr;
    std::uint32_t m_maxCode = 0;
    StencilOutcomes m_outcomes; ///< without a coarse test all of them
    TileVerdict m_verdict;
};

} // namespace

PixelBounds pixelsOf(const HizDraw& draw, std::uint32_t tileSize, const HizTile& tile)
{
    std::uint32_t width = draw.state->targets.width, height = draw.state->targets.height;
    for (const Surface* surface : {draw.depth, draw.stencil}) {
        width = surface ? std::max(width, surface->width()) : width;
        height = surface ? std::max(height, surface->height()) : height;
    }
    const std::uint32_t x = tile.column * tileSize, y = tile.row * tileSize;
    return {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y),
            static_cast<std::int32_t>(std::min(x + tileSize, width)),
            static_cast<std::int32_t>(std::min(y + tileSize, height))};
}

TileVerdict judgeTile(const HizDraw& draw, const HizConfig& config, const Primitive& primitive, const HizTile& tile)
{
    return TileCase(draw, config, primitive, tile).judge();
}

} // namespace vitrine::core
