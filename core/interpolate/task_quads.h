// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/queue_base.h"
#include "core/primitive/primitive.h"
#include "core/raster/quad.h"
#include "core/shader/thread_context.h"

#include <array>
#include <memory>

namespace vitrine::core {

/// The quads that a fragment task shades, in lanes 4i … 4i + 3. The collector gets these items in the order of the
/// stream, by a line of its own, and learns from them what comes next. An item without primitive is the end of the
/// draw, or a fence.
///
/// A task that is cut by the border of a segment becomes several tasks. Each has all quads of the whole task, covered
/// where its own fragments lie, so that lanes and derivatives do not change.
struct TaskQuads {
    static constexpr std::size_t kMaxQuads = 4; ///< for 16 fragments

    ItemLabel label; ///< the label of the task; its parent is the first quad
    std::shared_ptr<const Primitive> primitive;
    std::array<Quad, kMaxQuads> quads;
    std::uint8_t count = 0;
    std::uint8_t part = 0; ///< when one task was cut into several: which of them this is, from 0
    bool isLastPart = true;
    ItemId primitiveId;            ///< the id of `primitive`
    bool isFence = false;          ///< without primitive: it is a fence, no end of a draw
    std::uint32_t orderNumber = 0; ///< with segments: how many fragments of the stream came before these (FSEG-09)
    static void visit(auto& visitor, auto& task)
    {
        visitor("label", task.label);
        visitor("primitive", task.primitive);
        visitor("quads", task.quads);
        visitor("count", task.count);
        visitor("part", task.part);
        visitor("isLastPart", task.isLastPart);
        visitor("primitiveId", task.primitiveId);
        visitor("isFence", task.isFence);
        visitor("orderNumber", task.orderNumber);
    }
};

/// The lanes whose fragments count.
[[nodiscard]] inline LaneMask coveredLanes(const TaskQuads& task)
{
    LaneMask covered = 0;
    for (std::size_t i = 0; i < task.count; ++i)
        covered |= LaneMask{coveredPixels(task.quads[i].coverage)} << (4 * i);
    return covered;
}

/// Keeps only the samples of these lanes.
inline void keepLanes(TaskQuads& task, LaneMask lanes)
{
    for (std::size_t i = 0; i < task.count; ++i) {
        const auto pixels = static_cast<std::uint8_t>(lanes >> (4 * i) & 0xF);
        task.quads[i].coverage &= samplesOfPixels(pixels);
    }
}

} // namespace vitrine::core
