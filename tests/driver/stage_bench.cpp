// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/stage_bench.h"

#include "core/shader/interpreter.h"

#include <algorithm>
#include <bit>

namespace vitrine::core {

StageBench::StageBench(const std::string& vertex, const std::string& fragment)
{
    const CompiledShader first = compileShader(ShaderStage::Vertex, vertex);
    const CompiledShader second = compileShader(ShaderStage::Fragment, fragment);
    m_log = first.log + second.log;
    if (!first.ok || !second.ok)
        return;
    LinkResult linked = linkProgram(first, second, {});
    m_log += linked.log;
    m_program = std::move(linked.program);
}

void StageBench::setUniformInt(const std::string& name, std::int32_t value)
{
    setUniform(name, {Vec4{std::bit_cast<float>(value), 0.0f, 0.0f, 0.0f}});
}

StageBench::Result StageBench::run(ShaderStage stage) const
{
    const bool isVertex = stage == ShaderStage::Vertex;
    const Program& program = isVertex ? *m_program->vertex : *m_program->fragment;
    std::vector<Vec4> constants(program.uniformCount);
    for (const UniformInfo& uniform : m_program->uniforms) {
        const std::int32_t first = isVertex ? uniform.vertexRegister : uniform.fragmentRegister;
        const auto value = m_uniforms.find(uniform.name);
        if (first >= 0 && value != m_uniforms.end())
            std::copy(value->second.begin(), value->second.end(), constants.begin() + first);
    }
    const auto decoded = DecodedProgram::decode(program);
    Result result;
    if (!decoded)
        return result;
    ThreadContext context;
    context.reset(*decoded, 4);
    for (const auto& [index, lanes] : m_inputs)
        for (std::uint32_t component = 0; component < 4; ++component)
            for (std::size_t lane = 0; lane < 4; ++lane)
                context.input(index, component)[lane] = lanes[lane][static_cast<int>(component)];
    result.finished = vitrine::core::run(context, *decoded, constants) == RunStatus::Finished;
    result.discarded = context.discarded;
    result.outputs.resize(program.outputCount);
    for (std::uint32_t index = 0; index < program.outputCount; ++index)
        for (std::uint32_t component = 0; component < 4; ++component)
            for (std::size_t lane = 0; lane < 4; ++lane)
                result.outputs[index][lane][static_cast<int>(component)] = context.output(index, component)[lane];
    return result;
}

} // namespace vitrine::core
