// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/gl_forward.h"

namespace vitrine::core {

using namespace replay;

namespace {

constexpr GlEntry kEntries[] = {
    plain<&Context::enable>("glEnable"),
    plain<&Context::disable>("glDisable"),
    plain<&Context::isEnabled>("glIsEnabled"),
    plain<&Context::viewport>("glViewport"),
    plain<&Context::depthRangef>("glDepthRangef"),
    plain<&Context::clipControlEXT>("glClipControlEXT"),
    plain<&Context::scissor>("glScissor"),
    plain<&Context::cullFace>("glCullFace"),
    plain<&Context::frontFace>("glFrontFace"),
    plain<&Context::lineWidth>("glLineWidth"),
    plain<&Context::polygonOffset>("glPolygonOffset"),
    plain<&Context::sampleCoverage>("glSampleCoverage"),
    plain<&Context::depthFunc>("glDepthFunc"),
    plain<&Context::depthMask>("glDepthMask"),
    plain<&Context::stencilFunc>("glStencilFunc"),
    plain<&Context::stencilFuncSeparate>("glStencilFuncSeparate"),
    plain<&Context::stencilMask>("glStencilMask"),
    plain<&Context::stencilMaskSeparate>("glStencilMaskSeparate"),
    plain<&Context::stencilOp>("glStencilOp"),
    plain<&Context::stencilOpSeparate>("glStencilOpSeparate"),
    plain<&Context::blendColor>("glBlendColor"),
    plain<&Context::blendEquation>("glBlendEquation"),
    plain<&Context::blendEquationSeparate>("glBlendEquationSeparate"),
    plain<&Context::blendFunc>("glBlendFunc"),
    plain<&Context::blendFuncSeparate>("glBlendFuncSeparate"),
    plain<&Context::colorMask>("glColorMask"),
    plain<&Context::clearColor>("glClearColor"),
    plain<&Context::clearDepthf>("glClearDepthf"),
    plain<&Context::clearStencil>("glClearStencil"),
    plain<&Context::hint>("glHint"),
    plain<&Context::pixelStorei>("glPixelStorei"),
    plain<&Context::activeTexture>("glActiveTexture"),
    plain<&Context::getError>("glGetError"),
    plain<&Context::getString>("glGetString"),
    forward<&Context::getBooleanv, Number, Answer>("glGetBooleanv"),
    forward<&Context::getFloatv, Number, Answer>("glGetFloatv"),
    forward<&Context::getIntegerv, Number, Answer>("glGetIntegerv"),
};

} // namespace

std::span<const GlEntry> glStateEntries()
{
    return kEntries;
}

} // namespace vitrine::core
