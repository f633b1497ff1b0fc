// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/session/call_source.h"
#include "core/session/command_stream.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace vitrine::core {

class Replay;

/// A command of a frame (RUN-01).
struct FrameCommand {
    StreamCommand written;
    std::uint64_t callNumber = 0;      ///< whose action it belongs to, the capture's own
    std::optional<std::uint32_t> draw; ///< counted over the capture; nothing: a clear, a copy, a write of the
                                       ///< host or the frame's end
};

/// Executes calls from where a replay stands, the frame's begin, up to the position `end`, beside it, and keeps the
/// commands that the driver writes. The replay stays as it is.
[[nodiscard]] Result<std::vector<FrameCommand>> frameCommands(const Replay& replay, CallSource& source,
                                                              std::uint64_t end, const std::stop_token& stop);

} // namespace vitrine::core
