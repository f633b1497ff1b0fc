// SPDX-License-Identifier: Apache-2.0
#include "core/session/shader_trace/shader_trace.h"

#include "core/api/replay/replayer.h"
#include "core/session/shader_trace/shader_trace_sink.h"

#include <algorithm>

namespace vitrine::core {

std::optional<std::uint64_t> callOfDraw(const CallSource& source, std::uint32_t draw)
{
    const auto& actions = source.actions();
    const auto found = std::ranges::find_if(
        actions, [draw](const ActionEntry& action) { return action.kind == ActionKind::Draw && action.draw == draw; });
    return found == actions.end() ? std::nullopt : std::optional(found->callIndex);
}

Result<ShaderTrace> traceShader(const Replay& replay, CallSource& source, const ShaderTraceQuery& query,
                                const std::stop_token& stop)
{
    const auto index = callOfDraw(source, query.draw);
    if (!index)
        return failure("the capture has no draw {}", query.draw);
    CORE_CHECK(*index == replay.position(), "a trace is asked where the replay does not stand");
    const auto call = source.call(*index);
    if (!call)
        return call.error();
    ShaderTraceSink sink(replay, query, stop);
    Replayer replayer = replay.replayerOn(sink);
    const auto executed = replayer.execute(*call);
    if (stop.stop_requested())
        return cancelled();
    if (!executed && !sink.hasDrawn())
        return executed.error();
    return sink.take();
}

} // namespace vitrine::core
