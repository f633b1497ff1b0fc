// SPDX-License-Identifier: Apache-2.0
#include "core/command/surface_use.h"

#include "core/command/clear_ops.h"
#include "core/command/draw_state.h"

#include <algorithm>

namespace vitrine::core {

namespace {

void sortOnce(std::vector<SurfaceId>& surfaces)
{
    std::erase(surfaces, SurfaceId{});
    std::ranges::sort(surfaces);
    surfaces.erase(std::unique(surfaces.begin(), surfaces.end()), surfaces.end());
}

bool changesStencil(const StencilFace& face)
{
    const bool keeps = face.stencilFail == StencilOperation::Keep && face.depthFail == StencilOperation::Keep &&
                       face.depthPass == StencilOperation::Keep;
    return face.writeMask != 0 && !keeps;
}

/// ZST keeps the order of the stream in the planes, as it does with depths.
void addPlanes(const VectorState& vector, SurfaceUse& use)
{
    if (vector.pass == VectorPass::Resolve)
        use.writes.insert(use.writes.end(), {vector.winding, vector.coverage});
    if (vector.pass == VectorPass::Cover)
        use.reads.push_back(vector.mask); // which CU writes, and ZST reads
}

} // namespace

SurfaceUse surfaceUse(const DrawState& state)
{
    SurfaceUse use;
    for (const auto* textures : {&state.vertexTextures, &state.fragmentTextures})
        for (const std::shared_ptr<const TextureView>& view : *textures)
            if (view && view->complete)
                use.reads.insert(use.reads.end(), view->levels.begin(), view->levels.end());
    const DepthStencilState& tests = state.depthStencil;
    if (state.blend.colorMask != 0)
        use.writes.push_back(state.targets.color);
    if (tests.depthTest && tests.depthWrite)
        use.writes.push_back(state.targets.depth);
    if (tests.stencilTest && (changesStencil(tests.front) || changesStencil(tests.back)))
        use.writes.push_back(state.targets.stencil);
    addPlanes(state.vector, use);
    if (state.isBasic())
        use.reads.push_back(state.basic.source); // by MUX
    use.writes.push_back(state.auxiliary);
    sortOnce(use.reads);
    sortOnce(use.writes);
    return use;
}

SurfaceUse surfaceUse(const TransferCommand& command, const Memory& memory)
{
    if (const auto* copy = std::get_if<CopyCommand>(&command))
        return {{copy->from}, {copy->to}};
    const ClearedTargets cleared = clearedTargets(std::get<ClearCommand>(command), memory);
    SurfaceUse use;
    use.writes = {cleared.color.surface, cleared.depth.surface, cleared.stencil.surface};
    sortOnce(use.writes);
    return use;
}

bool SurfaceUse::doesRead(SurfaceId surface) const
{
    return std::ranges::binary_search(reads, surface);
}

bool SurfaceUse::doesWrite(SurfaceId surface) const
{
    return std::ranges::binary_search(writes, surface);
}

bool samplesOwnTarget(const DrawState& state)
{
    const auto isTarget = [&targets = state.targets](SurfaceId level) { return targets.contains(level); };
    const auto mayRead = [&](const std::shared_ptr<const TextureView>& view) {
        return view && std::ranges::any_of(view->levels, isTarget);
    };
    // Nearly no draw does, and most need no lists to know it.
    if (std::ranges::none_of(state.vertexTextures, mayRead) && std::ranges::none_of(state.fragmentTextures, mayRead))
        return false;
    const SurfaceUse use = surfaceUse(state);
    return shareSurface(use.reads, use.writes);
}

bool shareSurface(const std::vector<SurfaceId>& a, const std::vector<SurfaceId>& b)
{
    return std::ranges::any_of(a, [&](SurfaceId surface) { return std::ranges::binary_search(b, surface); });
}

} // namespace vitrine::core
