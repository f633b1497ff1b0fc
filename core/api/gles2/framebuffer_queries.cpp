// SPDX-License-Identifier: Apache-2.0
// Attachment queries, draw buffers and EXT_discard_framebuffer.
#include "core/api/gles2/context.h"
#include "core/api/gles2/share_group.h"

#include <algorithm>
#include <optional>

namespace vitrine::core::gles2 {

namespace {

constexpr GLenum kLastColorAttachment = 0x8CEF; // GL_COLOR_ATTACHMENT15_NV

std::optional<GLint> textureParameter(const Texture& texture, const FramebufferAttachment& attachment, GLenum pname)
{
    switch (pname) {
    case GL_FRAMEBUFFER_ATTACHMENT_OBJECT_NAME: return static_cast<GLint>(texture.name);
    case GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_LEVEL: return attachment.level;
    case GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_CUBE_MAP_FACE:
        return texture.target == TextureTarget::CubeMap ? GL_TEXTURE_CUBE_MAP_POSITIVE_X + attachment.face : 0;
    case GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_3D_ZOFFSET_OES: return attachment.slice;
    default: return std::nullopt;
    }
}

std::optional<GLint> attachmentParameter(const ShareGroup& group, const FramebufferAttachment& attachment, GLenum pname)
{
    if (pname == GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE)
        return static_cast<GLint>(attachment.objectType);
    if (attachment.objectType == GL_TEXTURE)
        return textureParameter(*group.textures.find(attachment.texture), attachment, pname);
    if (attachment.objectType == GL_RENDERBUFFER && pname == GL_FRAMEBUFFER_ATTACHMENT_OBJECT_NAME)
        return static_cast<GLint>(group.renderbuffers.find(attachment.renderbuffer)->name);
    return std::nullopt;
}

} // namespace

void Context::getFramebufferAttachmentParameteriv(GLenum target, GLenum attachment, GLenum pname,
                                                  std::span<GLint> params)
{
    const FramebufferAttachment* place = attachmentToChange(target, attachment);
    if (!place)
        return;
    const auto value = attachmentParameter(*m_share, *place, pname);
    if (!value)
        return fail(GL_INVALID_ENUM);
    if (!params.empty())
        params[0] = *value;
}

void Context::discardFramebufferEXT(GLenum target, GLsizei numAttachments, std::span<const GLenum> attachments)
{
    if (target != GL_FRAMEBUFFER)
        return fail(GL_INVALID_ENUM);
    if (numAttachments < 0)
        return fail(GL_INVALID_VALUE);
    const bool isWindow = !m_state.framebuffer;
    const auto isPermitted = [isWindow](GLenum attachment) {
        if (isWindow)
            return attachment == GL_COLOR_EXT || attachment == GL_DEPTH_EXT || attachment == GL_STENCIL_EXT;
        return attachment == GL_COLOR_ATTACHMENT0 || attachment == GL_DEPTH_ATTACHMENT ||
               attachment == GL_STENCIL_ATTACHMENT;
    };
    const auto given = attachments.first(std::min(attachments.size(), static_cast<std::size_t>(numAttachments)));
    // A hint: the contents become undefined, and stay what they were.
    if (!std::all_of(given.begin(), given.end(), isPermitted))
        fail(GL_INVALID_ENUM);
}

void Context::drawBuffersNV(GLsizei n, std::span<const GLenum> bufs)
{
    if (n < 0 || n > 1) // GL_MAX_DRAW_BUFFERS_NV
        return fail(GL_INVALID_VALUE);
    const GLenum buffer = n == 1 && !bufs.empty() ? bufs[0] : GL_NONE;
    const bool isColor = buffer >= GL_COLOR_ATTACHMENT0 && buffer <= kLastColorAttachment;
    if (!isColor && buffer != GL_NONE && buffer != GL_BACK)
        return fail(GL_INVALID_ENUM);
    Framebuffer* framebuffer = m_state.framebuffers.find(m_state.framebuffer);
    if (framebuffer && (buffer == GL_BACK || (isColor && buffer != GL_COLOR_ATTACHMENT0)))
        return fail(GL_INVALID_OPERATION);
    if (!framebuffer && (n != 1 || isColor))
        return fail(GL_INVALID_OPERATION);
    (framebuffer ? framebuffer->drawBuffer : m_state.windowDrawBuffer) = buffer;
    touch();
}

void Context::drawBuffersEXT(GLsizei n, std::span<const GLenum> bufs)
{
    drawBuffersNV(n, bufs);
}

} // namespace vitrine::core::gles2
