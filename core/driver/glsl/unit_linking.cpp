// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/unit_linking.h"

#include "core/driver/glsl/stage_compiler.h"

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

} // namespace

std::string checkUnitsReachable(const CompiledShader::Handle& shader)
{
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

std::string checkNoReservedNames(const ShaderInterface& interface)
{
    std::string log;
    for (const InterfaceVariable& uniform : interface.uniforms)
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

CompiledShader fixedFragmentProgram(const CompiledShader::Handle& vertex)
{
    const auto& varyings = vertex.interface.varyings;
    const auto color = std::find_if(varyings.begin(), varyings.end(),
                                    [](const InterfaceVariable& varying) { return varying.name == "ffColor"; });
    if (color == varyings.end())
        return compileStage(ShaderStage::Fragment, "void main() { gl_FragColor = vec4(1.0); }\n");
    const std::string invariant = color->isInvariant ? "invariant " : "";
    return compileStage(ShaderStage::Fragment,
                        invariant + "varying highp vec4 ffColor;\nvoid main() { gl_FragColor = ffColor; }\n");
}

} // namespace vitrine::core::glsl
