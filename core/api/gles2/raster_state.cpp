// SPDX-License-Identifier: Apache-2.0
// Viewport, scissor, faces, polygon offset, coverage, depth and stencil.
#include "core/api/gles2/context.h"
#include "core/api/gles2/enum_tables.h"
#include "core/api/gles2/numbers.h"

#include <algorithm>

namespace vitrine::core::gles2 {

namespace {

bool isFace(GLenum face)
{
    return face == GL_FRONT || face == GL_BACK || face == GL_FRONT_AND_BACK;
}

template <typename Change>
void forFaces(RasterSettings& raster, GLenum face, Change change)
{
    if (face != GL_BACK)
        change(raster.front);
    if (face != GL_FRONT)
        change(raster.back);
}

} // namespace

void Context::viewport(GLint x, GLint y, GLsizei width, GLsizei height)
{
    if (width < 0 || height < 0)
        return fail(GL_INVALID_VALUE);
    m_state.raster.viewport = {x, y, std::min(width, kMaxViewportSize), std::min(height, kMaxViewportSize)};
    touch();
}

void Context::clipControlEXT(GLenum origin, GLenum depth)
{
    if (origin != GL_LOWER_LEFT_EXT && origin != GL_UPPER_LEFT_EXT)
        return fail(GL_INVALID_ENUM);
    if (depth != GL_NEGATIVE_ONE_TO_ONE_EXT && depth != GL_ZERO_TO_ONE_EXT)
        return fail(GL_INVALID_ENUM);
    m_state.raster.clipOrigin = origin;
    m_state.raster.clipDepthMode = depth;
    touch();
}

void Context::scissor(GLint x, GLint y, GLsizei width, GLsizei height)
{
    if (width < 0 || height < 0)
        return fail(GL_INVALID_VALUE);
    m_state.raster.scissor = {x, y, width, height};
    touch();
}

void Context::depthRangef(GLfloat n, GLfloat f)
{
    m_state.raster.depthNear = clampToUnit(n);
    m_state.raster.depthFar = clampToUnit(f);
    touch();
}

void Context::cullFace(GLenum mode)
{
    if (!isFace(mode))
        return fail(GL_INVALID_ENUM);
    m_state.raster.cullMode = mode;
    touch();
}

void Context::frontFace(GLenum mode)
{
    if (mode != GL_CW && mode != GL_CCW)
        return fail(GL_INVALID_ENUM);
    m_state.raster.frontFace = mode;
    touch();
}

void Context::lineWidth(GLfloat width)
{
    if (!(width > 0.0f))
        return fail(GL_INVALID_VALUE);
    m_state.raster.lineWidth = width;
    touch();
}

void Context::polygonOffset(GLfloat factor, GLfloat units)
{
    m_state.raster.offsetFactor = factor;
    m_state.raster.offsetUnits = units;
    touch();
}

void Context::sampleCoverage(GLfloat value, GLboolean invert)
{
    m_state.raster.coverageValue = clampToUnit(value);
    m_state.raster.coverageInvert = invert != GL_FALSE;
    touch();
}

void Context::depthFunc(GLenum func)
{
    if (!compareFunction(func))
        return fail(GL_INVALID_ENUM);
    m_state.raster.depthFunction = func;
    touch();
}

void Context::depthMask(GLboolean flag)
{
    m_state.raster.depthMask = flag != GL_FALSE;
    touch();
}

void Context::stencilFunc(GLenum func, GLint ref, GLuint mask)
{
    stencilFuncSeparate(GL_FRONT_AND_BACK, func, ref, mask);
}

void Context::stencilFuncSeparate(GLenum face, GLenum func, GLint ref, GLuint mask)
{
    if (!isFace(face) || !compareFunction(func))
        return fail(GL_INVALID_ENUM);
    forFaces(m_state.raster, face, [&](StencilSide& side) {
        side.function = func;
        side.reference = ref;
        side.compareMask = mask;
    });
    touch();
}

void Context::stencilMask(GLuint mask)
{
    stencilMaskSeparate(GL_FRONT_AND_BACK, mask);
}

void Context::stencilMaskSeparate(GLenum face, GLuint mask)
{
    if (!isFace(face))
        return fail(GL_INVALID_ENUM);
    forFaces(m_state.raster, face, [&](StencilSide& side) { side.writeMask = mask; });
    touch();
}

void Context::stencilOp(GLenum sfail, GLenum zfail, GLenum zpass)
{
    stencilOpSeparate(GL_FRONT_AND_BACK, sfail, zfail, zpass);
}

void Context::stencilOpSeparate(GLenum face, GLenum sfail, GLenum dpfail, GLenum dppass)
{
    if (!isFace(face) || !stencilOperation(sfail) || !stencilOperation(dpfail) || !stencilOperation(dppass))
        return fail(GL_INVALID_ENUM);
    forFaces(m_state.raster, face, [&](StencilSide& side) {
        side.fail = sfail;
        side.depthFail = dpfail;
        side.depthPass = dppass;
    });
    touch();
}

} // namespace vitrine::core::gles2
