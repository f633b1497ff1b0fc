// SPDX-License-Identifier: Apache-2.0
#include "core/primitive/placed_vertex.h"

#include "core/command/vertex_fetch_ops.h"

#include <array>
#include <span>

namespace vitrine::core {

void readPlacedVertex(const DrawCommand& command, std::uint32_t position, ShadedVertex& vertex)
{
    std::array<std::uint32_t, 1> number{};
    fetchVertexNumbers(command, position, number);
    std::array<float, 4> place{};
    fetchAttributes(*command.state, 1, number, {place.data(), 1});
    vertex.clip = {place[0], place[1], 0.0f, kPlacedExtent};
    vertex.pointSize = 1.0f;
}

} // namespace vitrine::core
