// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/unit_linking.h"

#include <algorithm>

namespace vitrine::core::glsl {

namespace {

constexpr std::string_view kReservedPrefix = "ff_";

bool isPresent(const ReachableUnits& units, const UnitKind& kind)
{
    return (units.presentPorts >> kind.port & 1u) != 0;
}

GlslType typeOf(ParameterType type)
{
    switch (type) {
    case ParameterType::Float: return GlslType::Float;
    case ParameterType::Vec2: return GlslType::Vec2;
    case ParameterType::Vec3: return GlslType::Vec3;
    case ParameterType::Vec4: return GlslType::Vec4;
    case ParameterType::Int: return GlslType::Int;
    case ParameterType::Bool: break;
    }
    return GlslType::Bool;
}

bool hasSampler(const InterfaceType& type)
{
    return type.members.empty() ? isSampler(type.basic)
                                : std::any_of(type.members.begin(), type.members.end(),
                                              [](const InterfaceMember& member) { return hasSampler(member.type); });
}

} // namespace

std::string checkUnitsReachable(const CompiledShader::Handle& shader)
{
    if (shader.isFixedChain)
        return {};
    std::string log;
    for (const UnitKind* kind : shader.calledUnits) {
        const ReachableUnits& units = *shader.units;
        if (!units.hasFragmentPrograms)
            return "ERROR: '" + kind->function + "' : device not reachable in " + units.preset + "\n";
        if (!isPresent(units, *kind))
            log += "ERROR: '" + kind->function + "' : device " + kind->name + " absent in " + units.preset + "\n";
    }
    return log;
}

std::string checkNoVertexTextures(const ShaderInterface& interface, const ReachableUnits& units)
{
    std::string log;
    for (const InterfaceVariable& uniform : interface.uniforms)
        if (hasSampler(uniform.type) && uniform.isUsed)
            log +=
                "ERROR: '" + uniform.name + "' : texture is not reachable for vertex shaders in " + units.preset + "\n";
    return log;
}

std::string checkNoReservedNames(const CompiledShader::Handle& shader)
{
    if (shader.isFixedChain)
        return {};
    std::string log;
    for (const InterfaceVariable& uniform : shader.interface.uniforms)
        if (std::string_view(uniform.name).starts_with(kReservedPrefix))
            log += "ERROR: '" + uniform.name + "' : names of uniforms that begin with ff_ are reserved\n";
    return log;
}

void appendParameters(std::vector<UniformInfo>& uniforms, const ReachableUnits& units)
{
    for (const auto& kind : units.catalog->kinds()) {
        if (!isPresent(units, *kind))
            continue;
        for (const ParameterDescription& parameter : kind->parameters) {
            UniformInfo& uniform = uniforms.emplace_back();
            uniform.name = parameter.arraySize > 1 ? parameter.name + "[0]" : parameter.name;
            uniform.type = typeOf(parameter.type);
            uniform.arraySize = parameter.arraySize;
            uniform.parameter = &parameter;
        }
    }
}

} // namespace vitrine::core::glsl
