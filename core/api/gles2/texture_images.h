// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/device.h"
#include "core/api/gles2/objects.h"

#include <optional>

/// The images of textures: which there may be, how they are made, and what the texture unit sees of them.

namespace vitrine::core::gles2 {

/// What the target argument of glTexImage2D and its like selects.
struct ImageTarget {
    TextureTarget target = TextureTarget::Texture2D;
    int face = 0;
};
[[nodiscard]] std::optional<ImageTarget> imageTarget2D(GLenum target);
/// Largest width and height of level 0.
[[nodiscard]] int maxTextureSize(TextureTarget target);
/// Whether glTexImage and its like may speak of that level.
[[nodiscard]] bool isLevelInRange(TextureTarget target, GLint level);

/// The image as it should be, without surfaces.
struct LevelShape {
    GLenum format = GL_NONE;
    GLenum type = GL_UNSIGNED_BYTE;
    std::uint32_t width = 0, height = 0, depth = 1;
    PixelFormat storage = PixelFormat::None;
};
/// Gives the level surfaces of zeros in place of its old ones. False when memory is short: the level is then empty.
[[nodiscard]] bool specifyLevel(Device& device, Texture& texture, ImageTarget where, GLint level,
                                const LevelShape& shape);

/// Makes `image`, with its surfaces, the level.
void adoptLevel(Device& device, Texture& texture, ImageTarget where, GLint level, const TextureLevel& image);

/// ES 2.0 §3.8.2 with OES_texture_npot, and the view that a draw gets; kept in the texture until it changes.
[[nodiscard]] std::shared_ptr<const TextureView> viewOf(Texture& texture);

[[nodiscard]] bool isCompressedFormat(GLenum format);
[[nodiscard]] bool isDepthFormat(GLenum format);

/// Parameters as a new texture of that target has them.
void initializeTexture(Texture& texture, TextureTarget target);

} // namespace vitrine::core::gles2
