// SPDX-License-Identifier: Apache-2.0
// HET-01, HET-03, HET-06, HET-08, HET-24, ONE-01: units, lines and queues of the whole machine.
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "tests/harness/test_class.h"
#include "tests/spec/het/line_run.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace vitrine::core;
using namespace vitrine::hettest;

namespace {

using Edge = std::pair<std::string, std::string>;

/// Who can reach whom: by a question, and by the queues from a producer to a consumer.
std::set<Edge> edgesOf(const Machine& machine)
{
    std::set<Edge> edges;
    const auto units = machine.unitDescriptions();
    for (const UnitDescription& unit : units)
        for (const LinkDescription& link : unit.links)
            if (link.kind == LinkKind::Query)
                edges.insert({unit.path, link.to});
    for (const QueueDescription& queue : machine.queueDescriptions())
        for (const UnitId from : queue.producers)
            for (const UnitId to : queue.consumers)
                edges.insert({units[from.value - 1].path, units[to.value - 1].path});
    return edges;
}

std::set<std::string> unitPaths(const Machine& machine)
{
    std::set<std::string> result;
    for (const UnitDescription& unit : machine.unitDescriptions())
        result.insert(unit.path);
    return result;
}

std::string seedTermOf(const Machine& machine, const std::string& path)
{
    for (const QueueDescription& queue : machine.queueDescriptions())
        if (queue.path == path)
            return queue.seedTerm;
    return {};
}

const StateNode& child(const StateNode& node, const std::string& name)
{
    const auto found = std::find_if(node.children.begin(), node.children.end(),
                                    [&](const StateNode& other) { return other.name == name; });
    CORE_CHECK(found != node.children.end(), "a node has no such child");
    return *found;
}

class ErrorNotes final : public Observer {
public:
    std::vector<ErrorCode> codes;
    void onErrorReported(const ErrorReported& event) override { codes.push_back(event.code); }
};

} // namespace

class HetMachineTest : public QObject {
    Q_OBJECT
private slots:
    void HET_01_devicesHangOnTheArbiterAlone();
    void ONE_01_progHasNoArbiter();
    void HET_24_progUsesThePriorArtsNames();
    void HET_24_requestsForOtherDevicesReadZero();
    void HET_03_fullVertexQueueStallsTheCommandInterface();
    void HET_06_fullFragmentQueueBlocksATaskInTheInterpolator();
    void HET_08_aRequestShowsWhatItAsks();
    void HET_08_registersOutOfTheFileAreRefused();
};

void HetMachineTest::HET_01_devicesHangOnTheArbiterAlone()
{
    DrawBench bench({4, 4});
    TimedGpu gpu(bench.memory, presetConfig(Preset::Par));
    const auto edges = edgesOf(gpu.machine());
    const auto units = unitPaths(gpu.machine());
    QVERIFY(edges.contains({"arb", "tex"}));
    QVERIFY(edges.contains({"sp.0", "arb"})); // Through ARQ.
    const std::set<std::string> devices{"tex", "ffs", "ffp", "ffb"};
    // Initial textures have lines of their own (DEC-05).
    const std::set<std::pair<std::string, std::string>> direct{{"rfb", "tex"}, {"tex", "rfb"}};
    for (const auto& edge : edges) {
        const auto& [from, to] = edge;
        if (direct.contains(edge))
            continue;
        QVERIFY2(!devices.contains(to) || from == "arb", (from + " reaches " + to).c_str());
        QVERIFY(!devices.contains(from));
    }
    for (const std::string& device : devices)
        QCOMPARE(edges.contains({"arb", device}), units.contains(device));
}

void HetMachineTest::ONE_01_progHasNoArbiter()
{
    DrawBench bench({4, 4});
    TimedGpu gpu(bench.memory, presetConfig(Preset::Prog));
    const std::set<std::string> expected{"mem", "ci",  "fsd", "sp.0", "sp.1", "tex",        "psr", "ags", "ras",
                                         "hiz", "zst", "ain", "fsc",  "rfb",  "cu.combine", "cu",  "pmu", "mux"};
    QVERIFY(unitPaths(gpu.machine()) == expected);
    const auto edges = edgesOf(gpu.machine());
    QVERIFY(edges.contains({"sp.0", "tex"}));
    QVERIFY(edges.contains({"sp.1", "tex"}));
}

