// SPDX-License-Identifier: Apache-2.0
// BYP-01…BYP-05: what a shader processor consists of, how it divides its clocks, and how it is clocked.
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/shader/shader_processor.h"
#include "core/stream/task_scheduler.h"
#include "tests/harness/test_class.h"
#include "tests/spec/byp/processor_bench.h"
#include "tests/spec/het/line_run.h"

#include <QtTest>

#include <array>

using namespace vitrine::core;
using namespace vitrine::gputest;
using namespace vitrine::hettest;
using namespace vitrine::byptest;

namespace {

using Names = std::vector<std::string>;

/// A fragment program of so many instructions.
std::string longProgram(std::size_t instructions)
{
    std::string text = ".fragment\n.temps 1\n.inputs 1\n.outputs 1\n.varyings 1\n";
    for (std::size_t i = 0; i + 2 < instructions; ++i)
        text += "MOV r0, v0\n";
    return text + "MOV o0, r0\nEND\n";
}

/// Copies the varying through so many registers, all of which live until the end.
std::string wideProgram(std::uint32_t temps)
{
    std::string text = ".fragment\n.temps " + std::to_string(temps) + "\n.inputs 1\n.outputs 1\n.varyings 1\n";
    for (std::uint32_t i = 0; i < temps; ++i)
        text += "ADD r" + std::to_string(i) + ", v0, " + (i == 0 ? "v0" : "r" + std::to_string(i - 1)) + "\n";
    for (std::uint32_t i = 1; i < temps; ++i)
        text += "ADD r0, r0, r" + std::to_string(i) + "\n";
    return text + "MOV o0, r0\nEND\n";
}

class ErrorNotes final : public Observer {
public:
    std::vector<ErrorCode> codes;
    void onErrorReported(const ErrorReported& event) override { codes.push_back(event.code); }
};

/// Two halvings, each behind a texel that the thread must wait for: 0 of no texture.
const std::string kHalvedTwice =
    ".fragment\n.temps 2\n.inputs 1\n.outputs 1\n.varyings 1\n.derivatives\n.literal 0.5 0 0 0\nMOV r0, v0\n"
    "SEND r1, d0:0:IMPLICIT, v0\nMAD r0, r0, c0.x, r1\nSEND r1, d0:0:IMPLICIT, v0\nMAD r0, r0, c0.x, r1\n"
    "MOV o0, r0\nEND\n";

/// Which fragment tasks the scheduler gave to processors, new or to be resumed.
class GrantOrder final : public Observer {
public:
    explicit GrantOrder(const TaskPath& path) : m_path(path) {}
    void onItemGranted(const ItemGranted& event) override
    {
        const SharedQueue<ShaderTask>* first = m_path.segments.empty() ? m_path.fragmentTasks : m_path.segments[0];
        if (event.queue == first->id() || event.queue == m_path.pending->id())
            order.push_back(event.item.value);
    }
    std::vector<std::uint32_t> order;

private:
    const TaskPath m_path;
};

UnitDescription describedUnit(Machine& machine, const std::string& path)
{
    for (UnitDescription& unit : machine.unitDescriptions())
        if (unit.path == path)
            return unit;
    return {};
}

} // namespace

class BypShaderUnitTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_01_partsAndAlus();
    void BYP_01_oneGroupIsRefused();
    void BYP_02_interleavedThreadsKeepTheirRegisters();
    void BYP_02_theSchedulerInterleavesThreads_data();
    void BYP_02_theSchedulerInterleavesThreads();
    void BYP_02_threadsAreListed();
    void BYP_02_largeProgramsAreStreamed();
    void BYP_02_registerDemandAboveTheBank();
    void BYP_02_compiledProgramsAreMadeToFit();
    void BYP_03_eightVerticesOnFourAlus();
    void BYP_03_sixPixelsLeaveTwoSlotsIdle();
    void BYP_04_timeIsDividedByTheRatio_data();
    void BYP_04_timeIsDividedByTheRatio();
    void BYP_04_withoutWorkOfOneKindTheOtherHasAllClocks();
    void BYP_04_spaceGivesGroupsToKinds();
    void BYP_04_ratioZeroIsRefused();
    void BYP_05_clocksOfThreads_data();
    void BYP_05_clocksOfThreads();
    void BYP_05_sharesAndClocksChangeNoPixels_data();
    void BYP_05_sharesAndClocksChangeNoPixels();
    void BYP_05_crossingCostsACycleInDefaultTiming();
    void BYP_05_otherRatiosAreRefused();
};

