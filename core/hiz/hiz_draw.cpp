// SPDX-License-Identifier: Apache-2.0
#include "core/hiz/hiz_draw.h"

namespace vitrine::core {

namespace {

bool alphaDecides(const DrawState& state)
{
    return state.targets.samples > 1 && state.raster.sampleAlphaToCoverage;
}

} // namespace

ProgramTraits programTraits(const DrawState& state)
{
    if (!state.program.fragment) // on the basic 2-D path
        return {};
    const Program& fragment = *state.program.fragment;
    return {fragment.writesDepth, fragment.hasSideEffects, fragment.canDiscard || alphaDecides(state)};
}

HizDraw hizDraw(const DrawCommand& command, Memory& memory)
{
    const DrawState& state = *command.state;
    const RenderTargets& targets = state.targets;
    HizDraw draw;
    draw.number = command.drawSeq;
    draw.place = command.place;
    draw.state = &state;
    draw.program = programTraits(state);
    draw.masksSamples = targets.samples > 1 && state.raster.sampleCoverageEnabled;
    // The mask would be applied after shading only, together with alpha.
    draw.provesAlpha = !(alphaDecides(state) && draw.masksSamples);
    if (state.vector.pass != VectorPass::None) // DEC-08: planes of 2-D graphics have no bounds
        return draw;
    if (state.depthStencil.depthTest && targets.depth)
        draw.depth = &memory.surface(targets.depth);
    if (state.depthStencil.stencilTest && targets.stencil)
        draw.stencil = &memory.surface(targets.stencil);
    return draw;
}

} // namespace vitrine::core
