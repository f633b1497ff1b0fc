// SPDX-License-Identifier: Apache-2.0
// Switching to the bypass and what waits there, part by part: BYP-09, BYP-11, BYP-12, DEC-05.
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "core/command/command_interface.h"
#include "core/command/draw_encoder.h"
#include "core/gpu/knobs/power_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/machine_wiring.h"
#include "core/texture/texture_unit.h"
#include "tests/harness/test_class.h"
#include "tests/spec/byp/bypass_bench.h"

#include <QTest>

using namespace vitrine::core;
using namespace vitrine::byptest;

namespace {

/// Vertices of each thread of a draw of eight, and how long the processor executes them all.
struct VertexRun {
    std::vector<std::uint32_t> threads;
    Cycle busy = 0;
    bool isBelow = false; ///< "throughput below NV"
};

class ThreadSizes final : public Observer {
public:
    ThreadSizes(const TimedGpu& gpu, QueueId tasks) : m_gpu(gpu), m_tasks(tasks) {}
    std::vector<std::uint32_t> sizes;
    void onItemPushed(const ItemPushed& event) override
    {
        if (event.queue == m_tasks)
            sizes.push_back(m_gpu.taskPath().vertexTasks->find(event.item)->item.items);
    }

private:
    const TimedGpu& m_gpu;
    QueueId m_tasks;
};

VertexRun verticesIn(BypassMode mode, PowerGating gating, const WorkRatio& ratio)
{
    MachineConfig config = withMode(mode);
    config.processors->spCount = 1; // of 2 × 2 ALUs
    config.processors->schedRatio = ratio;
    config.power->powerGating = gating;
    config.power->powerWakeCycles = 0;
    DrawBench bench({8, 8});
    const std::vector<DrawBench::Vertex> strip(8);
    const auto draft = bench.draft(Topology::TriangleStrip, strip, kFlatProgram);
    NotedRun noted(bench.memory, config);
    ThreadSizes sizes(noted.run.gpu, noted.run.queue("vtq"));
    const Subscription subscription = noted.run.gpu.hub().subscribe(sizes);
    noted.draw(draft.finished());
    const Cycle busy = noted.run.gpu.processors()[0]->state().busyCycles[0];
    return {sizes.sizes, busy, std::ranges::count(noted.notes.warnings, WarningCode::BelowVertexRate) == 1};
}

} // namespace

class BypSwitchTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_09_threadsHoldWhatTheirAlusWorkOn();
    void BYP_12_aSwitchWaitsUntilTheMachineHasDrained();
    void BYP_11_aPixelWithoutItsTextureIsTold();
    void BYP_11_initialRequestsComeLast();
};

void BypSwitchTest::BYP_09_threadsHoldWhatTheirAlusWorkOn()
{
    using Sizes = std::vector<std::uint32_t>;
    constexpr Cycle kInstructions = 4; // of the vertex program
    // 1 : 1: two ALUs, one clock for each instruction of a thread of two.
    const VertexRun even = verticesIn(BypassMode::Auto, PowerGating::Alu, {1, 1});
    QCOMPARE(even.threads, (Sizes{2, 2, 2, 2}));
    QCOMPARE(even.busy, 4 * kInstructions);
    // 2 : 1: eight vertices of one instruction in 3 clocks of three ALUs.
    for (const PowerGating gating : {PowerGating::Alu, PowerGating::Off}) {
        const VertexRun more = verticesIn(BypassMode::Auto, gating, {2, 1});
        QCOMPARE(more.threads, (Sizes{3, 3, 2}));
        QCOMPARE(more.busy, 3 * kInstructions);
        QVERIFY(!more.isBelow);
    }
    // Group A alone: six in 3 clocks, so eight take a fourth.
    const VertexRun group = verticesIn(BypassMode::Auto, PowerGating::Group, {2, 1});
    QCOMPARE(group.threads, (Sizes{2, 2, 2, 2}));
    QCOMPARE(group.busy, 4 * kInstructions);
    QVERIFY(group.isBelow);
    // Without bypass: 2 of 3 clocks are for vertices, four in each.
    const VertexRun shaded = verticesIn(BypassMode::Off, PowerGating::Alu, {2, 1});
    QCOMPARE(shaded.threads, (Sizes{4, 4}));
    QCOMPARE(shaded.busy, 2 * kInstructions);
}

