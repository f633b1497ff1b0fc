// SPDX-License-Identifier: Apache-2.0
// HET-01, HET-10, HET-14…HET-16: the arbiter with several devices.
#include "tests/harness/test_class.h"
#include "tests/spec/het/arbiter_bench.h"

#include <QtTest>

using namespace vitrine::core;
using namespace vitrine::hettest;

namespace {

constexpr std::uint8_t kTex = 0, kFfs = 1, kFfp = 2, kNobody = 3;

/// TEX, FFS and FFP with the latencies of HET-15; nobody on port 3.
std::vector<ScriptedDevice::Config> threeDevices()
{
    return {{100, 1, answerOf(0.25f)}, {40, 1, answerOf(0.5f)}, {20, 1, answerOf(0.75f)}, {}};
}

std::vector<Cycle> inOrder(const std::map<std::uint32_t, Cycle>& cycles)
{
    std::vector<Cycle> result;
    for (const auto& [request, cycle] : cycles)
        result.push_back(cycle);
    return result;
}

bool isAll(const Vec4& value, float expected)
{
    return value.x == expected && value.y == expected && value.z == expected && value.w == expected;
}

} // namespace

class HetArbiterTest : public QObject {
    Q_OBJECT
private slots:
    void HET_01_twoDevicesOnOnePortAreRefused();
    void HET_01_directLinesAreDescribed();
    void HET_14_requestsGoWhereTheyAreDirected();
    void HET_14_widthIsInTotalAndOnePerDevice_data();
    void HET_14_widthIsInTotalAndOnePerDevice();
    void HET_14_aPortWithoutDeviceAnswersZerosAtOnce();
    void HET_14_theLastDecisionsAreKept();
    void HET_15_devicesMayOvertakeEachOther();
    void HET_15_resultsOfAnotherShapeAreFilledUp_data();
    void HET_15_resultsOfAnotherShapeAreFilledUp();
    void HET_10_resultsThatNobodyAskedForAreIgnored();
    void HET_16_headOfLine_data();
    void HET_16_headOfLine();
    void HET_16_bypassKeepsTheOrderPerDevice();
    void stateIsTheSameHoweverTheClockRuns_data();
    void stateIsTheSameHoweverTheClockRuns();
};

void HetArbiterTest::HET_01_twoDevicesOnOnePortAreRefused()
{
    Machine machine;
    ScriptedDevice& first = machine.add<ScriptedDevice>("ffs", ScriptedDevice::Config{});
    ScriptedDevice& second = machine.add<ScriptedDevice>("other", ScriptedDevice::Config{});
    DevicePorts ports;
    QVERIFY(ports.attach(1, "ffs", first));
    const auto refused = ports.attach(1, "other", second);
    QVERIFY(!refused);
    QCOMPARE(QString::fromStdString(refused.error().message), QStringLiteral("port 1 already used by ffs"));
    QCOMPARE(ports.on(1), static_cast<Device*>(&first));
    QVERIFY(!ports.attach(16, "other", second));
    QVERIFY(!ports.on(0));
    QVERIFY(!ports.on(200));
}

void HetArbiterTest::HET_01_directLinesAreDescribed()
{
    ArbiterBench bench({}, threeDevices());
    const auto links = bench.machine.unitDescriptions().back().links;
    QCOMPARE(links.size(), std::size_t{3});
    for (std::size_t port = 0; port < links.size(); ++port) {
        QCOMPARE(links[port].kind, LinkKind::Query);
        QCOMPARE(links[port].to, "device." + std::to_string(port));
    }
}

void HetArbiterTest::HET_14_requestsGoWhereTheyAreDirected()
{
    ArbiterBench bench({}, threeDevices());
    bench.run({kTex, kFfs, kFfp, kTex, kFfs});
    QCOMPARE(inOrder(bench.notes.dispatched), (std::vector<Cycle>{0, 1, 2, 3, 4}));
    const auto& ports = bench.arbiter->state().ports;
    QCOMPARE(ports[kTex].requests, 2u);
    QCOMPARE(ports[kFfs].requests, 2u);
    QCOMPARE(ports[kFfp].requests, 1u);
    QCOMPARE(ports[kTex].results, 2u);
    QCOMPARE(ports[kFfs].results, 2u);
    QCOMPARE(ports[kFfp].results, 1u);
    for (const std::uint32_t request : {0u, 3u})
        QVERIFY(isAll(bench.result(request), 0.25f));
    for (const std::uint32_t request : {1u, 4u})
        QVERIFY(isAll(bench.result(request), 0.5f));
    QVERIFY(isAll(bench.result(2), 0.75f));
}

void HetArbiterTest::HET_14_widthIsInTotalAndOnePerDevice_data()
{
    QTest::addColumn<unsigned>("width");
    QTest::addColumn<std::vector<Cycle>>("cycles");
    // TEX FFS TEX FFP FFP, all there in cycle 0. At width 2: TEX FFS | TEX FFP | FFP. At 4 the second TEX ends cycle 0.
    QTest::newRow("1") << 1u << std::vector<Cycle>{0, 1, 2, 3, 4};
    QTest::newRow("2") << 2u << std::vector<Cycle>{0, 0, 1, 1, 2};
    QTest::newRow("4") << 4u << std::vector<Cycle>{0, 0, 1, 1, 2};
}

