// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/untimed_gpu.h"
#include "core/session/replay.h"
#include "core/session/shader_trace/shader_trace.h"

#include <optional>

namespace vitrine::core {

/// Executes one draw, and traces the lanes that a query asks for.
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

    [[nodiscard]] bool hasDrawn() const { return m_command.has_value(); }
    /// Hands over the trace, once the draw has been executed.
    [[nodiscard]] Result<ShaderTrace> take();

private:
    struct Candidate {
        LaneRecorder recorder;
        std::uint8_t lane = 0;
        bool isCovered = false;
        std::uint32_t quadX = 0, quadY = 0, primitive = 0;
    };
    [[nodiscard]] Error nothingTraced() const;

    Memory m_memory;
    UntimedGpu m_gpu;
    const ShaderTraceQuery m_query;
    std::optional<DrawCommand> m_command;
    std::optional<Error> m_failure;
    std::uint32_t m_vertexNumber = 0;
    bool m_hasShaded = false; ///< some fragment has been shaded
    std::optional<Candidate> m_candidate;
};

} // namespace vitrine::core
