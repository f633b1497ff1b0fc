// SPDX-License-Identifier: Apache-2.0
// glGet of bindings, switches and the framebuffer's properties.
#include "core/api/gles2/context.h"
#include "core/api/gles2/framebuffer_status.h"
#include "core/api/gles2/internal_types.h"
#include "core/api/gles2/pixel_transfer.h"
#include "core/api/gles2/share_group.h"
#include "core/api/gles2/state_values.h"
#include "core/api/gles2/system.h"

namespace vitrine::core::gles2 {

namespace {

/// 0 for a null object: nothing is bound.
template <typename T>
double nameOf(const T* object)
{
    return object ? object->name : 0.0;
}

std::optional<TextureTarget> boundTarget(GLenum pname)
{
    switch (pname) {
    case GL_TEXTURE_BINDING_2D: return TextureTarget::Texture2D;
    case GL_TEXTURE_BINDING_CUBE_MAP: return TextureTarget::CubeMap;
    case GL_TEXTURE_BINDING_3D_OES: return TextureTarget::Texture3D;
    case GL_TEXTURE_BINDING_EXTERNAL_OES: return TextureTarget::External;
    default: return std::nullopt;
    }
}

} // namespace

std::optional<StateValue> Context::bindingValue(GLenum pname)
{
    if (const auto target = boundTarget(pname))
        return nameOf(&boundTexture(*target));
    switch (pname) {
    case GL_ARRAY_BUFFER_BINDING: return nameOf(m_share->buffers.find(m_state.arrayBuffer));
    case GL_ELEMENT_ARRAY_BUFFER_BINDING: return nameOf(m_share->buffers.find(boundVertexArray().elementBuffer));
    case GL_VERTEX_ARRAY_BINDING_OES: return nameOf(&boundVertexArray());
    case GL_FRAMEBUFFER_BINDING: return nameOf(m_state.framebuffers.find(m_state.framebuffer));
    case GL_RENDERBUFFER_BINDING: return nameOf(m_share->renderbuffers.find(m_state.renderbuffer));
    case GL_CURRENT_PROGRAM: return nameOf(m_share->programs.find(m_state.program));
    default: return std::nullopt;
    }
}

FramebufferBits Context::framebufferBits() const
{
    if (const Framebuffer* framebuffer = m_state.framebuffers.find(m_state.framebuffer)) {
        const AttachedImage color = attachedImage(*m_share, framebuffer->color, AttachmentPoint::Color);
        const AttachedImage depth = attachedImage(*m_share, framebuffer->depth, AttachmentPoint::Depth);
        const AttachedImage stencil = attachedImage(*m_share, framebuffer->stencil, AttachmentPoint::Stencil);
        FramebufferBits bits{color.surface ? channelBits(color.storage) : ChannelBits{}, 1};
        bits.channels.depth = depth.surface ? channelBits(depth.storage).depth : std::uint8_t{0};
        bits.channels.stencil = stencil.surface ? std::uint8_t{8} : std::uint8_t{0};
        return bits;
    }
    const Window* window = m_system->window(m_state.drawWindow);
    if (!window)
        return {};
    FramebufferBits bits{channelBits(window->color), window->targets.samples};
    bits.channels.depth = channelBits(window->depth).depth;
    bits.channels.stencil = window->hasStencil ? std::uint8_t{8} : std::uint8_t{0};
    return bits;
}

std::optional<StateValue> Context::framebufferValue(GLenum pname)
{
    const FramebufferBits bits = framebufferBits();
    const Framebuffer* framebuffer = m_state.framebuffers.find(m_state.framebuffer);
    switch (pname) {
    case GL_RED_BITS: return bits.channels.red;
    case GL_GREEN_BITS: return bits.channels.green;
    case GL_BLUE_BITS: return bits.channels.blue;
    case GL_ALPHA_BITS: return bits.channels.alpha;
    case GL_DEPTH_BITS: return bits.channels.depth;
    case GL_STENCIL_BITS: return bits.channels.stencil;
    case GL_SAMPLE_BUFFERS: return bits.samples > 1 ? 1.0 : 0.0;
    case GL_SAMPLES: return bits.samples > 1 ? bits.samples : 0.0;
    case GL_IMPLEMENTATION_COLOR_READ_FORMAT: return implementationReadFormat(readFormat()).format;
    case GL_IMPLEMENTATION_COLOR_READ_TYPE: return implementationReadFormat(readFormat()).type;
    case GL_DRAW_BUFFER0_NV: return framebuffer ? framebuffer->drawBuffer : m_state.windowDrawBuffer;
    default: return std::nullopt;
    }
}

std::optional<StateValue> Context::stateValue(GLenum pname)
{
    if (const bool* switched = capability(m_state.capabilities, pname))
        return *switched;
    if (auto value = rasterValue(m_state, pname))
        return value;
    if (auto value = stencilValue(m_state.raster, pname))
        return value;
    if (auto value = blendValue(m_state, pname))
        return value;
    if (auto value = bindingValue(pname))
        return value;
    if (auto value = framebufferValue(pname))
        return value;
    return limitValue(pname, *m_system->units());
}

} // namespace vitrine::core::gles2
