// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/tables.h"

#include <set>
#include <string_view>

namespace vitrine::captures::system {

/// The driver of the system, as it is.
struct Driver {
    Tables functions;                  ///< functions that it lacks do nothing and return 0
    std::set<std::string_view> absent; ///< the names of the functions that it lacks
};

/// makeSystemTables() sets it before any function of the backend can be reached.
[[nodiscard]] const Driver& driver();

/// Sets the error that the calling thread gets from eglGetError for a call that never reaches the driver.
void refuse(EGLint error);

/// Replaces functions by ones that tell or allow less than the driver does.
void limitEgl(EglFunctions& table);
void limitGl(GlFunctions& table);

} // namespace vitrine::captures::system
