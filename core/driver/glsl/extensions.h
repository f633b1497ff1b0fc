// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

/// The only list of OpenGL ES extensions. GL_EXTENSIONS comes from it, and what #extension accepts, with its macros,
/// and, by way of the registry, the functions that captures can contain and programs find by name. Generators read the
/// rows of this file: each row takes one line, and the name comes first.

namespace vitrine::core {

/// What an extension means in the shading language (GLSL ES 1.00 §3.4).
enum class ShaderPart : std::uint8_t {
    None,     ///< it is unknown there, like any other name
    FrontEnd, ///< glslang is told of it
    NameOnly, ///< it is accepted, with its macro, but changes nothing, because there is one draw buffer
    Units     ///< it adds the functions of the machine's units (unit_functions.h), if there are any
};

/// Where a shader comes from: from a program that was told GL_EXTENSIONS, from a capture, whose driver may have had
/// more extensions, or from this driver. Each has the extensions of those before it.
enum class ShaderOrigin : std::uint8_t { Program, Capture, Driver };

struct Extension {
    std::string_view name;
    ShaderPart shaderPart = ShaderPart::None;
    ShaderOrigin availableTo = ShaderOrigin::Program; ///< others: it is not in GL_EXTENSIONS
};

/// Sorted by name.
inline constexpr Extension kExtensions[] = {
    {"GL_EXT_blend_func_extended", ShaderPart::FrontEnd, ShaderOrigin::Driver},
    {"GL_EXT_blend_minmax"},
    {"GL_EXT_clip_control"},
    {"GL_EXT_debug_marker"},
    {"GL_EXT_discard_framebuffer"},
    {"GL_EXT_draw_buffers", ShaderPart::NameOnly},
    {"GL_EXT_frag_depth", ShaderPart::FrontEnd, ShaderOrigin::Driver},
    {"GL_EXT_read_format_bgra"},
    {"GL_EXT_shader_texture_lod", ShaderPart::FrontEnd},
    {"GL_EXT_texture_compression_dxt1"},
    {"GL_EXT_texture_filter_anisotropic"},
    {"GL_EXT_texture_format_BGRA8888"},
    {"GL_EXT_texture_rg"},
    {"GL_EXT_unpack_subimage"},
    {"GL_NV_draw_buffers", ShaderPart::NameOnly},
    {"GL_NV_fbo_color_attachments"},
    // There are no EGL images to make such textures of, but recorders put the pixels of EGL images into the capture.
    {"GL_OES_EGL_image_external", ShaderPart::FrontEnd, ShaderOrigin::Capture},
    {"GL_OES_compressed_ETC1_RGB8_texture"},
    {"GL_OES_depth24"},
    {"GL_OES_depth_texture"},
    {"GL_OES_element_index_uint"},
    {"GL_OES_fbo_render_mipmap"},
    {"GL_OES_mapbuffer"},
    {"GL_OES_packed_depth_stencil"},
    {"GL_OES_required_internalformat"},
    {"GL_OES_rgb8_rgba8"},
    {"GL_OES_standard_derivatives", ShaderPart::FrontEnd},
    {"GL_OES_surfaceless_context"},
    {"GL_OES_texture_3D", ShaderPart::FrontEnd},
    {"GL_OES_texture_half_float"},
    {"GL_OES_texture_half_float_linear"},
    {"GL_OES_texture_npot"},
    {"GL_OES_vertex_array_object"},
    {"GL_OES_vertex_half_float"},
    {"GL_VITRINE_fixed_function", ShaderPart::Units},
};

} // namespace vitrine::core