void BypShaderUnitTest::BYP_01_partsAndAlus()
{
    DrawBench bench({4, 4});
    MachineConfig config;
    QVERIFY(setKnob(config, "sp.alusPerGroup", "2,3"));
    TimedGpu gpu(bench.memory, config);
    const UnitDescription processor = describedUnit(gpu.machine(), "sp.0");
    QCOMPARE(processor.parts, (Names{"TSCR", "LC", "IC", "CRAM", "RFB-A", "RFB-B", "TPB-A", "TPB-B", "IB-A", "IB-B",
                                     "A0", "A1", "B0", "B1", "B2"}));
    QCOMPARE(config.processors->aluLayout().count(), 5u);
    QCOMPARE(config.processors->aluLayout().group(0), AluMask{0b00011});
    QCOMPARE(config.processors->aluLayout().group(1), AluMask{0b11100});
}

void BypShaderUnitTest::BYP_01_oneGroupIsRefused()
{
    MachineConfig config;
    const auto set = setKnob(config, "sp.groups", "1");
    QVERIFY(!set);
    QCOMPARE(set.error().message, std::string("sp.groups: 2–4"));
}

void BypShaderUnitTest::BYP_02_interleavedThreadsKeepTheirRegisters()
{
    const auto program =
        assembled(".vertex\n.temps 1\n.inputs 1\n.outputs 1\n.literal 10 0 0 0\nMOV r0, v0\nADD r0, r0, c0\n"
                  "MUL r0, r0, c0\nMOV o0, r0\nEND\n");
    const DecodedProgram decoded = std::move(DecodedProgram::decode(*program)).value();
    const std::vector<Vec4> constants{{10, 0, 0, 0}};
    std::array<ThreadContext, 2> threads;
    for (std::size_t i = 0; i < threads.size(); ++i) {
        threads[i].reset(decoded, 4);
        threads[i].input(0, 0)[0] = static_cast<float>(i + 1);
    }
    for (std::size_t turn = 0; turn < 5; ++turn) {
        for (ThreadContext& thread : threads)
            step(thread, decoded, constants);
        if (turn == 0) {
            QCOMPARE(threads[0].temp(0, 0)[0], 1.0f);
            QCOMPARE(threads[1].temp(0, 0)[0], 2.0f);
        }
    }
    QVERIFY(threads[0].finished && threads[1].finished);
    QCOMPARE(threads[0].output(0, 0)[0], 110.0f);
    QCOMPARE(threads[1].output(0, 0)[0], 120.0f);
}

void BypShaderUnitTest::BYP_02_theSchedulerInterleavesThreads_data()
{
    QTest::addColumn<SegmentMode>("mode");
    QTest::addColumn<QString>("scheduler");
    QTest::newRow("segments") << SegmentMode::Segment << "tscr";
    QTest::newRow("pull: the distributor schedules") << SegmentMode::Pull << "fsd";
}

