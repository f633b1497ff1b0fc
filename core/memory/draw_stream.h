// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"

#include <cstdint>
#include <vector>

namespace vitrine::core {

/// The tiles whose bounds a draw could not make tight: their samples are looked at later (HIZ-06, RUN-04).
struct LooseTiles {
    std::uint32_t place = 0; ///< of the draw in its frame, from 0
    std::uint32_t draw = 0;  ///< its number
    SurfaceId depth;
    std::vector<std::uint32_t> tiles;
    static void visit(auto& visitor, auto& loose)
    {
        visitor("place", loose.place);
        visitor("draw", loose.draw);
        visitor("depth", loose.depth);
        visitor("tiles", loose.tiles);
    }
};

/// A surface that was given back while draws could still work on it.
struct LeavingSurface {
    SurfaceId surface;
    std::uint32_t accepted = 0; ///< draws of the frame until then
};

/// How far the machine has come in its frame, for all that depends on the order of draws and not on time. It is a part
/// of memory: the machine with a clock and the one without have the same, and so has every copy (RUN-04, RUN-13).
struct DrawStream {
    /// How many draws can be under way at once (ci.draws, S). Change it on a drained machine alone.
    std::uint32_t draws = 1;
    std::uint32_t accepted = 0;          ///< draws of the frame so far
    std::vector<LooseTiles> loose;       ///< in the order of draws
    std::vector<LeavingSurface> leaving; ///< in the order in which they were given back
};

} // namespace vitrine::core
