// SPDX-License-Identifier: Apache-2.0
// A unit behind unit.h: its pipeline, its parameters, its checkpoints, and what it may do wrong.
#include "core/fixed_function/parameter_values.h"
#include "core/fixed_function/unit_instance.h"
#include "tests/fixed_function/negating_unit.h"
#include "tests/fixed_function/sample_unit.h"

#include <QtTest>

using namespace vitrine::core;

namespace {

constexpr std::uint32_t kLanes = 4;

std::shared_ptr<const UnitKind> kindNamed(const UnitCatalog& catalog, std::string_view name)
{
    for (const auto& kind : catalog.kinds())
        if (kind->name == name)
            return kind;
    return nullptr;
}

/// A sample unit, and requests of one value in every component and lane.
struct SampleBench {
    SampleBench() : unit(kindNamed(*catalog, "SAM"), {9, 3}), block(catalog->defaults()) {}

    void behave(Conduct conduct)
    {
        CORE_CHECK(
            setParameter(block, *findParameter(*catalog, "ff_Sample.conduct"), static_cast<std::int32_t>(conduct)),
            "a conduct is refused");
        unit.setParameters(&block);
    }
    vitrine_status accept(std::uint64_t ticket, Cycle cycle, float a, float b = 0.0f, std::uint32_t items = 1)
    {
        std::vector<float> inputs(std::size_t{8} * kLanes, a);
        std::fill(inputs.begin() + 4 * kLanes, inputs.end(), b);
        return unit.accept({ticket, kLanes, items, 0xF, inputs.data()}, cycle);
    }

    std::shared_ptr<const UnitCatalog> catalog = catalogWith(sampleKind());
    UnitInstance unit;
    ParameterBlock block;
};

} // namespace

class UnitInstanceTest : public QObject {
    Q_OBJECT
private slots:
    void resultsComeByTheDeviceRuleInOrder();
    void parametersHoldFromTheNextRequestOn();
    void everyElementOfAnArrayIsTold();
    void exceptionsAreFaults();
    void wrongNumbersOfOutputsAreTold();
    void HET_28_settingAParameterInACallbackIsBusy();
    void warningsAreTakenOnce();
    void probesShowTheNewestRequest();
    void aLoadedCopyGoesOnAlike();
    void brokenBytesAreRefused();
    void aUnitInCWorks();
};

void UnitInstanceTest::resultsComeByTheDeviceRuleInOrder()
{
    SampleBench bench;
    QCOMPARE(bench.unit.nextDue(0), kNever);
    QCOMPARE(bench.accept(1, 100, 3.0f, 4.0f, 2), VITRINE_OK);
    QCOMPARE(bench.accept(2, 106, 5.0f, 6.0f), VITRINE_OK);
    // 100 + 9 + (2 − 1) · 3 and 106 + 9.
    QCOMPARE(bench.unit.nextDue(106), Cycle{112});
    QVERIFY(!bench.unit.tick(111));
    const auto first = bench.unit.tick(112);
    QVERIFY(first);
    QCOMPARE(first->ticket, std::uint64_t{1});
    QCOMPARE(first->status, VITRINE_OK);
    QCOMPARE(first->registers, 2u);
    QCOMPARE(first->outputs[0], 6.0f);                    // twice.x of lane 0
    QCOMPARE(first->outputs[(4 + 3) * kLanes + 3], 7.0f); // sum.w of lane 3
    QVERIFY(!bench.unit.tick(112));
    QCOMPARE(bench.unit.nextDue(112), Cycle{115});
    QCOMPARE(bench.unit.nextDue(200), Cycle{201}); // Still there.
    QCOMPARE(bench.unit.tick(200)->ticket, std::uint64_t{2});
    QCOMPARE(bench.unit.nextDue(200), kNever);
}

void UnitInstanceTest::parametersHoldFromTheNextRequestOn()
{
    SampleBench bench;
    bench.accept(1, 0, 1.0f);
    QVERIFY(setParameter(bench.block, *findParameter(*bench.catalog, "ff_Sample.gain"), 7.0f));
    bench.unit.setParameters(&bench.block);
    bench.accept(2, 3, 1.0f);
    bench.unit.setParameters(nullptr); // Defaults again.
    bench.accept(3, 6, 1.0f);
    for (const float expected : {2.0f, 7.0f, 2.0f})
        QCOMPARE(bench.unit.tick(100)->outputs[0], expected);
}

void UnitInstanceTest::everyElementOfAnArrayIsTold()
{
    SampleBench bench;
    const auto before = bench.unit.save();
    const std::array<std::uint32_t, 2> words{0x3F800000, 0x40000000}; // 1, 2
    QVERIFY(setParameter(bench.block, *findParameter(*bench.catalog, "ff_Sample.weights"), 2, words));
    bench.unit.setParameters(&bench.block);
    const auto after = bench.unit.save();
    QCOMPARE(after->bytes.size(), before->bytes.size());
    // Once in what the unit was told, once in the unit: 0.5 became 2 in the last component of the last element.
    int differing = 0;
    for (std::size_t i = 0; i + 4 <= after->bytes.size(); i += 4)
        differing +=
            std::equal(after->bytes.begin() + i, after->bytes.begin() + i + 4, before->bytes.begin() + i) ? 0 : 1;
    QCOMPARE(differing, 2);
    QVERIFY(after->digest != before->digest);
}

