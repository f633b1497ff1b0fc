// SPDX-License-Identifier: Apache-2.0
// HET-20: one fragment per cycle after the latency, against tens of instructions for each.
#include "core/fixed_function/fixed_function_unit.h"
#include "core/shader/assembler.h"
#include "tests/gpu/draw_bench.h"
#include "tests/gpu/recorded_run.h"

#include <QtTest>

using namespace vitrine::core;
using namespace vitrine::gputest;

namespace {

constexpr std::uint32_t kFragments = 1000;
constexpr std::uint32_t kLatency = 100;

/// Stands in for the arbiter: dispatches a request whenever the unit takes one, from cycle 0 on.
class Feeder final : public Unit, public ResultSink {
public:
    Feeder(UnitContext context, Device& device, std::vector<RequestItem> requests)
        : Unit(std::move(context)), m_device(device), m_requests(std::move(requests))
    {
        m_device.connect(*this);
    }
    void tick() override
    {
        if (m_next == m_requests.size())
            return stall(StallReason::InputEmpty);
        if (!m_device.canAccept())
            return workUntil(m_device.nextFree());
        dispatched.push_back(now());
        m_device.accept(m_requests[m_next++]);
    }
    [[nodiscard]] bool idle() const override { return m_next == m_requests.size(); }
    void complete(const RequestItem& request, std::span<const float>) override
    {
        order.push_back(request.label.id.value);
        completed.push_back(now());
    }
    [[nodiscard]] UnitDescription description() const override { return {}; }
    void visitState(StateVisitor&) override {}
    void visitPorts(PortVisitor&) override {}

    std::vector<Cycle> dispatched;
    std::vector<Cycle> completed;
    std::vector<std::uint32_t> order;

private:
    Device& m_device;
    std::vector<RequestItem> m_requests;
    std::size_t m_next = 0;
};

struct Fed {
    std::vector<Cycle> dispatched, completed;
    std::vector<std::uint32_t> order;
};

/// 1000 fragments through FFS, in requests of so many.
Fed feed(std::uint32_t itemsEach)
{
    const auto program = assembled(".fragment\n.temps 6\nSEND r4[2], ffs, r0[4]\nEND\n");
    const auto decoded = std::make_shared<const DecodedProgram>(std::move(DecodedProgram::decode(*program)).value());
    PerDraw<ProgramBindings> programs;
    const ProgramBinding binding{program, decoded, nullptr, 1u << kShadingPort};
    programs.bind(0, {binding, binding});
    PerDraw<std::shared_ptr<const ParameterBlock>> parameters;
    parameters.bind(0, nullptr);
    const std::uint32_t count = kFragments / itemsEach;
    TaskContexts contexts{ContextRing(1), ContextRing(count)};
    std::vector<RequestItem> requests;
    for (std::uint32_t i = 0; i < count; ++i) {
        const ItemId task = taskId(ShaderStage::Fragment, i);
        ThreadContext& context = contexts.fragment.acquire(task, *decoded, 4, 0xF, (1u << itemsEach) - 1);
        CORE_CHECK(run(context, *decoded, {}) == RunStatus::Request, "a SEND");
        requests.push_back({{ItemId{i + 1}, task, 0},
                            ShaderStage::Fragment,
                            kShadingPort,
                            0,
                            static_cast<std::uint8_t>(itemsEach),
                            context.pending.back().ticket});
    }
    Machine machine;
    auto& unit = machine.add<FixedFunctionUnit>(
        "ffs",
        FixedFunctionUnit::Config{UnitCatalog::builtIn()->kinds()[0], {kLatency, 1}, programs, parameters, contexts});
    auto& feeder = machine.add<Feeder>("feeder", unit, requests);
    CORE_CHECK(machine.runUntil({}, {}).hasValue(), "a deadlock");
    return {feeder.dispatched, feeder.completed, feeder.order};
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
    void HET_20_aThousandRequestsOfOneFragment();
    void HET_20_requestsOfFourFragments();
    void HET_20_theSameAsAProgramTakesEighteenTimesAsLong();
};

void HetUnitThroughputTest::HET_20_aThousandRequestsOfOneFragment()
{
    const Fed fed = feed(1);
    QCOMPARE(fed.dispatched.size(), std::size_t{kFragments});
    QCOMPARE(fed.dispatched.back(), Cycle{999});
    QCOMPARE(fed.completed.front(), Cycle{kLatency});
    QCOMPARE(fed.completed.back(), Cycle{1099});
    QVERIFY(std::is_sorted(fed.order.begin(), fed.order.end()));
    QCOMPARE(fed.order.size(), std::size_t{kFragments});
}

void HetUnitThroughputTest::HET_20_requestsOfFourFragments()
{
    const Fed fed = feed(4);
    QCOMPARE(fed.dispatched.back(), Cycle{996});
    QCOMPARE(fed.completed.front(), Cycle{kLatency + 3});
    QCOMPARE(fed.completed.back(), Cycle{1099});
    QCOMPARE(fed.completed.size(), std::size_t{250});
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
    config.segMode = SegmentMode::Pull;
    config.spCount = 1;
    config.groups = 2;
    config.alusPerGroup = 1;
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

QTEST_GUILESS_MAIN(HetUnitThroughputTest)
#include "tst_het_unit_throughput.moc"
