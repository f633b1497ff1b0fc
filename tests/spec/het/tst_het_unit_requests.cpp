// SPDX-License-Identifier: Apache-2.0
// Programs that ask fixed-function units, on the whole machine: HET-11, HET-14, HET-15, HET-17, HET-28.
#include "core/fixed_function/parameter_values.h"
#include "core/fixed_function/unit_request.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/untimed_gpu.h"
#include "tests/fixed_function/sample_unit.h"
#include "tests/gpu/draw_bench.h"
#include "tests/gpu/recorded_run.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <array>

using namespace vitrine::core;
using namespace vitrine::gputest;

namespace {

const std::string kHead = ".fragment\n.temps 12\n.inputs 1\n.outputs 1\n.varyings 1\n";
const std::string kOnePixelPoints = ".vertex\n.inputs 2\n.outputs 3\n.varyings 1\n.writes_point_size\n"
                                    ".literal 1 0 0 0\nMOV o0, v0\nMOV o1, c0\nMOV o2, v1\nEND\n";
/// Asks the sample unit for (2 a, a + b) of a = (0.1, 0.2, 0.3, 0.4), b = (0.2, 0.4); shows the first two components of
/// each.
const std::string kAsksSample = kHead + ".literal 0.1 0.2 0.3 0.4\nMOV r4, c0\nADD r5, c0, c0\nSEND r8[2], d4, r4[2]\n"
                                        "MOV o0, r8\nMOV o0.zw, r9.xxxy\nEND\n";

class Notes final : public Observer {
public:
    std::vector<int> statuses;
    std::vector<ErrorCode> errors;
    std::vector<std::uint32_t> warnedDraws;
    std::map<std::uint32_t, int> swapsOf;
    void onRequestFailed(const RequestFailed& event) override { statuses.push_back(event.status); }
    void onErrorReported(const ErrorReported& event) override { errors.push_back(event.code); }
    void onWarningReported(const WarningReported& event) override { warnedDraws.push_back(event.draw); }
    void onItemParked(const ItemParked& event) override { ++swapsOf[event.item.value]; }
};

ParameterBlock values(const UnitCatalog& catalog, const char* name, std::int32_t value)
{
    ParameterBlock block = catalog.defaults();
    CORE_CHECK(setParameter(block, *findParameter(catalog, name), value).hasValue(), name);
    return block;
}

std::shared_ptr<const ParameterBlock> shared(ParameterBlock block)
{
    return std::make_shared<const ParameterBlock>(std::move(block));
}

MachineConfig requestConfig()
{
    MachineConfig config;
    config.timing = TimingModel::Ideal;
    config.segments->segMode = SegmentMode::Pull;
    config.processors->spCount = 1;
    config.processors->fragmentsPerTask = 1;
    return config;
}

/// A machine with the sample unit on port 4, whose every request of the draw has one conduct.
struct SampleRun {
    explicit SampleRun(Conduct conduct, std::uint32_t arqDepth = 32, const std::string& program = kAsksSample)
        : bench({4, 4}), start(bench.memory)
    {
        config = requestConfig();
        config.units = catalogWith(sampleKind());
        config.devices->devPresent = 0b10111;
        config.queues->arqDepth = arqDepth;
        auto draft =
            bench.draft(Topology::TriangleStrip, {{0, 0, 0, {}}, {4, 0, 0, {}}, {0, 4, 0, {}}, {4, 4, 0, {}}}, program);
        draft.state.program.parameters =
            shared(values(*config.units, "ff_Sample.conduct", static_cast<std::int32_t>(conduct)));
        command = draft.finished();
        run.emplace(bench.memory, config);
        const Subscription subscription = run->gpu.hub().subscribe(notes);
        succeeded = run->gpu.draw(command).hasValue();
    }
    [[nodiscard]] std::array<int, 4> pixel(std::uint32_t x, std::uint32_t y) const
    {
        const std::byte* bytes = run->memory.surface(bench.targets.color).pixel(x, y);
        return {int(bytes[0]), int(bytes[1]), int(bytes[2]), int(bytes[3])};
    }

