// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/memory/memory.h"
#include "core/observe/snapshot.h"

namespace vitrine::core {

/// The configuration of a draw as the machine was given it, for the state view and `vitrine-cli state`: draw, program,
/// vertex arrays, textures, rasterization, depth and stencil, blending, render targets.
[[nodiscard]] StateNode drawStateTree(const DrawCommand& command, const Memory& memory);

} // namespace vitrine::core
