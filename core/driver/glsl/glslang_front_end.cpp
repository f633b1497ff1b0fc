// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/glslang_front_end.h"

#include "core/driver/glsl/constant_folder.h"
#include "core/driver/glsl/interface_reader.h"
#include "core/driver/glsl/matrix_division.h"
#include "core/driver/glsl/tokenizer.h"

#include <glslang/MachineIndependent/localintermediate.h>
#include <glslang/Public/ResourceLimits.h>
#include <glslang/Public/ShaderLang.h>
#include <glslang/SPIRV/GlslangToSpv.h>

#include <mutex>

namespace vitrine::core::glsl {

namespace {

constexpr int kVersion = 100;

TBuiltInResource limits(VertexTextures textures)
{
    TBuiltInResource result = *GetDefaultResources();
    result.maxVertexAttribs = 16;
    result.maxVertexUniformVectors = 256;
    result.maxVaryingVectors = 16;
    result.maxVertexTextureImageUnits = textures == VertexTextures::All ? 32 : 0;
    result.maxCombinedTextureImageUnits = 192;
    result.maxTextureImageUnits = 32;
    result.maxFragmentUniformVectors = 224;
    result.maxDrawBuffers = 1;
    return result;
}

void initializeOnce()
{
    // glslang's tables are the process's; they live until it ends.
    static std::once_flag once;
    std::call_once(once, [] {
        foldConstantsOurselves();
        glslang::InitializeProcess();
    });
}

/// An error of the shader alone (GLSL ES 1.00 §7.2), which glslang looks for only when it links.
bool usesBothOutputs(const glslang::TIntermediate& tree)
{
    return tree.inIoAccessed("gl_FragColor") && tree.inIoAccessed("gl_FragData");
}

/// Undocumented, and why the version is pinned: parsed without SPIR-V's rules, which refuse version 100, and told the
/// target afterwards, glslang 12 translates GLSL ES 1.00 well.
std::vector<std::uint32_t> translate(glslang::TIntermediate& tree)
{
    glslang::SpvVersion target;
    target.spv = glslang::EShTargetSpv_1_0;
    target.openGl = kVersion;
    tree.setSpv(target);
    divideByComponents(tree);
    glslang::SpvOptions options;
    options.disableOptimizer = true;
    options.generateDebugInfo = true; // source lines
    std::vector<unsigned int> words;
    spv::SpvBuildLogger log;
    glslang::GlslangToSpv(tree, words, &log, &options);
    return {words.begin(), words.end()};
}

} // namespace

ParsedShader parseShader(ShaderStage stage, const std::string& source, VertexTextures textures)
{
    initializeOnce();
    const EShLanguage language = stage == ShaderStage::Vertex ? EShLangVertex : EShLangFragment;
    const TBuiltInResource resources = limits(textures);
    ParsedShader result;
    glslang::TShader shader(language);
    const char* text = source.c_str();
    shader.setStrings(&text, 1);
    result.ok = shader.parse(&resources, kVersion, EEsProfile, false, false, EShMsgDefault);
    result.log = shader.getInfoLog();
    if (result.ok && usesBothOutputs(*shader.getIntermediate())) {
        result.ok = false;
        result.log += errorAt(1, "gl_FragData", "can't be used in one shader with gl_FragColor");
    }
    if (!result.ok)
        return result;
    glslang::TProgram program;
    program.addShader(&shader);
    if (!program.link(EShMsgDefault)) {
        result.linkLog = program.getInfoLog();
        return result;
    }
    glslang::TIntermediate& tree = *program.getIntermediate(language);
    result.interface = readInterface(tree, stage);
    result.spirv = translate(tree);
    return result;
}

} // namespace vitrine::core::glsl