    DrawBench bench;
    Memory start;
    MachineConfig config;
    DrawCommand command;
    std::optional<RecordedRun> run;
    Notes notes;
    bool succeeded = false;
};

/// Ten instructions up to and including the SEND, ten after it, as the set-up of HET-10 wants.
std::string tenAndTen(const std::string& send)
{
    std::string text = kHead + ".derivatives\n.literal 0 0 1 0\n";
    for (int i = 0; i < 9; ++i)
        text += "MOV r" + std::to_string(2 + i) + ", c0\n";
    text += send + "\nMOV o0, r0\n";
    for (int i = 0; i < 8; ++i)
        text += "MOV r11, v0\n";
    return text + "END\n";
}

/// What SP 0 did with a line of tasks of one fragment, from its first fragment task on.
std::vector<ActivityInterval> runAskingLine(std::uint32_t tasks, const std::string& program,
                                            const MachineConfig& config)
{
    DrawBench bench({16, 4});
    auto draft =
        bench.draft(Topology::Lines, {{0.5f, 0.5f, 0, {}}, {static_cast<float>(tasks) + 0.5f, 0.5f, 0, {}}}, program);
    draft.state.fragmentTextures[0] = bench.addTexture(1);
    RecordedRun run(bench.memory, config);
    if (!run.gpu.draw(draft.finished()) || run.gpu.lastDraw().fragments != tasks)
        return {};
    std::vector<ActivityInterval> result;
    // One vertex task comes first, of two vertices on four ALUs: a cycle for each of its instructions.
    for (const ActivityInterval& interval : run.intervals("sp.0"))
        if (!result.empty() || (interval.activity == Activity::Working && interval.to - interval.from >= 10))
            result.push_back(interval);
    const Cycle first = result.empty() ? 0 : result.front().from;
    for (ActivityInterval& interval : result) {
        interval.from -= first;
        interval.to -= interval.to == kNever ? 0 : first;
    }
    return result;
}

} // namespace

class HetUnitRequestsTest : public QObject {
    Q_OBJECT
private slots:
    void HET_11_aTexelIsShadedByFfs();
    void HET_14_anAbsentUnitReadsZero();
    void untimedMachinesWithoutUnitsTakeThoseOfThePrograms();
    void HET_15_aResultOfTheWrongShapeReadsZeroWhereItLacks();
    void HET_15_aResultWithTooMuchIsCut();
    void HET_10_anOrphanResultIsIgnored();
    void faultyRequestsReadZeroAndThreeSwitchTheUnitOff();
    void aUnitThatThrowsIsAtFault();
    void aUnitThatNeverAnswersIsAtFault();
    void warningsAreToldOncePerDraw();
    void HET_17_hiddenLatencyIsThatOfTheTextureUnit_data();
    void HET_17_hiddenLatencyIsThatOfTheTextureUnit();
    void HET_17_aWrongNumberOfRegistersIsRefused();
    void HET_28_drawsInFlightKeepTheirValues();
    void HET_28_settingAParameterWhileDrawingIsBusy();
    void probesAndCountersShowInTheSnapshot();
    void HET_18_parametersAndOutputsShowInTheSnapshot();
};

