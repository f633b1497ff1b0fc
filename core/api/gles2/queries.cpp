// SPDX-License-Identifier: Apache-2.0
// glGetBooleanv, glGetFloatv, glGetIntegerv, glGetString: conversions; the values are in state_values.
#include "core/api/gles2/context.h"
#include "core/api/gles2/extensions.h"
#include "core/api/gles2/numbers.h"
#include "core/api/gles2/state_values.h"
#include "core/driver/glsl/extensions.h"

#include <algorithm>

namespace vitrine::core::gles2 {

namespace {

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

const std::string& extensionNames()
{
    static const std::string kNames = [] {
        std::string names;
        for (const Extension& extension : kExtensions)
            if (extension.availableTo == ShaderOrigin::Program)
                names.append(names.empty() ? "" : " ").append(extension.name);
        return names;
    }();
    return kNames;
}

std::string_view Context::getString(GLenum name)
{
    switch (name) {
    case GL_VENDOR: return "Vitrine";
    case GL_RENDERER: return "Vitrine model";
    case GL_VERSION: return "OpenGL ES 2.0 Vitrine 1.0";
    case GL_SHADING_LANGUAGE_VERSION: return "OpenGL ES GLSL ES 1.00 Vitrine 1.0";
    case GL_EXTENSIONS: return extensionNames();
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