/// On the whole machine: two fragments with r0 = 1 and r0 = 2 take turns at each of their instructions, keep their own
/// r0 and share the constant.
void BypShaderUnitTest::BYP_02_theSchedulerInterleavesThreads()
{
    QFETCH(SegmentMode, mode);
    QFETCH(QString, scheduler);
    MachineConfig config = latencyConfig();
    config.segments->segMode = mode;
    DrawBench bench({4, 4});
    const auto draft =
        bench.draft(Topology::Lines, {{0.5f, 0.5f, 0, {1, 0, 0, 1}}, {2.5f, 0.5f, 0, {3, 0, 0, 1}}}, kHalvedTwice);
    RecordedRun run(bench.memory, config);
    GrantOrder grants(run.gpu.taskPath());
    const Subscription subscription = run.gpu.hub().subscribe(grants);
    QVERIFY(describedUnit(run.gpu.machine(), scheduler.toStdString()).kind == scheduler.toUpper().toStdString());
    QVERIFY(run.gpu.submit(draft.finished()));
    const std::uint32_t a = taskId(ShaderStage::Fragment, 0).value, b = taskId(ShaderStage::Fragment, 1).value;
    std::vector<std::uint32_t> bases;
    for (const std::uint32_t sends : {1u, 2u}) {
        // Both have posted, and the second one parks: their contexts wait behind the SEND.
        QVERIFY(run.gpu.machine().runUntil({kNever, [&] { return run.field("sp.0", "requests") == 2 * sends; }}));
        const std::vector<ThreadRow> threads = run.gpu.threads();
        QCOMPARE(threads.size(), std::size_t{2});
        for (const ThreadRow& thread : threads)
            QCOMPARE(thread.programCounter, 2 * sends);
        QCOMPARE(threads[0].state, ThreadState::Pending);
        if (bases.empty())
            bases = {threads[0].registerBase, threads[1].registerBase};
        QVERIFY(bases[0] != bases[1]);
        QCOMPARE((std::vector{threads[0].registerBase, threads[1].registerBase}), bases);
    }
    QVERIFY(run.gpu.machine().runUntil({}));
    QCOMPARE(grants.order, (std::vector{a, b, a, b, a, b}));
    QCOMPARE(run.field("sp.0", "contextSwitches"), std::uint64_t{7}); // of vertices one; each fragment three times
    const Surface& picture = run.memory.surface(bench.targets.color);
    QCOMPARE(int(picture.pixel(0, 0)[0]), 64);  // 1 / 4 of 255
    QCOMPARE(int(picture.pixel(1, 0)[0]), 128); // 2 / 4
}

void BypShaderUnitTest::BYP_02_threadsAreListed()
{
    DrawBench bench({16, 4});
    auto draft = bench.draft(Topology::Lines, {{0.5f, 0.5f, 0, {}}, {3.5f, 0.5f, 0, {}}}, sendingProgram());
    draft.state.fragmentTextures[0] = bench.addTexture(1);
    RecordedRun run(bench.memory, latencyConfig());
    QVERIFY(run.gpu.submit(draft.finished()));
    // Of three fragments two have been swapped out when the third has posted, and parks at the next edge.
    QVERIFY(run.gpu.machine().runUntil({kNever, [&] { return run.field("sp.0", "requests") == 3; }}));
    const std::vector<ThreadRow> threads = run.gpu.threads();
    QCOMPARE(threads.size(), std::size_t{3});
    const std::array expected{ThreadState::Pending, ThreadState::Pending, ThreadState::Running};
    for (std::size_t i = 0; i < threads.size(); ++i) {
        QCOMPARE(threads[i].task, taskId(ShaderStage::Fragment, static_cast<std::uint32_t>(i)).value);
        QCOMPARE(threads[i].kind, ShaderStage::Fragment);
        QCOMPARE(threads[i].programCounter, 10u); // Behind the SEND, the tenth instruction.
        QCOMPARE(threads[i].state, expected[i]);
        QCOMPARE(threads[i].processor, std::optional<std::uint32_t>(0));
        QCOMPARE(threads[i].registerBase, static_cast<std::uint32_t>(i) * threads[1].registerBase);
    }
    QVERIFY(threads[1].registerBase > 0);
}