void HetUnitRequestsTest::HET_11_aTexelIsShadedByFfs()
{
    DrawBench bench({4, 4});
    auto draft = bench.draft(Topology::Points, {{1.5f, 1.5f, 0, {}}},
                             kHead + ".derivatives\n.literal 0 0 1 0\n.literal 0 0.6 0.8 0\n.literal 0.5 0 0 0\n"
                                     "SEND r0, d0:0:IMPLICIT, v0\nMOV r4, c0\nMOV r5, c1\nMOV r6, c0\nMOV r7, r0\n"
                                     "SEND r8[2], ffs, r4[4]\nMUL o0, r8, c2.x\nEND\n",
                             kOnePixelPoints);
    auto view = std::make_shared<TextureView>(*bench.addTexture(1));
    const std::vector<std::byte> texels(std::size_t{4} * 8 * 8, std::byte{204}); // 0.8
    bench.memory.surface(view->levels[0]).writeRect(0, 0, 8, 8, texels);
    draft.state.fragmentTextures[0] = view;
    draft.state.program.parameters = shared(values(*UnitCatalog::builtIn(), "ff_Shading.model", 0));
    Memory start = bench.memory;

    RecordedRun run(bench.memory, requestConfig());
    Notes notes;
    const Subscription subscription = run.gpu.hub().subscribe(notes);
    QVERIFY(run.gpu.draw(draft.finished()));
    QCOMPARE(run.gpu.lastDraw().fragments, 1u);
    const std::byte* pixel = run.memory.surface(bench.targets.color).pixel(1, 1);
    QCOMPARE(int(pixel[0]), 82); // floor(0.8 · 0.8 · 0.5 · 255 + ½)
    QCOMPARE(run.field("tex", "requests"), std::uint64_t{1});
    QCOMPARE(run.field("ffs", "requests"), std::uint64_t{1});
    QCOMPARE(notes.swapsOf.size(), std::size_t{1});
    QCOMPARE(notes.swapsOf.begin()->second, 2);

    UntimedGpu untimed(start);
    QVERIFY(untimed.draw(draft.finished()));
    QVERIFY(DrawBench::contents(start, bench.targets) == DrawBench::contents(run.memory, bench.targets));
}

void HetUnitRequestsTest::HET_14_anAbsentUnitReadsZero()
{
    DrawBench bench({4, 4});
    const auto command =
        bench
            .draft(Topology::Points, {{1.5f, 1.5f, 0, {}}},
                   kHead + ".literal 0.2 0 0 0\nMOV r1, c0\nSEND r0, ffp, r1\nADD o0, r0, c0.x\nEND\n", kOnePixelPoints)
            .finished();
    MachineConfig config = requestConfig();
    config.devices->devPresent = 0b0011;
    RecordedRun run(bench.memory, config);
    Notes notes;
    const Subscription subscription = run.gpu.hub().subscribe(notes);
    QVERIFY(run.gpu.draw(command));
    QCOMPARE(notes.statuses, std::vector<int>{VITRINE_NO_DEVICE});
    QCOMPARE(int(run.memory.surface(bench.targets.color).pixel(1, 1)[3]), 51);
    UntimedGpu untimed(bench.memory, std::make_shared<const ReachableUnits>(ReachableUnits{.presentPorts = 0b0011}));
    QVERIFY(untimed.draw(command));
    QCOMPARE(int(bench.memory.surface(bench.targets.color).pixel(1, 1)[3]), 51);
}

void HetUnitRequestsTest::untimedMachinesWithoutUnitsTakeThoseOfThePrograms()
{
    const auto catalog = catalogWith(sampleKind());
    constexpr std::uint32_t kWithSample = 1u << 4 | 0b0111;
    for (const bool isPresent : {true, false}) {
        DrawBench bench({4, 4});
        auto draft = bench.draft(Topology::Points, {{1.5f, 1.5f, 0, {}}},
                                 kHead + ".literal 0.1 0.2 0 0\nMOV r4, c0.x\nMOV r5, c0.y\nSEND r8[2], d4, r4[2]\n"
                                         "MOV o0, r8\nEND\n",
                                 kOnePixelPoints);
        Program program = *draft.state.program.fragment;
        program.units = std::make_shared<const ReachableUnits>(
            ReachableUnits{.catalog = catalog, .presentPorts = isPresent ? kWithSample : 0b0111u});
        draft.state.program.fragment = std::make_shared<const Program>(std::move(program));
        UntimedGpu untimed(bench.memory);
        QVERIFY(untimed.draw(draft.finished()));
        // Twice 0.1, times the gain of 1: floor(0.2 · 255 + ½).
        QCOMPARE(int(bench.memory.surface(bench.targets.color).pixel(1, 1)[0]), isPresent ? 51 : 0);
    }
}

