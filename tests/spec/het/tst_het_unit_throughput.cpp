// SPDX-License-Identifier: Apache-2.0
// HET-20: one fragment per cycle after the latency, against tens of instructions for each.
#include "core/arbiter/arbiter.h"
#include "core/fixed_function/fixed_function_unit.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/shader/assembler.h"
#include "tests/gpu/draw_bench.h"
#include "tests/gpu/recorded_run.h"
#include "tests/harness/test_class.h"

#include <QtTest>

using namespace vitrine::core;
using namespace vitrine::gputest;

namespace {

constexpr std::uint32_t kFragments = 1000;
constexpr std::uint32_t kLatency = 100;

/// A processor as ARQ sees it: it posts a request in every cycle in which the last one has found room.
class Poster final : public Unit {
public:
    struct Ports {
        SharedOut<RequestItem> requests;
        static void visit(auto& visitor, auto& ports) { visitor("requests", ports.requests); }
    };
    Poster(UnitContext context, std::vector<RequestItem> requests, Ports ports)
        : Unit(std::move(context)), m_requests(std::move(requests)), m_ports(ports)
    {
    }
    void tick() override
    {
        if (m_next == m_requests.size())
            return stall(StallReason::InputEmpty);
        if (!m_ports.requests.canPost())
            return stall(StallReason::OutputFull, m_ports.requests);
        m_ports.requests.post(m_requests[m_next++]);
    }
    [[nodiscard]] bool idle() const override { return m_next == m_requests.size(); }
    [[nodiscard]] UnitDescription description() const override { return {}; }
    void visitState(StateVisitor&) override {}
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    std::vector<RequestItem> m_requests;
    Ports m_ports;
    std::size_t m_next = 0;
};

/// In which cycles requests were dispatched and completed, counted from the first dispatch.
struct RequestTimes {
    std::vector<Cycle> dispatched, completed;
    std::vector<std::uint32_t> order; ///< of completion, by request
};

class RequestClock final : public Observer {
public:
    RequestTimes times;
    void onItemGranted(const ItemGranted& event) override { times.dispatched.push_back(event.cycle - kFirst); }
    void onItemPopped(const ItemPopped& event) override
    {
        times.completed.push_back(event.cycle - kFirst);
        times.order.push_back(event.item.value);
    }

private:
    static constexpr Cycle kFirst = 1; ///< The first request is posted in cycle 0 and dispatched in the next.
};

/// 1000 fragments through ARQ of that depth, ARB and FFS, in requests of so many.
RequestTimes feed(std::uint32_t itemsEach, std::uint32_t depth)
{
    const auto program = assembled(".fragment\n.temps 6\nSEND r4[2], ffs, r0[4]\nEND\n");
    const auto decoded = std::make_shared<const DecodedProgram>(std::move(DecodedProgram::decode(*program)).value());
    StateVersions versions;
    PerDraw<ProgramBindings> programs{versions};
    const ProgramBinding binding{program, decoded, nullptr, 1u << kShadingPort};
    programs.bind(0, {binding, binding});
    PerDraw<std::shared_ptr<const ParameterBlock>> parameters{versions};
    parameters.bind(0, nullptr);
    const std::uint32_t count = kFragments / itemsEach;
    TaskContexts contexts{ContextRing(1), ContextRing(count)};
    std::vector<RequestItem> posts;
    for (std::uint32_t i = 0; i < count; ++i) {
        const ItemId task = taskId(ShaderStage::Fragment, i);
        ThreadContext& context = contexts.fragment.acquire(task, *decoded, 4, 0xF, (1u << itemsEach) - 1);
        CORE_CHECK(run(context, *decoded, {}) == RunStatus::Request, "a SEND");
        posts.push_back({{ItemId{i + 1}, task, 0},
                         ShaderStage::Fragment,
                         kShadingPort,
                         0,
                         static_cast<std::uint8_t>(itemsEach),
                         context.pending.back().ticket});
    }
    Machine machine;
    auto& requests = machine.addSharedQueue<RequestItem>({"arq", depth, 1});
    auto& pending = machine.addSharedQueue<PendingTask>({"apq", 1, 1});
    machine.add<Poster>("sp.0", posts, Poster::Ports{SharedOut<RequestItem>(requests, 0)});
    auto& unit = machine.add<FixedFunctionUnit>(
        "ffs",
        FixedFunctionUnit::Config{UnitCatalog::builtIn()->kinds()[0], {kLatency, 1}, programs, parameters, contexts});
    DevicePorts ports;
    CORE_CHECK(ports.attach(kShadingPort, "ffs", unit).hasValue(), "a port is free");
    machine.add<Arbiter>("arb", Arbiter::Config{1, ArbiterMode::Fifo, programs, contexts},
                         Arbiter::Ports{SharedView<RequestItem>(requests), SharedView<PendingTask>(pending), ports});
    RequestClock clock;
    const Subscription subscription = machine.hub().subscribe(clock);
    CORE_CHECK(machine.runUntil({}, {}).hasValue(), "a deadlock");
    return clock.times;
}

/// Blinn-Phong with two lights, in forty instructions: r0 normal, r1 light, r2 view, r6 color.
std::string fortyInstructions()
{
    std::string text = ".fragment\n.temps 12\n.inputs 1\n.outputs 1\n.varyings 1\n.literal 0 0 1 10\n"
                       ".literal 0 0.6 0.8 0\n.literal 0.1 0.5 1 0\n";
    const auto normalize = [](const std::string& to, const std::string& from) {
        return "DP3 r10, " + from + ", " + from + "\nRSQ r10, r10\nMUL " + to + ", " + from + ", r10\n";
    };
    const auto light = [&](const std::string& direction) {
        return normalize("r1", direction) + "ADD r3, r1, r2\n" + normalize("r3", "r3") +
               "DP3 r4, r0, r1\nMAX r4, r4, c0.x\nDP3 r5, r0, r3\nMAX r5, r5, c0.x\nPOW r5, r5, c0.w\n"
               "MUL r7, r4, c2.y\nMUL r8, r5, c2.z\nADD r6, r6, r7\nADD r6, r6, r8\n"; // 16
    };
    // 3 + 3 + 1 + 16 + 16 + END
    return text + normalize("r0", "v0") + normalize("r2", "c0") + "MOV r6, c2.x\n" + light("c1") + light("c0.xzyw") +
           "END\n";
}

} // namespace

