// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/gl_forward.h"

namespace vitrine::core {

using namespace replay;

namespace {

constexpr auto kFramebuffer = ObjectKind::Framebuffer;
constexpr auto kRenderbuffer = ObjectKind::Renderbuffer;
constexpr auto kTexture = ObjectKind::Texture;
using N = Number;

constexpr GlEntry kEntries[] = {
    {"glGenRenderbuffers", 2, &generate<kRenderbuffer, &Context::genRenderbuffers>},
    {"glDeleteRenderbuffers", 2, &destroy<kRenderbuffer, &Context::deleteRenderbuffers>},
    forward<&Context::isRenderbuffer, Name<kRenderbuffer>>("glIsRenderbuffer"),
    forward<&Context::bindRenderbuffer, N, BoundName<kRenderbuffer, &Context::genRenderbuffers>>("glBindRenderbuffer"),
    plain<&Context::renderbufferStorage>("glRenderbufferStorage"),
    forward<&Context::getRenderbufferParameteriv, N, N, Answer>("glGetRenderbufferParameteriv"),
    {"glGenFramebuffers", 2, &generate<kFramebuffer, &Context::genFramebuffers>},
    {"glDeleteFramebuffers", 2, &destroy<kFramebuffer, &Context::deleteFramebuffers>},
    forward<&Context::isFramebuffer, Name<kFramebuffer>>("glIsFramebuffer"),
    forward<&Context::bindFramebuffer, N, BoundName<kFramebuffer, &Context::genFramebuffers>>("glBindFramebuffer"),
    forward<&Context::framebufferRenderbuffer, N, N, N, Name<kRenderbuffer>>("glFramebufferRenderbuffer"),
    forward<&Context::framebufferTexture2D, N, N, N, Name<kTexture>, N>("glFramebufferTexture2D"),
    forward<&Context::framebufferTexture3DOES, N, N, N, Name<kTexture>, N, N>("glFramebufferTexture3DOES"),
    plain<&Context::checkFramebufferStatus>("glCheckFramebufferStatus"),
    forward<&Context::getFramebufferAttachmentParameteriv, N, N, N, Answer>("glGetFramebufferAttachmentParameteriv"),
    forward<&Context::discardFramebufferEXT, N, N, Elements<1>>("glDiscardFramebufferEXT"),
    forward<&Context::drawBuffersNV, N, Elements<0>>("glDrawBuffersNV"),
    forward<&Context::drawBuffersEXT, N, Elements<0>>("glDrawBuffersEXT"),
};

} // namespace

std::span<const GlEntry> glFramebufferEntries()
{
    return kEntries;
}

} // namespace vitrine::core
