// SPDX-License-Identifier: Apache-2.0
#include "core/opacity/draw_opacity.h"
#include "core/command/discard_knobs.h"

#include <algorithm>

namespace vitrine::core {

namespace {

bool alphaDecidesCoverage(const DrawState& state)
{
    return state.targets.samples > 1 && state.raster.sampleAlphaToCoverage;
}

/// What is read while it is drawn to may change from pixel to pixel.
bool isDrawnTo(const TextureView& view, const RenderTargets& targets)
{
    return std::ranges::any_of(view.levels, [&targets](SurfaceId id) {
        return id == targets.color || id == targets.depth || id == targets.stencil;
    });
}

const TextureView* viewOf(const DrawState& state, const TexelRead& read)
{
    return read.slot < state.fragmentTextures.size() ? state.fragmentTextures[read.slot].get() : nullptr;
}

std::shared_ptr<const TextureOpacity> opacityOf(const DrawState& state, const TexelRead& read, const Memory& memory,
                                                TextureScans& scans)
{
    const TextureView* view = viewOf(state, read);
    return view && !isDrawnTo(*view, state.targets) ? scans.opacityOf(*view, memory) : nullptr;
}

ReadTexture readTexture(const DrawState& state, const TexelRead& read, std::shared_ptr<const TextureOpacity> opacity)
{
    if (!opacity)
        opacity = std::make_shared<const TextureOpacity>();
    ReadTexture texture;
    texture.opacity = std::move(opacity);
    if (const TextureView* view = viewOf(state, read)) {
        texture.sampler = view->sampler;
        texture.levelCount = std::max(1u, view->levelCount);
    }
    if (read.hasConstantLod)
        texture.lod = constantValue(read.lod, *state.program.fragmentConstants);
    return texture;
}

} // namespace

bool mayDiscard(const DrawState& state)
{
    const Program* fragment = state.program.fragment.get();
    const bool isAnalyzed = fragment && fragment->discard && state.program.fragmentConstants;
    return isAnalyzed && (fragment->canDiscard || alphaDecidesCoverage(state));
}

ReadOpacities readOpacities(const DrawState& state, const Memory& memory, TextureScans& scans)
{
    ReadOpacities opacities;
    if (mayDiscard(state))
        for (const TexelRead& read : state.program.fragment->discard->reads)
            opacities.push_back(opacityOf(state, read, memory, scans));
    return opacities;
}

bool areSame(const ReadOpacities& a, const ReadOpacities& b)
{
    // What is followed instead of looked through has bounds alone.
    const auto hasSameBounds = [](const TextureOpacity& x, const TextureOpacity& y) {
        return x.pyramid.levelCount() == 0 && y.pyramid.levelCount() == 0 && x.bounds == y.bounds;
    };
    return std::ranges::equal(
        a, b, [&](const auto& x, const auto& y) { return x == y || (x && y && hasSameBounds(*x, *y)); });
}

ChannelBounds drawnAlpha(const DrawState& state, const Memory& memory, TextureScans& scans)
{
    const Program* fragment = state.program.fragment.get();
    constexpr std::uint8_t kAlphaBit = 8;
    const bool isPlain = !state.blend.enabled && (state.blend.colorMask & kAlphaBit) != 0;
    if (!isPlain || !fragment || !fragment->discard || !state.program.fragmentConstants)
        return {};
    const OutputAlpha& alpha = fragment->discard->alpha;
    std::vector<TextureBounds> reads(fragment->discard->reads.size());
    if (alpha.kind == AlphaKind::Channel)
        if (const auto opacity = opacityOf(state, fragment->discard->reads[alpha.read], memory, scans))
            reads[alpha.read] = opacity->bounds;
    return outputAlphaBounds(alpha, *state.program.fragmentConstants, reads);
}

DrawDiscard drawDiscard(const DrawState& state, const ReadOpacities& opacities)
{
    if (!mayDiscard(state))
        return {};
    DiscardFacts facts{
        state.program.fragment->discard, state.program.fragmentConstants, {}, alphaDecidesCoverage(state)};
    const auto forms = affineForms(facts.analysis->coordinates, *facts.constants);
    for (std::size_t i = 0; i < opacities.size(); ++i) {
        const TexelRead& read = facts.analysis->reads[i];
        facts.textures.push_back(readTexture(state, read, opacities[i]));
        if (read.isFollowed && forms[read.st[0]] && forms[read.st[1]])
            facts.textures.back().coordinates = {*forms[read.st[0]], *forms[read.st[1]]};
    }
    DrawDiscard discard;
    discard.byIntervals = verdictOf(facts, readBounds(facts, {.l1Mode = HizL1Mode::Interval}));
    discard.byBits = verdictOf(facts, readBounds(facts, {.l1Mode = HizL1Mode::Bit}));
    discard.tiles = std::make_shared<const TileJudge>(std::move(facts));
    return discard;
}

} // namespace vitrine::core
