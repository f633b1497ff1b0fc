// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/egl_functions.h"
#include "captures/record/driver/gl_functions.h"
#include "captures/record/driver/vg_functions.h"

namespace vitrine::captures {

/// The tables that entry points call through. They are made at the first call of the process, and are never destroyed,
/// because programs call GL from their exit handlers. All tables are complete and never change.
struct Tables {
    GlFunctions gl;
    EglFunctions egl;
    VgFunctions vg;
};

/// The tables of the process. The environment chooses them: VITRINE_DRIVER is model (the default), timed or system, and
/// VITRINE_PLUGINS is the socket of a recorder that hands out plugins.
[[nodiscard]] const Tables& tables();

} // namespace vitrine::captures