void HetArbiterTest::HET_14_widthIsInTotalAndOnePerDevice()
{
    QFETCH(unsigned, width);
    QFETCH(std::vector<Cycle>, cycles);
    ArbiterBench bench({width, ArbiterMode::Fifo}, threeDevices());
    for (const std::uint8_t device : {kTex, kFfs, kTex, kFfp, kFfp})
        bench.post(device);
    QVERIFY(bench.machine.runUntil({10}));
    QCOMPARE(inOrder(bench.notes.dispatched), cycles);
    QCOMPARE(bench.arbiter->state().headStalls, 0u);
}

void HetArbiterTest::HET_14_aPortWithoutDeviceAnswersZerosAtOnce()
{
    ArbiterBench bench({}, threeDevices());
    bench.run({kNobody, kFfp, 200});
    QCOMPARE(bench.notes.completed.at(1), Cycle{1});
    QCOMPARE(bench.notes.completed.at(2), Cycle{21});
    QCOMPARE(bench.notes.completed.at(3), Cycle{3});
    QVERIFY(isAll(bench.result(0), 0.0f));
    QCOMPARE(bench.arbiter->state().noDevice, 2u);
    QCOMPARE(bench.notes.failures.size(), std::size_t{2});
    QCOMPARE(int(bench.notes.failures[0].status), int(RequestStatus::NoDevice));
    QCOMPARE(int(bench.notes.failures[0].device), int(kNobody));
    QCOMPARE(bench.notes.errors[0].code, ErrorCode::NoDevice);
    QCOMPARE(bench.arbiter->state().decisions[0].outcome, ArbiterOutcome::NoDevice);
}

void HetArbiterTest::HET_14_theLastDecisionsAreKept()
{
    ArbiterBench bench({}, threeDevices());
    bench.run(std::vector<std::uint8_t>(70, kFfp));
    const auto& decisions = bench.arbiter->state().decisions;
    QCOMPARE(decisions.size(), std::size_t{64});
    QCOMPARE(decisions[0].cycle, Cycle{6}); // 70 − 64
    QCOMPARE(decisions[0].request, ItemId{7});
    QCOMPARE(decisions.back().cycle, Cycle{69});
    QCOMPARE(decisions.back().device, kFfp);
    QCOMPARE(decisions.back().outcome, ArbiterOutcome::Dispatched);

    // Snapshots show them, and checkpoints carry them.
    ArbiterBench other({}, threeDevices());
    other.machine.restore(bench.machine.checkpoint());
    QCOMPARE(other.arbiter->state().decisions.back().request, ItemId{70});
    const StateNode state = other.machine.snapshot().units.back().state;
    const auto node = std::find_if(state.children.begin(), state.children.end(),
                                   [](const StateNode& child) { return child.name == "decisions"; });
    QVERIFY(node != state.children.end());
    QCOMPARE(node->children.size(), std::size_t{64});
}

void HetArbiterTest::HET_15_devicesMayOvertakeEachOther()
{
    ArbiterBench bench({}, threeDevices());
    bench.run({kTex, kFfs, kFfp, kTex, kFfs});
    QCOMPARE(inOrder(bench.notes.completed), (std::vector<Cycle>{100, 41, 22, 103, 44}));
    // The tasks are completed in the same cycles: nothing of APQ waits any more.
    QVERIFY(!bench.pending.oldest(EntryState::Waiting));
}

void HetArbiterTest::HET_15_resultsOfAnotherShapeAreFilledUp_data()
{
    QTest::addColumn<std::vector<float>>("answer");
    QTest::addColumn<Vec4>("result");
    std::vector<float> half = answerOf(0.5f);
    half.resize(half.size() / 2);
    QTest::newRow("none") << std::vector<float>{0.5f} << Vec4{0.5f, 0, 0, 0};
    QTest::newRow("half a register") << half << Vec4{0.5f, 0.5f, 0, 0};
    QTest::newRow("one register too many") << answerOf(0.5f, 2) << Vec4{0.5f, 0.5f, 0.5f, 0.5f};
}

void HetArbiterTest::HET_15_resultsOfAnotherShapeAreFilledUp()
{
    QFETCH(std::vector<float>, answer);
    QFETCH(Vec4, result);
    ArbiterBench bench({}, {{10, 1, answer}});
    bench.run({kTex});
    const Vec4 got = bench.result(0);
    QVERIFY(got.x == result.x && got.y == result.y && got.z == result.z && got.w == result.w);
    QCOMPARE(bench.notes.completed.at(1), Cycle{10});
    QCOMPARE(bench.notes.failures.size(), std::size_t{1});
    QCOMPARE(int(bench.notes.failures[0].status), int(RequestStatus::BadResultShape));
    QCOMPARE(bench.notes.errors[0].code, ErrorCode::BadResultShape);
    QCOMPARE(bench.arbiter->state().badShapes, 1u);
}