void HetMachineTest::HET_24_progUsesThePriorArtsNames()
{
    DrawBench bench({4, 4});
    TimedGpu prog(bench.memory, presetConfig(Preset::Prog));
    TimedGpu par(bench.memory, presetConfig(Preset::Par));
    QCOMPARE(seedTermOf(prog.machine(), "arq"), std::string("texture request queue"));
    QCOMPARE(seedTermOf(prog.machine(), "apq"), std::string("texture pending task queue"));
    QCOMPARE(seedTermOf(par.machine(), "arq"), std::string("external device access queue"));
    QCOMPARE(seedTermOf(par.machine(), "apq"), std::string("external device access pending queue"));
    for (const TimedGpu* gpu : {&prog, &par}) {
        Machine& machine = const_cast<TimedGpu*>(gpu)->machine();
        QCOMPARE(seedTermOf(machine, "vtq"), std::string("vertex shader task queue"));
        QCOMPARE(seedTermOf(machine, "ftq"), std::string("fragment shader task queue"));
    }
}

void HetMachineTest::HET_24_requestsForOtherDevicesReadZero()
{
    DrawBench bench({4, 4});
    const std::string program = ".fragment\n.temps 1\n.inputs 1\n.outputs 1\n.varyings 1\n.literal 0.2 0.4 0.6 0.8\n"
                                "SEND r0, d3:0:IMPLICIT, v0\nADD o0, r0, c0\nEND\n";
    RecordedRun run(bench.memory, presetConfig(Preset::Prog));
    ErrorNotes notes;
    const Subscription subscription = run.gpu.hub().subscribe(notes);
    QVERIFY(run.gpu.draw(smallTriangle(bench, program).finished()));
    QCOMPARE(notes.codes, std::vector<ErrorCode>(3, ErrorCode::NoDevice)); // One a quad.
    const std::byte* pixel = run.memory.surface(bench.targets.color).pixel(1, 1);
    QCOMPARE(int(pixel[0]), 51); // floor(0.2 · 255 + ½)
    QCOMPARE(int(pixel[3]), 204);
}

void HetMachineTest::HET_03_fullVertexQueueStallsTheCommandInterface()
{
    DrawBench bench({4, 4});
    MachineConfig config = idealConfig();
    config.queues->vtqDepth = 4;
    config.processors->spEnabled = 0;
    RecordedRun run(bench.memory, config);
    const auto draft = bench.draft(Topology::Triangles, std::vector<DrawBench::Vertex>(24), kFlatProgram);
    QVERIFY(run.gpu.submit(draft.finished()));
    const Cycle drawn = commandCount(draft.finished()) - 1; // a command a cycle, EXECUTE the last
    QVERIFY(run.gpu.machine().runUntil({200}));
    QCOMPARE(run.occupancy("vtq"), 4u);
    QCOMPARE(run.counters("vtq").highWater, 4u);
    // Of six tasks one waits for room and one is not made yet.
    QCOMPARE(run.field("ci", "tasks"), 5u);
    QCOMPARE(run.field("ci", "next"), 20u);
    // Posts in the five cycles after EXECUTE, of which the last finds no room: from the sixth on the counter of stalled
    // cycles rises by 1 in each.
    for (const Cycle until : {200u, 201u, 202u}) {
        QVERIFY(run.gpu.machine().runUntil({until}));
        const ActivityInterval stall = run.lastInterval("ci");
        QCOMPARE(stall.activity, Activity::Stalled);
        QCOMPARE(stall.reason, StallReason::OutputFull);
        QCOMPARE(stall.blocker, run.queue("vtq"));
        QCOMPARE(stall.from, drawn + 6);
        QCOMPARE(stall.to, kNever);
    }
}

