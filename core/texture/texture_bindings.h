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
    /// As they stand in a copy of the memory, which is kept.
    StageTextures(std::span<const std::shared_ptr<const TextureView>> views, std::shared_ptr<const Memory> copy);

    /// Null when no texture is bound to the slot.
    [[nodiscard]] const PreparedTexture* texture(std::uint32_t slot) const
    {
        return slot < m_textures.size() && m_textures[slot] ? &*m_textures[slot] : nullptr;
    }

    /// Whether it is made with a copy.
    [[nodiscard]] bool isKept() const { return m_copy != nullptr; }

private:
    std::shared_ptr<const Memory> m_copy;                   ///< null: of the memory itself
    std::vector<std::optional<PreparedTexture>> m_textures; ///< by slot, up to the last bound one
};

/// The textures of both stages.
struct TextureBindings {
    StageTextures vertex;
    StageTextures fragment;
    std::uint32_t images = 0; ///< a bit for each slot of fragments whose texture is an image of 2-D graphics
    [[nodiscard]] const StageTextures& of(ShaderStage stage) const
    {
        return stage == ShaderStage::Vertex ? vertex : fragment;
    }
    [[nodiscard]] bool areKept() const { return vertex.isKept() && fragment.isKept(); }
};

} // namespace vitrine::core
