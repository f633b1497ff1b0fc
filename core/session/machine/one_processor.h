// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/draw_replay.h"
#include "core/session/draw_start.h"

namespace vitrine::core {

/// Runs a draw on its machine with one processor: what the speed-up of several is measured by (FSEG-13). Fails as
/// DrawReplay::seek() does.
[[nodiscard]] Result<Cycle> cyclesOnOneProcessor(const DrawStart& start, const DrawPace& pace = {});

} // namespace vitrine::core
