// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/device.h"

#include "core/api/gles2/limits.h"
#include "core/command/assembly_ops.h"
#include "core/memory/surface_ops.h"

#include <utility>

namespace vitrine::core::gles2 {

namespace {

constexpr std::uint64_t kTileCost = 80; // counts and pointers of a page

// What a surface takes once every pixel has been written.
std::uint64_t sizeBytes(const Surface::Description& description)
{
    if (description.width == 0 || description.height == 0)
        return 0;
    const auto tiles = [](std::uint64_t pixels) { return (pixels + Surface::kTileSize - 1) / Surface::kTileSize; };
    const std::uint64_t tileBytes = std::uint64_t{Surface::kTileSize} * Surface::kTileSize * description.samples *
                                    bytesPerSample(description.format);
    return tiles(description.width) * tiles(description.height) * (tileBytes + kTileCost);
}

} // namespace

void Device::draw(const DrawCommand& command)
{
    draw(std::span(&command, 1));
}

void Device::draw(std::span<const DrawCommand> commands)
{
    m_isUnfinished = true;
    for (bool isDrawn = true; isDrawn && !commands.empty(); commands = commands.subspan(1)) {
        if (commands.size() > 1)
            m_sink->announce(commands[1]);
        isDrawn = drawOne(commands.front());
    }
}

/// False: it has failed.
bool Device::drawOne(const DrawCommand& command)
{
    DrawCommand drawn = command;
    const Result<void> result = m_sink->readsWords() ? drawWritten(drawn) : m_sink->draw(drawn);
    if (!result)
        m_failure = result.error();
    else if (unusedVertexCount(command.topology, command.count) < command.count)
        m_drawBefore = std::move(drawn);
    return result.hasValue();
}

Result<void> Device::drawWritten(DrawCommand& command)
{
    const DrawEncoder before = m_encoder;
    command.words = m_encoder.encode(command);
    auto drawn = m_sink->draw(command);
    if (!drawn)
        m_encoder = before; // The machine is as it was.
    return drawn;
}

void Device::endFrame()
{
    m_isUnfinished = false; // The frame's end waits for its draws.
    m_drawBefore.reset();
    m_encoder.beginFrame();
    m_sink->endFrame();
}

void Device::clear(const ClearCommand& command)
{
    m_isUnfinished = true;
    m_sink->clear(command);
}

void Device::copy(const CopyCommand& command)
{
    m_isUnfinished = true;
    m_textureScans.forget(command.to);
    m_sink->copy(command);
}

void Device::finish()
{
    if (std::exchange(m_isUnfinished, false))
        m_sink->finish();
}

const Surface& Device::surfaceToRead(SurfaceId surface)
{
    m_sink->beforeHostRead(surface);
    return m_sink->memory().surface(surface);
}

Memory& Device::memoryToWrite(SurfaceId surface, SurfaceId from)
{
    m_textureScans.forget(surface);
    tell(HostWriteKind::Surface, surface.value, from.value);
    return m_sink->memory();
}

void Device::tell(HostWriteKind kind, std::uint32_t number, std::uint32_t from)
{
    m_sink->beforeHostWrite({kind, number, from, m_callNumber});
}

SurfaceId Device::createSurface(const Surface::Description& description)
{
    const std::uint64_t bytes = sizeBytes(description);
    if (bytes == 0 || bytes > kMaxSurfaceBytes - m_surfaceBytes)
        return {};
    m_surfaceBytes += bytes;
    return m_sink->memory().create(description);
}

void Device::destroySurface(SurfaceId& id)
{
    if (!id)
        return;
    m_textureScans.forget(id);
    tell(HostWriteKind::SurfaceFreed, id.value);
    Memory& surfaces = m_sink->memory();
    m_surfaceBytes -= sizeBytes(surfaces.surface(id).description());
    surfaces.destroy(id);
    id = {};
}

void Device::resolve(SurfaceId from, SurfaceId to)
{
    if (from && to && from != to) {
        Memory& surfaces = memoryToWrite(to, from);
        core::resolve(surfaces.surface(from), surfaces.surface(to));
    }
}

bool Device::reserveBufferBytes(std::uint64_t added, std::uint64_t removed)
{
    const std::uint64_t kept = m_bufferBytes - removed;
    if (added > kMaxBufferBytes - kept)
        return false;
    m_bufferBytes = kept + added;
    return true;
}

std::optional<Error> Device::takeFailure()
{
    return std::exchange(m_failure, std::nullopt);
}

} // namespace vitrine::core::gles2
