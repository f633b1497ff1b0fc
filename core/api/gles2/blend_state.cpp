// SPDX-License-Identifier: Apache-2.0
// Blending, color mask and clear values.
#include "core/api/gles2/context.h"
#include "core/api/gles2/enum_tables.h"
#include "core/api/gles2/numbers.h"

namespace vitrine::core::gles2 {

namespace {

std::array<GLfloat, 4> clampedColor(GLfloat red, GLfloat green, GLfloat blue, GLfloat alpha)
{
    return {clampToUnit(red), clampToUnit(green), clampToUnit(blue), clampToUnit(alpha)};
}

bool isDestinationFactor(GLenum factor)
{
    return factor != GL_SRC_ALPHA_SATURATE && blendFactor(factor);
}

} // namespace

void Context::blendColor(GLfloat red, GLfloat green, GLfloat blue, GLfloat alpha)
{
    m_state.blend.color = clampedColor(red, green, blue, alpha);
    touch();
}

void Context::blendEquation(GLenum mode)
{
    blendEquationSeparate(mode, mode);
}

void Context::blendEquationSeparate(GLenum modeRGB, GLenum modeAlpha)
{
    if (!gles2::blendEquation(modeRGB) || !gles2::blendEquation(modeAlpha))
        return fail(GL_INVALID_ENUM);
    m_state.blend.colorEquation = modeRGB;
    m_state.blend.alphaEquation = modeAlpha;
    touch();
}

void Context::blendFunc(GLenum sfactor, GLenum dfactor)
{
    blendFuncSeparate(sfactor, dfactor, sfactor, dfactor);
}

void Context::blendFuncSeparate(GLenum sfactorRGB, GLenum dfactorRGB, GLenum sfactorAlpha, GLenum dfactorAlpha)
{
    if (!blendFactor(sfactorRGB) || !blendFactor(sfactorAlpha) || !isDestinationFactor(dfactorRGB) ||
        !isDestinationFactor(dfactorAlpha))
        return fail(GL_INVALID_ENUM);
    m_state.blend.sourceColor = sfactorRGB;
    m_state.blend.destinationColor = dfactorRGB;
    m_state.blend.sourceAlpha = sfactorAlpha;
    m_state.blend.destinationAlpha = dfactorAlpha;
    touch();
}

void Context::colorMask(GLboolean red, GLboolean green, GLboolean blue, GLboolean alpha)
{
    m_state.raster.colorMask = {red != GL_FALSE, green != GL_FALSE, blue != GL_FALSE, alpha != GL_FALSE};
    touch();
}

void Context::clearColor(GLfloat red, GLfloat green, GLfloat blue, GLfloat alpha)
{
    m_state.clear.color = clampedColor(red, green, blue, alpha);
}

void Context::clearDepthf(GLfloat d)
{
    m_state.clear.depth = clampToUnit(d);
}

void Context::clearStencil(GLint s)
{
    m_state.clear.stencil = s;
}

} // namespace vitrine::core::gles2
