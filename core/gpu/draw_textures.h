// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/texture/texture_bindings.h"

namespace vitrine::core {

/// Whether a program of the draw may not come to an end. Such a draw has no effect (RUN-02).
[[nodiscard]] bool canFail(const DrawState& state);

/// What a stage of a draw reads. A draw that samples what it draws to reads what stood there before it, on both
/// machines: the API leaves it undefined (RUN-03).
[[nodiscard]] StageTextures drawTextures(const DrawState& state, ShaderStage stage, const Memory& memory);
/// As both stages find the memory now, whatever is written to it later (RUN-13).
[[nodiscard]] TextureBindings keptTextures(const DrawState& state, const Memory& memory);

} // namespace vitrine::core
