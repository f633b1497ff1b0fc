// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/link_checks.h"

#include "core/driver/glsl/glsl_type_names.h"

#include <algorithm>

namespace vitrine::core::glsl {

namespace {

enum class Precision { Compared, Ignored };

bool sameType(const InterfaceType& a, const InterfaceType& b, Precision precision)
{
    if (a.arraySize != b.arraySize || a.structName != b.structName || a.members.size() != b.members.size())
        return false;
    if (a.members.empty())
        return a.basic == b.basic && (precision == Precision::Ignored || a.precision == b.precision);
    return std::equal(a.members.begin(), a.members.end(), b.members.begin(),
                      [&](const InterfaceMember& x, const InterfaceMember& y) {
                          return x.name == y.name && sameType(x.type, y.type, precision);
                      });
}

const InterfaceVariable* find(const std::vector<InterfaceVariable>& variables, const std::string& name)
{
    const auto found = std::find_if(variables.begin(), variables.end(),
                                    [&](const InterfaceVariable& variable) { return variable.name == name; });
    return found == variables.end() ? nullptr : &*found;
}

/// "vec4", "Light[3]"
std::string typeText(const InterfaceType& type)
{
    const std::string name = type.members.empty() ? std::string(nameOf(type.basic)) : type.structName;
    return type.arraySize == 0 ? name : name + "[" + std::to_string(type.arraySize) + "]";
}

std::string bothTypes(const InterfaceType& vertex, const InterfaceType& fragment)
{
    return ": " + typeText(vertex) + " in the vertex shader, " + typeText(fragment) + " in the fragment shader";
}

std::string error(const std::string& name, const std::string& what)
{
    return "ERROR: '" + name + "' " + what + "\n";
}

std::string checkUniforms(const ShaderInterface& vertex, const ShaderInterface& fragment)
{
    std::string log;
    for (const InterfaceVariable& uniform : fragment.uniforms) {
        const InterfaceVariable* other = find(vertex.uniforms, uniform.name);
        if (!other || uniform.name.rfind("gl_", 0) == 0)
            continue;
        if (!sameType(other->type, uniform.type, Precision::Ignored))
            log += error(uniform.name,
                         "is a uniform of different types in the two shaders" + bothTypes(other->type, uniform.type));
        else if (!sameType(other->type, uniform.type, Precision::Compared))
            log += error(uniform.name, "is a uniform of different precisions in the two shaders");
    }
    return log;
}

std::string checkVaryings(const ShaderInterface& vertex, const ShaderInterface& fragment)
{
    std::string log;
    for (const InterfaceVariable& varying : fragment.varyings) {
        const InterfaceVariable* other = find(vertex.varyings, varying.name);
        if (!other) {
            if (varying.isUsed)
                log += error(varying.name, "is a varying that the vertex shader does not declare");
            continue;
        }
        if (!sameType(other->type, varying.type, Precision::Ignored))
            log += error(varying.name, "is a varying of different types in the two shaders");
        else if (!vertex.isAllInvariant && other->isInvariant != varying.isInvariant)
            log += error(varying.name, "is an invariant varying in one shader only");
    }
    return log;
}

} // namespace

std::string checkStagesMatch(const ShaderInterface& vertex, const ShaderInterface& fragment)
{
    return checkUniforms(vertex, fragment) + checkVaryings(vertex, fragment);
}

} // namespace vitrine::core::glsl
