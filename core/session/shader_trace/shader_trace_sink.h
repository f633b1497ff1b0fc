// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/untimed_gpu.h"
#include "core/session/replay.h"
#include "core/session/shader_trace/shader_trace.h"

#include <optional>

namespace vitrine::core {

/// Executes one call that draws, and traces the lanes that a query asks for: of a pixel in the last of the call's draws
/// that covers it. A drawing of 2-D graphics has passes of which one shades, and may be several, as a text is.
class ShaderTraceSink final : public CommandSink, public TaskWatch {
public:
    /// Works on a copy of `memory`.
    ShaderTraceSink(const Replay& replay, const ShaderTraceQuery& query, std::stop_token stop);

    Result<void> draw(const DrawCommand& command) override;
    void clear(const ClearCommand& command) override { m_gpu.clear(command); }
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_memory; }

    LaneRecorder* beginVertices(std::span<const std::uint32_t> numbers) override;
    LaneRecorder* beginFragments(std::span<const Quad> quads, std::span<const std::uint32_t> primitives) override;

    [[nodiscard]] bool hasDrawn() const { return m_state != nullptr; }
    /// Hands over the trace, once the draw has been executed.
    [[nodiscard]] Result<ShaderTrace> take();

private:
    struct Candidate {
        LaneRecorder recorder;
        std::shared_ptr<const DrawState> state; ///< of the draw, which of several it makes for the call
        std::uint8_t lane = 0;
        bool isCovered = false;
        std::uint32_t quadX = 0, quadY = 0, primitive = 0;
    };
    [[nodiscard]] Error nothingTraced() const;

    Memory m_memory;
    UntimedGpu m_gpu;
    const ShaderTraceQuery m_query;
    std::shared_ptr<const DrawState> m_state; ///< of the last draw; null: there was none
    std::optional<Error> m_failure;
    std::uint32_t m_vertexNumber = 0;
    bool m_hasShaded = false; ///< some fragment has been shaded
    std::optional<Candidate> m_candidate;
};

} // namespace vitrine::core
