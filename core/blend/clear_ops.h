// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/memory/memory.h"

namespace vitrine::core {

/// Clears those of the command's targets that exist (ES 2.0 §4.2.3). Only pixels inside of the scissor rectangle change
/// if the scissor is on, and only bits that the color mask, depth mask and stencil write mask leave open. Color and
/// depth are clamped to 0…1.
void executeClear(const ClearCommand& command, Memory& memory);

} // namespace vitrine::core