void BypShaderUnitTest::BYP_02_largeProgramsAreStreamed()
{
    DrawBench bench({4, 4});
    MachineConfig config = idealConfig();
    config.processors->spCount = 1;
    for (const std::size_t instructions : {kInstructionCacheSize, std::size_t{600}}) {
        RecordedRun run(bench.memory, config);
        QVERIFY(run.gpu.draw(smallTriangle(bench, longProgram(instructions)).finished()));
        // Three tasks of 600 instructions, 38 lines of 16 each.
        QCOMPARE(run.field("sp.0", "ic.miss"), instructions == 600 ? 3u * 38u : 0u);
    }
}

void BypShaderUnitTest::BYP_02_registerDemandAboveTheBank()
{
    DrawBench bench({4, 4});
    MachineConfig config;
    QVERIFY(setKnob(config, "sp.regBankWords", "128,64"));
    TimedGpu gpu(bench.memory, config);
    QVERIFY(gpu.draw(smallTriangle(bench, wideProgram(16)).finished()));
    ErrorNotes notes;
    const Subscription subscription = gpu.hub().subscribe(notes);
    const auto refused = gpu.draw(smallTriangle(bench, wideProgram(17)).finished());
    QVERIFY(!refused);
    QCOMPARE(refused.error().message, std::string("REGISTER_DEMAND: an item of this fragment program needs 68 register "
                                                  "words, and bank B has 64 (sp.regBankWords)"));
    QCOMPARE(notes.codes, std::vector<ErrorCode>{ErrorCode::RegisterDemand});

    MachineConfig narrow;
    QVERIFY(setKnob(narrow, "sp.regBankWords", "64,128"));
    TimedGpu other(bench.memory, narrow);
    QVERIFY(other.draw(smallTriangle(bench, wideProgram(17)).finished()));
}

void BypShaderUnitTest::BYP_02_compiledProgramsAreMadeToFit()
{
    const auto pictureWith = [](const char* words, std::uint64_t& instructions) {
        DrawBench bench({4, 4});
        auto draft = smallTriangle(bench, wideProgram(20));
        auto compiled = std::make_shared<Program>(*draft.state.program.fragment);
        compiled->sourceText = "a program that a compiler made";
        draft.state.program.fragment = compiled;
        MachineConfig config;
        CORE_CHECK(setKnob(config, "sp.regBankWords", words).hasValue(), "the knob takes it");
        RecordedRun run(bench.memory, config);
        CORE_CHECK(run.gpu.draw(draft.finished()).hasValue(), "the program fits");
        instructions = run.field("sp.0", "instructions") + run.field("sp.1", "instructions");
        return DrawBench::contents(run.memory, bench.targets);
    };
    std::uint64_t wide = 0, narrow = 0;
    QVERIFY(pictureWith("1024", wide) == pictureWith("64", narrow));
    QVERIFY(narrow > wide); // It spills.
}

void BypShaderUnitTest::BYP_03_eightVerticesOnFourAlus()
{
    QCOMPARE(clocksOf(8, 4), 2u);
    ProcessorBench bench({});
    bench.addVertices(8);
    bench.run(10);
    QCOMPARE(bench.processor().busyCycles[0], Cycle{2});
    QCOMPARE(bench.processor().idleAluSlots, std::uint64_t{0});
    QCOMPARE(bench.processor().aluOperations, (std::vector<std::uint64_t>{2, 2, 2, 2}));
    // What each of the four works on: items 0–3, then 4–7.
    for (std::uint32_t clock = 0; clock < 2; ++clock)
        for (std::uint32_t alu = 0; alu < 4; ++alu)
            QCOMPARE(itemAt(8, 4, clock, alu), std::optional(4 * clock + alu));
}

void BypShaderUnitTest::BYP_03_sixPixelsLeaveTwoSlotsIdle()
{
    QCOMPARE(clocksOf(6, 4), 2u);
    ProcessorBench bench({});
    bench.addFragments(6);
    bench.run(10);
    QCOMPARE(bench.processor().busyCycles[1], Cycle{2});
    QCOMPARE(bench.processor().idleAluSlots, std::uint64_t{2});
    QCOMPARE(bench.processor().aluOperations, (std::vector<std::uint64_t>{2, 2, 1, 1}));
    QCOMPARE(itemAt(6, 4, 1, 1), std::optional(5u));
    QVERIFY(!itemAt(6, 4, 1, 2) && !itemAt(6, 4, 1, 3));
}

