// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/command_sink.h"

#include <cstdint>
#include <optional>

namespace vitrine::core::gles2 {

/// The way to the machine: submits commands, and lets the host touch memory only after the sink has finished.
class Device {
public:
    explicit Device(CommandSink& sink) : m_sink(&sink) {}

    void draw(const DrawCommand& command);
    void clear(const ClearCommand& command);
    void finish();
    /// Waits for what was submitted. References stay good until the next command or surface.
    [[nodiscard]] Memory& memory();

    /// None when the surfaces of all contexts would exceed kMaxSurfaceBytes, or when the extent is empty.
    [[nodiscard]] SurfaceId createSurface(const Surface::Description& description);
    /// None: nothing.
    void destroySurface(SurfaceId& id);
    /// The average of the samples of each pixel (depth and stencil: the first sample), for surfaces of equal extent.
    void resolve(SurfaceId from, SurfaceId to);

    /// Books `added` − `removed` bytes of buffers; false and nothing booked when kMaxBufferBytes would be exceeded.
    [[nodiscard]] bool reserveBufferBytes(std::uint64_t added, std::uint64_t removed);

    [[nodiscard]] std::optional<Error> takeFailure();
    void fail(Error error) { m_failure = std::move(error); }
    void setSink(CommandSink& sink) { m_sink = &sink; }

private:
    CommandSink* m_sink;
    bool m_isUnfinished = false;
    std::uint64_t m_surfaceBytes = 0;
    std::uint64_t m_bufferBytes = 0;
    std::optional<Error> m_failure;
};

} // namespace vitrine::core::gles2
