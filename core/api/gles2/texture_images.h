// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/device.h"
#include "core/api/gles2/objects.h"

#include <optional>

/// The images of textures: which ones are possible, how they are made, and what the texture unit sees of them.

namespace vitrine::core::gles2 {

/// What the target argument of glTexImage2D and its like selects.
struct ImageTarget {
    TextureTarget target = TextureTarget::Texture2D;
    int face = 0;
};
[[nodiscard]] std::optional<ImageTarget> imageTarget2D(GLenum target);
/// The largest width and height of level 0.
[[nodiscard]] int maxTextureSize(TextureTarget target);
/// Whether calls such as glTexImage2D may name that level.
[[nodiscard]] bool isLevelInRange(TextureTarget target, GLint level);

/// The shape that an image is to have, without surfaces.
struct LevelShape {
    GLenum format = GL_NONE;
    GLenum type = GL_UNSIGNED_BYTE;
    std::uint32_t width = 0, height = 0, depth = 1;
    PixelFormat storage = PixelFormat::None;
};
/// Gives the level surfaces of zeros in place of its old ones. Returns false when there is not enough memory: the level
/// is then empty.
[[nodiscard]] bool specifyLevel(Device& device, Texture& texture, ImageTarget where, GLint level,
                                const LevelShape& shape);

/// Makes `image`, with its surfaces, the level.
void adoptLevel(Device& device, Texture& texture, ImageTarget where, GLint level, const TextureLevel& image);

/// The view that a draw gets of the texture (ES 2.0 §3.8.2 with OES_texture_npot). The texture keeps it until it
/// changes.
[[nodiscard]] std::shared_ptr<const TextureView> viewOf(Texture& texture);

[[nodiscard]] bool isCompressedFormat(GLenum format);
[[nodiscard]] bool isDepthFormat(GLenum format);

/// Sets the parameters to those of a new texture of that target.
void initializeTexture(Texture& texture, TextureTarget target);

} // namespace vitrine::core::gles2
