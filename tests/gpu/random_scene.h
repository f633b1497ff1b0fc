// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/gpu/draw_bench.h"

#include <vector>

namespace vitrine::gputest {

/// Some draws of all kinds over one picture: points, lines, triangles; textures, dependent ones, discard, loops;
/// blending, depth and stencil; one or four samples. Everything follows from the seed.
struct RandomScene {
    /// Whether its programs ask fixed-function units, too, with parameters of every draw's own. AskedByFragments: and
    /// vertex programs ask nobody, and fragment programs stand for the fixed chain, as on preset SEQ.
    enum class Units { Unused, Asked, AskedByFragments };
    explicit RandomScene(std::uint32_t seed, std::uint32_t drawCount = 6, Units units = Units::Unused);

    DrawBench bench;
    std::vector<DrawCommand> draws;
};

} // namespace vitrine::gputest
