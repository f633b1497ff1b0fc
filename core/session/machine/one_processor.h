// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/draw_replay.h"

namespace vitrine::core {

struct DrawStart;

/// Runs a draw, or a frame, on its machine with one processor only, and tells how many cycles it takes. The speed-up of
/// several processors is measured against this number (FSEG-13). Fails as DrawReplay::seek() does.
[[nodiscard]] Result<Cycle> cyclesOnOneProcessor(const DrawStart& start, const DrawPace& pace = {});

} // namespace vitrine::core
