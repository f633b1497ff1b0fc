// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/tables.h"

namespace vitrine::captures::system {

/// The backend that passes everything on to the system's driver, without holding a lock of ours. It shows programs no
/// more of the driver than we can record: OpenGL ES 2.0 with the extensions of the call table. When there is no driver,
/// it ends the program, as the dynamic loader would. Call it once per process.
[[nodiscard]] Tables makeSystemTables();

} // namespace vitrine::captures::system
