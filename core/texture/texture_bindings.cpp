// SPDX-License-Identifier: Apache-2.0
#include "core/texture/texture_bindings.h"

#include <utility>

namespace vitrine::core {

StageTextures::StageTextures(std::span<const std::shared_ptr<const TextureView>> views, const Memory& memory)
{
    for (std::size_t slot = 0; slot < views.size(); ++slot) {
        if (!views[slot])
            continue;
        m_textures.resize(slot + 1);
        m_textures[slot].emplace(*views[slot], memory);
    }
}

StageTextures::StageTextures(std::span<const std::shared_ptr<const TextureView>> views,
                             std::shared_ptr<const Memory> copy)
    : StageTextures(views, *copy)
{
    m_copy = std::move(copy);
}

} // namespace vitrine::core
