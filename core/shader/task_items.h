// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/queue_base.h"
#include "core/observe/link_fields.h"
#include "core/observe/vector_stage.h"
#include "core/shader/isa.h"

#include <cstdint>

/// The items in the queues around the shader processors (L2, L9, L13, L14, spec/00 §2). Registers stay behind in a
/// ContextRing, which finds them by the task's number.

namespace vitrine::core {

/// Vertex tasks have odd numbers and fragment tasks have even ones, because both can meet in APQ.
[[nodiscard]] constexpr ItemId taskId(ShaderStage stage, std::uint32_t sequence)
{
    return ItemId{2 * sequence + (stage == ShaderStage::Vertex ? 1 : 2)};
}
/// The task's place in the stream of its stage, counted from 0 over the machine's life.
[[nodiscard]] constexpr std::uint32_t taskSequence(ItemId task)
{
    return (task.value - 1) / 2;
}

/// An entry of VTQ or FTQ.
struct ShaderTask {
    ItemLabel label; ///< parent: the draw's command for vertices, the first quad for fragments
    ShaderStage stage = ShaderStage::Vertex;
    std::uint8_t items = 0;        ///< k of the cost rule: vertices or covered fragments
    std::uint16_t devices = 0;     ///< the arbiter ports that the program may ask, a bit each; 0 when it has no SEND
    std::uint32_t firstVertex = 0; ///< vertex tasks: position of the first vertex in the draw
    std::uint16_t x = 0, y = 0;    ///< fragment tasks: lower left pixel of the first quad
    std::uint8_t processor = 0; ///< in segment mode: the processor of the segment, on which the task resumes (HET-07)
    VectorStage enters = VectorStage::None; ///< of a 2-D drawing: the stage that begins with this task (VG2D-01)
    std::uint32_t segment = 0;              ///< fragment tasks in segment mode: number of the segment, from 0

    [[nodiscard]] bool sends() const { return devices != 0; }
    static void visit(auto& visitor, auto& task)
    {
        visitor("label", task.label);
        visitor("stage", task.stage);
        visitor("items", task.items);
        visitor("devices", task.devices);
        visitor("firstVertex", task.firstVertex);
        visitor("x", task.x);
        visitor("y", task.y);
        visitor("processor", task.processor);
        visitor("enters", task.enters);
        visitor(LinkFields::kSegment, task.segment);
    }
};

/// The port of a task that waits for no device.
inline constexpr std::uint8_t kNoPort = 0xFF;

/// An entry of APQ.
struct PendingTask {
    ItemLabel label; ///< the label of the task
    ShaderTask task;
    /// The port of the oldest request that the task waited for when it was swapped out last.
    std::uint8_t device = kNoPort;
    static void visit(auto& visitor, auto& pending)
    {
        visitor("label", pending.label);
        visitor("task", pending.task);
        visitor("device", pending.device);
    }
};

/// An entry of ARQ. Its arguments lie in the context of the task, under the ticket.
struct RequestItem {
    ItemLabel label; ///< parent: the task
    ShaderStage stage = ShaderStage::Fragment;
    std::uint8_t device = 0; ///< arbiter port
    std::uint8_t slot = 0;   ///< texture slot
    std::uint8_t items = 0;  ///< k of the device rule
    std::uint32_t ticket = 0;

    static void visit(auto& visitor, auto& request)
    {
        visitor("label", request.label);
        visitor("stage", request.stage);
        visitor("device", request.device);
        visitor("slot", request.slot);
        visitor("items", request.items);
        visitor("ticket", request.ticket);
    }
};

/// Tells PSR or FSC that a task has ended. Its outputs lie in its context (L4, L17).
struct FinishedTask {
    ItemLabel label; ///< the label of the task
    std::uint8_t items = 0;
    Cycle busyCycles = 0; ///< the cycles that its processor has executed for tasks of this stage so far
    static void visit(auto& visitor, auto& finished)
    {
        visitor("label", finished.label);
        visitor("items", finished.items);
        visitor("busyCycles", finished.busyCycles);
    }
};

} // namespace vitrine::core
