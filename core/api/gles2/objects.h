// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/types.h"
#include "core/base/vec4.h"
#include "core/command/draw_state.h"
#include "core/memory/pixel_format.h"
#include "core/texture/texture_view.h"

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

/// Buffers, textures, renderbuffers, framebuffers and vertex arrays as plain values. They refer to one another by keys.

namespace vitrine::core::gles2 {

struct Buffer {
    GLuint name = 0;
    bool isDeleted = false; ///< its name is gone, and it lives until nothing refers to it
    GLenum usage = GL_STATIC_DRAW;
    bool isMapped = false;
    /// Draws keep the bytes that they saw: writeable() makes a copy first when somebody else holds them.
    std::shared_ptr<std::vector<std::byte>> bytes = std::make_shared<std::vector<std::byte>>();

    [[nodiscard]] std::vector<std::byte>& writeable();
};
using BufferKey = Id<Buffer>;

/// One image of a texture. It is empty when its width is 0.
struct TextureLevel {
    GLenum format = GL_NONE; ///< base internal format (GL_RGBA …) or compressed format
    GLenum type = GL_UNSIGNED_BYTE;
    std::uint32_t width = 0, height = 0, depth = 0;
    PixelFormat storage = PixelFormat::None;
    SurfaceId surface; ///< color, or the depth of a depth-stencil image
    SurfaceId stencil; ///< stencil of a depth-stencil image
    [[nodiscard]] bool isDefined() const { return width != 0 && height != 0 && depth != 0; }
};

enum class TextureTarget : std::uint8_t { Texture2D, CubeMap, Texture3D, External };
inline constexpr int kTextureTargetCount = 4;

struct Texture {
    GLuint name = 0;
    bool isDeleted = false;
    TextureTarget target = TextureTarget::Texture2D;
    GLenum minFilter = GL_NEAREST_MIPMAP_LINEAR;
    GLenum magFilter = GL_LINEAR;
    GLenum wrapS = GL_REPEAT, wrapT = GL_REPEAT, wrapR = GL_REPEAT;
    GLfloat maxAnisotropy = 1.0f;                   ///< EXT_texture_filter_anisotropic; sampling does not use it
    std::array<std::vector<TextureLevel>, 6> faces; ///< only cube maps use more than the first
    std::shared_ptr<const TextureView> view;        ///< made when it is needed; null after a change

    [[nodiscard]] int faceCount() const { return target == TextureTarget::CubeMap ? 6 : 1; }
    /// Null when the level was never specified.
    [[nodiscard]] const TextureLevel* level(int face, int level) const;
};
using TextureKey = Id<Texture>;

struct Renderbuffer {
    GLuint name = 0;
    bool isDeleted = false;
    GLenum internalFormat = GL_RGBA4;
    std::uint32_t width = 0, height = 0;
    PixelFormat storage = PixelFormat::None; ///< color or depth; None when there is only stencil
    SurfaceId surface;
    SurfaceId stencil;
};
using RenderbufferKey = Id<Renderbuffer>;

struct FramebufferAttachment {
    GLenum objectType = GL_NONE; ///< GL_TEXTURE, GL_RENDERBUFFER or GL_NONE
    TextureKey texture;
    GLint level = 0;
    int face = 0;
    GLint slice = 0;
    RenderbufferKey renderbuffer;
    friend bool operator==(const FramebufferAttachment&, const FramebufferAttachment&) = default;
};

struct Framebuffer {
    GLuint name = 0;
    FramebufferAttachment color, depth, stencil;
    GLenum drawBuffer = GL_COLOR_ATTACHMENT0; ///< or GL_NONE
    SurfaceId slice;                          ///< the surface that is drawn to in place of the slice of a volume
};
using FramebufferKey = Id<Framebuffer>;

struct AttributeArray {
    bool isEnabled = false;
    GLint size = 4;
    GLenum type = GL_FLOAT;
    bool isNormalized = false;
    GLsizei stride = 0;
    BufferKey buffer; ///< none when the array is in client memory
    ArraySource pointer;
};

struct VertexArray {
    GLuint name = 0;
    std::array<AttributeArray, kMaxVertexAttributes> attributes;
    BufferKey elementBuffer;
};
using VertexArrayKey = Id<VertexArray>;

} // namespace vitrine::core::gles2
