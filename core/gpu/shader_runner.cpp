// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/shader_runner.h"

#include "core/gpu/draw_textures.h"

namespace vitrine::core {

Result<void> ShaderRunner::prepare(ShaderStage stage, const DrawState& state, const Memory& memory, ProgramCache& cache)
{
    const bool isVertex = stage == ShaderStage::Vertex;
    m_stage = stage;
    m_program = isVertex ? state.program.vertex : state.program.fragment;
    m_constants = isVertex ? state.program.vertexConstants : state.program.fragmentConstants;
    m_textures = drawTextures(state, stage, memory);
    auto decoded = cache.decoded(m_program);
    if (!decoded)
        return decoded.error();
    m_decoded = *decoded;
    m_parameters = state.program.parameters;
    m_units.serve(m_program->units);
    return checkSends(*m_program, m_units.units());
}

ThreadContext& ShaderRunner::begin(std::uint32_t lanes, LaneMask alive, LaneMask covered)
{
    m_context.reset(*m_decoded, lanes, alive, covered);
    return m_context;
}

Error ShaderRunner::endless() const
{
    return m_stage == ShaderStage::Vertex ? failure("the vertex shader does not come to an end")
                                          : failure("the fragment shader does not come to an end");
}

Result<void> ShaderRunner::execute()
{
    if (m_recorder)
        return executeTraced();
    while (true) {
        if (m_stop.stop_requested())
            return cancelled();
        // One budget for the whole task: an endless loop around a texture access has to end, too.
        const std::uint64_t left = kDefaultInstructionBudget - m_context.executedInstructions;
        const RunStatus status = run(m_context, *m_decoded, *m_constants, {SendMode::StopAtSend, left});
        if (status == RunStatus::Finished)
            return {};
        if (status != RunStatus::Request && status != RunStatus::Waiting)
            return endless();
        answerAll();
    }
}

Result<void> ShaderRunner::executeTraced()
{
    LaneRecorder& recorder = *std::exchange(m_recorder, nullptr);
    recorder.begin(m_context, *m_decoded, *m_constants);
    while (!m_context.finished && recorder.before(m_context, *m_decoded)) {
        if (m_stop.stop_requested())
            return cancelled();
        if (m_context.executedInstructions == kDefaultInstructionBudget)
            return endless();
        if (step(m_context, *m_decoded, *m_constants) == RunStatus::FlowTooDeep)
            return endless();
        answerAll();
        recorder.after(m_context, *m_decoded);
    }
    if (m_context.finished)
        recorder.finish(m_context);
    return execute();
}

void ShaderRunner::answerAll()
{
    m_answers.answerAll(m_context, *m_decoded, {m_textures, m_parameters.get()});
}

} // namespace vitrine::core
