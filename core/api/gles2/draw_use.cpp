// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/draw_use.h"

#include "core/api/gles2/context.h"
#include "core/api/gles2/executable.h"
#include "core/api/gles2/system.h"

namespace vitrine::core::gles2 {

namespace {

GLuint columnsOf(GlslType type)
{
    switch (type) {
    case GlslType::Mat2: return 2;
    case GlslType::Mat3: return 3;
    case GlslType::Mat4: return 4;
    default: return 1;
    }
}

void noteArrays(DrawUse& use, const VertexArray& array)
{
    const auto& attributes = use.linked->attributes;
    for (std::uint32_t i = 0; i < attributes.size(); ++i)
        for (GLuint column = 0; column < columnsOf(attributes[i].type); ++column) {
            const GLuint index = attributes[i].location + column;
            const AttributeArray* source = index < array.attributes.size() ? &array.attributes[index] : nullptr;
            if (source && source->isEnabled && source->buffer)
                use.arrays.push_back({i, index, source->buffer});
        }
}

} // namespace

void Context::noteUse(const DrawCommand& command, const Executable& executable)
{
    DrawUse& use = m_system->m_lastDrawUse;
    const VertexArray& array = boundVertexArray();
    use.context = m_state.id;
    use.program = m_state.program;
    use.linked = executable.program;
    use.framebuffer = m_state.framebuffer;
    use.indices = command.indexType == IndexType::None ? BufferKey{} : array.elementBuffer;
    use.arrays.clear();
    use.samplers.clear();
    noteArrays(use, array);
    for (std::size_t i = 0; i < executable.locations.size(); ++i) {
        const UniformLocation& location = executable.locations[i];
        const GlslType type = executable.program->uniforms[location.uniform].type;
        if (type < GlslType::Sampler2D)
            continue;
        const auto unit = static_cast<GLuint>(executable.samplerUnits[i]);
        use.samplers.push_back({location, unit, m_state.units[unit][static_cast<std::size_t>(samplerTarget(type))]});
    }
}

std::uint32_t System::countDraw()
{
    m_lastDrawUse = {};
    return m_drawCount++;
}

} // namespace vitrine::core::gles2
