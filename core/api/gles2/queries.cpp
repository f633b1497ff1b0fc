// SPDX-License-Identifier: Apache-2.0
// glGetBooleanv, glGetFloatv, glGetIntegerv, glGetString: conversions; the values are in state_values.
#include "core/api/gles2/context.h"
#include "core/api/gles2/extensions.h"
#include "core/api/gles2/numbers.h"
#include "core/api/gles2/state_values.h"

#include <algorithm>

namespace vitrine::core::gles2 {

namespace {

constexpr std::string_view kExtensions =
    "GL_EXT_blend_minmax GL_EXT_clip_control GL_EXT_discard_framebuffer GL_EXT_draw_buffers GL_EXT_read_format_bgra "
    "GL_EXT_shader_texture_lod GL_EXT_texture_compression_dxt1 GL_EXT_texture_filter_anisotropic "
    "GL_EXT_texture_format_BGRA8888 GL_EXT_texture_rg "
    "GL_EXT_unpack_subimage "
    "GL_NV_draw_buffers GL_NV_fbo_color_attachments GL_OES_compressed_ETC1_RGB8_texture GL_OES_depth24 "
    "GL_OES_depth_texture "
    "GL_OES_element_index_uint GL_OES_fbo_render_mipmap GL_OES_mapbuffer GL_OES_packed_depth_stencil "
    "GL_OES_required_internalformat "
    "GL_OES_rgb8_rgba8 "
    "GL_OES_standard_derivatives GL_OES_surfaceless_context GL_OES_texture_3D "
    "GL_OES_texture_half_float GL_OES_texture_half_float_linear GL_OES_texture_npot "
    "GL_OES_vertex_array_object GL_OES_vertex_half_float GL_VITRINE_fixed_function";

GLint toInteger(StateValue::Kind kind, double value)
{
    if (kind == StateValue::Kind::Mask)
        return static_cast<GLint>(static_cast<GLuint>(value));
    if (kind == StateValue::Kind::Number)
        return roundToInt(value);
    // §6.1.2: colors and depths map linearly, 1.0 to the most positive integer; truncation keeps 0.0 at 0.
    return static_cast<GLint>((value * 4294967295.0 - 1.0) / 2.0);
}

template <typename T, typename Convert>
void copyValues(const StateValue& state, std::span<T> out, Convert convert)
{
    const std::size_t count = std::min(state.values.size(), out.size());
    std::transform(state.values.begin(), state.values.begin() + static_cast<std::ptrdiff_t>(count), out.begin(),
                   convert);
}

} // namespace

std::string_view extensionNames()
{
    return kExtensions;
}

std::string_view Context::getString(GLenum name)
{
    switch (name) {
    case GL_VENDOR: return "Vitrine";
    case GL_RENDERER: return "Vitrine model";
    case GL_VERSION: return "OpenGL ES 2.0 Vitrine 1.0";
    case GL_SHADING_LANGUAGE_VERSION: return "OpenGL ES GLSL ES 1.00 Vitrine 1.0";
    case GL_EXTENSIONS: return kExtensions;
    default: fail(GL_INVALID_ENUM); return {};
    }
}

void Context::getBooleanv(GLenum pname, std::span<GLboolean> data)
{
    const auto state = stateValue(pname);
    if (!state)
        return fail(GL_INVALID_ENUM);
    copyValues(*state, data, [](double value) { return static_cast<GLboolean>(value != 0.0 ? GL_TRUE : GL_FALSE); });
}

void Context::getFloatv(GLenum pname, std::span<GLfloat> data)
{
    const auto state = stateValue(pname);
    if (!state)
        return fail(GL_INVALID_ENUM);
    copyValues(*state, data, [](double value) { return static_cast<GLfloat>(value); });
}

void Context::getIntegerv(GLenum pname, std::span<GLint> data)
{
    const auto state = stateValue(pname);
    if (!state)
        return fail(GL_INVALID_ENUM);
    copyValues(*state, data, [&](double value) { return toInteger(state->kind, value); });
}

} // namespace vitrine::core::gles2
