// SPDX-License-Identifier: Apache-2.0
#include "core/opacity/tile_judge.h"
#include "core/command/discard_knobs.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace vitrine::core {

namespace {

constexpr std::size_t kAlpha = 3;

bool isLinear(const SamplerState& sampler)
{
    return sampler.minFilter == Filter::Linear || sampler.magFilter == Filter::Linear;
}

/// Quads that the tile's pixels belong to: their other lanes decide on levels, too.
PixelBounds wholeQuads(const PixelBounds& tile)
{
    return {tile.x0 & ~1, tile.y0 & ~1, (tile.x1 + 1) & ~1, (tile.y1 + 1) & ~1};
}

/// Half a texel of the coarsest level, in texels of level 0.
double reach(const SamplerState& sampler, std::uint32_t size, std::uint32_t coarsest)
{
    const std::uint32_t levelSize = std::max(1u, coarsest < 32 ? size >> coarsest : 0u);
    return isLinear(sampler) ? 0.5 * size / levelSize : 0.0;
}

/// The box as HIZ-20 has it, and beside it whatever floats can make of the pixel centers.
TexelSpans axisSpans(const AxisBox& box, const AxisBox& centers, Wrap wrap, std::uint32_t size, double e, bool isClosed)
{
    constexpr double kNarrow = 0x1p-12;
    const bool isNarrow = box.high - box.low < kNarrow * std::max(1.0, std::abs(box.high));
    const TexelRange given = texelRange(box.low, box.high, size, e, isClosed || isNarrow);
    const TexelRange safe = texelRange(centers.low - centers.slack, centers.high + centers.slack, size, e, true);
    return wrapped(hull(given, safe), wrap, size);
}

std::uint64_t entriesOf(const TexelSpans& spans, std::size_t level)
{
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < spans.count; ++i)
        sum += (spans.spans[i].last >> level) - (spans.spans[i].first >> level) + 1;
    return sum;
}

OpacityClass classOf(const ClassPyramid& pyramid, const TexelBox& box, std::size_t level)
{
    std::optional<OpacityClass> found;
    for (std::size_t j = 0; j < box.rows.count; ++j)
        for (std::size_t i = 0; i < box.columns.count; ++i)
            for (std::uint32_t y = box.rows.spans[j].first >> level; y <= box.rows.spans[j].last >> level; ++y)
                for (std::uint32_t x = box.columns.spans[i].first >> level; x <= box.columns.spans[i].last >> level;
                     ++x) {
                    const OpacityClass entry = pyramid.at(level, x, y, box.coarsest);
                    found = found ? combined(*found, entry) : entry;
                }
    return found.value_or(OpacityClass::Ambiguous);
}

bool isBoxed(const AttributePlanes& planes, const ReadTexture& texture)
{
    const auto isThere = [&planes](const AffineForm::Term& term) { return term.varying.index < planes.count; };
    const auto isKnown = [&](const AffineForm& form) { return std::ranges::all_of(form.terms, isThere); };
    return texture.coordinates && std::ranges::all_of(*texture.coordinates, isKnown) &&
           texture.opacity->pyramid.levelCount() != 0;
}

std::optional<TileCorners> cornersOf(const Primitive& primitive, const PixelBounds& quads, HizCorners corners)
{
    const bool isGeometric = corners == HizCorners::Geometric;
    return tileCorners(primitive, isGeometric ? geometricCorners(quads) : sampleCorners(quads));
}

void narrow(ChannelBounds& alpha, OpacityClass found)
{
    if (found == OpacityClass::Transparent)
        alpha = between(0.0f, 0.0f);
    else if (found == OpacityClass::Opaque)
        alpha = between(1.0f, 1.0f);
}

} // namespace

std::vector<TextureBounds> readBounds(const DiscardFacts& facts, const DiscardKnobs& knobs)
{
    std::vector<TextureBounds> reads(facts.textures.size());
    if (knobs.layer1 == 0)
        return reads;
    for (std::size_t i = 0; i < reads.size(); ++i) {
        reads[i] = facts.textures[i].opacity->bounds;
        if (knobs.l1Mode == HizL1Mode::Bit)
            std::ranges::transform(reads[i], reads[i].begin(), bitAlone);
    }
    return reads;
}

DiscardVerdict verdictOf(const DiscardFacts& facts, std::span<const TextureBounds> reads)
{
    const std::vector<Vec4>& constants = *facts.constants;
    TermTruth truth = discardTruth(*facts.analysis, constants, reads);
    if (facts.alphaDecidesCoverage)
        truth = either(truth, alphaToCoverageTruth(outputAlphaBounds(facts.analysis->alpha, constants, reads)));
    switch (truth) {
    case TermTruth::Impossible: return DiscardVerdict::Opaque;
    case TermTruth::Certain: return DiscardVerdict::Transparent;
    case TermTruth::Unknown: break;
    }
    return DiscardVerdict::Unknown;
}

ClassLookup lookUp(const ClassPyramid& pyramid, const TexelBox& box, const DiscardKnobs& knobs)
{
    for (std::size_t level = 0; level < pyramid.levelCount(); ++level) {
        if (!storesLevel(knobs.levels, level))
            continue;
        const std::uint64_t entries = entriesOf(box.columns, level) * entriesOf(box.rows, level);
        if (entries <= knobs.maxEntries)
            return {level, static_cast<std::uint32_t>(entries), classOf(pyramid, box, level)};
    }
    return {};
}

