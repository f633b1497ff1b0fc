// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/het/arbiter_bench.h"

#include "core/shader/interpreter.h"
#include "tests/gpu/draw_bench.h"

namespace vitrine::hettest {

namespace {

constexpr std::uint32_t kLanes = 4; ///< a quad of which one fragment is covered

ProgramBinding sending(std::uint8_t device)
{
    const auto program = gputest::assembled(".fragment\n.temps 1\n.outputs 1\n.inputs 1\n.varyings 1\nSEND r0, d" +
                                            std::to_string(device) + ":0:IMPLICIT, v0\nMOV o0, r0\nEND\n");
    auto decoded = std::make_shared<const DecodedProgram>(std::move(DecodedProgram::decode(*program)).value());
    return {program, decoded, std::make_shared<const std::vector<Vec4>>(), static_cast<std::uint16_t>(1u << device)};
}

} // namespace

std::vector<float> answerOf(float value, std::size_t registers)
{
    return std::vector<float>(4 * kLanes * registers, value);
}

ArbiterBench::ArbiterBench(Knobs knobs, const std::vector<ScriptedDevice::Config>& configs, ClockOptions clock)
    : machine(clock), requests(machine.addSharedQueue<RequestItem>({"arq", 128, 1})),
      pending(machine.addSharedQueue<PendingTask>({"apq", 128, 1})), notes(requests.id()),
      m_subscription(machine.hub().subscribe(notes))
{
    DevicePorts ports;
    for (std::uint32_t port = 0; port < configs.size(); ++port) {
        devices.push_back(nullptr);
        if (configs[port].answer.empty())
            continue;
        const std::string path = "device." + std::to_string(port);
        devices.back() = &machine.add<ScriptedDevice>(path, configs[port]);
        CORE_CHECK(ports.attach(port, path, *devices.back()).hasValue(), "a port is free");
    }
    arbiter = &machine.add<Arbiter>(
        "arb", Arbiter::Config{knobs.width, knobs.mode, programs, contexts},
        Arbiter::Ports{SharedView<RequestItem>(requests), SharedView<PendingTask>(pending), ports});
}

RequestItem ArbiterBench::post(std::uint8_t device)
{
    const std::uint32_t number = m_posted++;
    const ItemId task = taskId(ShaderStage::Fragment, number);
    programs.bind(number, {{}, sending(device)});
    const ProgramBinding& program = programs.of(number).fragment;
    ThreadContext& context = contexts.fragment.acquire(task, *program.decoded, kLanes, allLanes(kLanes), 1);
    CORE_CHECK(vitrine::core::run(context, *program.decoded, {}) == RunStatus::Request, "the program sends");
    ShaderTask shading;
    shading.label = {task, {}, number};
    shading.stage = ShaderStage::Fragment;
    pending.reserve({shading.label, shading, device}, 0);
    RequestItem item;
    item.label = {ItemId{number + 1}, task, number};
    item.device = device;
    item.items = 1;
    item.ticket = context.pending.back().ticket;
    requests.post(0, item);
    return item;
}

void ArbiterBench::run(const std::vector<std::uint8_t>& order)
{
    for (const std::uint8_t device : order) {
        post(device);
        CORE_CHECK(machine.step().hasValue(), "a cycle goes by");
    }
    CORE_CHECK(machine.runUntil({machine.cycle() + 400}).hasValue(), "the machine runs");
}

Vec4 ArbiterBench::result(std::uint32_t request)
{
    ThreadContext& context = contexts.fragment.of(taskId(ShaderStage::Fragment, request));
    const std::uint32_t row = context.layout.tempRow;
    return {context.row(row)[0], context.row(row + 1)[0], context.row(row + 2)[0], context.row(row + 3)[0]};
}

} // namespace vitrine::hettest