void HetArbiterTest::HET_10_resultsThatNobodyAskedForAreIgnored()
{
    ArbiterBench bench({}, threeDevices());
    const RequestItem request = bench.post(kTex);
    RequestItem unknown = request;
    unknown.label.id = ItemId{77};
    unknown.label.draw = 12345;
    bench.devices[kFfs]->intrude(unknown, 5);   // Nobody has this number.
    bench.devices[kFfp]->intrude(request, 100); // TEX answers it in the same cycle, and is asked first.
    QVERIFY(bench.machine.runUntil({200}));
    QCOMPARE(bench.arbiter->state().orphans, 2u);
    QCOMPARE(bench.notes.errors.size(), std::size_t{2});
    QCOMPARE(bench.notes.errors[0].code, ErrorCode::OrphanResult);
    QCOMPARE(bench.notes.errors[0].index, 77u);
    QCOMPARE(bench.notes.errors[1].cycle, Cycle{100});
    QVERIFY(isAll(bench.result(0), 0.25f));
    QCOMPARE(bench.notes.completed.at(1), Cycle{100});
}

void HetArbiterTest::HET_16_headOfLine_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<std::vector<Cycle>>("cycles");
    QTest::newRow("fifo") << int(ArbiterMode::Fifo) << std::vector<Cycle>{0, 4, 5};
    QTest::newRow("bypass") << int(ArbiterMode::Bypass) << std::vector<Cycle>{0, 4, 2};
}

void HetArbiterTest::HET_16_headOfLine()
{
    QFETCH(int, mode);
    QFETCH(std::vector<Cycle>, cycles);
    auto devices = threeDevices();
    devices[kFfs].interval = 4;
    ArbiterBench bench({1, static_cast<ArbiterMode>(mode)}, devices);
    bench.run({kFfs, kFfs, kTex});
    QCOMPARE(inOrder(bench.notes.dispatched), cycles);
    // The second request for FFS is the oldest one from cycle 1 on and goes in cycle 4.
    const ArbiterState& state = bench.arbiter->state();
    QCOMPARE(state.headStalls, 3u);
    QCOMPARE(state.ports[kFfs].stalls, 3u);
    QCOMPARE(state.ports[kTex].stalls, 0u);
    QCOMPARE(state.decisions[1].outcome, ArbiterOutcome::Blocked);
    QCOMPARE(state.decisions[1].cycle, Cycle{1});
    QCOMPARE(state.decisions[1].device, kFfs);
    const bool overtook = state.decisions[2].outcome == ArbiterOutcome::Overtook;
    QCOMPARE(overtook, mode == int(ArbiterMode::Bypass));
    QVERIFY(!state.blocked.request);
}

void HetArbiterTest::HET_16_bypassKeepsTheOrderPerDevice()
{
    auto devices = threeDevices();
    devices[kFfs].interval = 4;
    ArbiterBench bench({4, ArbiterMode::Bypass}, devices);
    for (const std::uint8_t device : {kFfs, kFfs, kFfs, kFfp, kTex})
        bench.post(device);
    QVERIFY(bench.machine.runUntil({20}));
    // FFP and TEX go past two requests for FFS in cycle 0.
    QCOMPARE(inOrder(bench.notes.dispatched), (std::vector<Cycle>{0, 4, 8, 0, 0}));
}

void HetArbiterTest::stateIsTheSameHoweverTheClockRuns_data()
{
    QTest::addColumn<int>("mode");
    QTest::newRow("fifo") << int(ArbiterMode::Fifo);
    QTest::newRow("bypass") << int(ArbiterMode::Bypass);
}

void HetArbiterTest::stateIsTheSameHoweverTheClockRuns()
{
    QFETCH(int, mode);
    auto devices = threeDevices();
    devices[kFfs].interval = 7;
    const std::vector<std::uint8_t> order{kFfs, kFfs, kTex, kNobody, kFfp, kFfs, kTex, kTex, kFfs};
    const auto hashes = [&](ClockOptions clock) {
        ArbiterBench bench({2, static_cast<ArbiterMode>(mode)}, devices, clock);
        std::vector<QString> result;
        for (const std::uint8_t device : order) {
            bench.post(device);
            static_cast<void>(bench.machine.step());
            result.push_back(QString::fromStdString(toHex(bench.machine.stateHash())));
        }
        for (int i = 0; i < 60; ++i) {
            static_cast<void>(bench.machine.runUntil({bench.machine.cycle() + 3}));
            result.push_back(QString::fromStdString(toHex(bench.machine.stateHash())));
        }
        return result;
    };
    const auto expected = hashes({});
    QCOMPARE(hashes({false, {}}), expected);
    for (const std::uint64_t seed : {1u, 2u, 3u})
        QCOMPARE(hashes({true, seed}), expected);
}

VITRINE_TEST(HetArbiterTest, QCoreApplication)
#include "tst_het_arbiter.moc"
