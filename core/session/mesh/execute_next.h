// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/replay/replayer.h"
#include "core/session/call_source.h"
#include "core/session/replay.h"

namespace vitrine::core {

/// Executes the next call of `replay` on `sink`; the replay stays where it is. Returns the call, or why it can't be
/// executed.
[[nodiscard]] inline Result<Call> executeNext(const Replay& replay, CallSource& source, CommandSink& sink)
{
    if (replay.position() >= source.callCount())
        return failure("there is no call after the last");
    auto call = source.call(replay.position());
    if (!call)
        return call;
    Replayer replayer = replay.replayerOn(sink);
    if (const auto executed = replayer.execute(*call); !executed)
        return executed.error();
    return call;
}

} // namespace vitrine::core
