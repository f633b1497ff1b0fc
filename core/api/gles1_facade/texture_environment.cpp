// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles1_facade/texture_environment.h"

#include "core/fixed_function/parameter_values.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

namespace vitrine::core::gles1 {

namespace {

constexpr std::string_view kFunctionParameter = "ff_TexBlend.function";

struct Function {
    GLenum value;
    std::string_view word; ///< of ff_TexBlend.function
};

constexpr std::array<Function, 8> kFunctions{{{REPLACE, "REPLACE"},
                                              {MODULATE, "MODULATE"},
                                              {ADD, "ADD"},
                                              {ADD_SIGNED, "ADD_SIGNED"},
                                              {INTERPOLATE, "INTERPOLATE"},
                                              {SUBTRACT, "SUBTRACT"},
                                              {DOT3_RGB, "DOT3"},
                                              {BLEND, "BLEND"}}};

std::optional<std::int32_t> wordOf(const ParameterDescription& parameter, GLint value)
{
    const auto function = std::find_if(kFunctions.begin(), kFunctions.end(), [&](const Function& known) {
        return known.value == static_cast<GLenum>(value);
    });
    if (function == kFunctions.end())
        return std::nullopt;
    const auto word = std::find(parameter.words.begin(), parameter.words.end(), function->word);
    if (word == parameter.words.end())
        return std::nullopt;
    return static_cast<std::int32_t>(word - parameter.words.begin());
}

/// By the name of a procedural environment's setting.
std::string_view proceduralParameter(GLenum name)
{
    switch (name) {
    case PROCEDURE_VITRINE: return "ff_ProcTex.procedure";
    case FREQUENCY_VITRINE: return "ff_ProcTex.frequency";
    case COLOR0_VITRINE: return "ff_ProcTex.c0";
    case COLOR1_VITRINE: return "ff_ProcTex.c1";
    default: return {};
    }
}

} // namespace

TextureEnvironment::TextureEnvironment(std::shared_ptr<const UnitCatalog> catalog)
    : m_catalog(std::move(catalog)), m_parameters(m_catalog->defaults())
{
}

GLenum TextureEnvironment::setInteger(std::string_view name, GLint value)
{
    const ParameterDescription* parameter = findParameter(*m_catalog, name);
    if (!parameter || !isInteger(parameter->type))
        return GL_INVALID_ENUM;
    return setParameter(m_parameters, *parameter, std::int32_t{value}) ? GL_NO_ERROR : GL_INVALID_VALUE;
}

GLenum TextureEnvironment::setFunction(GLint value)
{
    const ParameterDescription* parameter = findParameter(*m_catalog, kFunctionParameter);
    const auto word = parameter ? wordOf(*parameter, value) : std::nullopt;
    return word ? setInteger(kFunctionParameter, *word) : GLenum{GL_INVALID_ENUM};
}

GLenum TextureEnvironment::texEnvi(GLenum target, GLenum name, GLint value)
{
    if (target == PROCEDURAL_ENV_VITRINE && name == PROCEDURE_VITRINE)
        return setInteger(proceduralParameter(name), value);
    if (target != TEXTURE_ENV || (name != TEXTURE_ENV_MODE && name != COMBINE_RGB))
        return GL_INVALID_ENUM;
    const bool isMode = name == TEXTURE_ENV_MODE;
    const bool combines = isMode && static_cast<GLenum>(value) == COMBINE;
    const GLint function = combines ? m_combineFunction : value;
    TextureEnvironment changed = *this;
    if (const GLenum error = changed.setFunction(function); error != GL_NO_ERROR)
        return error;
    changed.m_isCombining = isMode ? combines : m_isCombining;
    changed.m_combineFunction = isMode ? m_combineFunction : function;
    if (!isMode && !m_isCombining) // known for later: another mode is in force
        changed.m_parameters = m_parameters;
    *this = std::move(changed);
    return GL_NO_ERROR;
}

GLenum TextureEnvironment::texEnvfv(GLenum target, GLenum name, std::span<const GLfloat> values)
{
    const std::string_view wanted = target == PROCEDURAL_ENV_VITRINE ? proceduralParameter(name) : std::string_view{};
    const ParameterDescription* parameter = findParameter(*m_catalog, wanted);
    if (!parameter || isInteger(parameter->type))
        return GL_INVALID_ENUM;
    std::vector<std::uint32_t> words;
    for (const GLfloat value : values)
        words.push_back(std::bit_cast<std::uint32_t>(value));
    return setParameter(m_parameters, *parameter, 0, words) ? GL_NO_ERROR : GL_INVALID_VALUE;
}

std::vector<UniformInfo> plainUniforms(const LinkedProgram& program)
{
    std::vector<UniformInfo> uniforms = program.uniforms;
    std::erase_if(uniforms, [](const UniformInfo& uniform) { return uniform.parameter != nullptr; });
    return uniforms;
}

} // namespace vitrine::core::gles1
