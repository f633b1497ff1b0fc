// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/memory.h"
#include "core/shader/isa.h"
#include "core/texture/sampler_ops.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace vitrine::core {

/// The textures of one stage of a draw, made ready for reading. It points into the memory that it was made with.
class StageTextures {
public:
    StageTextures() = default;
    StageTextures(std::span<const std::shared_ptr<const TextureView>> views, const Memory& memory);

    /// Null when no texture is bound to the slot.
    [[nodiscard]] const PreparedTexture* texture(std::uint32_t slot) const
    {
        return slot < m_textures.size() && m_textures[slot] ? &*m_textures[slot] : nullptr;
    }

private:
    std::vector<std::optional<PreparedTexture>> m_textures; ///< by slot, up to the last bound one
};

/// The textures of both stages.
struct TextureBindings {
    StageTextures vertex;
    StageTextures fragment;
    [[nodiscard]] const StageTextures& of(ShaderStage stage) const
    {
        return stage == ShaderStage::Vertex ? vertex : fragment;
    }
};

} // namespace vitrine::core
