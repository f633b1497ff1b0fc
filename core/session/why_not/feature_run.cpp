// SPDX-License-Identifier: Apache-2.0
#include "core/session/why_not/feature_run.h"

#include "core/gpu/timed_gpu.h"
#include "core/session/draw_start.h"

namespace vitrine::core {

Result<FeatureRun> runFeatures(const DrawStart& start, const std::stop_token& stop)
{
    FeatureRun run;
    run.memory = start.memory;
    run.targets = start.command.state->targets;
    TimedGpu gpu(run.memory, start.config, optionsAfter(start.drawBefore, start.image, start.config));
    gpu.setStopToken(stop);
    FeatureWatch watch(gpu);
    const auto draw = [&](const DrawCommand& command) {
        auto drawn = gpu.draw(command);
        run.cycles += drawn ? gpu.lastDraw().cycles : 0;
        return drawn;
    };
    for (const DrawCommand& pass : start.passesBefore)
        if (auto drawn = draw(pass); !drawn)
            return drawn.error();
    if (auto drawn = draw(start.command); !drawn)
        return drawn.error();
    run.tally = watch.take();
    run.energy = gpu.energy().total();
    return run;
}

} // namespace vitrine::core