void BypShaderUnitTest::BYP_04_timeIsDividedByTheRatio_data()
{
    QTest::addColumn<int>("policy");
    QTest::addColumn<unsigned>("v");
    QTest::addColumn<unsigned>("m");
    QTest::addColumn<int>("clocks");
    QTest::addColumn<int>("vertexClocks");
    for (const auto policy :
         {SchedulingPolicy::CompletedFirst, SchedulingPolicy::NewFirst, SchedulingPolicy::VertexFirst}) {
        const auto row = [&](unsigned v, unsigned m, int clocks, int vertexClocks) {
            QTest::addRow("policy %d, %u:%u", int(policy), v, m) << int(policy) << v << m << clocks << vertexClocks;
        };
        row(1, 4, 10, 2);
        row(1, 2, 12, 4);
        row(1, 1, 10, 5);
        row(2, 1, 12, 8);
        row(3, 5, 16, 6);
    }
}

void BypShaderUnitTest::BYP_04_timeIsDividedByTheRatio()
{
    QFETCH(int, policy);
    QFETCH(unsigned, v);
    QFETCH(unsigned, m);
    QFETCH(int, clocks);
    QFETCH(int, vertexClocks);
    ProcessorBench bench({.policy = static_cast<SchedulingPolicy>(policy), .ratio = {v, m}});
    for (int i = 0; i < clocks; ++i) {
        bench.addVertices(1);
        bench.addFragments(1);
    }
    bench.run(clocks + 1);
    const QByteArray order = bench.order().left(clocks);
    QCOMPARE(order.size(), clocks);
    QCOMPARE(order.count('v'), vertexClocks);
    QCOMPARE(order.count('f'), clocks - vertexClocks);
    QVERIFY(bench.wasGranted(GrantReason::Share));
}

void BypShaderUnitTest::BYP_04_withoutWorkOfOneKindTheOtherHasAllClocks()
{
    ProcessorBench bench({.ratio = {1, 4}});
    for (int i = 0; i < 10; ++i)
        bench.addVertices(1);
    bench.run(11);
    QCOMPARE(bench.order(), QByteArray(10, 'v'));
    // These clocks are no debt: fragments that come now have their share, not more.
    for (int i = 0; i < 10; ++i) {
        bench.addVertices(1);
        bench.addFragments(1);
    }
    bench.run(11);
    QCOMPARE(bench.order().mid(10, 10).count('v'), 2);
}

void BypShaderUnitTest::BYP_04_spaceGivesGroupsToKinds()
{
    // In each clock A has 2 vertices and B 2 pixels.
    ProcessorBench bench({.sharesSpace = true});
    for (int i = 0; i < 4; ++i) {
        bench.addVertices(2);
        bench.addFragments(2);
    }
    bench.run(5);
    QCOMPARE(bench.processor().busyCycles[0], Cycle{4});
    QCOMPARE(bench.processor().busyCycles[1], Cycle{4});
    QCOMPARE(bench.order().count('v'), 4);
    QCOMPARE(bench.order().count('f'), 4);
    QCOMPARE(bench.processor().idleAluSlots, std::uint64_t{0});
    QCOMPARE(bench.processor().aluOperations, (std::vector<std::uint64_t>{4, 4, 4, 4}));
    QVERIFY(!bench.isBusy());
}

void BypShaderUnitTest::BYP_04_ratioZeroIsRefused()
{
    MachineConfig config;
    QVERIFY(!setKnob(config, "sched.ratio", "0:0"));
    QVERIFY(setKnob(config, "sched.ratio", "2:1"));
    QCOMPARE(config.processors->schedRatio, (WorkRatio{2, 1}));
}

