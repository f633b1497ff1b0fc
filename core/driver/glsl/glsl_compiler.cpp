// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/glsl_compiler.h"

#include "core/driver/glsl/big_stack_thread.h"
#include "core/driver/glsl/compiled_stage.h"
#include "core/driver/glsl/fixed_chain.h"
#include "core/driver/glsl/interface_layout.h"
#include "core/driver/glsl/link_checks.h"
#include "core/driver/glsl/program_builder.h"
#include "core/driver/glsl/program_symbols.h"
#include "core/driver/glsl/shader_lowering.h"
#include "core/driver/glsl/stage_compiler.h"
#include "core/driver/glsl/unit_linking.h"
#include "core/shader/discard_analysis.h"

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

using Units = std::shared_ptr<const ReachableUnits>;

/// Leaves the log empty when the shaders fit each other and the machine.
void findFaults(const Handle& vertex, const Handle& fragment, const Units& units, LinkResult& result)
{
    result.log = vertex.linkFault + fragment.linkFault;
    if (!result.log.empty())
        return;
    result.lacking = glsl::checkUnitsReachable(vertex) + glsl::checkUnitsReachable(fragment);
    if (fragment.isFixedChain)
        result.lacking += glsl::checkNoVertexTextures(vertex.interface, *units);
    result.log = glsl::checkStagesMatch(vertex.interface, fragment.interface) + result.lacking;
    if (units)
        result.log += glsl::checkNoReservedNames(vertex) + glsl::checkNoReservedNames(fragment);
}

/// `units`: null when neither shader enables the extension.
LinkResult link(const Handle& vertex, const Handle& fragment, const std::map<std::string, std::uint32_t>& bound,
                const Units& units)
{
    LinkResult result;
    findFaults(vertex, fragment, units, result);
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
        program->units = shader->units;
        noteDiscard(*program);
        (isVertex ? linked->vertex : linked->fragment) = std::make_shared<const Program>(*std::move(program));
    }
    linked->uniforms = std::move(layout->uniforms);
    linked->attributes = std::move(layout->attributes);
    linked->units = units;
    if (units)
        glsl::appendParameters(linked->uniforms, *units);
    result.program = std::move(linked);
    return result;
}

} // namespace

CompiledShader compileShader(ShaderStage stage, const std::string& source, std::shared_ptr<const ReachableUnits> units,
                             ShaderOrigin origin)
{
    CompiledShader result;
    glsl::runOnBigStack([&] { result = glsl::compileStage(stage, source, std::move(units), origin); });
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
    const Units& units = vertex.handle->units ? vertex.handle->units : fragment.handle->units;
    glsl::runOnBigStack([&] { result = link(*vertex.handle, *fragment.handle, boundAttributes, units); });
    return result;
}

LinkResult linkFixedFragmentStage(const CompiledShader& vertex,
                                  const std::map<std::string, std::uint32_t>& boundAttributes,
                                  std::shared_ptr<const ReachableUnits> units)
{
    LinkResult result;
    if (!vertex.handle || vertex.handle->stage != ShaderStage::Vertex) {
        result.log = linkError("a program needs a compiled vertex shader");
        return result;
    }
    glsl::runOnBigStack([&] {
        const CompiledShader fragment = glsl::fixedFragmentProgram(*vertex.handle, units);
        if (fragment.handle)
            result = link(*vertex.handle, *fragment.handle, boundAttributes, units);
        else
            result.log = linkError("the units of this machine make no fragment chain: " + fragment.log);
    });
    if (!result.program)
        return result;
    auto fixed = std::make_shared<LinkedProgram>(*result.program);
    fixed->hasFixedFragmentStage = true;
    result.program = std::move(fixed);
    return result;
}

} // namespace vitrine::core
