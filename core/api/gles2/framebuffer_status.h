// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/share_group.h"

namespace vitrine::core::gles2 {

/// The image behind an attachment; surface none when there is none, or when it can't serve at that point.
struct AttachedImage {
    SurfaceId surface;
    PixelFormat storage = PixelFormat::None;
    std::uint32_t width = 0, height = 0;
};

enum class AttachmentPoint : std::uint8_t { Color, Depth, Stencil };

[[nodiscard]] AttachedImage attachedImage(const ShareGroup& group, const Attachment& attachment, AttachmentPoint point);

/// What glCheckFramebufferStatus returns (ES 2.0 §4.4.5). Slices of 3-D textures deeper than 1 are
/// GL_FRAMEBUFFER_UNSUPPORTED: a render target starts at the first row of its surface.
[[nodiscard]] GLenum framebufferStatus(const ShareGroup& group, const Framebuffer& framebuffer);

/// The surfaces of a complete framebuffer, whatever its draw buffer.
[[nodiscard]] RenderTargets targetsOf(const ShareGroup& group, const Framebuffer& framebuffer);

} // namespace vitrine::core::gles2
