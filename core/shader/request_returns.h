// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/ports.h"
#include "core/kernel/state_versions.h"
#include "core/observe/link_fields.h"
#include "core/shader/context_ring.h"
#include "core/shader/program_binding.h"
#include "core/shader/task_items.h"

#include <span>
#include <vector>

namespace vitrine::core {

/// What became of a request, by the numbers of the plugin interface.
enum class RequestStatus : std::uint8_t { Ok = 0, NoDevice = 1, BadResultShape = 2, DeviceFault = 3 };

/// Brings results back to their tasks, for the unit that reads ARQ. The registers are filled, the entry in ARQ retires
/// and the entry in APQ is completed, all in the same cycle (DEC-06). When waits() was true in a cycle, the owner calls
/// deliver() in the next one.
class RequestReturns {
public:
    RequestReturns(const PerDraw<ProgramBindings>& programs, TaskContexts& contexts, SharedView<RequestItem> requests,
                   SharedView<PendingTask> pending);

    enum class Outcome : std::uint8_t {
        Delivered,
        BadShape, ///< too few or too many values came; the missing ones are read as 0
        Orphan    ///< nobody had asked, or it was answered before: nothing is changed
    };
    /// Call it in phase 1. `results` has four rows for each result register, with a value for every lane of the task.
    Outcome complete(const RequestItem& request, std::span<const float> results, Cycle now);
    /// For a request that no device answers: its registers become 0 at the next deliver().
    void refuse(const RequestItem& request) { m_refused.push_back(request); }
    void deliver(Cycle now);
    [[nodiscard]] bool waits() const { return !m_answered.empty() || !m_refused.empty(); }

    static void visit(auto& visitor, auto& returns)
    {
        visitor("answered", returns.m_answered);
        visitor("refused", returns.m_refused);
    }

private:
    /// A task that was perhaps being swapped out when its answer came. It is looked at again a cycle later.
    struct Answered {
        ItemId task;
        Cycle cycle = 0;
        static void visit(auto& visitor, auto& answered)
        {
            visitor(LinkFields::kTask, answered.task);
            visitor("cycle", answered.cycle);
        }
    };
    void lookAgain(const Answered& answered, Cycle now);
    [[nodiscard]] bool isWaitingStill(const PendingTask& pending) const;

    const PerDraw<ProgramBindings>& m_programs;
    TaskContexts& m_contexts;
    SharedView<RequestItem> m_requests;
    SharedView<PendingTask> m_pending;
    std::vector<Answered> m_answered;
    std::vector<RequestItem> m_refused;
    std::vector<float> m_room; ///< scratch, for results of a wrong shape
};

} // namespace vitrine::core
