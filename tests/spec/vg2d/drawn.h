// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/draw_start.h"
#include "core/session/vector_path/path_anatomy.h"
#include "tests/spec/vg2d/vector_bench.h"

#include <utility>
#include <vector>

namespace vitrine::core::openvg {

/// The only drawing of a bench, as a session takes it.
class Drawn {
public:
    explicit Drawn(VectorBench& bench)
    {
        std::vector<DrawCommand> passes = bench.machines().passes;
        start.command = passes.back();
        passes.pop_back();
        start.passesBefore = std::move(passes);
        start.memory = bench.machines().memory();
    }
    PathAnatomy path(std::uint32_t number = 0) const { return **pathAnatomy(start, number); }

    DrawStart start;
};

} // namespace vitrine::core::openvg
