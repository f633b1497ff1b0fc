// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/command_sink.h"
#include "core/command/draw_encoder.h"
#include "core/opacity/texture_scans.h"

#include <cstdint>
#include <optional>
#include <span>

namespace vitrine::core::gles2 {

/// The way to the machine. It submits commands, and lets the host touch a surface only when draws under way are done
/// with it (RUN-13).
class Device {
public:
    explicit Device(CommandSink& sink) : m_sink(&sink) {}

    /// Tells the capture's number of the API call that follows: what it writes is told with it.
    void beginCall(std::uint64_t callNumber) { m_callNumber = callNumber; }

    void draw(const DrawCommand& command);
    /// One right behind the other, up to one that fails.
    void draw(std::span<const DrawCommand> commands);
    void clear(const ClearCommand& command);
    /// What was known about the texture that is written is forgotten.
    void copy(const CopyCommand& command);
    void endFrame();
    /// The last draw of the frame so far that had vertices and was executed. It decides how the next one finds the
    /// machine.
    [[nodiscard]] const std::optional<DrawCommand>& drawBefore() const { return m_drawBefore; }
    /// What the frame's draws so far leave in the machine's registers: those whose words the sink reads.
    [[nodiscard]] const RegisterImage& image() const { return m_encoder.image(); }
    /// Call these before a draw or clear of a texture's level is submitted (HIZ-19).
    void noteDrawnTexture(const DrawCommand& command) { m_textureScans.noteDraw(command, memory()); }
    void noteClearedTexture(const ClearCommand& command) { m_textureScans.noteClear(command, memory()); }
    /// What is known about the contents of textures (HIZ-13).
    [[nodiscard]] TextureScans& textureScans() { return m_textureScans; }
    [[nodiscard]] const TextureScans& textureScans() const { return m_textureScans; }
    void finish();
    /// As it stands: draws under way may not have written what they write. References stay valid until the next command
    /// or surface, here and below.
    [[nodiscard]] const Memory& memory() const { return m_sink->memory(); }
    /// Waits for the draws that write it.
    [[nodiscard]] const Surface& surfaceToRead(SurfaceId surface);
    /// For writing to that surface, from what stands in another one where `from` names it. What was known about its
    /// texture is forgotten.
    [[nodiscard]] Memory& memoryToWrite(SurfaceId surface, SurfaceId from = {});

    /// Before a buffer object, by its name, is written or freed. Draws hold the bytes that they were given.
    void beforeBufferWrite(std::uint32_t buffer) { tell(HostWriteKind::Buffer, buffer); }
    void beforeBufferFree(std::uint32_t buffer) { tell(HostWriteKind::BufferFreed, buffer); }

    /// None when the surfaces of all contexts would exceed kMaxSurfaceBytes, or when the extent is empty.
    [[nodiscard]] SurfaceId createSurface(const Surface::Description& description);
    /// An id of none does nothing.
    void destroySurface(SurfaceId& id);
    /// The average of the samples of each pixel (depth and stencil: the first sample), for surfaces of equal extent.
    void resolve(SurfaceId from, SurfaceId to);

    /// Books `added` − `removed` bytes of buffers. If that would exceed kMaxBufferBytes, it books nothing and returns
    /// false.
    [[nodiscard]] bool reserveBufferBytes(std::uint64_t added, std::uint64_t removed);

    [[nodiscard]] std::optional<Error> takeFailure();
    void fail(Error error) { m_failure = std::move(error); }
    void setSink(CommandSink& sink) { m_sink = &sink; }

private:
    void tell(HostWriteKind kind, std::uint32_t number, std::uint32_t from = 0);
    bool drawOne(const DrawCommand& command);
    Result<void> drawWritten(DrawCommand& command);

    CommandSink* m_sink;
    std::uint64_t m_callNumber = 0;
    TextureScans m_textureScans;
    std::optional<DrawCommand> m_drawBefore;
    DrawEncoder m_encoder;
    bool m_isUnfinished = false;
    std::uint64_t m_surfaceBytes = 0;
    std::uint64_t m_bufferBytes = 0;
    std::optional<Error> m_failure;
};

} // namespace vitrine::core::gles2
