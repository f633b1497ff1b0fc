// SPDX-License-Identifier: Apache-2.0
// glClear, glDrawArrays and glDrawElements.
#include "core/api/gles2/context.h"
#include "core/api/gles2/draw_state_builder.h"
#include "core/api/gles2/enum_tables.h"
#include "core/api/gles2/executable.h"
#include "core/api/gles2/share_group.h"
#include "core/api/gles2/system.h"
#include "core/api/gles2/texture_images.h"

#include <algorithm>
#include <cstring>

namespace vitrine::core::gles2 {

namespace {

Blob copyBytes(std::span<const std::byte> bytes, std::uint64_t size)
{
    auto copy = std::make_shared<std::vector<std::byte>>(size);
    const std::size_t count = std::min<std::uint64_t>(bytes.size(), size);
    if (count != 0)
        std::memcpy(copy->data(), bytes.data(), count);
    return copy;
}

} // namespace

void Context::clear(GLbitfield mask)
{
    if ((mask & ~static_cast<GLbitfield>(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT)) != 0)
        return fail(GL_INVALID_VALUE);
    if (!isFramebufferComplete())
        return fail(GL_INVALID_FRAMEBUFFER_OPERATION);
    loadSlice();
    ClearCommand command;
    command.targets = drawTargets();
    command.clearColor = (mask & GL_COLOR_BUFFER_BIT) != 0 && command.targets.color;
    command.clearDepth = (mask & GL_DEPTH_BUFFER_BIT) != 0 && command.targets.depth;
    command.clearStencil = (mask & GL_STENCIL_BUFFER_BIT) != 0 && command.targets.stencil;
    if (!command.clearColor && !command.clearDepth && !command.clearStencil)
        return;
    const ClearValues& values = m_state.clear;
    command.scissorEnabled = m_state.capabilities.scissorTest;
    command.scissor = m_state.raster.scissor;
    command.color = {values.color[0], values.color[1], values.color[2], values.color[3]};
    command.colorMask = colorMaskOf(m_state.raster);
    command.depth = values.depth;
    command.depthWrite = m_state.raster.depthMask;
    command.stencil = static_cast<std::uint8_t>(values.stencil & 0xFF);
    command.stencilWriteMask = static_cast<std::uint8_t>(m_state.raster.front.writeMask & 0xFF);
    command.callNumber = m_system->m_callNumber;
    if (isDrawingToTexture())
        device().noteClearedTexture(command);
    device().clear(command);
    storeSlice();
}

void Context::fillTextures(DrawState& state, const Executable& executable)
{
    forSamplers(executable, [&](const UniformInfo& uniform, GLint unit, int vertexSlot, int fragmentSlot) {
        const TextureTarget target = samplerTarget(uniform.type);
        const TextureKey key = m_state.units[static_cast<std::size_t>(unit)][static_cast<std::size_t>(target)];
        const std::shared_ptr<const TextureView> view = viewOf(*m_share->textures.find(key));
        if (vertexSlot >= 0 && vertexSlot < kMaxTextureSlots)
            state.vertexTextures[static_cast<std::size_t>(vertexSlot)] = view;
        if (fragmentSlot >= 0 && fragmentSlot < kMaxTextureSlots)
            state.fragmentTextures[static_cast<std::size_t>(fragmentSlot)] = view;
    });
}

std::shared_ptr<const DrawState> Context::drawState(Executable& executable)
{
    DrawStateCache& cache = m_state.drawState;
    if (cache.state && !cache.isDirty && cache.groupVersion == m_share->version && provesTheSame(cache))
        return cache.state;
    setDepthRange(executable, m_state.raster.depthNear, m_state.raster.depthFar);
    auto state = std::make_shared<DrawState>();
    state->program = {executable.program->vertex, executable.program->fragment,
                      executable.vertexConstants, executable.fragmentConstants,
                      executable.parameters,      executable.program->hasFixedFragmentStage};
    const VertexArray& array = boundVertexArray();
    for (std::size_t i = 0; i < array.attributes.size(); ++i)
        state->attributes[i] = vertexAttributeOf(*m_share, array.attributes[i], m_state.currentAttributes[i]);
    fillTextures(*state, executable);
    state->targets = drawTargets();
    state->raster = rasterStateOf(m_state);
    state->depthStencil = depthStencilStateOf(m_state, state->targets);
    state->blend = blendStateOf(m_state);
    cache = {state, {}, false, m_share->version};
    if (mayDiscard(*state)) {
        cache.opacities = readOpacities(*state, device().memory(), device().textureScans());
        state->discard = drawDiscard(*state, cache.opacities);
    }
    return state;
}

bool Context::provesTheSame(const DrawStateCache& cache)
{
    return !mayDiscard(*cache.state) ||
           areSame(readOpacities(*cache.state, device().memory(), device().textureScans()), cache.opacities);
}

bool Context::readsMappedBuffer() const
{
    const auto& attributes = m_state.vertexArrays.find(m_state.vertexArray)->attributes;
    return std::any_of(attributes.begin(), attributes.end(), [this](const AttributeArray& attribute) {
        const Buffer* buffer = attribute.isEnabled ? m_share->buffers.find(attribute.buffer) : nullptr;
        return buffer && buffer->isMapped;
    });
}

GLenum Context::drawError() const
{
    if (!isFramebufferComplete())
        return GL_INVALID_FRAMEBUFFER_OPERATION;
    if (readsMappedBuffer())
        return GL_INVALID_OPERATION;
    const ProgramObject* program = m_share->programs.find(m_state.program);
    const bool hasConflict = program && program->executable.program && hasSamplerConflict(program->executable);
    return hasConflict ? GL_INVALID_OPERATION : GL_NO_ERROR;
}

bool Context::canDraw() const
{
    const ProgramObject* program = m_share->programs.find(m_state.program);
    return program && program->executable.program && drawError() == GL_NO_ERROR;
}

Executable* Context::executableToDraw()
{
    if (const GLenum error = drawError(); error != GL_NO_ERROR) {
        fail(error);
        return nullptr;
    }
    ProgramObject* program = m_share->programs.find(m_state.program);
    // Without an executable nothing is drawn: the specification leaves it undefined.
    return program && program->executable.program ? &program->executable : nullptr;
}

void Context::submit(DrawCommand command, Executable& executable)
{
    loadSlice();
    command.state = drawState(executable);
    command.callNumber = m_system->m_callNumber;
    command.drawSeq = m_system->m_drawCount - 1;
    noteUse(command, executable);
    if (isDrawingToTexture())
        device().noteDrawnTexture(command);
    command.scans = device().textureScans().takeNews();
    command.uniforms = takeWritten(executable, m_share->programs.find(m_state.program)->name);
    device().draw(command);
    storeSlice();
}

void Context::drawArrays(GLenum mode, GLint first, GLsizei count)
{
    ++m_system->m_drawCount;
    const auto primitive = topology(mode);
    if (!primitive)
        return fail(GL_INVALID_ENUM);
    if (first < 0 || count < 0)
        return fail(GL_INVALID_VALUE);
    Executable* executable = executableToDraw();
    if (!executable || count == 0)
        return;
    DrawCommand command;
    command.topology = *primitive;
    command.first = static_cast<std::uint32_t>(first);
    command.count = static_cast<std::uint32_t>(count);
    submit(std::move(command), *executable);
}

bool Context::setIndices(DrawCommand& command, const IndexSource& source)
{
    if (const Buffer* buffer = m_share->buffers.find(boundVertexArray().elementBuffer)) {
        if (buffer->isMapped) {
            fail(GL_INVALID_OPERATION);
            return false;
        }
        command.indices = buffer->bytes;
        command.indexOffset = source.isOffset ? source.offset : 0;
        return true;
    }
    const std::uint64_t bytes =
        std::uint64_t{command.count} * static_cast<std::uint64_t>(indexBytes(command.indexType));
    // Only what the program really handed over needs memory; the rest reads as zeros anyway.
    command.indices = copyBytes(source.clientData, std::min<std::uint64_t>(bytes, source.clientData.size()));
    return true;
}

void Context::drawElements(GLenum mode, GLsizei count, GLenum type, const IndexSource& indices)
{
    ++m_system->m_drawCount;
    const auto primitive = topology(mode);
    const auto index = indexType(type);
    if (!primitive || !index)
        return fail(GL_INVALID_ENUM);
    if (count < 0)
        return fail(GL_INVALID_VALUE);
    Executable* executable = executableToDraw();
    if (!executable)
        return;
    DrawCommand command;
    command.topology = *primitive;
    command.count = static_cast<std::uint32_t>(count);
    command.indexType = *index;
    if (setIndices(command, indices) && count != 0)
        submit(std::move(command), *executable);
}

} // namespace vitrine::core::gles2