void UnitInstanceTest::exceptionsAreFaults()
{
    SampleBench bench;
    bench.behave(Conduct::Throws);
    QCOMPARE(bench.accept(1, 0, 1.0f), VITRINE_DEVICE_FAULT);
    QCOMPARE(bench.unit.nextDue(0), kNever);
    bench.behave(Conduct::Fails);
    QCOMPARE(bench.accept(2, 3, 1.0f), VITRINE_OK);
    const auto failed = bench.unit.tick(50);
    QCOMPARE(failed->status, VITRINE_DEVICE_FAULT);
    QCOMPARE(failed->registers, 0u);
    bench.behave(Conduct::Doubles);
    bench.accept(3, 60, 4.0f);
    QCOMPARE(bench.unit.tick(100)->outputs[0], 8.0f);
}

void UnitInstanceTest::wrongNumbersOfOutputsAreTold()
{
    SampleBench bench;
    bench.behave(Conduct::WritesTooFew);
    bench.accept(1, 0, 1.0f);
    const auto few = bench.unit.tick(50);
    QCOMPARE(few->status, VITRINE_BAD_RESULT_SHAPE);
    QCOMPARE(few->registers, 1u);
    bench.behave(Conduct::WritesTooMany);
    bench.accept(2, 60, 1.0f);
    const auto many = bench.unit.tick(100);
    QCOMPARE(many->status, VITRINE_BAD_RESULT_SHAPE);
    QCOMPARE(many->registers, 2u);
}

void UnitInstanceTest::HET_28_settingAParameterInACallbackIsBusy()
{
    SampleBench bench;
    bench.behave(Conduct::SetsParameter);
    bench.accept(1, 0, 3.0f);
    const auto answer = bench.unit.tick(50);
    QCOMPARE(answer->outputs[0], 5.0f); // VITRINE_BUSY
    QCOMPARE(answer->outputs[1], 6.0f); // The gain is what it was.
}

void UnitInstanceTest::warningsAreTakenOnce()
{
    SampleBench bench;
    bench.behave(Conduct::Warns);
    bench.accept(1, 0, 1.0f);
    QCOMPARE(bench.unit.takeWarnings(), std::vector<std::string>{"sample: a warning"});
    QVERIFY(bench.unit.takeWarnings().empty());
}

void UnitInstanceTest::probesShowTheNewestRequest()
{
    SampleBench bench;
    QVERIFY(bench.unit.probe(0).empty());
    bench.accept(1, 0, 1.5f);
    bench.accept(2, 3, 2.5f);
    (void)bench.unit.tick(100);
    QCOMPARE(bench.unit.probe(3), std::vector<float>{2.5f});
    QVERIFY(bench.unit.probe(4).empty());
}

void UnitInstanceTest::aLoadedCopyGoesOnAlike()
{
    SampleBench bench;
    bench.behave(Conduct::Warns);
    bench.accept(1, 0, 1.0f);
    bench.accept(2, 3, 2.0f);
    const auto state = bench.unit.save();
    QCOMPARE(bench.unit.save(), state); // Nothing has changed: the same bytes, shared.
    SampleBench other;
    QVERIFY(other.unit.load(*state));
    QVERIFY(other.unit.save()->bytes == state->bytes);
    for (Cycle cycle = 0; cycle < 20; ++cycle) {
        QCOMPARE(other.unit.nextDue(cycle), bench.unit.nextDue(cycle));
        const auto expected = bench.unit.tick(cycle);
        const auto answer = other.unit.tick(cycle);
        QCOMPARE(answer.has_value(), expected.has_value());
        if (answer)
            QVERIFY(std::equal(answer->outputs.begin(), answer->outputs.end(), expected->outputs.begin()));
    }
}

void UnitInstanceTest::brokenBytesAreRefused()
{
    SampleBench bench;
    bench.accept(1, 0, 1.0f);
    const InstanceState whole = *bench.unit.save();
    for (std::size_t size = 0; size < whole.bytes.size(); size += 7) {
        InstanceState cut = whole;
        cut.bytes.resize(size);
        QVERIFY(!bench.unit.load(cut));
    }
    InstanceState wild = whole;
    std::fill(wild.bytes.begin(), wild.bytes.end(), std::byte{0xFF}); // Counts of 2⁶⁴ − 1.
    QVERIFY(!bench.unit.load(wild));
    QVERIFY(bench.unit.load(whole));
}

void UnitInstanceTest::aUnitInCWorks()
{
    const auto catalog = *UnitCatalog::builtIn()->with(*negating_plugin(), "", nullptr);
    UnitInstance unit(kindNamed(*catalog, "NEG"), {7, 1});
    const std::vector<float> inputs(std::size_t{4} * kLanes, 2.5f);
    QCOMPARE(unit.accept({1, kLanes, 1, 0xF, inputs.data()}, 10), VITRINE_OK);
    QCOMPARE(unit.accept({2, kLanes, 1, 0xF, inputs.data()}, 11), VITRINE_DEVICE_FAULT); // One at a time.
    QCOMPARE(unit.nextDue(11), Cycle{17});
    QCOMPARE(unit.tick(17)->outputs[15], -2.5f);
}

QTEST_GUILESS_MAIN(UnitInstanceTest)
#include "tst_unit_instance.moc"
