// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/one_processor.h"

#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/session/draw_start.h"

namespace vitrine::core {

Result<Cycle> cyclesOnOneProcessor(const DrawStart& start, const DrawPace& pace)
{
    auto one = std::make_shared<DrawStart>(start);
    one->config = withOneProcessor(start.config);
    if (auto sound = checkConfig(one->config); !sound)
        return sound.error();
    auto replay = DrawReplay::begin(one);
    if (!replay)
        return replay.error();
    if (auto run = (*replay)->seek(kNever, pace); !run)
        return run.error();
    return (*replay)->cycle();
}

} // namespace vitrine::core
