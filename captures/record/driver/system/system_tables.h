// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/tables.h"

namespace vitrine::captures::system {

/// The backend that passes everything on to the system's driver, with no lock of ours held, and shows programs no more
/// of it than we can record: OpenGL ES 2.0 with the extensions of the call table. Ends the program, as the dynamic
/// loader would, when there is no driver. Called once per process.
[[nodiscard]] Tables makeSystemTables();

} // namespace vitrine::captures::system
