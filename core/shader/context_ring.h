// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/state_visitor.h"
#include "core/shader/task_items.h"
#include "core/shader/thread_context.h"

#include <vector>

namespace vitrine::core {

/// Keeps the registers of a stage's tasks, from the unit that makes a task to the one that takes its results. Tasks are
/// made and taken in the order of the stream, so a task's number tells where its context lies. Nothing is searched, and
/// once every place has been used, nothing is allocated.
class ContextRing {
public:
    /// `places` is the largest number of tasks in flight.
    explicit ContextRing(std::uint32_t places) : m_slots(places) {}

    /// Begins a task. All of its registers are 0, so that checkpoints are equal at every time.
    ThreadContext& acquire(ItemId task, const DecodedProgram& program, std::uint32_t lanes, LaneMask alive,
                           LaneMask covered);
    [[nodiscard]] ThreadContext& of(ItemId task);
    /// Divides a task that has not started: it keeps the lanes of the mask, and `rest` begins as its copy with the
    /// others.
    void split(ItemId task, ItemId rest, LaneMask lanes);
    void release(ItemId task);

    [[nodiscard]] std::uint32_t places() const { return static_cast<std::uint32_t>(m_slots.size()); }
    void visitState(StateVisitor& visitor);

private:
    struct Slot {
        ItemId task; ///< none when the place is free
        ThreadContext context;
    };
    [[nodiscard]] Slot& slot(ItemId task) { return m_slots[taskSequence(task) % m_slots.size()]; }

    std::vector<Slot> m_slots;
};

/// The contexts of both stages.
struct TaskContexts {
    ContextRing vertex;
    ContextRing fragment;
    [[nodiscard]] ThreadContext& of(ShaderStage stage, ItemId task)
    {
        return stage == ShaderStage::Vertex ? vertex.of(task) : fragment.of(task);
    }
};

} // namespace vitrine::core
