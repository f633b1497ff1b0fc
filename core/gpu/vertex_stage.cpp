// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/vertex_stage.h"

#include "core/command/vertex_fetch_ops.h"

#include <algorithm>

namespace vitrine::core {

Result<void> VertexStage::shade(ShaderRunner& runner, const DrawCommand& command, std::uint32_t first,
                                std::uint32_t count)
{
    collectNumbers(command, first, count);
    if (m_shaded.size() < m_numbers.size())
        m_shaded.resize(m_numbers.size());
    return shadeNumbers(runner, *command.state,
                        [&](const ThreadContext& context, std::size_t start, std::size_t vertices) {
                            keepShaded(runner.program(), context, start, vertices);
                        });
}

Result<void> VertexStage::place(ShaderRunner& runner, const DrawCommand& command, std::uint32_t first,
                                std::uint32_t count)
{
    collectNumbers(command, first, count);
    m_clips.resize(m_numbers.size());
    return shadeNumbers(runner, *command.state,
                        [&](const ThreadContext& context, std::size_t start, std::size_t vertices) {
                            for (std::uint32_t component = 0; component < 4; ++component) {
                                const auto row = context.output(0, component);
                                for (std::size_t lane = 0; lane < vertices; ++lane)
                                    m_clips[start + lane][static_cast<int>(component)] = row[lane];
                            }
                        });
}

std::array<const ShadedVertex*, 3> VertexStage::vertices(std::uint32_t i) const
{
    std::array<const ShadedVertex*, 3> result{};
    const std::size_t base = std::size_t{i} * static_cast<std::size_t>(m_verticesPerPrimitive);
    for (std::size_t corner = 0; corner < static_cast<std::size_t>(m_verticesPerPrimitive); ++corner)
        result[corner] = &m_shaded[m_corners[base + corner]];
    return result;
}

void VertexStage::collectNumbers(const DrawCommand& command, std::uint32_t first, std::uint32_t count)
{
    m_verticesPerPrimitive = verticesPerPrimitive(primitiveKind(command.topology));
    const std::size_t ofEach = static_cast<std::size_t>(m_verticesPerPrimitive);
    m_corners.resize(ofEach * count);
    if (command.topology == Topology::TriangleFan && command.indexType == IndexType::None)
        return numberFan(command.first, command.first + first + 1, count);
    if (command.topology == Topology::Triangles) // Their corners stand one behind the other.
        fetchVertexNumbers(command, 3 * first, m_corners);
    for (std::uint32_t i = 0; i < count && command.topology != Topology::Triangles; ++i) {
        const auto positions = primitiveVertices(command.topology, command.count, first + i);
        for (std::size_t corner = 0; corner < ofEach; ++corner)
            fetchVertexNumbers(command, positions[corner], std::span(m_corners).subspan(ofEach * i + corner, 1));
    }
    numberOnce();
}

/// Of triangles (center, n, n + 1): the numbers are sorted as they come.
void VertexStage::numberFan(std::uint32_t center, std::uint32_t first, std::uint32_t count)
{
    m_numbers.resize(std::size_t{count} + 2);
    m_numbers[0] = center;
    for (std::uint32_t i = 0; i <= count; ++i)
        m_numbers[i + 1] = first + i;
    for (std::uint32_t i = 0; i < count; ++i) {
        m_corners[3 * std::size_t{i}] = 0;
        m_corners[3 * std::size_t{i} + 1] = i + 1;
        m_corners[3 * std::size_t{i} + 2] = i + 2;
    }
}

/// Sorts the numbers, and lets the corners be indices of them.
void VertexStage::numberOnce()
{
    const auto [least, most] = std::ranges::minmax_element(m_corners);
    m_numbers.clear();
    if (m_corners.empty())
        return;
    const std::uint32_t first = *least;
    const std::size_t range = std::size_t{*most} - first + 1;
    if (range > 4 * m_corners.size()) {
        m_numbers = m_corners;
        std::sort(m_numbers.begin(), m_numbers.end());
        m_numbers.erase(std::unique(m_numbers.begin(), m_numbers.end()), m_numbers.end());
        for (std::uint32_t& corner : m_corners)
            corner = static_cast<std::uint32_t>(std::lower_bound(m_numbers.begin(), m_numbers.end(), corner) -
                                                m_numbers.begin());
        return;
    }
    m_indices.assign(range, 0); // numbers that lie close together are sorted by their place
    for (const std::uint32_t corner : m_corners)
        m_indices[corner - first] = 1;
    for (std::size_t i = 0; i < range; ++i) {
        if (m_indices[i] == 0)
            continue;
        m_indices[i] = static_cast<std::uint32_t>(m_numbers.size());
        m_numbers.push_back(first + static_cast<std::uint32_t>(i));
    }
    for (std::uint32_t& corner : m_corners)
        corner = m_indices[corner - first];
}

template <typename Keep>
Result<void> VertexStage::shadeNumbers(ShaderRunner& runner, const DrawState& state, Keep&& keep)
{
    const Program& program = runner.program();
    for (std::size_t start = 0; start < m_numbers.size(); start += kMaxLanes) {
        const std::size_t count = std::min<std::size_t>(kMaxLanes, m_numbers.size() - start);
        const auto lanes = static_cast<std::uint32_t>((count + 3) / 4 * 4);
        const LaneMask alive = allLanes(static_cast<std::uint32_t>(count));
        ThreadContext& context = runner.begin(lanes, alive, alive);
        fetchAttributes(state, program.inputCount, std::span(m_numbers).subspan(start, count),
                        LaneRegisters{context.input(0, 0).data(), lanes});
        if (m_taskWatch)
            runner.trace(m_taskWatch->beginVertices(std::span(m_numbers).subspan(start, count)));
        if (auto result = runner.execute(); !result)
            return result;
        keep(context, start, count);
    }
    return {};
}

void VertexStage::keepShaded(const Program& program, const ThreadContext& context, std::size_t first, std::size_t count)
{
    for (std::size_t lane = 0; lane < count; ++lane)
        readShadedVertex(context, program, static_cast<std::uint32_t>(lane), m_shaded[first + lane]);
    for (std::size_t lane = 0; m_geometryWatch && lane < count; ++lane)
        m_geometryWatch->onVertex(m_numbers[first + lane], {context, static_cast<std::uint32_t>(lane)},
                                  m_shaded[first + lane]);
}

} // namespace vitrine::core
