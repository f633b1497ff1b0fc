// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/draw_textures.h"

#include "core/command/surface_use.h"
#include "core/shader/program_validation.h"

#include <algorithm>
#include <memory>

namespace vitrine::core {

bool canFail(const DrawState& state)
{
    const auto isEndless = [](const std::shared_ptr<const Program>& program) {
        return program && canRunForever(*program);
    };
    return isEndless(state.program.vertex) || isEndless(state.program.fragment);
}

namespace {

/// Without listing what it works on, as nearly all draws don't.
bool samplesTarget(const DrawState& state)
{
    const RenderTargets& targets = state.targets;
    const auto isTarget = [&](SurfaceId level) {
        return level && (level == targets.color || level == targets.depth || level == targets.stencil);
    };
    const auto has = [&](const std::shared_ptr<const TextureView>& view) {
        return view && std::ranges::any_of(view->levels, isTarget);
    };
    return std::ranges::any_of(state.vertexTextures, has) || std::ranges::any_of(state.fragmentTextures, has);
}

} // namespace

StageTextures drawTextures(const DrawState& state, ShaderStage stage, const Memory& memory)
{
    const auto& views = stage == ShaderStage::Vertex ? state.vertexTextures : state.fragmentTextures;
    if (samplesTarget(state) && surfaceUse(state).readsOwnTarget())
        return {views, std::make_shared<const Memory>(memory)};
    return {views, memory};
}

TextureBindings keptTextures(const DrawState& state, const Memory& memory)
{
    const auto copy = std::make_shared<const Memory>(memory);
    return {{state.vertexTextures, copy}, {state.fragmentTextures, copy}};
}

} // namespace vitrine::core
