// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/draw_textures.h"

#include "core/command/surface_use.h"
#include "core/shader/program_validation.h"

#include <memory>

namespace vitrine::core {

bool canFail(const DrawState& state)
{
    const auto isEndless = [](const std::shared_ptr<const Program>& program) {
        return program && canRunForever(*program);
    };
    return isEndless(state.program.vertex) || isEndless(state.program.fragment);
}

StageTextures drawTextures(const DrawState& state, ShaderStage stage, const Memory& memory)
{
    const auto& views = stage == ShaderStage::Vertex ? state.vertexTextures : state.fragmentTextures;
    if (samplesOwnTarget(state))
        return {views, std::make_shared<const Memory>(memory)};
    return {views, memory};
}

TextureBindings keptTextures(const DrawState& state, const Memory& memory)
{
    const auto copy = std::make_shared<const Memory>(memory);
    return {{state.vertexTextures, copy}, {state.fragmentTextures, copy}, state.vector.images};
}

} // namespace vitrine::core
