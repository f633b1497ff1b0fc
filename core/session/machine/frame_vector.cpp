// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/frame_vector.h"

#include "core/gpu/timed_gpu.h"
#include "core/session/draw_replay.h"
#include "core/session/frame/frame_run.h"
#include "core/session/machine/draw_explorer.h"
#include "core/session/machine/pass_watch.h"

#include <algorithm>

namespace vitrine::core {

Result<FrameVector> frameVector(DrawExplorer& explorer, const DrawSpan& span, const DrawPace& pace)
{
    DrawReplay& replay = explorer.replay();
    // That a draw begins is told in the cycle before its first.
    if (auto moved = replay.seek(std::max(span.begin, Cycle{1}) - 1, pace); !moved)
        return moved.error();
    PassWatch watch(replay.gpu(), explorer.recording().units(), explorer.recording().queues().size(), span.draw);
    const Subscription watching = replay.gpu().hub().subscribe(watch);
    const auto look = [&watch] {
        watch.look();
        return false;
    };
    if (auto ran = replay.runUntil(span.end + 1, look, pace); !ran)
        return ran.error();
    return watch.finish(span.begin, span.end);
}

} // namespace vitrine::core
