// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/tap/errors.h"

namespace vitrine::captures {

/// Asks the driver what the executable of a program's last successful link reads.
[[nodiscard]] ExecutableShadow executableOf(const OwnCalls& own, GLuint program);

} // namespace vitrine::captures
