// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/memory.h"
#include "core/opacity/channel_bounds.h"
#include "core/opacity/class_pyramid.h"
#include "core/texture/texture_view.h"

#include <cstdint>
#include <span>

/// Looks through all texels of a texture once (spec/04 HIZ-13, HIZ-14, HIZ-22).

namespace vitrine::core {

/// What reads of a texture can give.
struct TextureOpacity {
    TextureBounds bounds;    ///< for all levels and faces together
    ClassPyramid pyramid;    ///< of alpha; it has no level for cube maps, volumes and unreadable textures
    std::uint64_t bytes = 0; ///< bytes that were looked at
};

/// What one image holds. Depth is read as gray.
struct ImageOpacity {
    TextureBounds bounds;
    ClassImage classes;
};
[[nodiscard]] ImageOpacity scanImage(const Surface& surface);

/// `levels` as in TextureView. Nothing is known about an incomplete texture, nor about surfaces that do not exist.
[[nodiscard]] TextureOpacity scanTexture(const TextureView& view, const Memory& memory);

} // namespace vitrine::core