void BypShaderUnitTest::BYP_05_clocksOfThreads_data()
{
    QTest::addColumn<QString>("ratio");
    QTest::addColumn<unsigned>("cycles");
    for (const auto& [ratio, cycles] : {std::pair("4", 1u), {"2", 1u}, {"1", 2u}, {"1/2", 4u}, {"1/4", 8u}})
        QTest::newRow(ratio) << QString(ratio) << cycles;
}

void BypShaderUnitTest::BYP_05_clocksOfThreads()
{
    QFETCH(QString, ratio);
    QFETCH(unsigned, cycles);
    MachineConfig config;
    QVERIFY(setKnob(config, "clk.shaderRatio", ratio.toStdString()));
    ProcessorBench bench({.clock = config.processors->shaderClock});
    bench.addVertices(8);
    bench.run(20);
    QCOMPARE(bench.processor().busyCycles[0], Cycle{cycles});
    QCOMPARE(bench.processor().clockCrossings, std::uint64_t{ratio == "1" ? 0u : 2u}); // In and out.
}

void BypShaderUnitTest::BYP_05_sharesAndClocksChangeNoPixels_data()
{
    QTest::addColumn<QString>("knob");
    QTest::addColumn<QString>("value");
    for (const char* value : {"1/4", "1/2", "2", "4"})
        QTest::addRow("clock %s", value) << "clk.shaderRatio" << value;
    QTest::newRow("space") << "sched.share"
                           << "space";
    QTest::newRow("1:4") << "sched.ratio"
                         << "1:4";
    QTest::newRow("5:1") << "sched.ratio"
                         << "5:1";
}

void BypShaderUnitTest::BYP_05_sharesAndClocksChangeNoPixels()
{
    QFETCH(QString, knob);
    QFETCH(QString, value);
    const auto pictureOf = [](const MachineConfig& config) {
        DrawBench bench({16, 16});
        std::vector<DrawBench::Vertex> vertices;
        for (int i = 0; i < 30; ++i) { // Ten triangles over one another.
            const auto at = static_cast<float>(i / 3);
            vertices.push_back({i % 3 == 1 ? 16 - at : at, i % 3 == 2 ? 16 - at : at, 0.5f, {at / 10, 0.5f, 0.25f, 1}});
        }
        auto draft = bench.draft(Topology::Triangles, vertices, sendingProgram());
        draft.state.fragmentTextures[0] = bench.addTexture(7);
        Memory memory = bench.memory;
        TimedGpu gpu(memory, config);
        CORE_CHECK(gpu.draw(draft.finished()).hasValue(), "the triangles are drawn");
        return DrawBench::contents(memory, bench.targets);
    };
    for (const char* mode : {"segment", "pull"}) {
        MachineConfig config;
        QVERIFY(setKnob(config, "seg.mode", mode));
        const auto expected = pictureOf(config);
        QVERIFY(setKnob(config, knob.toStdString(), value.toStdString()));
        QVERIFY(pictureOf(config) == expected);
    }
}

void BypShaderUnitTest::BYP_05_crossingCostsACycleInDefaultTiming()
{
    MachineConfig config;
    QCOMPARE(config.processorHopCycles(), 2u); // Equal clocks: nothing to cross.
    config.processors->shaderClock = ShaderClock::Double;
    QCOMPARE(config.processorHopCycles(), 3u);
    QCOMPARE(config.hopCycles(), 2u);
    config.timing = TimingModel::Ideal;
    QCOMPARE(config.processorHopCycles(), 1u);
}

void BypShaderUnitTest::BYP_05_otherRatiosAreRefused()
{
    MachineConfig config;
    for (const char* ratio : {"3", "0", "1/8", "0.5", ""})
        QVERIFY2(!setKnob(config, "clk.shaderRatio", ratio), ratio);
}

VITRINE_TEST(BypShaderUnitTest, QCoreApplication)
#include "tst_byp_shader_unit.moc"
