// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/kernel/toy_tasks.h"

#include <cstdint>
#include <vector>

namespace vitrine::core::toy {

/// The knobs of the toy, with the defaults of spec/00 §4 where they have one.
struct TaskMachineConfig {
    std::uint32_t processors = 1;
    Policy policy = Policy::CompletedFirst;
    std::uint32_t queueLatency = 1;
    std::uint32_t fragmentDepth = 64;
    std::uint32_t requestDepth = 32;
    std::uint32_t pendingDepth = 64;
    Device::Config device;
    std::vector<Task> streamed; ///< come from a source unit while the machine runs
};

/// The whole toy wired on one screen.
class TaskMachine {
public:
    explicit TaskMachine(const TaskMachineConfig& config, ClockOptions options = {});

    /// Puts a task in before the next cycle, which sees it.
    void addFragmentTask(const Task& task) { SharedOut<Task>(fragmentTasks, 1).post(task); }

    Machine machine;
    SharedQueue<Task>& fragmentTasks;
    SharedQueue<Request>& requests;
    SharedQueue<PendingTask>& pending;
    std::vector<Processor*> processors;
    Collector* collector = nullptr;
};

/// `count` tasks with ids from 1 that run `before` cycles, send, and run `after` cycles more.
std::vector<Task> sendingTasks(std::uint32_t count, std::uint32_t before = 10, std::uint32_t after = 10);

} // namespace vitrine::core::toy
