// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/unit_functions.h"

#include <glslang/SPIRV/spirv.hpp>

#include <algorithm>
#include <array>
#include <cstring>

namespace vitrine::core::glsl {

namespace {

constexpr std::size_t kHeaderWords = 5;

const char* typeName(const RegisterDescription& described)
{
    constexpr std::array<const char*, 4> kNames{"float", "vec2", "vec3", "vec4"};
    return kNames.at(described.components - 1u);
}

std::string zero(const RegisterDescription& described)
{
    return std::string(typeName(described)) + "(0.0)";
}

std::string resultType(const UnitKind& kind)
{
    return kind.outputs.size() == 1 ? typeName(kind.outputs[0]) : kind.function + "Result";
}

std::string declaration(const UnitKind& kind)
{
    const bool isStructure = kind.outputs.size() != 1;
    const std::string type = resultType(kind);
    std::string text;
    std::string answer;
    for (const RegisterDescription& output : kind.outputs) {
        text += std::string("highp ") + typeName(output) + " " + output.name + "; ";
        answer += (answer.empty() ? "" : ", ") + zero(output);
    }
    if (isStructure) {
        text = "struct " + type + " { " + text + "}; ";
        answer = type + "(" + answer + ")";
    } else {
        text = "highp ";
    }
    text += type + " " + kind.function + "(";
    // By value: glslang passes addresses of copies unless a parameter is constant.
    for (std::size_t i = 0; i < kind.inputs.size(); ++i)
        text +=
            std::string(i == 0 ? "" : ", ") + "const in highp " + typeName(kind.inputs[i]) + " p" + std::to_string(i);
    return text + ") { return " + answer + "; }\n";
}

/// As glslang names the function: a user's function of that name with other parameters is none of ours.
std::string mangledName(const UnitKind& kind)
{
    std::string name = kind.function + "(";
    for (const RegisterDescription& input : kind.inputs)
        name += input.components == 1 ? "f1;" : "vf" + std::to_string(input.components) + ";";
    return name;
}

const UnitKind* kindNamed(const UnitCatalog& catalog, std::string_view mangled)
{
    const auto& kinds = catalog.kinds();
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [&](const auto& kind) { return mangledName(*kind) == mangled; });
    return found == kinds.end() ? nullptr : found->get();
}

} // namespace

std::string unitDeclarations(const UnitCatalog& catalog)
{
    std::string text;
    for (const auto& kind : catalog.kinds())
        text += declaration(*kind);
    return text;
}

UnitFunctions keepUnitCalls(std::vector<std::uint32_t>& spirv, const UnitCatalog& catalog)
{
    UnitFunctions named;
    UnitFunctions functions;
    for (std::size_t at = kHeaderWords; at < spirv.size();) {
        const std::size_t length = std::max(spirv[at] >> 16, 1u);
        const auto op = static_cast<spv::Op>(spirv[at] & 0xFFFF);
        if (op == spv::OpName) {
            const char* name = reinterpret_cast<const char*>(&spirv[at + 2]);
            const std::string_view text(name, strnlen(name, (length - 2) * sizeof(std::uint32_t)));
            if (const UnitKind* kind = kindNamed(catalog, text))
                named[spirv[at + 1]] = kind;
        }
        if (op == spv::OpFunction)
            if (const auto found = named.find(spirv[at + 2]); found != named.end()) {
                spirv[at + 3] |= spv::FunctionControlDontInlineMask;
                functions.insert(*found);
            }
        at += length;
    }
    return functions;
}

} // namespace vitrine::core::glsl
