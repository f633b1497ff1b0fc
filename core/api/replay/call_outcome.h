// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call_table.h"
#include "core/api/gles2/types.h"
#include "core/base/ids.h"
#include "core/base/text.h"

namespace vitrine::core {

/// What became of a call that was to be executed.
struct CallOutcome {
    CallClass kind = CallClass::State;
    bool isSkipped = false; ///< it was not executed: the replay does not know it, or the recorded program did not
                            ///< finish it or had it refused
    /// Why a call was skipped that may have had an effect: "call 12 glFenceSync: …". Empty for a call that the recorded
    /// program's driver had refused.
    Text skipped = {};
    gles2::WindowId window; ///< with Present: the surface that was swapped
    SurfaceId presented;    ///< with Present: its image, with one sample per pixel and its bottom row first
};

} // namespace vitrine::core
