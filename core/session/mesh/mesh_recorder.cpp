// SPDX-License-Identifier: Apache-2.0
#include "core/session/mesh/mesh_recorder.h"

#include "core/command/vertex_fetch_ops.h"
#include "core/primitive/window_vertex.h"
#include "core/session/state_names.h"

#include <algorithm>
#include <cmath>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kPrimitivesPerReport = 4096;

std::string typeText(const VertexAttribute& attribute)
{
    if (!attribute.isArray)
        return "constant";
    std::string text = std::to_string(attribute.size) + ' ' + std::string(nameOf(attribute.type));
    return attribute.isNormalized ? text + " normalized" : text;
}

std::uint8_t outsideOf(const Vec4& clip, ClipDepth depth)
{
    if (!std::isfinite(clip.x) || !std::isfinite(clip.y) || !std::isfinite(clip.z) || !std::isfinite(clip.w))
        return outside::kNotFinite;
    const float nearest = depth == ClipDepth::ZeroToOne ? 0.0f : -clip.w;
    unsigned result = 0;
    result |= clip.x < -clip.w ? outside::kLeft : 0u;
    result |= clip.x > clip.w ? outside::kRight : 0u;
    result |= clip.y < -clip.w ? outside::kBottom : 0u;
    result |= clip.y > clip.w ? outside::kTop : 0u;
    result |= clip.z < nearest ? outside::kNear : 0u;
    result |= clip.z > clip.w ? outside::kFar : 0u;
    result |= clip.w <= 0.0f ? outside::kBehind : 0u;
    return static_cast<std::uint8_t>(result);
}

MeshFate fateOf(const SetupCounts& before, const SetupCounts& after)
{
    if (after.drawn != before.drawn)
        return MeshFate::Drawn;
    if (after.badVertex != before.badVertex)
        return MeshFate::BadVertex;
    if (after.culled != before.culled)
        return MeshFate::Culled;
    return after.degenerate != before.degenerate ? MeshFate::Degenerate : MeshFate::Outside;
}

} // namespace

MeshRecorder::MeshRecorder(const Replay& replay, const Pace& pace)
    : m_memory(replay.memory()), m_pace(pace), m_gpu(m_memory, replay.units(), replay.colorEngine(), replay.hiz())
{
    m_gpu.setStopToken(pace.stop);
}

Result<void> MeshRecorder::draw(const DrawCommand& command)
{
    begin(command);
    m_gpu.watchGeometry(this);
    auto drawn = m_gpu.draw(command);
    m_gpu.watchGeometry(nullptr);
    if (!drawn)
        return drawn;
    finishSequence(command);
    finishWindow();
    return {};
}

void MeshRecorder::begin(const DrawCommand& command)
{
    const DrawState& state = *command.state;
    m_mesh.emplace();
    m_mesh->callNumber = command.callNumber;
    m_mesh->topology = command.topology;
    m_mesh->kind = primitiveKind(command.topology);
    m_mesh->isIndexed = command.indexType != IndexType::None;
    m_mesh->writesPointSize = state.program.vertex && state.program.vertex->writesPointSize;
    m_mesh->raster = state.raster;
    m_mesh->vertexCount = command.count;
    m_mesh->primitiveCount = primitiveCount(command.topology, command.count);
    m_known.clear();
    m_setup.reset();
    m_counts = {};
    m_isFull = false;
    m_inputPlaces.clear();
    m_varyingPlaces.clear();
    if (!state.isBasic()) { // which has no programs
        nameInputs(state);
        nameVaryings(state.program);
    }
    boundSequence(command);
}

void MeshRecorder::nameInputs(const DrawState& state)
{
    for (const ProgramSymbol& symbol : state.program.vertex->inputSymbols) {
        for (std::uint16_t i = 0; i < symbol.registerCount; ++i) {
            const auto index = static_cast<std::uint16_t>(symbol.firstRegister + i);
            const std::string column = symbol.registerCount > 1 ? '[' + std::to_string(i) + ']' : std::string();
            m_mesh->inputs.push_back({symbol.name + column, typeText(state.attributes[index]), symbol.components, {}});
            m_inputPlaces.push_back({index, 0});
        }
    }
}

void MeshRecorder::nameVaryings(const ProgramState& programs)
{
    for (const ProgramSymbol& symbol : programs.fragment->inputSymbols) {
        m_mesh->varyings.push_back({symbol.name, {}, symbol.components, {}});
        m_varyingPlaces.push_back({symbol.firstRegister, symbol.firstComponent});
    }
}

