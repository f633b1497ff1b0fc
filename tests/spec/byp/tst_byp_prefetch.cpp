// SPDX-License-Identifier: Apache-2.0
// Textures that are read before the program of a fragment runs (tex.initialPrefetch): BYP-11, DEC-05.
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/shader/initial_sends.h"
#include "tests/gpu/random_scene.h"
#include "tests/harness/test_class.h"
#include "tests/spec/byp/bypass_bench.h"

#include <QTest>

using namespace vitrine::core;
using namespace vitrine::byptest;

namespace {

using Indices = std::vector<std::uint32_t>;

const std::string kDerivatives = kHead + ".derivatives\n";
const std::string kAsk = "SEND r0, d0:0:IMPLICIT, v0.xy\n";

MachineConfig prefetching(MachineConfig config = idealConfig())
{
    config.devices->texInitialPrefetch = 1;
    return config;
}

/// When entries come into two queues.
class Arrivals final : public Observer {
public:
    Arrivals(QueueId requests, QueueId tasks) : m_requests(requests), m_tasks(tasks) {}
    std::vector<Cycle> asked, posted;
    void onItemPushed(const ItemPushed& event) override
    {
        if (event.queue == m_requests)
            asked.push_back(event.cycle);
        if (event.queue == m_tasks)
            posted.push_back(event.cycle);
    }

private:
    QueueId m_requests, m_tasks;
};

struct LoneTask {
    std::uint32_t side = 2; ///< of the picture, in pixels: the fragments of the only task
    std::uint32_t latency = 20;
    std::uint32_t interval = 1;
};

/// From the look-up of the only task until the task comes to FTQ.
Cycle waitOf(const LoneTask& lone)
{
    MachineConfig config = prefetching();
    config.devices->texLatency = lone.latency;
    config.devices->devInterval = lone.interval;
    DrawBench bench({.width = lone.side, .height = lone.side});
    auto draft = bench.draft(Topology::Triangles, {{0, 0, 0, {}}, {4, 0, 0, {1, 0, 0, 1}}, {0, 4, 0, {}}}, kTextured);
    draft.state.fragmentTextures[0] = bench.addTexture(1);
    RecordedRun run(bench.memory, config);
    Arrivals arrivals(run.queue("ain.lookups"), run.queue("ftq"));
    const Subscription subscription = run.gpu.hub().subscribe(arrivals);
    CORE_CHECK(run.gpu.draw(draft.finished()).hasValue(), "the draw is drawn");
    CORE_CHECK(arrivals.asked.size() == 1 && arrivals.posted.size() == 1, "there is one task");
    return arrivals.posted[0] - arrivals.asked[0];
}

/// AIN alone; its program reads two textures, and of its tasks two can wait for theirs.
struct LoneInterpolator {
    LoneInterpolator()
    {
        ProgramBinding& fragment = bindings.fragment;
        fragment.program = assembled(kDerivatives + kAsk + "SEND r1, d0:1:IMPLICIT, v0.xy\nMUL o0, r0, r1\nEND\n");
        fragment.decoded = std::make_shared<const DecodedProgram>(*DecodedProgram::decode(*fragment.program));
        fragment.initialSends = initialSends(*fragment.program);
        programs.bind(0, bindings);
    }
    void pushQuad()
    {
        QuadItem item;
        item.label = {ItemId{10}, ItemId{1}, 0};
        item.primitive = m_primitive;
        item.quad.coverage = 0x1111;
        quads.push(item);
    }
    /// Keeps what it asks.
    Result<void> run(Cycle cycles)
    {
        for (Cycle i = 0; i < cycles; ++i) {
            for (; lookups.front(); lookups.pop())
                asked.push_back(*lookups.front());
            if (auto stepped = machine.step(); !stepped)
                return stepped.error();
        }
        return {};
    }

    Machine machine;
    Queue<QuadItem>& quads = machine.addQueue<QuadItem>({"quads", 8, 1});
    SharedQueue<ShaderTask>& tasks = machine.addSharedQueue<ShaderTask>({"ftq", 8, 1});
    Queue<TaskQuads>& order = machine.addQueue<TaskQuads>({"order", 8, 1});
    Queue<TaskLookup>& lookups = machine.addQueue<TaskLookup>({"lookups", 4, 1});
    Queue<TaskLookup>& texels = machine.addQueue<TaskLookup>({"texels", 4, 1});
    ProgramBindings bindings;
    StateVersions versions;
    PerDraw<ProgramBindings> programs{versions};
    ContextRing contexts{8};
    AttributeInterpolator& ain = machine.add<AttributeInterpolator>(
        "ain", AttributeInterpolator::Config{4, programs, contexts, 1, nullptr, 2},
        AttributeInterpolator::Ports{quads, SharedOut<ShaderTask>(tasks), order, {}, lookups, texels});
    std::vector<TaskLookup> asked;

private:
    static std::shared_ptr<const Primitive> primitiveWithVarying()
    {
        Primitive primitive;
        primitive.attributes.count = 1;
        return std::make_shared<const Primitive>(primitive);
    }
    std::shared_ptr<const Primitive> m_primitive = primitiveWithVarying();
};

} // namespace

class BypPrefetchTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_11_whichTexturesAreInitial_data();
    void BYP_11_whichTexturesAreInitial();
    void BYP_11_initialTexturesPassTheArbiterBy_data();
    void BYP_11_initialTexturesPassTheArbiterBy();
    void BYP_11_dependentTexturesTakeTheArbiter();
    void BYP_11_aTaskComesWithItsTexels();
    void BYP_11_tasksKeepTheOrderOfTheStream();
    void BYP_11_aMissingTextureIsTold();
    void BYP_11_withBypassAndPrograms();
    void BYP_11_offAsksNothingAhead();
};

void BypPrefetchTest::BYP_11_whichTexturesAreInitial_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<Indices>("expected");
    const auto row = [](const char* name, const std::string& code, const Indices& expected) {
        QTest::newRow(name) << QString::fromStdString(kDerivatives + code + "MOV o0, r0\nEND\n") << expected;
    };
    row("at an input", kAsk, {0});
    row("components of it in another order", "MOV r1, v0\nSEND r0, d0:0:IMPLICIT, v0.yx\n", {1});
    row("dependent", kAsk + "SEND r1, d0:0:IMPLICIT, r0.xy\n", {0});
    row("negative", "SEND r0, d0:0:IMPLICIT, -v0.xy\n", {});
    row("at a constant", "SEND r0, d0:0:IMPLICIT, c0.xy\n", {});
    row("level of its own", "SEND r0, d0:0:EXPLICIT, v0.xy, c0.x\n", {});
    row("a bias", "SEND r0, d0:0:BIAS, v0.xy, c0.x\n", {});
    row("of another device", "SEND r0, d1:0:IMPLICIT, v0\n", {});
    row("more registers than a texel", "SEND r0, d0:0:IMPLICIT:2, v0.xy\n", {});
    row("in a branch", "CMP.LT r1.x, v0.x, c0.x\nIF r1.x\n" + kAsk + "ENDIF\n", {});
    row("before a branch and behind it", kAsk + "CMP.LT r1.x, v0.x, c0.x\nIF r1.x\nMOV r1, v0\nENDIF\n" + kAsk, {0});
    std::string nine;
    for (int i = 0; i < 9; ++i)
        nine += kAsk;
    row("no more than can be outstanding", nine, {0, 1, 2, 3, 4, 5, 6, 7});
}

void BypPrefetchTest::BYP_11_whichTexturesAreInitial()
{
    QFETCH(QString, program);
    QFETCH(Indices, expected);
    QCOMPARE(initialSends(*assembled(program.toStdString())), expected);
}

void BypPrefetchTest::BYP_11_initialTexturesPassTheArbiterBy_data()
{
    QTest::addColumn<MachineConfig>("config");
    QTest::newRow("ideal, pull") << idealConfig();
    QTest::newRow("segments") << withMode(BypassMode::Off, MachineConfig());
    MachineConfig cut = withMode(BypassMode::Off, MachineConfig()); // Into tasks of three fragments and of one.
    cut.segments->segLimits = {3, 512, 8, 1};
    QTest::newRow("tasks cut by segments") << cut;
    MachineConfig prog = idealConfig();
    prog.preset = Preset::Prog;
    QTest::newRow("PROG") << prog;
}

void BypPrefetchTest::BYP_11_initialTexturesPassTheArbiterBy()
{
    QFETCH(MachineConfig, config);
    DrawBench bench({8, 8});
    const DrawCommand command = triangle(bench, kTextured, 1);
    RecordedRun run(bench.memory, prefetching(config));
    QVERIFY(run.gpu.draw(command));
    const std::uint64_t fragments = run.gpu.lastDraw().fragments, tasks = run.field("ain", "tasks");
    QVERIFY(fragments > 16 && tasks >= fragments / 4 && tasks < fragments);
    QCOMPARE(run.counters("arq").itemsIn, std::uint64_t{0});
    QCOMPARE(run.counters("apq").itemsIn, std::uint64_t{0});
    QCOMPARE(run.field("tex", "requests"), std::uint64_t{0});
    QCOMPARE(run.field("tex", "lookups"), fragments);
    QCOMPARE(run.counters("ain.lookups").itemsIn, tasks);
    QCOMPARE(run.counters("tex.initial").itemsOut, tasks);
    QVERIFY(DrawBench::contents(run.memory, bench.targets) == pictureOf(bench, {command}, config));
}