void HetUnitRequestsTest::HET_15_aResultOfTheWrongShapeReadsZeroWhereItLacks()
{
    const SampleRun run(Conduct::WritesTooFew);
    QVERIFY(run.succeeded);
    QCOMPARE(run.pixel(2, 1), (std::array<int, 4>{51, 102, 0, 0})); // 0.2, 0.4
    QCOMPARE(run.notes.statuses, std::vector<int>(16, VITRINE_BAD_RESULT_SHAPE));
    QCOMPARE(run.notes.errors, std::vector<ErrorCode>(16, ErrorCode::BadResultShape));
}

void HetUnitRequestsTest::HET_15_aResultWithTooMuchIsCut()
{
    const SampleRun run(Conduct::WritesTooMany);
    QVERIFY(run.succeeded);
    QCOMPARE(run.pixel(2, 1), (std::array<int, 4>{51, 102, 77, 153})); // 0.3, 0.6
    QCOMPARE(run.notes.statuses, std::vector<int>(16, VITRINE_BAD_RESULT_SHAPE));
}

void HetUnitRequestsTest::HET_10_anOrphanResultIsIgnored()
{
    const SampleRun run(Conduct::LosesTicket, 1);
    QVERIFY(run.succeeded);
    QCOMPARE(run.pixel(2, 1), (std::array<int, 4>{51, 102, 77, 153}));
    QCOMPARE(run.notes.errors, std::vector<ErrorCode>(16, ErrorCode::OrphanResult));
    QVERIFY(run.notes.statuses.empty());
}

void HetUnitRequestsTest::faultyRequestsReadZeroAndThreeSwitchTheUnitOff()
{
    const SampleRun run(Conduct::Fails, 1); // One request at a time.
    QVERIFY(run.succeeded);
    QCOMPARE(run.pixel(2, 1), (std::array<int, 4>{0, 0, 0, 0}));
    std::vector<int> expected(16, VITRINE_NO_DEVICE);
    std::fill_n(expected.begin(), 3, VITRINE_DEVICE_FAULT);
    QCOMPARE(run.notes.statuses, expected);
    // Nobody waits for a unit that is off.
    QVERIFY(run.run->gpu.lastDraw().cycles < SampleRun(Conduct::Doubles, 1).run->gpu.lastDraw().cycles);
}

void HetUnitRequestsTest::aUnitThatThrowsIsAtFault()
{
    const SampleRun run(Conduct::Throws, 1);
    QVERIFY(run.succeeded);
    QCOMPARE(run.pixel(0, 0), (std::array<int, 4>{0, 0, 0, 0}));
    QCOMPARE(run.notes.statuses.front(), int(VITRINE_DEVICE_FAULT));
    QCOMPARE(run.notes.statuses.back(), int(VITRINE_NO_DEVICE));
}

void HetUnitRequestsTest::aUnitThatNeverAnswersIsAtFault()
{
    const SampleRun run(Conduct::NeverAnswers, 1);
    QVERIFY(run.succeeded);
    QCOMPARE(run.notes.statuses.size(), std::size_t{16});
    QCOMPARE(run.notes.statuses[2], int(VITRINE_DEVICE_FAULT));
    QCOMPARE(run.notes.statuses[3], int(VITRINE_NO_DEVICE));
}

void HetUnitRequestsTest::warningsAreToldOncePerDraw()
{
    SampleRun run(Conduct::Warns);
    QVERIFY(run.succeeded);
    QCOMPARE(run.notes.warnedDraws, std::vector<std::uint32_t>{0});
    DrawCommand second = run.command;
    second.drawSeq = 1;
    const Subscription subscription = run.run->gpu.hub().subscribe(run.notes);
    QVERIFY(run.run->gpu.draw(second));
    QCOMPARE(run.notes.warnedDraws, (std::vector<std::uint32_t>{0, 1}));
    QCOMPARE(run.run->field("sam", "warningCount"), std::uint64_t{2});
}

void HetUnitRequestsTest::HET_17_hiddenLatencyIsThatOfTheTextureUnit_data()
{
    QTest::addColumn<unsigned>("tasks");
    QTest::addColumn<unsigned>("total");
    for (const auto& [tasks, total] :
         {std::pair{1u, 120u}, {2u, 130u}, {4u, 150u}, {8u, 190u}, {11u, 220u}, {12u, 340u}})
        QTest::newRow(qPrintable(QString::number(tasks))) << tasks << total;
}

