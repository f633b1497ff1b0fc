// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"

namespace vitrine::core {

class DrawRecording;

/// Where to look at a draw first. Of 512 equal stretches of its cycles, fewer in a shorter draw, the first in which its
/// units work for most cycles together; of that stretch the first cycle in which most of them work. Of a stretch whose
/// changes were not kept exactly, its first cycle. 0 in a draw without cycles.
///
///   cycle   0 1 2 3 4 5
///   sp.0    . # # # . .      3 units work in cycle 2
///   tex     . . # . # .
///   cu      . . # . # .
[[nodiscard]] Cycle busiestCycle(const DrawRecording& recording);

} // namespace vitrine::core