void BypPrefetchTest::BYP_11_dependentTexturesTakeTheArbiter()
{
    DrawBench bench({8, 8});
    const DrawCommand command = triangle(bench, kDependent, 1);
    RecordedRun off(bench.memory, idealConfig()), on(bench.memory, prefetching());
    QVERIFY(off.gpu.draw(command));
    QVERIFY(on.gpu.draw(command));
    // A task asks twice; of these once ahead.
    const std::uint64_t tasks = on.field("ain", "tasks");
    QCOMPARE(off.counters("arq").itemsIn, 2 * tasks);
    QCOMPARE(on.counters("arq").itemsIn, tasks);
    QCOMPARE(on.counters("ain.lookups").itemsIn, tasks);
    QVERIFY(DrawBench::contents(on.memory, bench.targets) == DrawBench::contents(off.memory, bench.targets));
}

void BypPrefetchTest::BYP_11_aTaskComesWithItsTexels()
{
    // As a pixel that bypasses (BYP-10: pushed in 99, popped in 119): both ways are in the latency. What is more than
    // one item comes to it.
    QCOMPARE(waitOf({.side = 1}), Cycle{20});
    QCOMPARE(waitOf({.side = 2}), Cycle{20 + 3});
    QCOMPARE(waitOf({.side = 2, .latency = 50}), Cycle{50 + 3});
    QCOMPARE(waitOf({.side = 2, .interval = 5}), Cycle{20 + 15});
}

void BypPrefetchTest::BYP_11_tasksKeepTheOrderOfTheStream()
{
    LoneInterpolator lone;
    for (std::uint32_t i = 0; i < 3; ++i)
        lone.pushQuad();
    QVERIFY(lone.run(20));
    const std::vector<TaskLookup>& asked = lone.asked;
    QCOMPARE(lone.ain.state().awaiting.size(), std::size_t{2}); // The third finds no room.
    QCOMPARE(asked.size(), std::size_t{4});
    QCOMPARE(int(asked[1].number), 1);
    QCOMPARE(int(asked[1].slot), 1);
    QCOMPARE(int(asked[1].items), 4);
    lone.texels.push(asked[3]); // Both of the second task, and one of the first.
    lone.texels.push(asked[2]);
    lone.texels.push(asked[1]);
    QVERIFY(lone.run(20));
    QCOMPARE(lone.tasks.size(), std::size_t{0});
    lone.texels.push(asked[0]);
    QVERIFY(lone.run(20));
    QCOMPARE(lone.tasks.size(), std::size_t{2});
    QCOMPARE(lone.tasks.entry(0).item.label.id, asked[0].label.parent);
    QCOMPARE(lone.tasks.entry(1).item.label.id, asked[2].label.parent);
    QCOMPARE(asked.size(), std::size_t{6}); // The third came in.
    QVERIFY(asked[4].label.parent != asked[0].label.parent && asked[4].label.parent != asked[2].label.parent);
}

/// BYP-11, Bad: the watchdog.
void BypPrefetchTest::BYP_11_aMissingTextureIsTold()
{
    LoneInterpolator lone;
    lone.pushQuad();
    QVERIFY(lone.run(20));
    lone.texels.push(lone.asked[0]);
    const auto stopped = lone.run(2 * Machine::kWatchdogCycles);
    QVERIFY(!stopped);
    const QString message = QString::fromStdString(stopped.error().message);
    QVERIFY2(message.startsWith("DEADLOCK") && message.contains("; ain: task ") &&
                 message.endsWith(" waits for 1 of its textures"),
             qPrintable(message));
}

void BypPrefetchTest::BYP_11_withBypassAndPrograms()
{
    // Drawn one after the other and handed over together, with a change of the fragments' way at each border.
    DrawBench bench({8, 8});
    std::vector<DrawCommand> draws;
    for (std::uint32_t i = 0; i < 6; ++i)
        draws.push_back(triangle(bench, i % 2 == 0 ? kDependent : kTextured, i));
    const auto expected = pictureOf(bench, draws, idealConfig());
    MachineConfig defaults;
    for (const MachineConfig& config : {prefetching(withMode(BypassMode::Auto)), prefetching(defaults)}) {
        QVERIFY(pictureOf(bench, draws, config) == expected);
        NotedRun together(bench.memory, config);
        for (const DrawCommand& command : draws)
            QVERIFY(together.run.gpu.submit(command));
        QVERIFY(together.run.gpu.runUntil({}, {}));
        QCOMPARE(together.notes.drains.size(), std::size_t{5});
        QVERIFY(together.picture(bench) == expected);
        QVERIFY(together.run.field("ain", "lookups") > 0);
        QVERIFY(together.run.field("cu.combine", "pixels") > 0);
    }
}

void BypPrefetchTest::BYP_11_offAsksNothingAhead()
{
    // On the sequential machine texture is a stage of the chain: the knob has nothing to do there.
    for (const MachineConfig& config : {idealConfig(), prefetching(presetConfig(Preset::Seq))}) {
        DrawBench bench({8, 8});
        TimedGpu gpu(bench.memory, config);
        for (const QueueDescription& queue : gpu.machine().queueDescriptions())
            QVERIFY(queue.path != "ain.lookups" && queue.path != "tex.initial");
    }
}

VITRINE_TEST(BypPrefetchTest, QCoreApplication)
#include "tst_byp_prefetch.moc"
