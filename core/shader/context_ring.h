// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/state_visitor.h"
#include "core/shader/task_items.h"
#include "core/shader/thread_context.h"

#include <vector>

namespace vitrine::core {

/// The registers of a stage's tasks, from the unit that makes a task to the one that takes its results. Tasks are made
/// and taken in stream order, so a task's number says where its context lies: no search, and nothing is allocated once
/// every place has been used.
class ContextRing {
public:
    /// `places`: the most tasks that can be in flight.
    explicit ContextRing(std::uint32_t places) : m_slots(places) {}

    /// A task begins: all of its registers are 0 (a checkpoint taken at any time has to be the same).
    ThreadContext& acquire(ItemId task, const DecodedProgram& program, std::uint32_t lanes, LaneMask alive,
                           LaneMask covered);
    [[nodiscard]] ThreadContext& of(ItemId task);
    /// A task that has not started keeps these of its lanes; `rest` begins like it, with the others.
    void split(ItemId task, ItemId rest, LaneMask lanes);
    void release(ItemId task);

    [[nodiscard]] std::uint32_t places() const { return static_cast<std::uint32_t>(m_slots.size()); }
    void visitState(StateVisitor& visitor);

private:
    struct Slot {
        ItemId task; ///< none: free
        ThreadContext context;
    };
    [[nodiscard]] Slot& slot(ItemId task) { return m_slots[taskSequence(task) % m_slots.size()]; }

    std::vector<Slot> m_slots;
};

/// Those of both stages.
struct TaskContexts {
    ContextRing vertex;
    ContextRing fragment;
    [[nodiscard]] ThreadContext& of(ShaderStage stage, ItemId task)
    {
        return stage == ShaderStage::Vertex ? vertex.of(task) : fragment.of(task);
    }
};

} // namespace vitrine::core
