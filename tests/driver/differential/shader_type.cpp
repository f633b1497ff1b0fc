// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/shader_type.h"

#include <algorithm>

namespace vitrine::differential {

namespace {

void appendLeaves(const std::string& name, const Type& type, std::size_t& offset, std::vector<Leaf>& leaves)
{
    if (!type.isStruct()) {
        leaves.push_back({type.isArray() ? name + "[0]" : name, type, offset});
        offset += scalarCount(type);
        return;
    }
    const int count = std::max(type.arraySize, 1);
    for (int i = 0; i < count; ++i)
        for (const Declaration& member : type.structure->members)
            appendLeaves(name + (type.isArray() ? "[" + std::to_string(i) + "]" : "") + "." + member.name, member.type,
                         offset, leaves);
}

} // namespace

Type vectorType(Base base, int rows)
{
    return {.base = base, .rows = rows};
}

Type matrixType(int size)
{
    return {.base = Base::Float, .rows = size, .columns = size};
}

Type arrayOf(Type element, int size)
{
    element.arraySize = size;
    return element;
}

Type elementOf(Type array)
{
    array.arraySize = 0;
    return array;
}

std::string typeName(const Type& type)
{
    const std::string rows = std::to_string(type.rows);
    if (type.isMatrix())
        return "mat" + rows;
    switch (type.base) {
    case Base::Float: return type.rows == 1 ? "float" : "vec" + rows;
    case Base::Int: return type.rows == 1 ? "int" : "ivec" + rows;
    case Base::Bool: return type.rows == 1 ? "bool" : "bvec" + rows;
    case Base::Struct: return type.structure->name;
    case Base::Sampler2D: return "sampler2D";
    case Base::SamplerCube: return "samplerCube";
    }
    return {};
}

std::string declared(const Type& type, const std::string& name)
{
    return typeName(type) + " " + name + (type.isArray() ? "[" + std::to_string(type.arraySize) + "]" : "");
}

std::size_t scalarCount(const Type& type)
{
    std::size_t count = static_cast<std::size_t>(type.rows * type.columns);
    if (type.isStruct()) {
        count = 0;
        for (const Declaration& member : type.structure->members)
            count += scalarCount(member.type);
    }
    return count * static_cast<std::size_t>(std::max(type.arraySize, 1));
}

std::vector<Leaf> leavesOf(const Declaration& variable)
{
    std::vector<Leaf> leaves;
    std::size_t offset = 0;
    appendLeaves(variable.name, variable.type, offset, leaves);
    return leaves;
}

} // namespace vitrine::differential
