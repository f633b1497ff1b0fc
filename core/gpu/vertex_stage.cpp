// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/vertex_stage.h"

#include "core/command/vertex_fetch_ops.h"

#include <algorithm>

namespace vitrine::core {

Result<void> VertexStage::shade(ShaderRunner& runner, const DrawCommand& command, std::uint32_t first,
                                std::uint32_t count)
{
    collectNumbers(command, first, count);
    return shadeNumbers(runner, *command.state);
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
    if (command.topology == Topology::Triangles) // Their corners stand one behind the other.
        fetchVertexNumbers(command, 3 * first, m_corners);
    for (std::uint32_t i = 0; i < count && command.topology != Topology::Triangles; ++i) {
        const auto positions = primitiveVertices(command.topology, command.count, first + i);
        for (std::size_t corner = 0; corner < ofEach; ++corner)
            fetchVertexNumbers(command, positions[corner], std::span(m_corners).subspan(ofEach * i + corner, 1));
    }
    numberOnce();
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

Result<void> VertexStage::shadeNumbers(ShaderRunner& runner, const DrawState& state)
{
    const Program& program = runner.program();
    if (m_shaded.size() < m_numbers.size())
        m_shaded.resize(m_numbers.size());
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
        for (std::size_t lane = 0; lane < count; ++lane)
            readShadedVertex(context, program, static_cast<std::uint32_t>(lane), m_shaded[start + lane]);
        for (std::size_t lane = 0; m_geometryWatch && lane < count; ++lane)
            m_geometryWatch->onVertex(m_numbers[start + lane], {context, static_cast<std::uint32_t>(lane)},
                                      m_shaded[start + lane]);
    }
    return {};
}

} // namespace vitrine::core
