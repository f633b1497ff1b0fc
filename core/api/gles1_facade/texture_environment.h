// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/glsl_compiler.h"

#include <GLES2/gl2.h>

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// For teaching, shows what existed before the unified configuration (HET-30): façades show the same state through
/// older interfaces. They only compute with values of parameters; nothing here draws.
///
/// (a) OpenGL ES 1.x has a set of functions for each fixed unit: glTexEnv for texture blending, and as an extension of
/// ours one like it for procedural texture. Each call becomes parameters of a unit. (b) OpenGL ES 2.0 has only
/// programs, whose list of uniforms does not contain the parameters of units.

namespace vitrine::core::gles1 {

// The numbers are those of OpenGL ES 1.1.
inline constexpr GLenum TEXTURE_ENV = 0x2300;
inline constexpr GLenum TEXTURE_ENV_MODE = 0x2200;
inline constexpr GLenum COMBINE = 0x8570;
inline constexpr GLenum COMBINE_RGB = 0x8571;
inline constexpr GLenum REPLACE = 0x1E01;
inline constexpr GLenum MODULATE = 0x2100;
inline constexpr GLenum ADD = 0x0104;
inline constexpr GLenum ADD_SIGNED = 0x8574;
inline constexpr GLenum INTERPOLATE = 0x8575;
inline constexpr GLenum SUBTRACT = 0x84E7;
inline constexpr GLenum DOT3_RGB = 0x86AE;
inline constexpr GLenum BLEND = 0x0BE2;
// Project choice: the procedural texture, as if it were a second environment.
inline constexpr GLenum PROCEDURAL_ENV_VITRINE = 0x9FF1;
inline constexpr GLenum PROCEDURE_VITRINE = 0x9FF2; ///< 0 (CHECKER) to 5 (RADIAL)
inline constexpr GLenum FREQUENCY_VITRINE = 0x9FF3;
inline constexpr GLenum COLOR0_VITRINE = 0x9FF4;
inline constexpr GLenum COLOR1_VITRINE = 0x9FF5;

/// The fixed-function state of a context of OpenGL ES 1.x.
class TextureEnvironment {
public:
    /// All parameters have their defaults.
    explicit TextureEnvironment(std::shared_ptr<const UnitCatalog> catalog);

    /// glTexEnvi and glTexEnvfv. They return GL_NO_ERROR; GL_INVALID_ENUM for a target, name or function that does not
    /// exist or whose unit the catalog lacks; or GL_INVALID_VALUE for a number out of range. After an error nothing is
    /// changed. MODE is either COMBINE, after which COMBINE_RGB chooses the function, or the function itself.
    GLenum texEnvi(GLenum target, GLenum name, GLint value);
    GLenum texEnvfv(GLenum target, GLenum name, std::span<const GLfloat> values);

    /// The same state in the form of the unified interface.
    [[nodiscard]] const ParameterBlock& parameters() const { return m_parameters; }

private:
    GLenum setInteger(std::string_view parameter, GLint value);
    GLenum setFunction(GLint value);

    std::shared_ptr<const UnitCatalog> m_catalog;
    ParameterBlock m_parameters;
    bool m_isCombining = false;
    GLint m_combineFunction = static_cast<GLint>(MODULATE);
};

/// The calls of façade (a) that give a parameter a value, as a program would write them: "glTexEnvi(GL_TEXTURE_ENV,
/// GL_TEXTURE_ENV_MODE, GL_MODULATE)". `word` is the name of an enumeration's value. Empty when OpenGL ES 1.x has no
/// function for the parameter.
[[nodiscard]] std::vector<std::string> texEnvCalls(std::string_view parameter, std::span<const std::string> components,
                                                   std::string_view word);

/// What façade (b) lists for a program.
[[nodiscard]] std::vector<UniformInfo> plainUniforms(const LinkedProgram& program);

} // namespace vitrine::core::gles1
