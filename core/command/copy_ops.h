// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/memory/memory.h"

namespace vitrine::core {

/// Copies the pixels; of another format they are converted. Both surfaces have one sample a pixel.
void executeCopy(const CopyCommand& command, Memory& memory);

} // namespace vitrine::core
