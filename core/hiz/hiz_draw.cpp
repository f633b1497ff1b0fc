// SPDX-License-Identifier: Apache-2.0
#include "core/hiz/hiz_draw.h"

namespace vitrine::core {

HizDraw hizDraw(const DrawState& state, std::uint32_t number, Memory& memory)
{
    const Program& fragment = *state.program.fragment;
    const RenderTargets& targets = state.targets;
    const bool isMultisampled = targets.samples > 1;
    const bool alphaDecides = isMultisampled && state.raster.sampleAlphaToCoverage;
    HizDraw draw;
    draw.number = number;
    draw.state = &state;
    draw.program = {fragment.writesDepth, fragment.hasSideEffects, fragment.canDiscard || alphaDecides};
    draw.masksSamples = isMultisampled && state.raster.sampleCoverageEnabled;
    // The mask would be applied after shading only, together with alpha.
    draw.provesAlpha = !(alphaDecides && draw.masksSamples);
    if (state.depthStencil.depthTest && targets.depth)
        draw.depth = &memory.surface(targets.depth);
    if (state.depthStencil.stencilTest && targets.stencil)
        draw.stencil = &memory.surface(targets.stencil);
    return draw;
}

} // namespace vitrine::core
