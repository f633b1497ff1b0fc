// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/ports.h"
#include "core/shader/context_ring.h"
#include "core/shader/per_draw.h"
#include "core/shader/program_binding.h"
#include "core/shader/task_items.h"

#include <span>
#include <vector>

namespace vitrine::core {

/// What became of a request: the numbers of the plugin interface.
enum class RequestStatus : std::uint8_t { Ok = 0, NoDevice = 1, BadResultShape = 2, DeviceFault = 3 };

/// The way back of results, for the unit that reads ARQ: registers are filled, the ARQ entry retires and the APQ entry
/// is completed in the same cycle (DEC-06). Its owner calls deliver() in the cycle after any in which waits() is true.
class RequestReturns {
public:
    RequestReturns(const PerDraw<ProgramBindings>& programs, TaskContexts& contexts, SharedView<RequestItem> requests,
                   SharedView<PendingTask> pending);

    enum class Outcome : std::uint8_t {
        Delivered,
        BadShape, ///< too few or too many values: what is missing reads 0
        Orphan    ///< nobody asked, or it was answered before: nothing happened
    };
    /// In phase 1. `results`: four rows per result register of as many values as the task has lanes.
    Outcome complete(const RequestItem& request, std::span<const float> results, Cycle now);
    /// Nobody answers this one: its registers become 0 at the next deliver().
    void refuse(const RequestItem& request) { m_refused.push_back(request); }
    void deliver(Cycle now);
    [[nodiscard]] bool waits() const { return !m_answered.empty() || !m_refused.empty(); }

    static void visit(auto& visitor, auto& returns)
    {
        visitor("answered", returns.m_answered);
        visitor("refused", returns.m_refused);
    }

private:
    /// A task whose swap-out may have been on its way when an answer came: looked at again a cycle later.
    struct Answered {
        ItemId task;
        Cycle cycle = 0;
        static void visit(auto& visitor, auto& answered)
        {
            visitor("task", answered.task);
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
    std::vector<float> m_room; ///< for results of another shape, between calls
};

} // namespace vitrine::core
