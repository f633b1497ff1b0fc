// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/shader_mutator.h"

#include <cctype>
#include <utility>

namespace vitrine::test {

namespace {

constexpr const char* kTokens[] = {"0",
                                   "-1",
                                   "1",
                                   "2147483647",
                                   "4294967296",
                                   "1e38",
                                   "1e-45",
                                   "0.0",
                                   "65536",
                                   "17",
                                   "{",
                                   "}",
                                   "(",
                                   ")",
                                   "[",
                                   "]",
                                   ";",
                                   ",",
                                   ".",
                                   "x",
                                   ".xyzw",
                                   ".wwww",
                                   "[3]",
                                   "[-1]",
                                   "[99999]",
                                   "+",
                                   "-",
                                   "*",
                                   "/",
                                   "%",
                                   "++",
                                   "--",
                                   "=",
                                   "==",
                                   "<",
                                   ">",
                                   "&&",
                                   "||",
                                   "^^",
                                   "!",
                                   "?",
                                   ":",
                                   "float",
                                   "int",
                                   "bool",
                                   "vec2",
                                   "vec3",
                                   "vec4",
                                   "ivec4",
                                   "bvec4",
                                   "mat2",
                                   "mat3",
                                   "mat4",
                                   "sampler2D",
                                   "samplerCube",
                                   "struct",
                                   "void",
                                   "const",
                                   "in",
                                   "out",
                                   "inout",
                                   "uniform",
                                   "varying",
                                   "attribute",
                                   "invariant",
                                   "precision",
                                   "highp",
                                   "lowp",
                                   "if",
                                   "else",
                                   "for",
                                   "while",
                                   "do",
                                   "break",
                                   "continue",
                                   "return",
                                   "discard",
                                   "main",
                                   "main()",
                                   "gl_Position",
                                   "gl_FragColor",
                                   "gl_FragData",
                                   "gl_FragCoord",
                                   "gl_PointSize",
                                   "gl_PointCoord",
                                   "gl_FrontFacing",
                                   "gl_MaxDrawBuffers",
                                   "gl_DepthRange",
                                   "texture2D",
                                   "texture2DLod",
                                   "textureCube",
                                   "texture2DProj",
                                   "dot",
                                   "pow",
                                   "normalize",
                                   "matrixCompMult",
                                   "lessThan",
                                   "any",
                                   "not",
                                   "mod",
                                   "\n#define A A B\n",
                                   "\n#if 1\n",
                                   "\n#endif\n",
                                   "\n#extension all : enable\n",
                                   "\n#version 300 es\n",
                                   "\n#pragma x\n",
                                   "while(true);",
                                   "for(;;)",
                                   "vec4(1.0)/0.0",
                                   "/*",
                                   "//",
                                   "\\\n",
                                   "\xff",
                                   "invariant varying",
                                   "struct S { S s; };"};

bool isWord(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '.';
}

bool isSpace(char c)
{
    return std::isspace(static_cast<unsigned char>(c)) != 0;
}

void mutateTokens(Mutator& mutator, std::vector<std::string>& tokens)
{
    const auto place = tokens.begin() + static_cast<std::ptrdiff_t>(mutator.below(tokens.size()));
    switch (mutator.below(8)) {
    case 0: tokens.erase(place); break;
    case 1: tokens.insert(place, std::string(*place)); break;
    case 2: std::swap(*place, tokens[mutator.below(tokens.size())]); break;
    case 3: *place = tokens[mutator.below(tokens.size())]; break;
    case 4: tokens.insert(place, std::string(mutator.oneOf(kTokens))); break;
    case 5: {
        const std::vector<std::string> run(
            place, place + static_cast<std::ptrdiff_t>(mutator.below(
                               std::min<std::size_t>(40, static_cast<std::size_t>(tokens.end() - place)))));
        tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(mutator.below(tokens.size())), run.begin(),
                      run.end());
        break;
    }
    default: *place = mutator.oneOf(kTokens); break;
    }
}

} // namespace

std::vector<std::string> shaderTokens(std::string_view source)
{
    std::vector<std::string> tokens;
    for (std::size_t start = 0; start < source.size();) {
        std::size_t end = start + 1;
        const auto isLikeFirst = isWord(source[start]) ? isWord : isSpace;
        if (isWord(source[start]) || isSpace(source[start]))
            while (end < source.size() && isLikeFirst(source[end]))
                ++end;
        tokens.emplace_back(source.substr(start, end - start));
        start = end;
    }
    return tokens;
}

std::string mutateShader(Mutator& mutator, std::string_view source)
{
    std::vector<std::string> tokens = shaderTokens(source);
    for (std::size_t count = 1 + mutator.below(5); count > 0 && !tokens.empty(); --count)
        mutateTokens(mutator, tokens);
    std::string result;
    for (const std::string& token : tokens)
        result += token;
    return result;
}

} // namespace vitrine::test
