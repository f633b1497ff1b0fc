// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/glsl_compiler.h"

#include "core/driver/glsl/big_stack_thread.h"
#include "core/driver/glsl/compiled_stage.h"
#include "core/driver/glsl/interface_layout.h"
#include "core/driver/glsl/link_checks.h"
#include "core/driver/glsl/program_builder.h"
#include "core/driver/glsl/program_symbols.h"
#include "core/driver/glsl/shader_lowering.h"
#include "core/driver/glsl/stage_compiler.h"

namespace vitrine::core {

namespace {

using Handle = CompiledShader::Handle;

std::string linkError(const std::string& sentence)
{
    return "ERROR: " + sentence + "\n";
}

Result<Program> lower(const Handle& shader, const glsl::StageLayout& layout)
{
    auto code = glsl::ShaderLowering{shader.module, layout, shader.stage}.run();
    if (!code)
        return code.error();
    return glsl::buildProgram(std::move(*code), layout, shader.stage);
}

LinkResult link(const Handle& vertex, const Handle& fragment, const std::map<std::string, std::uint32_t>& bound)
{
    LinkResult result;
    result.log = vertex.linkFault + fragment.linkFault;
    if (result.log.empty())
        result.log = glsl::checkStagesMatch(vertex.interface, fragment.interface);
    if (!result.log.empty())
        return result;
    auto layout = glsl::layOutProgram(vertex, fragment, bound);
    if (!layout) {
        result.log = linkError(layout.error().message);
        return result;
    }
    auto linked = std::make_shared<LinkedProgram>();
    for (const Handle* shader : {&vertex, &fragment}) {
        const bool isVertex = shader == &vertex;
        auto program = lower(*shader, isVertex ? layout->vertex : layout->fragment);
        if (!program) {
            result.log = linkError(program.error().message);
            return result;
        }
        glsl::nameRegisters(*layout, *shader, *program);
        (isVertex ? linked->vertex : linked->fragment) = std::make_shared<const Program>(*std::move(program));
    }
    linked->uniforms = std::move(layout->uniforms);
    linked->attributes = std::move(layout->attributes);
    result.program = std::move(linked);
    return result;
}

} // namespace

CompiledShader compileShader(ShaderStage stage, const std::string& source)
{
    CompiledShader result;
    glsl::runOnBigStack([&] { result = glsl::compileStage(stage, source); });
    return result;
}

LinkResult linkProgram(const CompiledShader& vertex, const CompiledShader& fragment,
                       const std::map<std::string, std::uint32_t>& boundAttributes)
{
    LinkResult result;
    if (!vertex.handle || !fragment.handle || vertex.handle->stage != ShaderStage::Vertex ||
        fragment.handle->stage != ShaderStage::Fragment) {
        result.log = linkError("a program needs a compiled vertex shader and a compiled fragment shader");
        return result;
    }
    glsl::runOnBigStack([&] { result = link(*vertex.handle, *fragment.handle, boundAttributes); });
    return result;
}

} // namespace vitrine::core
