// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/types.h"
#include "core/memory/pixel_format.h"

/// Groups of arguments that the functions of Context pass to one another.

namespace vitrine::core::gles2 {

struct ImageOffset {
    GLint x = 0, y = 0, z = 0;
};

struct ImageExtent {
    GLsizei width = 0, height = 0, depth = 1;
};

/// A rectangle of the framebuffer.
struct ImageRegion {
    GLint x = 0, y = 0;
    GLsizei width = 0, height = 0;
};

struct TransferSource {
    GLenum format = GL_NONE, type = GL_NONE;
    std::span<const std::byte> pixels;
};

struct FramebufferBits {
    ChannelBits channels;
    std::uint32_t samples = 0;
};

} // namespace vitrine::core::gles2
