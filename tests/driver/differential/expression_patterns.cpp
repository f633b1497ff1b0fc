// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/expression_patterns.h"

namespace vitrine::differential {

namespace {

using Needs = Pattern::Needs;

// Elementary functions mostly get arguments for which GLSL defines them.
const std::vector<Pattern> kFloatPatterns{
    {"(%T + %T)"},
    {"(%T - %T)"},
    {"(%T * %T)"},
    {"(%T * %T + %T)"},
    {"(%T - %T * %T)"},
    {"(%T / %T)"},
    {"(-%T)"},
    {"(%T * %F)", 2},
    {"(%F * %T)", 2},
    {"(%T + %F)", 2},
    {"(%F - %T)", 2},
    {"(%T / %F)", 2},
    {"(%F / %T)", 2},
    {"(%M * %T)", 2},
    {"(%T * %M)", 2},
    {"%n(%J)"},
    {"%n(%K)"},
    {"%n(%F)"},
    {"vec2(%F, %F)", 2, 2},
    {"vec3(%2, %F)", 3, 3},
    {"vec3(%F, %2)", 3, 3},
    {"vec4(%2, %2)", 4},
    {"vec4(%3, %F)", 4},
    {"vec4(%F, %2, %F)", 4},
    {"vec4(%I, %F, %B, %F)", 4},
    {"vec4(%B, %3)", 4},
    {"vec2(%4)", 2, 2},
    {"vec2(%3)", 2, 2},
    {"vec3(%4)", 3, 3},
    {"float(%3)", 1, 1},
    {"abs(%T)"},
    {"sign(%T)"},
    {"floor(%T)"},
    {"ceil(%T)"},
    {"fract(%T)"},
    {"sqrt(abs(%T))"},
    {"sqrt(%T)"},
    {"mod(%T, %T)"},
    {"mod(%T, %F)"},
    {"min(%T, %T)"},
    {"min(%T, %F)"},
    {"max(%T, %T)"},
    {"max(%T, %F)"},
    {"clamp(%T, %T, %T)"},
    {"clamp(%T, %F, %F)"},
    {"clamp(%T, 0.0, 1.0)"},
    {"mix(%T, %T, %T)"},
    {"mix(%T, %T, %F)"},
    {"step(%T, %T)"},
    {"step(%F, %T)"},
    {"smoothstep(%T, %T, %T)"},
    {"smoothstep(%F, %F, %T)"},
    {"faceforward(%T, %T, %T)"},
    {"reflect(%T, %T)"},
    {"refract(%T, %T, %F)"},
    {"dot(%V, %V)", 1, 1},
    {"length(%V)", 1, 1},
    {"distance(%V, %V)", 1, 1},
    {"cross(%T, %T)", 3, 3},
    {"radians(%T)", 1, 4, Needs::Elementary},
    {"degrees(%T)", 1, 4, Needs::Elementary},
    {"sin(%T)", 1, 4, Needs::Elementary},
    {"cos(%T)", 1, 4, Needs::Elementary},
    {"tan(%T)", 1, 4, Needs::Elementary},
    {"asin(clamp(%T, -1.0, 1.0))", 1, 4, Needs::Elementary},
    {"acos(sin(%T))", 1, 4, Needs::Elementary},
    {"atan(%T)", 1, 4, Needs::Elementary},
    {"atan(%T, %T)", 1, 4, Needs::Elementary},
    {"pow(abs(%T) + 0.125, clamp(%T, -3.0, 3.0))", 1, 4, Needs::Elementary},
    {"pow(%T, %T)", 1, 4, Needs::Elementary},
    {"exp(clamp(%T, -8.0, 8.0))", 1, 4, Needs::Elementary},
    {"exp2(%T)", 1, 4, Needs::Elementary},
    {"log(abs(%T) + 0.25)", 1, 4, Needs::Elementary},
    {"log2(abs(%T))", 1, 4, Needs::Elementary},
    {"inversesqrt(abs(%T) + 0.5)", 1, 4, Needs::Elementary},
    {"normalize(%T)", 1, 4, Needs::Elementary},
    {"texture2D(%X, %2)", 4, 4, Needs::Texture},
    {"texture2DProj(%X, %3)", 4, 4, Needs::Texture},
    {"texture2DProj(%X, %4)", 4, 4, Needs::Texture},
    {"textureCube(%Y, %3)", 4, 4, Needs::Texture},
    {"texture2D(%X, %2, %F)", 4, 4, Needs::FragmentTexture},
    {"texture2DProj(%X, %3, %F)", 4, 4, Needs::FragmentTexture},
    {"textureCube(%Y, %3, %F)", 4, 4, Needs::FragmentTexture},
    {"texture2DLod(%X, %2, %F)", 4, 4, Needs::VertexTexture},
    {"texture2DProjLod(%X, %4, %F)", 4, 4, Needs::VertexTexture},
    {"textureCubeLod(%Y, %3, %F)", 4, 4, Needs::VertexTexture},
};

const std::vector<Pattern> kIntPatterns{
    {"(%T + %T)"},
    {"(%T - %T)"},
    {"(%T * %T)"},
    {"(%T / %T)"},
    {"(-%T)"},
    {"(%T / %P)"},
    {"(%T * %I)", 2},
    {"(%I + %T)", 2},
    {"(%I - %T)", 2},
    {"%n(%G)"},
    {"%n(%G)"},
    {"%n(%K)"},
    {"%n(%I)"},
    {"ivec2(%I, %I)", 2, 2},
    {"ivec2(%F, %B)", 2, 2},
    {"ivec3(%2, %I)", 3, 3},
    {"ivec4(%I, %3)", 4},
    {"ivec4(%2, %I, %I)", 4},
};

const std::vector<Pattern> kBoolPatterns{
    {"(%F < %F)", 1, 1},
    {"(%F <= %F)", 1, 1},
    {"(%F > %F)", 1, 1},
    {"(%F >= %F)", 1, 1},
    {"(%I < %I)", 1, 1},
    {"(%I <= %I)", 1, 1},
    {"(%I > %I)", 1, 1},
    {"(%I >= %I)", 1, 1},
    {"(%V == %V)", 1, 1},
    {"(%V != %V)", 1, 1},
    {"(%W == %W)", 1, 1},
    {"(%W != %W)", 1, 1},
    {"(%Q == %Q)", 1, 1},
    {"(%Q != %Q)", 1, 1},
    {"(%R == %R)", 1, 1},
    {"(%R != %R)", 1, 1},
    {"(%Z == %Z)", 1, 1, Needs::Struct},
    {"(%Z != %Z)", 1, 1, Needs::Struct},
    {"(%B == %B)", 1, 1},
    {"(%B && %B)", 1, 1},
    {"(%B && %B)", 1, 1},
    {"(%B || %B)", 1, 1},
    {"(%B || %B)", 1, 1},
    {"(%B ^^ %B)", 1, 1},
    {"(!%B)", 1, 1},
    {"any(%Q)", 1, 1},
    {"all(%Q)", 1, 1},
    {"%n(%G)"},
    {"%n(%J)"},
    {"lessThan(%G, %G)", 2},
    {"lessThan(%J, %J)", 2},
    {"lessThanEqual(%G, %G)", 2},
    {"lessThanEqual(%J, %J)", 2},
    {"greaterThan(%G, %G)", 2},
    {"greaterThan(%J, %J)", 2},
    {"greaterThanEqual(%G, %G)", 2},
    {"greaterThanEqual(%J, %J)", 2},
    {"equal(%G, %G)", 2},
    {"equal(%J, %J)", 2},
    {"equal(%T, %T)", 2},
    {"notEqual(%G, %G)", 2},
    {"notEqual(%J, %J)", 2},
    {"notEqual(%T, %T)", 2},
    {"not(%T)", 2},
    {"bvec2(%B, %F)", 2, 2},
    {"bvec3(%I, %2)", 3, 3},
    {"bvec4(%B, %B, %2)", 4},
};

const std::vector<Pattern> kMatrixPatterns{
    {"(%T + %T)"},
    {"(%T - %T)"},
    {"(%T * %T)"},
    {"(%T * %T)"},
    {"(%T / %T)"},
    {"(-%T)"},
    {"(%T * %F)"},
    {"(%F * %T)"},
    {"(%T + %F)"},
    {"(%F - %T)"},
    {"(%T / %F)"},
    {"(%F / %T)"},
    {"matrixCompMult(%T, %T)"},
    {"%n(%F)"},
    {"mat2(%2, %2)", 2, 2},
    {"mat2(%F, %I, %F, %B)", 2, 2},
    {"mat2(%4)", 2, 2},
    {"mat2(%F, %3)", 2, 2},
    {"mat3(%3, %3, %3)", 3, 3},
    {"mat3(%4, %4, %F)", 3, 3},
    {"mat4(%4, %4, %4, %4)", 4},
};

} // namespace

const std::vector<Pattern>& patternsOf(const Type& result)
{
    if (result.isMatrix())
        return kMatrixPatterns;
    return result.base == Base::Float ? kFloatPatterns : result.base == Base::Int ? kIntPatterns : kBoolPatterns;
}

bool applies(const Pattern& pattern, const Type& result, const WriterContext& context)
{
    if (result.rows < pattern.minRows || result.rows > pattern.maxRows)
        return false;
    const bool isFragment = context.stage == core::ShaderStage::Fragment;
    switch (pattern.needs) {
    case Needs::Nothing: return true;
    case Needs::Elementary: return context.traits.hasElementary;
    case Needs::Texture: return context.traits.hasTextures;
    case Needs::FragmentTexture: return context.traits.hasTextures && isFragment;
    case Needs::VertexTexture: return context.traits.hasTextures && !isFragment;
    case Needs::Struct: return !context.structs.empty();
    }
    return false;
}

} // namespace vitrine::differential
