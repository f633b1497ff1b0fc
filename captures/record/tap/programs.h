// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/tap/errors.h"

namespace vitrine::captures {

/// What the executable reads that the last successful link of a program has made. Asks the driver.
[[nodiscard]] ExecutableShadow executableOf(const OwnCalls& own, GLuint program);

} // namespace vitrine::captures
