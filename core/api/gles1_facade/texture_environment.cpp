// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles1_facade/texture_environment.h"

#include "core/fixed_function/parameter_values.h"

#include <fmt/format.h>

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
    std::string_view name; ///< in OpenGL ES 1.1
    bool isMode;           ///< GL_TEXTURE_ENV_MODE has always known it; others came with GL_COMBINE
};

constexpr std::array<Function, 8> kFunctions{{{REPLACE, "REPLACE", "GL_REPLACE", true},
                                              {MODULATE, "MODULATE", "GL_MODULATE", true},
                                              {ADD, "ADD", "GL_ADD", true},
                                              {ADD_SIGNED, "ADD_SIGNED", "GL_ADD_SIGNED", false},
                                              {INTERPOLATE, "INTERPOLATE", "GL_INTERPOLATE", false},
                                              {SUBTRACT, "SUBTRACT", "GL_SUBTRACT", false},
                                              {DOT3_RGB, "DOT3", "GL_DOT3_RGB", false},
                                              {BLEND, "BLEND", "GL_BLEND", true}}};

/// A setting of the procedural environment.
struct Setting {
    GLenum value;
    std::string_view name;
    std::string_view parameter;
};

constexpr std::array<Setting, 4> kSettings{{{PROCEDURE_VITRINE, "GL_PROCEDURE_VITRINE", "ff_ProcTex.procedure"},
                                            {FREQUENCY_VITRINE, "GL_FREQUENCY_VITRINE", "ff_ProcTex.frequency"},
                                            {COLOR0_VITRINE, "GL_COLOR0_VITRINE", "ff_ProcTex.c0"},
                                            {COLOR1_VITRINE, "GL_COLOR1_VITRINE", "ff_ProcTex.c1"}}};

std::optional<std::int32_t> wordOf(const ParameterDescription& parameter, GLint value)
{
    const auto function = std::ranges::find(kFunctions, static_cast<GLenum>(value), &Function::value);
    if (function == kFunctions.end())
        return std::nullopt;
    const auto word = std::find(parameter.words.begin(), parameter.words.end(), function->word);
    if (word == parameter.words.end())
        return std::nullopt;
    return static_cast<std::int32_t>(word - parameter.words.begin());
}

/// Empty: there is no such setting.
std::string_view proceduralParameter(GLenum name)
{
    const auto setting = std::ranges::find(kSettings, name, &Setting::value);
    return setting == kSettings.end() ? std::string_view() : setting->parameter;
}

std::vector<std::string> functionCalls(std::string_view word)
{
    const auto function = std::ranges::find(kFunctions, word, &Function::word);
    if (function == kFunctions.end())
        return {};
    if (function->isMode)
        return {fmt::format("glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, {})", function->name)};
    return {"glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_COMBINE)",
            fmt::format("glTexEnvi(GL_TEXTURE_ENV, GL_COMBINE_RGB, {})", function->name)};
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

std::vector<std::string> texEnvCalls(std::string_view parameter, std::span<const std::string> components,
                                     std::string_view word)
{
    if (parameter == kFunctionParameter)
        return functionCalls(word);
    const auto setting = std::ranges::find(kSettings, parameter, &Setting::parameter);
    if (setting == kSettings.end())
        return {};
    const std::string values = fmt::format("{}", fmt::join(components, ", "));
    if (setting->value == PROCEDURE_VITRINE)
        return {fmt::format("glTexEnvi(GL_PROCEDURAL_ENV_VITRINE, {}, {})", setting->name, values)};
    return {fmt::format("glTexEnvfv(GL_PROCEDURAL_ENV_VITRINE, {}, {{{}}})", setting->name, values)};
}

std::vector<UniformInfo> plainUniforms(const LinkedProgram& program)
{
    std::vector<UniformInfo> uniforms = program.uniforms;
    std::erase_if(uniforms, [](const UniformInfo& uniform) { return uniform.parameter != nullptr; });
    return uniforms;
}

} // namespace vitrine::core::gles1