void MeshRecorder::boundSequence(const DrawCommand& command)
{
    std::size_t bytes = sizeof(MeshVertex) + sizeof(MeshPrimitive) + sizeof(std::uint32_t);
    for (const auto* values : {&m_mesh->inputs, &m_mesh->varyings})
        for (const MeshValue& value : *values)
            bytes += value.components * sizeof(float);
    const auto most = static_cast<std::uint32_t>(kMostMeshBytes / bytes);
    m_kept = std::min({command.count, kMostMeshVertices, most});
}

void MeshRecorder::onVertex(std::uint32_t number, const VertexLane& lane, const ShadedVertex& vertex)
{
    const auto next = static_cast<std::uint32_t>(m_mesh->vertices.size());
    if (m_isFull || !m_known.emplace(number, next).second)
        return;
    const std::uint8_t outside = outsideOf(vertex.clip, m_mesh->raster.clipDepth);
    m_mesh->vertices.push_back({number, vertex.clip, vertex.pointSize, {}, outside});
    const std::uint32_t inputRow = lane.context.layout.inputRow;
    for (std::size_t i = 0; i < m_inputPlaces.size(); ++i) {
        MeshValue& value = m_mesh->inputs[i];
        for (std::uint32_t c = 0; c < value.components; ++c)
            value.values.push_back(lane.context.row(inputRow + 4u * m_inputPlaces[i].index + c)[lane.lane]);
    }
    for (std::size_t i = 0; i < m_varyingPlaces.size(); ++i) {
        MeshValue& value = m_mesh->varyings[i];
        const Vec4& all = vertex.varyings[m_varyingPlaces[i].index];
        const std::array<float, 4> components{all.x, all.y, all.z, all.w};
        for (std::size_t c = 0; c < value.components; ++c)
            value.values.push_back(components[m_varyingPlaces[i].firstComponent + c]);
    }
}

void MeshRecorder::onPlacedVertex(std::uint32_t number, const ShadedVertex& vertex)
{
    const auto next = static_cast<std::uint32_t>(m_mesh->vertices.size());
    if (!m_isFull && m_known.emplace(number, next).second)
        m_mesh->vertices.push_back(
            {number, vertex.clip, vertex.pointSize, {}, outsideOf(vertex.clip, m_mesh->raster.clipDepth)});
}

void MeshRecorder::onPiece(const Primitive& piece, std::uint32_t number)
{
    if (m_pieces.pieces++ == 0)
        m_pieces.firstNumber = number;
    m_pieces.isFrontFacing = piece.frontFacing;
}

void MeshRecorder::onPrimitive(std::uint32_t index, const PrimitiveProcessor& processor)
{
    MeshPrimitive primitive = std::exchange(m_pieces, {});
    primitive.fate = fateOf(std::exchange(m_counts, processor.counts()), processor.counts());
    primitive.isClipped = processor.wasClipped();
    primitive.corners = primitiveVertices(m_mesh->topology, m_mesh->vertexCount, index);
    const auto corners = static_cast<std::size_t>(verticesPerPrimitive(m_mesh->kind));
    std::fill(primitive.corners.begin() + static_cast<std::ptrdiff_t>(corners), primitive.corners.end(), 0u);
    if (!m_setup)
        m_setup = processor.state();
    if (std::ranges::all_of(primitive.corners, [this](std::uint32_t position) { return position < m_kept; }))
        m_mesh->primitives.push_back(primitive);
    else
        m_isFull = true;
    if (m_pace.progress && index % kPrimitivesPerReport == 0)
        m_pace.progress(index, m_mesh->primitiveCount);
}

void MeshRecorder::finishSequence(const DrawCommand& command)
{
    const std::uint32_t shaded = std::min(m_kept, command.count - unusedVertexCount(command.topology, command.count));
    m_mesh->sequence.assign(m_kept, kNotShaded);
    fetchVertexNumbers(command, 0, std::span(m_mesh->sequence).first(shaded));
    for (std::uint32_t position = 0; position < shaded; ++position) {
        const auto known = m_known.find(m_mesh->sequence[position]);
        m_mesh->sequence[position] = known == m_known.end() ? kNotShaded : known->second;
    }
}

void MeshRecorder::finishWindow()
{
    for (MeshVertex& vertex : m_mesh->vertices)
        if (const auto window = m_setup ? toWindow(*m_setup, vertex.clip) : std::nullopt)
            vertex.window = {window->exactX / kSubpixels, window->exactY / kSubpixels, window->z};
}

} // namespace vitrine::core
