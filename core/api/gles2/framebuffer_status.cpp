// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/framebuffer_status.h"

#include "core/api/gles2/texture_images.h"

#include <algorithm>
#include <array>

namespace vitrine::core::gles2 {

namespace {

bool isColorRenderable(GLenum format)
{
    static constexpr GLenum kFormats[] = {GL_RGB, GL_RGBA, GL_BGRA_EXT, GL_RED_EXT, GL_RG_EXT};
    return std::find(std::begin(kFormats), std::end(kFormats), format) != std::end(kFormats);
}

SurfaceId surfaceAt(AttachmentPoint point, SurfaceId surface, SurfaceId stencil, bool holdsDepth)
{
    if (point == AttachmentPoint::Stencil)
        return stencil;
    return holdsDepth == (point == AttachmentPoint::Depth) ? surface : SurfaceId{};
}

AttachedImage textureImage(const ShareGroup& group, const FramebufferAttachment& attachment, AttachmentPoint point)
{
    const Texture* texture = group.textures.find(attachment.texture);
    const TextureLevel* level = texture ? texture->level(attachment.face, attachment.level) : nullptr;
    if (!level || !level->isDefined() || attachment.slice >= static_cast<GLint>(level->depth))
        return {};
    if (point == AttachmentPoint::Color && !isColorRenderable(level->format))
        return {};
    const SurfaceId surface = surfaceAt(point, level->surface, level->stencil, isDepthFormat(level->format));
    return {surface, level->storage, level->width, level->height};
}

AttachedImage renderbufferImage(const ShareGroup& group, const FramebufferAttachment& attachment, AttachmentPoint point)
{
    const Renderbuffer* renderbuffer = group.renderbuffers.find(attachment.renderbuffer);
    if (!renderbuffer)
        return {};
    const SurfaceId surface =
        surfaceAt(point, renderbuffer->surface, renderbuffer->stencil, isDepth(renderbuffer->storage));
    return {surface, renderbuffer->storage, renderbuffer->width, renderbuffer->height};
}

} // namespace

const TextureLevel* attachedVolume(const ShareGroup& group, const FramebufferAttachment& attachment)
{
    const Texture* texture = attachment.objectType == GL_TEXTURE ? group.textures.find(attachment.texture) : nullptr;
    const TextureLevel* level = texture ? texture->level(attachment.face, attachment.level) : nullptr;
    return level && level->depth > 1 ? level : nullptr;
}

AttachedImage attachedImage(const ShareGroup& group, const FramebufferAttachment& attachment, AttachmentPoint point)
{
    if (attachment.objectType == GL_TEXTURE)
        return textureImage(group, attachment, point);
    return attachment.objectType == GL_RENDERBUFFER ? renderbufferImage(group, attachment, point) : AttachedImage{};
}

GLenum framebufferStatus(const ShareGroup& group, const Framebuffer& framebuffer)
{
    const std::array<const FramebufferAttachment*, 3> attachments = {&framebuffer.color, &framebuffer.depth,
                                                                     &framebuffer.stencil};
    AttachedImage first;
    bool isSameExtent = true;
    for (std::size_t i = 0; i < attachments.size(); ++i) {
        if (attachments[i]->objectType == GL_NONE)
            continue;
        const AttachedImage image = attachedImage(group, *attachments[i], static_cast<AttachmentPoint>(i));
        if (!image.surface)
            return GL_FRAMEBUFFER_INCOMPLETE_ATTACHMENT;
        if (!first.surface)
            first = image;
        isSameExtent = isSameExtent && image.width == first.width && image.height == first.height;
    }
    if (!first.surface)
        return GL_FRAMEBUFFER_INCOMPLETE_MISSING_ATTACHMENT;
    if (!isSameExtent)
        return GL_FRAMEBUFFER_INCOMPLETE_DIMENSIONS;
    // OES_texture_half_float leaves it open whether such images can be drawn to.
    const AttachedImage color = attachedImage(group, framebuffer.color, AttachmentPoint::Color);
    return isFloat(color.storage) ? GL_FRAMEBUFFER_UNSUPPORTED : GL_FRAMEBUFFER_COMPLETE;
}

RenderTargets targetsOf(const ShareGroup& group, const Framebuffer& framebuffer)
{
    const AttachedImage color = attachedImage(group, framebuffer.color, AttachmentPoint::Color);
    const AttachedImage depth = attachedImage(group, framebuffer.depth, AttachmentPoint::Depth);
    const AttachedImage stencil = attachedImage(group, framebuffer.stencil, AttachmentPoint::Stencil);
    const bool isSlice = attachedVolume(group, framebuffer.color) != nullptr;
    RenderTargets targets{isSlice ? framebuffer.slice : color.surface, depth.surface, stencil.surface};
    targets.width = std::max({color.width, depth.width, stencil.width});
    targets.height = std::max({color.height, depth.height, stencil.height});
    return targets;
}

} // namespace vitrine::core::gles2
