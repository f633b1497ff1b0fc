// SPDX-License-Identifier: Apache-2.0
#include "core/session/mesh/mesh.h"

#include "core/api/replay/replayer.h"
#include "core/session/mesh/mesh_recorder.h"

namespace vitrine::core {

Result<Mesh> mesh(const Replay& replay, CallSource& source, std::stop_token stop, const SeekProgress& progress)
{
    if (replay.position() >= source.callCount())
        return Error{"there is no call after the last"};
    const auto call = source.call(replay.position());
    if (!call)
        return call.error();
    MeshRecorder recorder(replay, {stop, progress});
    Replayer replayer = replay.replayerOn(recorder);
    if (const auto executed = replayer.execute(*call); !executed)
        return executed.error();
    if (!recorder.mesh())
        return Error{"call " + std::to_string(call->number) + " draws nothing"};
    recorder.mesh()->function = call->function;
    return std::move(*recorder.mesh());
}

} // namespace vitrine::core
