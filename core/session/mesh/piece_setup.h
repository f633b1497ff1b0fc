// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/primitive/primitive.h"
#include "core/session/call_source.h"
#include "core/session/replay.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

/// What primitive setup and attribute gradient setup made of one primitive: edge functions, area, gradients (BYP-17,
/// BYP-18). It is recorded while the machine executes the draw.

namespace vitrine::core {

/// A component of a varying: "color.r" of the program is `name` "color.x".
struct PieceVarying {
    std::string name;
    std::uint8_t varying = 0;   ///< register
    std::uint8_t component = 0; ///< 0–3
    Plane overW;                ///< the component divided by w
};

struct PieceSetup {
    std::uint32_t number = 0; ///< the rasterizer's number of the primitive, from 1
    Primitive primitive;
    std::vector<PieceVarying> varyings; ///< those that the fragment program names

    /// Whether the rasterizer covers any sample of a pixel and AIN lets its fragment through (BYP-18). Depth and
    /// stencil tests don't count here.
    [[nodiscard]] bool hasFragmentAt(std::uint32_t x, std::uint32_t y) const;
    /// What AIN makes of a varying at the center of a pixel.
    [[nodiscard]] float at(const PieceVarying& varying, std::uint32_t x, std::uint32_t y) const;
};

/// The setup of a primitive of the draw that the next call makes; the replay stays where it is. `number` is the
/// rasterizer's number of the primitive, from 1. Fails with a sentence when that call draws nothing or has no such
/// primitive, when a program can't be executed, and on a stop request.
[[nodiscard]] Result<PieceSetup> pieceSetup(const Replay& replay, CallSource& source, std::uint32_t number,
                                            const std::stop_token& stop = {});

} // namespace vitrine::core
