// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/shader_runner.h"

#include "core/texture/texture_answer.h"

namespace vitrine::core {

Result<void> ShaderRunner::prepare(ShaderStage stage, const DrawState& state, const Memory& memory, ProgramCache& cache)
{
    const bool isVertex = stage == ShaderStage::Vertex;
    m_stage = stage;
    m_program = isVertex ? state.program.vertex : state.program.fragment;
    m_constants = isVertex ? state.program.vertexConstants : state.program.fragmentConstants;
    m_textures = StageTextures(isVertex ? state.vertexTextures : state.fragmentTextures, memory);
    auto decoded = cache.decoded(m_program);
    if (!decoded)
        return decoded.error();
    m_decoded = *decoded;
    return {};
}

ThreadContext& ShaderRunner::begin(std::uint32_t lanes, LaneMask alive, LaneMask covered)
{
    m_context.reset(*m_decoded, lanes, alive, covered);
    return m_context;
}

Result<void> ShaderRunner::execute()
{
    while (true) {
        if (m_stop.stop_requested())
            return Error{"the replay was cancelled"};
        // One budget for the whole task: an endless loop around a texture access has to end, too.
        const std::uint64_t left = kDefaultInstructionBudget - m_context.executedInstructions;
        const RunStatus status = run(m_context, *m_decoded, *m_constants, {SendMode::StopAtSend, left});
        if (status == RunStatus::Finished)
            return {};
        if (status != RunStatus::Request && status != RunStatus::Waiting)
            return Error{m_stage == ShaderStage::Vertex ? "the vertex shader does not come to an end"
                                                        : "the fragment shader does not come to an end"};
        while (!m_context.pending.empty())
            answer(deviceRequest(m_context, *m_decoded, 0));
    }
}

void ShaderRunner::answer(const DeviceRequest& request)
{
    m_results.assign(std::size_t{4} * request.descriptor.resultRegisters * request.laneCount, 0.0f);
    if (request.descriptor.device == 0) // HET-14: nobody else is there, and nobody answers with 0.
        answerTextureRequest(request, m_textures.texture(request.descriptor.textureSlot),
                             std::span(m_results).first(std::size_t{4} * request.laneCount));
    deliver(m_context, *m_decoded, request.ticket, m_results);
}

} // namespace vitrine::core
