// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/session/call_source.h"
#include "core/session/replay.h"
#include "core/shader/lane_trace.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

/// Every instruction that a vertex or a fragment of a draw has executed, with what each of them wrote. The machine
/// executes the draw and records the lanes asked about while it runs; nothing is computed by other means.

namespace vitrine::core {

struct ShaderDebugInfo;

struct ShaderTraceQuery {
    std::uint32_t draw = 0; ///< counted over the capture
    /// A vertex by its place in the draw's sequence of vertices; none: the fragment at x, y.
    std::optional<std::uint32_t> vertex = {};
    std::uint32_t x = 0; ///< from the left
    std::uint32_t y = 0; ///< from the bottom
    /// The fragment's primitive, counted from 1 behind clipping and culling; 0: the last that covers the pixel.
    std::uint32_t primitive = 0;
};

/// The trace of a fragment has all four lanes of its quad: lane 0 is the pixel (`quadX`, `quadY`), lane 1 its right
/// neighbor, and lanes 2 and 3 the pixels above these. The trace of a vertex has lane 0 alone. A trace never changes.
struct ShaderTrace {
    ShaderTraceQuery query;
    ShaderStage stage = ShaderStage::Fragment;
    std::shared_ptr<const Program> program;
    std::shared_ptr<const DecodedProgram> decoded;
    std::shared_ptr<const std::vector<Vec4>> constants; ///< uniforms, then literals
    LaneTrace lanes;
    std::uint8_t lane = 0; ///< lane that was asked about
    std::uint32_t quadX = 0, quadY = 0;
    std::uint32_t primitive = 0;                  ///< of a fragment
    std::uint32_t vertexNumber = 0;               ///< of a vertex: what the index buffer says
    std::shared_ptr<const ShaderDebugInfo> debug; ///< never null; when it knows little, it says why

    [[nodiscard]] TracedLanes helpers() const
    {
        return static_cast<TracedLanes>(((1u << lanes.laneCount) - 1) & ~unsigned{lanes.covered});
    }
};

/// The call that makes a draw; nothing when the capture has no such draw.
[[nodiscard]] std::optional<std::uint64_t> callOfDraw(const CallSource& source, std::uint32_t draw);

/// `replay` stands right before the call of the draw, and stays there. Fails with a sentence when the call draws
/// nothing, when there is no such vertex or no shaded fragment at the pixel, when the draw can't be executed, and on a
/// stop request.
[[nodiscard]] Result<ShaderTrace> traceShader(const Replay& replay, CallSource& source, const ShaderTraceQuery& query,
                                              const std::stop_token& stop = {});

} // namespace vitrine::core
