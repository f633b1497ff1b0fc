// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/driver/differential/program_writer.h"

#include <functional>

namespace vitrine::differential {

using StillDiffers = std::function<bool(const SourcePair&)>;

/// Makes a program smaller as long as `stillDiffers` holds: drops statements, unwraps blocks, replaces expressions by
/// their parts. Tries at most `attempts` programs, most of which do not even compile.
[[nodiscard]] GeneratedProgram shrink(GeneratedProgram program, const StillDiffers& stillDiffers, int attempts = 4000);

} // namespace vitrine::differential