void HetMachineTest::HET_06_fullFragmentQueueBlocksATaskInTheInterpolator()
{
    DrawBench bench({4, 4});
    const DrawCommand command = smallTriangle(bench, kFlatProgram).finished();
    MachineConfig config = idealConfig();
    config.queues->ftqDepth = 2;
    MachineConfig disabled = config;
    disabled.processors->spEnabled = 0;

    // `sp.enabled` belongs to a machine, so each step goes on in one that is set otherwise, from a checkpoint: vertices
    // are shaded by a machine with processors, and the fragments arrive in one without.
    RecordedRun first(bench.memory, config);
    QVERIFY(first.gpu.submit(command));
    QVERIFY(first.gpu.machine().runUntil({kNever, [&] { return first.counters("vtq").itemsOut == 1; }}));
    QCOMPARE(first.occupancy("ftq"), 0u);
    RecordedRun second(bench.memory, disabled);
    QVERIFY(second.gpu.submit(command));
    second.gpu.machine().restore(first.gpu.machine().checkpoint());
    QVERIFY(second.gpu.machine().runUntil({first.gpu.machine().cycle() + 100}));
    QCOMPARE(second.occupancy("ftq"), 2u);
    QCOMPARE(second.field("ain", "tasks"), 3u); // The third waits for room.
    QCOMPARE(second.lastInterval("ain").activity, Activity::Stalled);
    QCOMPARE(second.lastInterval("ain").blocker, second.queue("ftq"));

    // Enabled again, all three retire.
    RecordedRun third(bench.memory, config);
    QVERIFY(third.gpu.submit(command));
    third.gpu.machine().restore(second.gpu.machine().checkpoint());
    QVERIFY(third.gpu.machine().runUntil({kNever}));
    QCOMPARE(third.counters("ftq").itemsOut, 3u);
}

void HetMachineTest::HET_08_aRequestShowsWhatItAsks()
{
    DrawBench bench({4, 4});
    const Vec4 varying{0.25f, 0.75f, 0.0f, 0.0f};
    auto draft = bench.draft(Topology::Lines, {{0.5f, 0.5f, 0, varying}, {1.5f, 0.5f, 0, varying}},
                             ".fragment\n.temps 5\n.inputs 1\n.outputs 1\n.varyings 1\n.derivatives\n"
                             ".literal -1 0 0 0\nSEND r4, d0:3:BIAS, v0, c0.x\nMOV o0, r4\nEND\n");
    draft.state.fragmentTextures[3] = bench.addTexture(1);
    for (const Preset which : {Preset::Par, Preset::Prog}) {
        MachineConfig config = latencyConfig();
        config.preset = which;
        RecordedRun run(bench.memory, config);
        QVERIFY(run.gpu.submit(draft.finished()));
        QVERIFY(run.gpu.machine().runUntil({kNever, [&] { return run.occupancy("arq") == 1; }}));
        const QueueSnapshot arq = run.gpu.machine().snapshot().queues[run.queue("arq").value - 1];
        const ItemSnapshot& row = arq.items.front();
        QCOMPARE(row.parent, taskId(ShaderStage::Fragment, 0));
        QCOMPARE(row.port, 0u); // SP 0
        QCOMPARE(std::get<std::uint64_t>(child(row.content, "device").value), std::uint64_t{0});
        QCOMPARE(std::get<std::uint64_t>(child(row.content, "slot").value), std::uint64_t{3});
        const StateNode& inputs = child(row.content, "inputs");
        QCOMPARE(inputs.children.size(), std::size_t{1}); // The task has one fragment.
        const StateNode& coordinates = child(inputs.children[0], "registers").children.at(0);
        QCOMPARE(std::get<double>(child(coordinates, "x").value), 0.25);
        QCOMPARE(std::get<double>(child(coordinates, "y").value), 0.75);
        QCOMPARE(std::get<double>(child(inputs.children[0], "lod").value), -1.0);
    }
}

void HetMachineTest::HET_08_registersOutOfTheFileAreRefused()
{
    DrawBench bench({4, 4});
    TimedGpu gpu(bench.memory, {});
    const auto result = gpu.draw(smallTriangle(bench, ".fragment\n.temps 4\n.inputs 1\n.outputs 1\n.varyings 1\n"
                                                      "SEND r4, d0:3:IMPLICIT, v0\nMOV o0, v0\nEND\n")
                                     .finished());
    QVERIFY(!result);
    QVERIFY(!result.error().message.empty());
}

VITRINE_TEST(HetMachineTest, QCoreApplication)
#include "tst_het_machine.moc"
