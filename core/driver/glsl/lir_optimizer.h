// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/lir.h"

namespace vitrine::core::glsl {

/// Removes copies, dead code and empty branches. It does not change a bit of any value.
void optimize(LirProgram& program);

} // namespace vitrine::core::glsl
