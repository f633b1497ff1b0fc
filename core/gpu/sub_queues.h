// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/shared_queue.h"
#include "core/shader/task_items.h"

#include <string>
#include <vector>

/// HET-13: queues that are collections of sub-queues, by `apq.split`. APQ is split for good: its parts have capacities
/// that add up to `apq.depth`, in equal shares, and what is left over goes to the first ones, one entry each. The
/// others show how what they hold divides.

namespace vitrine::core {

struct MachineConfig;

/// The parts of APQ: vertex and fragment, or the devices that are present, by port. None: it is not split.
[[nodiscard]] std::vector<std::string> pendingParts(const MachineConfig& config);

/// Of VTQ or FTQ: the stage of its tasks, or the devices that their programs may ask, the lowest port first.
void splitTasks(SharedQueue<ShaderTask>& tasks, ShaderStage stage, const MachineConfig& config);
/// Of ARQ: the stage of the task that asks, or the device that is asked.
void splitRequests(SharedQueue<RequestItem>& requests, const MachineConfig& config);
/// A task is in the part of its stage, or of the device that it waits for or waited for last. By device it holds room
/// in the part of each that its program may ask, from its start to its end: it never finds that full where it has to
/// wait, so that sub-queues add no way to a deadlock (project choice).
void splitPending(SharedQueue<PendingTask>& pending, const MachineConfig& config);

} // namespace vitrine::core
