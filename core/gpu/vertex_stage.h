// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/assembly_ops.h"
#include "core/gpu/geometry_watch.h"
#include "core/gpu/shader_runner.h"
#include "core/gpu/task_watch.h"
#include "core/primitive/shaded_vertex.h"

#include <array>
#include <span>
#include <vector>

namespace vitrine::core {

/// Shades the vertices of a run of primitives, each vertex number once: programs are pure, so a number met again has
/// the same result.
class VertexStage {
public:
    /// Tells of every vertex that is shaded from now on; null ends that.
    void watchGeometry(GeometryWatch* watch) { m_geometryWatch = watch; }
    /// Shades what primitives first … first + count − 1 of the draw need.
    Result<void> shade(ShaderRunner& runner, const DrawCommand& command, std::uint32_t first, std::uint32_t count);
    /// The same for who asks for nothing but positions, clips() and corners(), and while nobody watches.
    Result<void> place(ShaderRunner& runner, const DrawCommand& command, std::uint32_t first, std::uint32_t count);

    void watchTasks(TaskWatch* watch) { m_taskWatch = watch; }

    /// Vertices of primitive first + i of the last shade(); entries beyond the kind's count are null.
    [[nodiscard]] std::array<const ShadedVertex*, 3> vertices(std::uint32_t i) const;

    /// The clip coordinates that the last place() has made, and which of them the corners of the primitives have, one
    /// after another.
    [[nodiscard]] std::span<const Vec4> clips() const { return m_clips; }
    [[nodiscard]] std::span<const std::uint32_t> corners() const { return m_corners; }

private:
    void numberOnce();
    void numberFan(std::uint32_t center, std::uint32_t first, std::uint32_t count);
    void collectNumbers(const DrawCommand& command, std::uint32_t first, std::uint32_t count);
    /// Calls keep(context, first, count) behind each task, which has the numbers from the first on.
    template <typename Keep>
    Result<void> shadeNumbers(ShaderRunner& runner, const DrawState& state, Keep&& keep);
    void keepShaded(const Program& program, const ThreadContext& context, std::size_t first, std::size_t count);

    GeometryWatch* m_geometryWatch = nullptr;
    TaskWatch* m_taskWatch = nullptr;
    int m_verticesPerPrimitive = 3;
    std::vector<std::uint32_t> m_corners; ///< vertex number of each corner, then its index in m_shaded
    std::vector<std::uint32_t> m_numbers; ///< sorted, each once
    std::vector<std::uint32_t> m_indices; ///< of numbers in m_numbers, from the least on
    std::vector<ShadedVertex> m_shaded;   ///< as many as numbers, at least
    std::vector<Vec4> m_clips;
};

} // namespace vitrine::core
