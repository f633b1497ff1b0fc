// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/interface_reader.h"

#include <glslang/MachineIndependent/localintermediate.h>

#include <algorithm>
#include <set>

namespace vitrine::core::glsl {

namespace {

GlslType samplerType(const glslang::TSampler& sampler)
{
    if (sampler.isExternal())
        return GlslType::SamplerExternal;
    if (sampler.dim == glslang::EsdCube)
        return GlslType::SamplerCube;
    return sampler.dim == glslang::Esd3D ? GlslType::Sampler3D : GlslType::Sampler2D;
}

GlslType basicType(const glslang::TType& type)
{
    if (type.getBasicType() == glslang::EbtSampler)
        return samplerType(type.getSampler());
    if (type.isMatrix())
        return static_cast<GlslType>(static_cast<int>(GlslType::Mat2) + type.getMatrixCols() - 2);
    GlslType first = GlslType::Float;
    if (type.getBasicType() == glslang::EbtInt)
        first = GlslType::Int;
    if (type.getBasicType() == glslang::EbtBool)
        first = GlslType::Bool;
    return static_cast<GlslType>(static_cast<int>(first) + std::max(type.getVectorSize(), 1) - 1);
}

InterfaceType interfaceType(const glslang::TType& type)
{
    InterfaceType result;
    result.arraySize = type.isSizedArray() ? static_cast<std::uint32_t>(type.getOuterArraySize()) : 0;
    if (!type.isStruct()) {
        result.basic = basicType(type);
        result.precision = static_cast<std::uint8_t>(type.getQualifier().precision);
        return result;
    }
    result.structName = type.getTypeName().c_str();
    for (const glslang::TTypeLoc& member : *type.getStruct())
        result.members.push_back({member.type->getFieldName().c_str(), interfaceType(*member.type)});
    return result;
}

/// Collects the declared symbols, and the names of those that the code mentions.
class SymbolReader : public glslang::TIntermTraverser {
public:
    std::vector<const glslang::TIntermSymbol*> declared;
    std::set<std::string> used;

    void visitSymbol(glslang::TIntermSymbol* symbol) override { used.insert(symbol->getName().c_str()); }
    bool visitAggregate(glslang::TVisit, glslang::TIntermAggregate* node) override
    {
        if (node->getOp() != glslang::EOpLinkerObjects)
            return true;
        for (TIntermNode* object : node->getSequence())
            if (const glslang::TIntermSymbol* symbol = object->getAsSymbolNode())
                declared.push_back(symbol);
        return false;
    }
};

/// gl_DepthRange has no declaration; it is reported as the uniforms that it stands for.
InterfaceVariable depthRange()
{
    InterfaceType number;
    number.basic = GlslType::Float;
    number.precision = 3;
    InterfaceVariable result{"gl_DepthRange", {}, false, true};
    result.type.structName = "gl_DepthRangeParameters";
    result.type.members = {{"near", number}, {"far", number}, {"diff", number}};
    return result;
}

bool isBuiltIn(const std::string& name)
{
    return name.rfind("gl_", 0) == 0;
}

} // namespace

ShaderInterface readInterface(const glslang::TIntermediate& tree, ShaderStage stage)
{
    SymbolReader reader;
    tree.getTreeRoot()->traverse(&reader);
    ShaderInterface result;
    if (reader.used.count("gl_DepthRange"))
        result.uniforms.push_back(depthRange());
    for (const glslang::TIntermSymbol* symbol : reader.declared) {
        const glslang::TQualifier& qualifier = symbol->getType().getQualifier();
        const std::string name = symbol->getName().c_str();
        InterfaceVariable variable{name, interfaceType(symbol->getType()), qualifier.invariant,
                                   reader.used.count(name) != 0};
        if (isBuiltIn(name))
            continue;
        if (qualifier.storage == glslang::EvqUniform)
            result.uniforms.push_back(std::move(variable));
        else if (qualifier.storage == glslang::EvqVaryingIn && stage == ShaderStage::Vertex)
            result.attributes.push_back(std::move(variable));
        else if (qualifier.storage == glslang::EvqVaryingIn || qualifier.storage == glslang::EvqVaryingOut)
            result.varyings.push_back(std::move(variable));
    }
    return result;
}

} // namespace vitrine::core::glsl
