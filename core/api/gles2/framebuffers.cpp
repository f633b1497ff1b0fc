// SPDX-License-Identifier: Apache-2.0
// Framebuffer objects, their attachments, and the targets that draws and reads go to.
#include "core/api/gles2/context.h"
#include "core/api/gles2/framebuffer_status.h"
#include "core/api/gles2/internal_types.h"
#include "core/api/gles2/share_group.h"
#include "core/api/gles2/system.h"
#include "core/api/gles2/texture_images.h"

#include <algorithm>

namespace vitrine::core::gles2 {

namespace {

constexpr GLenum kUndefined = 0x8219; // GL_FRAMEBUFFER_UNDEFINED_OES of OES_surfaceless_context

FramebufferAttachment* attachmentAt(Framebuffer& framebuffer, GLenum attachment)
{
    switch (attachment) {
    case GL_COLOR_ATTACHMENT0: return &framebuffer.color;
    case GL_DEPTH_ATTACHMENT: return &framebuffer.depth;
    case GL_STENCIL_ATTACHMENT: return &framebuffer.stencil;
    default: return nullptr;
    }
}

} // namespace

void Context::genFramebuffers(GLsizei n, std::span<GLuint> framebuffers)
{
    if (n < 0)
        return fail(GL_INVALID_VALUE);
    m_state.framebuffers.generate(framebuffers.first(std::min(framebuffers.size(), static_cast<std::size_t>(n))));
}

void Context::deleteFramebuffers(GLsizei n, std::span<const GLuint> framebuffers)
{
    if (n < 0)
        return fail(GL_INVALID_VALUE);
    for (const GLuint name : framebuffers.first(std::min(framebuffers.size(), static_cast<std::size_t>(n)))) {
        const FramebufferKey key = m_state.framebuffers.keyOf(name);
        m_state.framebuffers.releaseName(name);
        if (!key)
            continue;
        if (m_state.framebuffer == key)
            m_state.framebuffer = {};
        Framebuffer gone = *m_state.framebuffers.find(key);
        m_state.framebuffers.erase(key);
        device().destroySurface(gone.slice);
        for (const FramebufferAttachment& attachment : {gone.color, gone.depth, gone.stencil})
            dropAttached(attachment);
        touch();
    }
}

GLboolean Context::isFramebuffer(GLuint framebuffer)
{
    return m_state.framebuffers.keyOf(framebuffer) ? GL_TRUE : GL_FALSE;
}

void Context::bindFramebuffer(GLenum target, GLuint framebuffer)
{
    if (target != GL_FRAMEBUFFER)
        return fail(GL_INVALID_ENUM);
    FramebufferKey key = m_state.framebuffers.keyOf(framebuffer);
    if (framebuffer != 0 && !key)
        key = m_state.framebuffers.create(framebuffer);
    m_state.framebuffer = key;
    touch();
}

FramebufferAttachment* Context::attachmentToChange(GLenum target, GLenum attachment)
{
    Framebuffer none;
    if (target != GL_FRAMEBUFFER || !attachmentAt(none, attachment)) {
        fail(GL_INVALID_ENUM);
        return nullptr;
    }
    Framebuffer* framebuffer = m_state.framebuffers.find(m_state.framebuffer);
    if (!framebuffer) {
        fail(GL_INVALID_OPERATION);
        return nullptr;
    }
    return attachmentAt(*framebuffer, attachment);
}

void Context::dropAttached(const FramebufferAttachment& attachment)
{
    dropTexture(attachment.texture);
    dropRenderbuffer(attachment.renderbuffer);
}

void Context::detachFromFramebuffer(TextureKey texture, RenderbufferKey renderbuffer)
{
    Framebuffer* framebuffer = m_state.framebuffers.find(m_state.framebuffer);
    if (!framebuffer)
        return;
    for (FramebufferAttachment* attachment : {&framebuffer->color, &framebuffer->depth, &framebuffer->stencil}) {
        const bool isTheOne =
            (texture && attachment->texture == texture) || (renderbuffer && attachment->renderbuffer == renderbuffer);
        if (isTheOne)
            *attachment = {};
    }
}

void Context::attach(FramebufferAttachment& place, const FramebufferAttachment& image)
{
    const FramebufferAttachment previous = std::exchange(place, image);
    touch();
    dropAttached(previous);
}

void Context::framebufferRenderbuffer(GLenum target, GLenum attachment, GLenum renderbuffertarget, GLuint renderbuffer)
{
    if (renderbuffertarget != GL_RENDERBUFFER && renderbuffer != 0)
        return fail(GL_INVALID_ENUM);
    FramebufferAttachment* place = attachmentToChange(target, attachment);
    if (!place)
        return;
    FramebufferAttachment image;
    if (renderbuffer != 0) {
        image.objectType = GL_RENDERBUFFER;
        image.renderbuffer = m_share->renderbuffers.keyOf(renderbuffer);
        if (!image.renderbuffer)
            return fail(GL_INVALID_OPERATION);
    }
    attach(*place, image);
}

void Context::attachTexture(FramebufferAttachment& place, ImageTarget where, GLuint texture,
                            const FramebufferAttachment& image)
{
    const Texture* attached = m_share->textures.findByName(texture);
    if (!attached || attached->target != where.target)
        return fail(GL_INVALID_OPERATION);
    if (!isLevelInRange(where.target, image.level) || image.slice < 0 || image.slice >= kMax3dTextureSize)
        return fail(GL_INVALID_VALUE);
    FramebufferAttachment complete = image;
    complete.objectType = GL_TEXTURE;
    complete.texture = m_share->textures.keyOf(texture);
    complete.face = where.face;
    attach(place, complete);
}

void Context::framebufferTexture2D(GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level)
{
    const auto where = imageTarget2D(textarget);
    if (texture != 0 && (!where || where->target == TextureTarget::External))
        return fail(GL_INVALID_ENUM);
    FramebufferAttachment* place = attachmentToChange(target, attachment);
    if (!place)
        return;
    if (texture == 0)
        return attach(*place, {});
    FramebufferAttachment image;
    image.level = level;
    attachTexture(*place, *where, texture, image);
}

void Context::framebufferTexture3DOES(GLenum target, GLenum attachment, GLenum textarget, GLuint texture, GLint level,
                                      GLint zoffset)
{
    if (texture != 0 && textarget != GL_TEXTURE_3D_OES)
        return fail(GL_INVALID_ENUM);
    FramebufferAttachment* place = attachmentToChange(target, attachment);
    if (!place)
        return;
    if (texture == 0)
        return attach(*place, {});
    FramebufferAttachment image;
    image.level = level;
    image.slice = zoffset;
    attachTexture(*place, {TextureTarget::Texture3D, 0}, texture, image);
}

GLenum Context::framebufferStatusFor(WindowId window) const
{
    if (const Framebuffer* framebuffer = m_state.framebuffers.find(m_state.framebuffer))
        return framebufferStatus(*m_share, *framebuffer);
    const Window* shown = m_system->window(window);
    return shown && shown->targets.color ? GL_FRAMEBUFFER_COMPLETE : kUndefined;
}

GLenum Context::checkFramebufferStatus(GLenum target)
{
    if (target == GL_FRAMEBUFFER)
        return framebufferStatusFor(m_state.drawWindow);
    fail(GL_INVALID_ENUM);
    return 0;
}

bool Context::isFramebufferComplete() const
{
    return framebufferStatusFor(m_state.drawWindow) == GL_FRAMEBUFFER_COMPLETE;
}

bool Context::isReadFramebufferComplete() const
{
    return framebufferStatusFor(m_state.readWindow) == GL_FRAMEBUFFER_COMPLETE;
}

RenderTargets Context::drawTargets() const
{
    if (const Framebuffer* framebuffer = m_state.framebuffers.find(m_state.framebuffer)) {
        RenderTargets targets = targetsOf(*m_share, *framebuffer);
        if (framebuffer->drawBuffer == GL_NONE)
            targets.color = {};
        return targets;
    }
    const Window* window = m_system->window(m_state.drawWindow);
    RenderTargets targets = window ? window->targets : RenderTargets{};
    if (m_state.windowDrawBuffer == GL_NONE)
        targets.color = {};
    return targets;
}

bool Context::isDrawingToTexture() const
{
    const Framebuffer* framebuffer = m_state.framebuffers.find(m_state.framebuffer);
    return framebuffer && framebuffer->drawBuffer != GL_NONE && framebuffer->color.objectType == GL_TEXTURE &&
           !attachedVolume(*m_share, framebuffer->color);
}

RenderTargets Context::readTargets()
{
    loadSlice();
    if (const Framebuffer* framebuffer = m_state.framebuffers.find(m_state.framebuffer))
        return targetsOf(*m_share, *framebuffer);
    const Window* window = m_system->window(m_state.readWindow);
    return window ? m_system->resolved(*window) : RenderTargets{};
}

PixelFormat Context::readFormat() const
{
    if (const Framebuffer* framebuffer = m_state.framebuffers.find(m_state.framebuffer))
        return attachedImage(*m_share, framebuffer->color, AttachmentPoint::Color).storage;
    const Window* window = m_system->window(m_state.readWindow);
    return window ? window->color : PixelFormat::None;
}

} // namespace vitrine::core::gles2
