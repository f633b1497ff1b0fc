// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/context.h"
#include "core/api/gles2/references.h"
#include "core/api/gles2/share_group.h"
#include "core/api/gles2/system.h"

#include <algorithm>

namespace vitrine::core::gles2 {

namespace {

struct RenderbufferFormat {
    GLenum internalFormat;
    PixelFormat storage; ///< None for stencil alone
    bool hasStencil;
};

constexpr RenderbufferFormat kRenderbufferFormats[] = {
    {GL_RGBA4, PixelFormat::Rgba4444, false},
    {GL_RGB565, PixelFormat::Rgb565, false},
    {GL_RGB5_A1, PixelFormat::Rgba5551, false},
    {GL_RGB8_OES, PixelFormat::Rgb8, false},
    {GL_RGBA8_OES, PixelFormat::Rgba8, false},
    {GL_BGRA_EXT, PixelFormat::Bgra8, false},
    {GL_BGRA8_EXT, PixelFormat::Bgra8, false},
    {GL_R8_EXT, PixelFormat::R8, false},
    {GL_RG8_EXT, PixelFormat::Rg8, false},
    {GL_DEPTH_COMPONENT16, PixelFormat::Depth16, false},
    {GL_DEPTH_COMPONENT24_OES, PixelFormat::Depth24, false},
    {GL_DEPTH24_STENCIL8_OES, PixelFormat::Depth24, true},
    {GL_STENCIL_INDEX8, PixelFormat::None, true},
};

const RenderbufferFormat* findFormat(GLenum internalFormat)
{
    const auto* const it = std::find_if(std::begin(kRenderbufferFormats), std::end(kRenderbufferFormats),
                                        [&](const auto& format) { return format.internalFormat == internalFormat; });
    return it == std::end(kRenderbufferFormats) ? nullptr : it;
}

bool allocate(Device& device, Renderbuffer& renderbuffer, const RenderbufferFormat& format)
{
    const std::uint32_t width = renderbuffer.width;
    const std::uint32_t height = renderbuffer.height;
    if (width == 0 || height == 0)
        return true;
    if (format.storage != PixelFormat::None)
        renderbuffer.surface = device.createSurface({format.storage, width, height, 1});
    if (format.hasStencil)
        renderbuffer.stencil = device.createSurface({PixelFormat::Stencil8, width, height, 1});
    return (renderbuffer.surface || format.storage == PixelFormat::None) &&
           (renderbuffer.stencil || !format.hasStencil);
}

GLint bitsOf(const Renderbuffer& renderbuffer, GLenum pname)
{
    const ChannelBits bits = channelBits(renderbuffer.storage);
    switch (pname) {
    case GL_RENDERBUFFER_RED_SIZE: return bits.red;
    case GL_RENDERBUFFER_GREEN_SIZE: return bits.green;
    case GL_RENDERBUFFER_BLUE_SIZE: return bits.blue;
    case GL_RENDERBUFFER_ALPHA_SIZE: return bits.alpha;
    case GL_RENDERBUFFER_DEPTH_SIZE: return bits.depth;
    default: return renderbuffer.stencil ? 8 : 0;
    }
}

} // namespace

void freeSurfaces(Device& device, Renderbuffer& renderbuffer)
{
    device.destroySurface(renderbuffer.surface);
    device.destroySurface(renderbuffer.stencil);
    renderbuffer.width = renderbuffer.height = 0;
    renderbuffer.storage = PixelFormat::None;
}

void Context::dropRenderbuffer(RenderbufferKey key)
{
    Renderbuffer* renderbuffer = m_share->renderbuffers.find(key);
    if (!renderbuffer || !renderbuffer->isDeleted || isReferenced(*m_system, *m_share, key))
        return;
    freeSurfaces(device(), *renderbuffer);
    m_share->renderbuffers.erase(key);
}

void Context::genRenderbuffers(GLsizei n, std::span<GLuint> renderbuffers)
{
    if (n < 0)
        return fail(GL_INVALID_VALUE);
    m_share->renderbuffers.generate(renderbuffers.first(std::min(renderbuffers.size(), static_cast<std::size_t>(n))));
}

void Context::deleteRenderbuffers(GLsizei n, std::span<const GLuint> renderbuffers)
{
    if (n < 0)
        return fail(GL_INVALID_VALUE);
    for (const GLuint name : renderbuffers.first(std::min(renderbuffers.size(), static_cast<std::size_t>(n)))) {
        const RenderbufferKey key = m_share->renderbuffers.keyOf(name);
        m_share->renderbuffers.releaseName(name);
        Renderbuffer* renderbuffer = m_share->renderbuffers.find(key);
        if (!renderbuffer)
            continue;
        renderbuffer->isDeleted = true;
        if (m_state.renderbuffer == key)
            m_state.renderbuffer = {};
        detachFromFramebuffer({}, key);
        touch();
        touchGroup();
        dropRenderbuffer(key);
    }
}

GLboolean Context::isRenderbuffer(GLuint renderbuffer)
{
    return m_share->renderbuffers.keyOf(renderbuffer) ? GL_TRUE : GL_FALSE;
}

void Context::bindRenderbuffer(GLenum target, GLuint renderbuffer)
{
    if (target != GL_RENDERBUFFER)
        return fail(GL_INVALID_ENUM);
    RenderbufferKey key = m_share->renderbuffers.keyOf(renderbuffer);
    if (renderbuffer != 0 && !key)
        key = m_share->renderbuffers.create(renderbuffer);
    dropRenderbuffer(std::exchange(m_state.renderbuffer, key));
}

void Context::renderbufferStorage(GLenum target, GLenum internalformat, GLsizei width, GLsizei height)
{
    const RenderbufferFormat* format = findFormat(internalformat);
    if (target != GL_RENDERBUFFER || !format)
        return fail(GL_INVALID_ENUM);
    if (width < 0 || height < 0 || width > kMaxRenderbufferSize || height > kMaxRenderbufferSize)
        return fail(GL_INVALID_VALUE);
    Renderbuffer* renderbuffer = m_share->renderbuffers.find(m_state.renderbuffer);
    if (!renderbuffer)
        return fail(GL_INVALID_OPERATION);
    freeSurfaces(device(), *renderbuffer);
    renderbuffer->internalFormat = internalformat;
    renderbuffer->storage = format->storage;
    renderbuffer->width = static_cast<std::uint32_t>(width);
    renderbuffer->height = static_cast<std::uint32_t>(height);
    touchGroup();
    if (allocate(device(), *renderbuffer, *format))
        return;
    freeSurfaces(device(), *renderbuffer);
    fail(GL_OUT_OF_MEMORY);
}

void Context::getRenderbufferParameteriv(GLenum target, GLenum pname, std::span<GLint> params)
{
    const bool isBits = pname >= GL_RENDERBUFFER_RED_SIZE && pname <= GL_RENDERBUFFER_STENCIL_SIZE;
    const bool isKnown = isBits || pname == GL_RENDERBUFFER_WIDTH || pname == GL_RENDERBUFFER_HEIGHT ||
                         pname == GL_RENDERBUFFER_INTERNAL_FORMAT;
    if (target != GL_RENDERBUFFER || !isKnown)
        return fail(GL_INVALID_ENUM);
    const Renderbuffer* renderbuffer = m_share->renderbuffers.find(m_state.renderbuffer);
    if (!renderbuffer)
        return fail(GL_INVALID_OPERATION);
    if (params.empty())
        return;
    switch (pname) {
    case GL_RENDERBUFFER_WIDTH: params[0] = static_cast<GLint>(renderbuffer->width); break;
    case GL_RENDERBUFFER_HEIGHT: params[0] = static_cast<GLint>(renderbuffer->height); break;
    case GL_RENDERBUFFER_INTERNAL_FORMAT: params[0] = static_cast<GLint>(renderbuffer->internalFormat); break;
    default: params[0] = bitsOf(*renderbuffer, pname); break;
    }
}

} // namespace vitrine::core::gles2
