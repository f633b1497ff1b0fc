// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/memory.h"
#include "core/opacity/channel_bounds.h"
#include "core/opacity/class_pyramid.h"
#include "core/texture/texture_view.h"

#include <cstdint>
#include <span>

/// Looks through the texels of a texture once (spec/04 HIZ-13, HIZ-14, HIZ-22).

namespace vitrine::core {

/// What reads of a texture may give.
struct TextureOpacity {
    TextureBounds bounds;    ///< over all levels and faces
    ClassPyramid pyramid;    ///< of alpha; no level: cube maps and volumes, and what isn't readable
    std::uint64_t bytes = 0; ///< that were looked at
};

/// What one image holds. Depth is read as gray.
struct ImageOpacity {
    TextureBounds bounds;
    ClassImage classes;
};
[[nodiscard]] ImageOpacity scanImage(const Surface& surface);

/// `levels` as TextureView has them. Nothing is known of an incomplete texture, nor of surfaces that are not there.
[[nodiscard]] TextureOpacity scanTexture(const TextureView& view, const Memory& memory);

} // namespace vitrine::core