void HetUnitRequestsTest::HET_17_hiddenLatencyIsThatOfTheTextureUnit()
{
    QFETCH(unsigned, tasks);
    QFETCH(unsigned, total);
    MachineConfig config = requestConfig();
    config.devices->ffsLatency = 100;
    const auto ffs = runAskingLine(tasks, tenAndTen("SEND r0[2], ffs, r4[4]"), config);
    QVERIFY(!ffs.empty());
    Cycle lastBusy = 0;
    for (const ActivityInterval& interval : ffs)
        lastBusy = interval.activity == Activity::Working ? interval.to : lastBusy;
    QCOMPARE(lastBusy, Cycle{total});
    QCOMPARE(runAskingLine(tasks, tenAndTen("SEND r0, d0:0:IMPLICIT, v0"), config), ffs);
}

void HetUnitRequestsTest::HET_17_aWrongNumberOfRegistersIsRefused()
{
    const std::map<std::string, std::string> cases{
        {"MOV r4, v0\nSEND r0[2], ffs, r4[3]", "Instruction 1 (SEND) gives FFS 3 registers, and it has 4 inputs"},
        {"SEND r0, ffs, r4[4]", "Instruction 0 (SEND) takes 1 registers from FFS, and it has 2 outputs"},
        {"SEND r0[2], d1:0:IMPLICIT, v0", "Instruction 0 (SEND) takes"},
    };
    for (const auto& [send, sentence] : cases) {
        DrawBench bench({4, 4});
        const auto command =
            bench.draft(Topology::Points, {{1.5f, 1.5f, 0, {}}}, kHead + send + "\nMOV o0, r0\nEND\n").finished();
        const auto checked = checkSends(*command.state->program.fragment, {});
        QVERIFY(!checked);
        TimedGpu timed(bench.memory, {});
        const auto drawn = timed.draw(command);
        QVERIFY(!drawn);
        QCOMPARE(drawn.error().message, checked.error().message);
        UntimedGpu untimed(bench.memory);
        QCOMPARE(untimed.draw(command).error().message, checked.error().message);
        if (send.find("d1:") == std::string::npos)
            QCOMPARE(checked.error().message, sentence);
    }
    // Nobody is there to be asked wrongly.
    QVERIFY(checkSends(*assembled(kHead + "SEND r0[2], ffs, r4[3]\nEND\n"), {.presentPorts = 1}));
}

void HetUnitRequestsTest::HET_28_drawsInFlightKeepTheirValues()
{
    DrawBench bench({4, 4});
    const auto catalog = UnitCatalog::builtIn();
    const auto tinted = [&](std::uint32_t number, float x, const std::array<std::uint32_t, 4>& color) {
        auto draft = bench.draft(Topology::Points, {{x, 1.5f, 0, {}}},
                                 kHead + "MOV r1, v0\nSEND r0, ffp, r1\nMOV o0, r0\nEND\n", kOnePixelPoints);
        ParameterBlock block = catalog->defaults();
        CORE_CHECK(setParameter(block, *findParameter(*catalog, "ff_ProcTex.c0"), 0, color).hasValue(), "a color");
        draft.state.program.parameters = shared(std::move(block));
        draft.command.drawSeq = number;
        return draft.finished();
    };
    constexpr std::uint32_t kOne = 0x3F800000;
    TimedGpu gpu(bench.memory, requestConfig());
    QVERIFY(gpu.submit(tinted(0, 0.5f, {kOne, 0, 0, kOne})));
    QVERIFY(gpu.submit(tinted(1, 2.5f, {0, kOne, 0, kOne})));
    const auto outcome = gpu.runUntil({}, {});
    QVERIFY(outcome.hasValue());
    QCOMPARE(*outcome, RunOutcome::Quiescent);
    const Surface& color = bench.memory.surface(bench.targets.color);
    QCOMPARE(int(color.pixel(0, 1)[0]), 255);
    QCOMPARE(int(color.pixel(0, 1)[1]), 0);
    QCOMPARE(int(color.pixel(2, 1)[0]), 0);
    QCOMPARE(int(color.pixel(2, 1)[1]), 255);
}