class HetUnitThroughputTest : public QObject {
    Q_OBJECT
private slots:
    void HET_20_aThousandRequestsOfOneFragment_data();
    void HET_20_aThousandRequestsOfOneFragment();
    void HET_20_requestsOfFourFragments();
    void HET_20_theSameAsAProgramTakesEighteenTimesAsLong();
};

void HetUnitThroughputTest::HET_20_aThousandRequestsOfOneFragment_data()
{
    QTest::addColumn<unsigned>("depth");
    QTest::addColumn<unsigned>("lastDispatch");
    // A request is in ARQ from its dispatch to its result, 100 cycles later, whose room the next one takes in that very
    // cycle: 100 entries are enough.
    QTest::newRow("100 entries") << 100u << 999u;
    QTest::newRow("more") << 128u << 999u;
    // With 99 every 99th waits a cycle, ten times up to request 999.
    QTest::newRow("99 entries") << 99u << 1009u;
}

void HetUnitThroughputTest::HET_20_aThousandRequestsOfOneFragment()
{
    QFETCH(unsigned, depth);
    QFETCH(unsigned, lastDispatch);
    const RequestTimes times = feed(1, depth);
    QCOMPARE(times.dispatched.size(), std::size_t{kFragments});
    QCOMPARE(times.dispatched.front(), Cycle{0});
    QCOMPARE(times.dispatched.back(), Cycle{lastDispatch});
    QCOMPARE(times.completed.front(), Cycle{kLatency});
    QCOMPARE(times.completed.back(), Cycle{lastDispatch + kLatency}); // 1099 without gaps
    QVERIFY(std::is_sorted(times.order.begin(), times.order.end()));
    QCOMPARE(times.order.size(), std::size_t{kFragments});
}

void HetUnitThroughputTest::HET_20_requestsOfFourFragments()
{
    // Each is on its way for 103 cycles, and one goes every four: 26 at a time.
    const RequestTimes times = feed(4, 32);
    QCOMPARE(times.dispatched.back(), Cycle{996});
    QCOMPARE(times.completed.front(), Cycle{kLatency + 3});
    QCOMPARE(times.completed.back(), Cycle{1099});
    QCOMPARE(times.completed.size(), std::size_t{250});
}

void HetUnitThroughputTest::HET_20_theSameAsAProgramTakesEighteenTimesAsLong()
{
    // 25 × 10 points of two by two pixels: a quad each.
    DrawBench bench({50, 20});
    std::vector<DrawBench::Vertex> points;
    for (int y = 0; y < 10; ++y)
        for (int x = 0; x < 25; ++x)
            points.push_back({2.0f * static_cast<float>(x) + 1, 2.0f * static_cast<float>(y) + 1, 0, {0, 0, 1, 0}});
    const auto draft = bench.draft(Topology::Points, points, fortyInstructions(),
                                   ".vertex\n.inputs 2\n.outputs 3\n.varyings 1\n.writes_point_size\n"
                                   ".literal 2 0 0 0\nMOV o0, v0\nMOV o1, c0\nMOV o2, v1\nEND\n");
    QCOMPARE(draft.state.program.fragment->instructions.size(), std::size_t{40});
    MachineConfig config;
    config.timing = TimingModel::Ideal;
    config.segments->segMode = SegmentMode::Pull;
    config.processors->spCount = 1;
    config.processors->groups = 2;
    config.processors->alusPerGroup = 1;
    RecordedRun run(bench.memory, config);
    QVERIFY(run.gpu.draw(draft.finished()));
    QCOMPARE(run.gpu.lastDraw().fragments, kFragments);
    Cycle busy = 0;
    for (const ActivityInterval& interval : run.intervals("sp.0"))
        busy += interval.activity == Activity::Working ? interval.to - interval.from : 0;
    // Vertices, four instructions: 62 tasks of four on two ALUs, and one of two.
    const Cycle vertexCycles = 62 * 4 * 2 + 4;
    const Cycle lighting = busy - vertexCycles;
    QCOMPARE(lighting, Cycle{20'000});
    QCOMPARE((100 * lighting / 1099 + 5) / 10, Cycle{182}); // 18.2, at least 10.
}

VITRINE_TEST(HetUnitThroughputTest, QCoreApplication)
#include "tst_het_unit_throughput.moc"
