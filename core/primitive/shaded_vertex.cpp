// SPDX-License-Identifier: Apache-2.0
#include "core/primitive/shaded_vertex.h"

namespace vitrine::core {

void readShadedVertex(const ThreadContext& context, const Program& program, std::uint32_t lane, ShadedVertex& vertex)
{
    for (std::uint32_t component = 0; component < 4; ++component)
        vertex.clip[static_cast<int>(component)] = context.output(0, component)[lane];
    vertex.pointSize = program.writesPointSize ? context.output(1, 0)[lane] : 1.0f;
    for (std::uint32_t varying = 0; varying < program.varyingCount; ++varying)
        for (std::uint32_t component = 0; component < 4; ++component)
            vertex.varyings[varying][static_cast<int>(component)] = context.output(2 + varying, component)[lane];
}

} // namespace vitrine::core