void HetUnitRequestsTest::HET_28_settingAParameterWhileDrawingIsBusy()
{
    const SampleRun run(Conduct::SetsParameter, 32,
                        kHead + ".literal 0.1 0 0 0\nMOV r4, c0.x\nMOV r5, c0\nSEND r8[2], d4, r4[2]\n"
                                "MUL o0, r8, c0.x\nEND\n");
    QVERIFY(run.succeeded);
    QCOMPARE(run.pixel(2, 2)[0], 128); // VITRINE_BUSY is 5; floor(0.5 · 255 + ½)
    QCOMPARE(run.pixel(2, 2)[1], 5);   // floor(2 · 0.1 · 0.1 · 255 + ½): the gain has stayed.
}

void HetUnitRequestsTest::probesAndCountersShowInTheSnapshot()
{
    SampleRun run(Conduct::Doubles);
    QVERIFY(run.succeeded);
    QCOMPARE(run.run->field("sam", "requests"), std::uint64_t{16});
    QCOMPARE(run.run->field("sam", "items"), std::uint64_t{16});
    const Snapshot snapshot = run.run->gpu.machine().snapshot();
    const StateNode& state = snapshot.units[run.run->unit("sam").value - 1].state;
    const auto probes = std::find_if(state.children.begin(), state.children.end(),
                                     [](const StateNode& node) { return node.name == "probes"; });
    QVERIFY(probes != state.children.end());
    QCOMPARE(probes->children.at(0).name, std::string("a.x"));
    QCOMPARE(probes->children[0].children.size(), std::size_t{4}); // A lane each.
    QCOMPARE(std::get<double>(probes->children[0].children[0].value), static_cast<double>(0.1f));
    for (const UnitDescription& unit : run.run->gpu.machine().unitDescriptions())
        if (unit.path == "sam")
            QCOMPARE(unit.kind, std::string("SAM"));
}

/// a = (0.1, 0.2, 0.3, 0.4) and b = 2 a: twice = 2 a, sum = a + b, in every lane.
void HetUnitRequestsTest::HET_18_parametersAndOutputsShowInTheSnapshot()
{
    SampleRun run(Conduct::Doubles);
    QVERIFY(run.succeeded);
    const Snapshot snapshot = run.run->gpu.machine().snapshot();
    const StateNode& state = snapshot.units[run.run->unit("sam").value - 1].state;
    const auto part = [](const StateNode& node, std::string_view name) -> const StateNode& {
        const auto found = std::ranges::find(node.children, name, &StateNode::name);
        CORE_CHECK(found != node.children.end(), "a part of that name");
        return *found;
    };
    QCOMPARE(std::get<std::int64_t>(part(part(state, "parameters"), "conduct").value), std::int64_t{0});
    QCOMPARE(std::get<double>(part(part(state, "parameters"), "gain").value), 2.0);
    QCOMPARE(part(part(state, "parameters"), "weights").children.size(), std::size_t{6}); // three of two
    const StateNode& outputs = part(state, "outputs");
    QCOMPARE(outputs.children.size(), std::size_t{2});
    const auto lanes = [&](std::string_view output, std::string_view component) -> const std::vector<StateNode>& {
        return part(part(outputs, output), component).children;
    };
    QCOMPARE(lanes("twice", "x").size(), std::size_t{4});
    for (std::size_t lane = 0; lane < 4; ++lane) {
        QCOMPARE(std::get<double>(lanes("twice", "x")[lane].value), double{2 * 0.1f});
        QCOMPARE(std::get<double>(lanes("sum", "y")[lane].value), double{0.2f + 2 * 0.2f});
    }
    QCOMPARE(part(state, "answered").children.size(), part(state, "newest").children.size());
}

VITRINE_TEST(HetUnitRequestsTest, QCoreApplication)
#include "tst_het_unit_requests.moc"
