// SPDX-License-Identifier: Apache-2.0
#include "core/session/mesh/mesh.h"

#include "core/session/mesh/execute_next.h"
#include "core/session/mesh/mesh_recorder.h"

namespace vitrine::core {

Result<Mesh> mesh(const Replay& replay, CallSource& source, const std::stop_token& stop, const SeekProgress& progress)
{
    MeshRecorder recorder(replay, {stop, progress});
    const auto call = executeNext(replay, source, recorder);
    if (!call)
        return call.error();
    if (!recorder.mesh())
        return failure("call {} draws nothing", call->number);
    recorder.mesh()->function = call->function;
    return std::move(*recorder.mesh());
}

} // namespace vitrine::core
