// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call.h"
#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace vitrine::core {

enum class ActionKind : std::uint8_t { Draw, Clear, Copy, Present, Marker };

/// One entry of a capture's index. `callIndex` is the position among the capture's calls, from 0.
struct ActionEntry {
    ActionKind kind = ActionKind::Draw;
    std::uint64_t callIndex = 0;
    std::uint64_t callNumber = 0;
    std::uint32_t frame = 0;
    std::uint32_t draw = 0; ///< Draw only: counted from 0 over the capture
};

/// `endCallIndex` is the call that presents the frame; calls after the last present form no frame.
struct FrameEntry {
    std::uint64_t firstCallIndex = 0;
    std::uint64_t endCallIndex = 0;
    std::uint32_t drawCount = 0;
    std::uint32_t firstDraw = 0;
};

/// A capture as a replay sees it: calls by index, read on demand, so that memory does not grow with its length.
class CallSource {
public:
    CallSource() = default;
    CallSource(const CallSource&) = delete;
    CallSource& operator=(const CallSource&) = delete;
    virtual ~CallSource() = default;

    [[nodiscard]] virtual std::uint64_t callCount() const = 0;
    /// Not thread-safe: one source per thread.
    [[nodiscard]] virtual Result<Call> call(std::uint64_t index) = 0;
    [[nodiscard]] virtual const std::vector<FrameEntry>& frames() const = 0;
    [[nodiscard]] virtual const std::vector<ActionEntry>& actions() const = 0;
};

} // namespace vitrine::core
