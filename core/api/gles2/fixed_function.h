// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <GLES2/gl2.h>

/// GL_VITRINE_fixed_function
///
/// The machine's fixed-function units (docs: core/sdk/vitrine/unit.h) from OpenGL ES 2.0. Programs that do not ask for
/// them see plain OpenGL ES 2.0: no name is taken, nothing is listed (DEC-33).
///
/// Shading language. `#extension GL_VITRINE_fixed_function : enable` (or require) offers one function for each kind of
/// unit that the machine can be built with, in vertex and fragment shaders, wherever a function may be called; the
/// macro of the extension's name is 1. Its parameters are the unit's input registers (float, vec2, vec3 or vec4), all
/// highp. A unit with one output register gives its value, one with several a structure `<function>Result` with a
/// member for each: `ffShadingResult r = ffShading(N, L, V, base); … r.diffuse`. Linking fails for a call to a unit
/// that the machine lacks ("device FFS absent in PROG") or does not reach ("device not reachable in SEQ").
///
/// Parameters. Programs of which a shader enables the extension have all parameters of the units that are there as
/// uniforms, behind their own: "ff_Shading.shininess". After a link they hold the unit's defaults. They are found,
/// listed, set and queried as any uniform; bools take both kinds of numbers. Beyond ES 2.0, and with the old value
/// kept: a value outside of the parameter's range or enumeration, or elements behind the end of an array, give
/// GL_INVALID_VALUE. Their values are captured at each draw. Names of the shaders' own uniforms must not begin with
/// "ff_".
///
/// Machines without programmable fragments (preset SEQ). A program links with a vertex shader alone, or with
/// FF_FRAGMENT_SHADER_VITRINE attached in place of a fragment shader; both are the same. It has the parameters as
/// uniforms, too. A fragment shader fails to link, and so does FF_FRAGMENT_SHADER_VITRINE on any other machine.

namespace vitrine::core::gles2 {

/// A name for glAttachShader, glDetachShader and glGetAttachedShaders that is no shader object's.
inline constexpr GLuint FF_FRAGMENT_SHADER_VITRINE = 0x9FF0;

} // namespace vitrine::core::gles2
