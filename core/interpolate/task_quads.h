// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/queue_base.h"
#include "core/primitive/primitive.h"
#include "core/raster/quad.h"

#include <array>
#include <memory>

namespace vitrine::core {

/// Which quads a fragment task shades, in lanes 4i … 4i + 3. The collector gets these in the order of the stream, by a
/// line of its own: they tell it what comes next. Without primitive it is the end of the draw.
struct TaskQuads {
    static constexpr std::size_t kMaxQuads = 4; ///< 16 fragments

    ItemLabel label; ///< of the task; parent: the first quad
    std::shared_ptr<const Primitive> primitive;
    std::array<Quad, kMaxQuads> quads;
    std::uint8_t count = 0;
    static void visit(auto& visitor, auto& task)
    {
        visitor("label", task.label);
        visitor("primitive", task.primitive);
        visitor("quads", task.quads);
        visitor("count", task.count);
    }
};

} // namespace vitrine::core
