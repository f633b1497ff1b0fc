// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/kernel/state_versions.h"
#include "core/observe/entered_stages.h"

#include <cstdint>

/// EnteredStages::enter() of a stage that belongs to passes of a kind.

namespace vitrine::core {

inline bool enterIn(EnteredStages& entered, VectorPass pass, const DrawState& state, std::uint32_t draw,
                    VectorStage stage)
{
    return state.vector.pass == pass && entered.enter(draw, stage);
}
inline bool enterIn(EnteredStages& entered, VectorPass pass, const PerDraw<DrawCommand>* draws, std::uint32_t draw,
                    VectorStage stage)
{
    return draws && enterIn(entered, pass, *draws->of(draw).state, draw, stage);
}

} // namespace vitrine::core
