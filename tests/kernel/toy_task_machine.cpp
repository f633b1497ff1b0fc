// SPDX-License-Identifier: Apache-2.0
#include "tests/kernel/toy_task_machine.h"

#include <string>

namespace vitrine::core::toy {

namespace {

QueueConfig taskQueue(const char* path, std::uint32_t capacity, std::uint32_t latency)
{
    return {path, capacity, latency, "task", "", {"task.enqueue", "task.issue", "", "", "task.retire"}};
}

QueueConfig requestQueue(std::uint32_t capacity, std::uint32_t latency)
{
    return {"arq", capacity, latency, "request", "", {"req.post", "req.dispatch", "", "", "req.complete"}};
}

QueueConfig pendingQueue(std::uint32_t capacity, std::uint32_t latency)
{
    return {"apq", capacity, latency, "task", "", {"", "task.resume", "task.swap", "task.ready", ""}};
}

} // namespace

TaskMachine::TaskMachine(const TaskMachineConfig& config, ClockOptions options)
    : machine(options),
      fragmentTasks(machine.addSharedQueue<Task>(taskQueue("ftq", config.fragmentDepth, config.queueLatency))),
      requests(machine.addSharedQueue<Request>(requestQueue(config.requestDepth, config.queueLatency))),
      pending(machine.addSharedQueue<PendingTask>(pendingQueue(config.pendingDepth, config.queueLatency)))
{
    machine.add<Source>("source", Source::Config{config.streamed}, Source::Ports{SharedOut<Task>(fragmentTasks)});
    machine.add<TaskScheduler>("fsd", TaskScheduler::Config{config.processors, config.policy},
                               TaskScheduler::Ports{SharedView<Task>(fragmentTasks), SharedView<PendingTask>(pending),
                                                    SharedView<Request>(requests)});
    Collector::Ports collected;
    for (std::uint32_t i = 0; i < config.processors; ++i) {
        auto& shaded = machine.addQueue<Shaded>({"sp." + std::to_string(i) + ".out", 2, config.queueLatency, "pixel"});
        collected.shaded.emplace_back(shaded);
        processors.push_back(&machine.add<Processor>(
            "sp." + std::to_string(i),
            Processor::Ports{SharedIn<Task>(fragmentTasks, i), SharedIn<PendingTask>(pending, i),
                             SharedOut<Request>(requests, i), Out<Shaded>(shaded)}));
    }
    machine.add<Device>("arb", config.device,
                        Device::Ports{SharedView<Request>(requests), SharedView<PendingTask>(pending)});
    collector = &machine.add<Collector>("fsc", collected);
}

std::vector<Task> sendingTasks(std::uint32_t count, std::uint32_t before, std::uint32_t after)
{
    std::vector<Task> tasks;
    for (std::uint32_t i = 1; i <= count; ++i)
        tasks.push_back({{ItemId{i}, ItemId{}, 0}, before, after, true});
    return tasks;
}

} // namespace vitrine::core::toy
