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

/// The level whose slice is attached when it has more than one; null otherwise.
[[nodiscard]] const TextureLevel* attachedVolume(const ShareGroup& group, const Attachment& attachment);

/// What glCheckFramebufferStatus returns (ES 2.0 §4.4.5).
[[nodiscard]] GLenum framebufferStatus(const ShareGroup& group, const Framebuffer& framebuffer);

/// The surfaces of a complete framebuffer, whatever its draw buffer; for a volume, the one that stands for the slice.
[[nodiscard]] RenderTargets targetsOf(const ShareGroup& group, const Framebuffer& framebuffer);

} // namespace vitrine::core::gles2