std::optional<TexelBox> texelBox(const Primitive& primitive, const PixelBounds& tile, const TexelRead& read,
                                 const ReadTexture& texture, HizCorners corners)
{
    const ClassPyramid& pyramid = texture.opacity->pyramid;
    const AttributePlanes& planes = primitive.attributes;
    if (!isBoxed(planes, texture))
        return std::nullopt;
    const PixelBounds quads = wholeQuads(tile);
    const bool isGeometric = corners == HizCorners::Geometric;
    const std::optional<TileCorners> centers = tileCorners(primitive, sampleCorners(quads));
    const std::optional<TileCorners> given = isGeometric ? cornersOf(primitive, quads, corners) : centers;
    if (!centers || !given)
        return std::nullopt;

    const TexelSize size{pyramid.width(0), pyramid.height(0)};
    const std::array<AffineForm, 2>& st = *texture.coordinates;
    const std::array<AxisBox, 2> inner{axisBox(planes, st[0], *centers), axisBox(planes, st[1], *centers)};
    const std::array<AxisBox, 2> outer{axisBox(planes, st[0], *given), axisBox(planes, st[1], *given)};
    const double slack = 2.0 * (inner[0].slack * size.width + inner[1].slack * size.height);
    const std::uint32_t coarsest = coarsestLevel({texture.sampler.mipFilter, texture.levelCount, read.lodMode,
                                                  texture.lod, largestStep(planes, st, *given, size), slack});
    const auto spans = [&](std::size_t axis, Wrap wrap, std::uint32_t texels) {
        return axisSpans(outer[axis], inner[axis], wrap, texels, reach(texture.sampler, texels, coarsest),
                         !isGeometric);
    };
    return TexelBox{spans(0, texture.sampler.wrapS, size.width), spans(1, texture.sampler.wrapT, size.height),
                    coarsest};
}

std::optional<TexelQuad> texelQuad(const Primitive& primitive, const PixelBounds& tile, const ReadTexture& texture,
                                   HizCorners corners)
{
    const AttributePlanes& planes = primitive.attributes;
    if (!isBoxed(planes, texture))
        return std::nullopt;
    const std::optional<TileCorners> given = cornersOf(primitive, wholeQuads(tile), corners);
    if (!given)
        return std::nullopt;
    const ClassPyramid& pyramid = texture.opacity->pyramid;
    const std::array<double, 4> s = cornerValues(planes, (*texture.coordinates)[0], *given);
    const std::array<double, 4> t = cornerValues(planes, (*texture.coordinates)[1], *given);
    TexelQuad quad;
    for (std::size_t i = 0; i < quad.corners.size(); ++i)
        quad.corners[i] = {s[i] * pyramid.width(0), t[i] * pyramid.height(0)};
    return quad;
}

TileJudge::TileJudge(DiscardFacts facts) : m_facts(std::move(facts)), m_isAlphaTested(m_facts.textures.size())
{
    for (const DiscardNode& node : m_facts.analysis->nodes)
        if (node.kind == DiscardNodeKind::Channel && node.channel == kAlpha)
            m_isAlphaTested[node.left] = true;
    const OutputAlpha& alpha = m_facts.analysis->alpha;
    if (m_facts.alphaDecidesCoverage && alpha.kind == AlphaKind::Channel && alpha.channel == kAlpha)
        m_isAlphaTested[alpha.read] = true;
}

template <typename Take>
void TileJudge::eachLook(const Primitive& primitive, const PixelBounds& tile, const DiscardKnobs& knobs,
                         Take&& take) const
{
    for (std::size_t i = 0; i < m_facts.textures.size(); ++i) {
        const ReadTexture& texture = m_facts.textures[i];
        const auto box = m_isAlphaTested[i]
                             ? texelBox(primitive, tile, m_facts.analysis->reads[i], texture, knobs.corners)
                             : std::nullopt;
        if (box)
            take(TexelLook{i, *box, lookUp(texture.opacity->pyramid, *box, knobs)});
    }
}

std::vector<TexelLook> TileJudge::looks(const Primitive& primitive, const PixelBounds& tile,
                                        const DiscardKnobs& knobs) const
{
    std::vector<TexelLook> looks;
    eachLook(primitive, tile, knobs, [&](const TexelLook& look) { looks.push_back(look); });
    return looks;
}

TileDiscard TileJudge::judge(const Primitive& primitive, const PixelBounds& tile, const DiscardKnobs& knobs) const
{
    TileDiscard answer;
    std::vector<TextureBounds> reads = readBounds(m_facts, knobs);
    eachLook(primitive, tile, knobs, [&](const TexelLook& look) {
        const ClassLookup& found = look.found;
        answer.isTooLarge = answer.isTooLarge || found.entries == 0;
        answer.entries += found.entries;
        if (found.entries != 0)
            answer.level = std::max(answer.level, static_cast<std::uint8_t>(found.level));
        narrow(reads[look.read][kAlpha], found.found);
    });
    answer.verdict = verdictOf(m_facts, reads);
    return answer;
}

} // namespace vitrine::core
