// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/tables.h"

#include <set>
#include <string_view>

namespace vitrine::captures::system {

/// The system's driver as it is.
struct Driver {
    Tables functions;                  ///< what it lacks does nothing and returns 0
    std::set<std::string_view> absent; ///< the names of what it lacks
};

/// Set by makeSystemTables() before any function of the backend can be reached.
[[nodiscard]] const Driver& driver();

/// The error that the calling thread gets from eglGetError for a call that the driver has never seen.
void refuse(EGLint error);

/// Functions that say or allow less than the driver's.
void limitEgl(EglFunctions& table);
void limitGl(GlFunctions& table);

} // namespace vitrine::captures::system
