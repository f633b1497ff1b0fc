// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/share_group.h"

namespace vitrine::core::gles2 {

/// The image behind an attachment. Its surface is none when there is no image, or when it can't serve at this
/// attachment point.
struct AttachedImage {
    SurfaceId surface;
    PixelFormat storage = PixelFormat::None;
    std::uint32_t width = 0, height = 0;
};

enum class AttachmentPoint : std::uint8_t { Color, Depth, Stencil };

[[nodiscard]] AttachedImage attachedImage(const ShareGroup& group, const FramebufferAttachment& attachment,
                                          AttachmentPoint point);

/// The level whose slice is attached, when it has more than one slice; null otherwise.
[[nodiscard]] const TextureLevel* attachedVolume(const ShareGroup& group, const FramebufferAttachment& attachment);

/// The result of glCheckFramebufferStatus (ES 2.0 §4.4.5).
[[nodiscard]] GLenum framebufferStatus(const ShareGroup& group, const Framebuffer& framebuffer);

/// The surfaces of a complete framebuffer, whatever its draw buffer is. For a volume, the surface stands for the slice.
[[nodiscard]] RenderTargets targetsOf(const ShareGroup& group, const Framebuffer& framebuffer);

} // namespace vitrine::core::gles2
