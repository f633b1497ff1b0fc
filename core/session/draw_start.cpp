// SPDX-License-Identifier: Apache-2.0
#include "core/session/draw_start.h"

#include "core/api/gles2/context.h"
#include "core/api/replay/replayer.h"
#include "core/session/draw_recorder.h"

namespace vitrine::core {

namespace {

Error drawsNothing(const Replayer& replayer, std::uint64_t call)
{
    const gles2::System& gles = replayer.system();
    const gles2::Context* context = gles.context(gles.currentId());
    if (context && !context->canDraw())
        return failure("call {} draws nothing: no linked program is in use, or the call is an error", call);
    return failure("call {} draws nothing", call);
}

} // namespace

Result<std::shared_ptr<const DrawStart>> takeDraw(const DrawBeginning& beginning)
{
    DrawRecorder recorder(beginning.memory);
    Replayer replayer = beginning.replayer.cloneFor(recorder);
    replayer.setVectorConfig(*beginning.config.vector);
    if (const auto executed = replayer.execute(beginning.call); !executed)
        return executed.error();
    if (!recorder.recorded())
        return drawsNothing(replayer, beginning.call.number);
    if (recorder.fault())
        return failure("call {} clears between its passes, which no draw can do on its own", beginning.call.number);
    return std::make_shared<const DrawStart>(DrawStart{beginning.config, *recorder.recorded(), recorder.memoryBefore(),
                                                       beginning.replayer.system().drawBefore(),
                                                       beginning.replayer.system().image(), recorder.passesBefore()});
}

} // namespace vitrine::core
