// SPDX-License-Identifier: Apache-2.0
#include "core/session/shader_trace/shader_trace_sink.h"

#include "core/command/vertex_fetch_ops.h"
#include "core/driver/glsl/debug_info.h"
#include "core/hiz/hiz_config.h"
#include "core/interpolate/lane_interpolate.h"

#include <algorithm>

namespace vitrine::core {

namespace {

/// Components that no instruction reads are not interpolated: what lies there is of another task.
void forgetUnread(ShaderTrace& trace)
{
    const VaryingMasks masks = varyingsRead(*trace.program);
    for (std::uint32_t varying = 0; varying < trace.program->varyingCount; ++varying)
        for (std::uint32_t c = 0; c < 4; ++c)
            if ((masks[varying] >> c & 1) == 0)
                trace.lanes.known[trace.lanes.layout.inputRow + 4 * varying + c] = false;
}

} // namespace

ShaderTraceSink::ShaderTraceSink(const Replay& replay, const ShaderTraceQuery& query, std::stop_token stop)
    : m_memory(replay.memory()), m_gpu(m_memory, replay.units(), replay.colorEngine(), kWithoutHiz), m_query(query)
{
    m_gpu.setStopToken(std::move(stop));
    m_gpu.watchTasks(this);
}

Result<void> ShaderTraceSink::draw(const DrawCommand& command)
{
    m_state = command.state;
    if (m_query.vertex)
        m_candidate.reset();
    if (m_query.vertex && *m_query.vertex >= command.count) {
        m_failure = failure("the draw has {} vertices, counted from 0: there is no {}", command.count, *m_query.vertex);
        return *m_failure;
    }
    if (m_query.vertex)
        fetchVertexNumbers(command, *m_query.vertex, {&m_vertexNumber, 1});
    auto drawn = m_gpu.draw(command);
    if (!drawn)
        m_failure = drawn.error();
    return drawn;
}

LaneRecorder* ShaderTraceSink::beginVertices(std::span<const std::uint32_t> numbers)
{
    const auto found = std::ranges::find(numbers, m_vertexNumber);
    // Programs are pure: a vertex that is shaded again does the same once more.
    if (!m_query.vertex || m_candidate || found == numbers.end())
        return nullptr;
    m_candidate.emplace(
        Candidate{.recorder = {static_cast<std::uint32_t>(found - numbers.begin()), 1}, .state = m_state});
    return &m_candidate->recorder;
}

LaneRecorder* ShaderTraceSink::beginFragments(std::span<const Quad> quads, std::span<const std::uint32_t> primitives)
{
    m_hasShaded = true;
    if (m_query.vertex)
        return nullptr;
    const auto lane = static_cast<std::uint8_t>((m_query.x & 1) + 2 * (m_query.y & 1));
    LaneRecorder* recorder = nullptr;
    for (std::size_t i = 0; i < quads.size(); ++i) {
        const Quad& quad = quads[i];
        const bool isHere = quad.x == (m_query.x & ~1u) && quad.y == (m_query.y & ~1u) &&
                            (m_query.primitive == 0 || primitives[i] == m_query.primitive);
        const bool isCovered = (coveredPixels(quad.coverage) >> lane & 1) != 0;
        if (!isHere || (m_candidate && m_candidate->isCovered && !isCovered))
            continue;
        m_candidate.emplace(Candidate{.recorder = {static_cast<std::uint32_t>(4 * i), kTracedLanes},
                                      .state = m_state,
                                      .lane = lane,
                                      .isCovered = isCovered,
                                      .quadX = quad.x,
                                      .quadY = quad.y,
                                      .primitive = primitives[i]});
        recorder = &m_candidate->recorder;
    }
    return recorder;
}

Error ShaderTraceSink::nothingTraced() const
{
    const std::string draw = "draw " + std::to_string(m_query.draw);
    if (m_state->isBasic())
        return failure("{} takes the basic 2-D path, which runs no programs", draw);
    if (m_query.vertex)
        return failure("vertex {} of {} belongs to no complete primitive, so it is not shaded", *m_query.vertex, draw);
    const std::string pixel = "pixel " + std::to_string(m_query.x) + "," + std::to_string(m_query.y);
    if (m_gpu.lastDraw().fragments > 0 && !m_hasShaded)
        return failure("{} does not run its fragment program: nothing would change by it", draw);
    if (m_query.primitive != 0)
        return failure("primitive {} of {} has no fragment at {} that was shaded: it is not covered, or failed its "
                       "tests before shading",
                       m_query.primitive, draw, pixel);
    return failure("{} has no fragment at {} that was shaded: it is not covered, or failed its tests before shading",
                   draw, pixel);
}

Result<ShaderTrace> ShaderTraceSink::take()
{
    // What was traced before a failure is what a program that does not end is looked at for.
    if (!m_candidate)
        return m_failure ? *m_failure : hasDrawn() ? nothingTraced() : failure("the call draws nothing");
    const ProgramState& programs = m_candidate->state->program;
    const bool isVertex = m_query.vertex.has_value();
    ShaderTrace trace;
    trace.query = m_query;
    trace.stage = isVertex ? ShaderStage::Vertex : ShaderStage::Fragment;
    trace.program = isVertex ? programs.vertex : programs.fragment;
    trace.constants = isVertex ? programs.vertexConstants : programs.fragmentConstants;
    auto decoded = DecodedProgram::decode(*trace.program);
    if (!decoded)
        return decoded.error();
    trace.decoded = std::make_shared<const DecodedProgram>(*std::move(decoded));
    trace.lanes = m_candidate->recorder.take();
    if (!isVertex)
        forgetUnread(trace);
    trace.lane = m_candidate->lane;
    trace.quadX = m_candidate->quadX;
    trace.quadY = m_candidate->quadY;
    trace.primitive = m_candidate->primitive;
    trace.vertexNumber = m_vertexNumber;
    trace.debug = makeShaderDebugInfo(*programs.vertex, *programs.fragment, trace.stage);
    return trace;
}

} // namespace vitrine::core
