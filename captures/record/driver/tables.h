// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/egl_functions.h"
#include "captures/record/driver/gl_functions.h"

namespace vitrine::captures {

/// What the entry points jump through. Made at the first call of the process and never destroyed, because programs
/// call GL from their exit handlers; both tables are complete and never change.
struct Tables {
    GlFunctions gl;
    EglFunctions egl;
};

/// The process-wide tables, chosen by the environment:
/// VITRINE_DRIVER=model (default), timed or system, and VITRINE_PLUGINS, the socket of who hands out plugins.
[[nodiscard]] const Tables& tables();

} // namespace vitrine::captures