/// The command interface alone: a draw that is shaded by programs takes its time, and one follows that is not.
void BypSwitchTest::BYP_12_aSwitchWaitsUntilTheMachineHasDrained()
{
    constexpr Cycle kBusy = 25; // cycles in which something of the first draw is in flight
    DrawBench bench({8, 8});
    DrawTables tables;
    ContextRing contexts(8);
    Machine machine;
    auto& buffers = machine.addQueue<BufferItem>({"buffers", 4, 1});
    auto& tasks = machine.addSharedQueue<ShaderTask>({"vtq", 8, 1});
    auto& retired = machine.addQueue<DrawItem>({"retired", 4, 1});
    auto& bypass = machine.addQueue<BypassItem>({"bypass", 4, 1});
    DrawCommand command = triangle(bench, kFlatProgram, 0);
    DrawEncoder driver;
    std::vector<std::byte> bytes = *driver.encode(command)->bytes;
    const auto second = driver.encode(command); // PRIMITIVE and EXECUTE: nothing else changes.
    bytes.insert(bytes.end(), second->bytes->begin(), second->bytes->end());
    const auto size = static_cast<std::uint32_t>(bytes.size());
    const auto host = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
    tables.buffers.bind(0, {{0, host}, 0, size, {}, second->blocks, 0, 0});
    for (const std::uint32_t number : {0u, 1u}) {
        command.drawSeq = number;
        tables.draws.bind(number, command);
        ProgramBindings programs;
        programs.vertex.program = command.state->program.vertex;
        programs.vertex.decoded =
            std::make_shared<const DecodedProgram>(*DecodedProgram::decode(*programs.vertex.program));
        tables.programs.bind(number, programs);
        BypassDecision decision;
        decision.isBypassed = number == 1;
        tables.decisions.bind(number, decision);
    }

    CommandInterface::Config config{4, tables.buffers, tables.draws, tables.programs, contexts, tables.versions};
    config.decisions = &tables.decisions;
    machine.add<CommandInterface>("ci", config,
                                  CommandInterface::Ports{buffers, SharedOut<ShaderTask>(tasks), retired, bypass});
    struct Notes final : Observer {
        std::vector<Drained> drains;
        void onDrained(const Drained& event) override { drains.push_back(event); }
    } notes;
    const Subscription subscription = machine.hub().subscribe(notes);
    buffers.push({{ItemId{1}, {}, 0}, 0});
    for (Cycle cycle = 0; cycle < kBusy; ++cycle) {
        QVERIFY(machine.step());
        QVERIFY(!bypass.front() && tasks.size() <= 1); // Delayed; of the first draw three vertices are in a thread.
    }
    retired.push({{ItemId{1}, {}, 0}, 0}); // CI sees it in cycle kBusy.
    for (int cycle = 0; cycle < 20; ++cycle)
        QVERIFY(machine.step());
    QVERIFY(bypass.front()); // Never dropped.
    QVERIFY(bypass.front()->isBypassed);
    QCOMPARE(tasks.size(), std::size_t{3}); // And of the second draw two and one.
    QCOMPARE(notes.drains.size(), std::size_t{1});
    QCOMPARE(notes.drains[0].draw, 1u);
    QCOMPARE(notes.drains[0].cycle, kBusy + 2); // A command a cycle.
    // The first draw has retired, and its version of the state is free (RUN-02).
    QVERIFY(!tables.draws.find(0) && !tables.programs.find(0) && !tables.decisions.find(0));
    QCOMPARE(tables.versions.inUse(), std::size_t{1});
}

/// BYP-11, Bad: the watchdog.
void BypSwitchTest::BYP_11_aPixelWithoutItsTextureIsTold()
{
    LoneBank bank(0x0011); // Pixels 0 and 1.
    for (int i = 0; i < 10; ++i)
        QVERIFY(bank.machine.step());
    bank.texels.push({0, 0, {}, {{}, {}, 0}}); // The other one's never comes.
    auto stepped = bank.machine.step();
    for (Cycle i = 0; i < 2 * Machine::kWatchdogCycles && stepped; ++i)
        stepped = bank.machine.step();
    QVERIFY(!stepped);
    const QString message = QString::fromStdString(stepped.error().message);
    QVERIFY2(message.startsWith("DEADLOCK") && message.endsWith("; rfb: pixel 1 waits for its texels"),
             qPrintable(message));
    QVERIFY(bank.pixels.front());
    QCOMPARE(bank.pixels.front()->pixel.orderNumber, 0u);
}

/// DEC-05: requests of programs first, whoever asked first.
void BypSwitchTest::BYP_11_initialRequestsComeLast()
{
    StateVersions versions;
    PerDraw<ProgramBindings> programs{versions};
    PerDraw<TextureBindings> textures{versions};
    textures.bind(0, {});
    TaskContexts contexts{ContextRing(1), ContextRing(1)};
    Machine machine;
    auto& lookups = machine.addQueue<InitialRequest>({"lookups", 4, 1});
    auto& texels = machine.addQueue<BypassTexel>({"texels", 4, 1});
    auto& taskLookups = machine.addQueue<TaskLookup>({"task lookups", 4, 1});
    auto& taskTexels = machine.addQueue<TaskLookup>({"task texels", 4, 1});
    TextureUnit::Ports ports;
    ports.lookups = lookups;
    ports.texels = texels;
    ports.taskLookups = taskLookups;
    ports.taskTexels = taskTexels;
    auto& texture =
        machine.add<TextureUnit>("tex", TextureUnit::Config{1000, 3, programs, textures, contexts, 1000}, ports);
    InitialRequest pixel;
    pixel.label = {ItemId{1}, ItemId{1}, 0};
    lookups.push(pixel);
    TaskLookup task;
    task.label = {ItemId{1}, ItemId{1}, 0};
    task.items = 4;
    taskLookups.push(task);
    RequestItem request;
    request.label = {ItemId{1}, ItemId{1}, 0};
    request.items = 2;
    for (Cycle cycle = 0; cycle < 30; ++cycle) { // The arbiter has a request whenever the unit is free.
        if (texture.canAccept())
            texture.accept(request);
        QVERIFY(machine.step());
    }
    QCOMPARE(texture.state().inFlight.size(), std::size_t{5}); // 2 items of 3 cycles each, for 30 cycles.
    QVERIFY(texture.state().pixels.inFlight.empty() && texture.state().tasks.inFlight.empty());
    for (int i = 0; i < 2; ++i) // The next one has the unit in cycle 30; it is looked back at in 31.
        QVERIFY(machine.step());
    QCOMPARE(texture.state().pixels.inFlight.size(), std::size_t{1});
    QVERIFY(texture.state().tasks.inFlight.empty());
    QCOMPARE(texture.nextFree(), Cycle{30 + 3});
    for (int i = 0; i < 3; ++i)
        QVERIFY(machine.step());
    QCOMPARE(texture.state().tasks.inFlight.size(), std::size_t{1});
    QCOMPARE(texture.nextFree(), Cycle{33 + 4 * 3});
}

VITRINE_TEST(BypSwitchTest, QCoreApplication)
#include "tst_byp_switch.moc"
