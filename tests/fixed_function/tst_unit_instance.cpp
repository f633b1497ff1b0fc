// SPDX-License-Identifier: Apache-2.0
// A unit behind unit.h: its pipeline, its parameters, its checkpoints, and what it may do wrong.
#include "core/fixed_function/parameter_values.h"
#include "core/fixed_function/unit_instance.h"
#include "core/fixed_function/unit_witness.h"
#include "tests/fixed_function/negating_unit.h"
#include "tests/fixed_function/sample_unit.h"
#include "tests/harness/test_class.h"

#include <vitrine/unit.hpp>

#include <QtTest>

#include <cfenv>
#include <limits>
#include <stdexcept>

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

constexpr float kBad = 13; ///< an input that a touchy unit can't stand

/// What its callbacks do besides: the test says so before it calls.
enum class Mischief { None, ThrowsInAccept, ThrowsInTick, ThrowsInNextDue, RoundsUp };
Mischief mischief = Mischief::None;

/// Gives back what it gets, NaN in place of 7, and fails or warns of kBad in a lane that counts.
class TouchyUnit final : public vitrine::PipelinedUnit<TouchyUnit> {
public:
    using PipelinedUnit::PipelinedUnit;
    static constexpr vitrine_register kInputs[] = {{"a", "Anything.", 1}};
    static constexpr vitrine_register kOutputs[] = {{"b", "The same.", 1}};
    enum Parameter { Warns };
    static constexpr vitrine_parameter kParameters[] = {
        {"warns", "In place of failing.", VITRINE_INT, 1, nullptr, 0, 1, nullptr, 0}};

    void evaluate(const vitrine::Request& request, vitrine::Result& result)
    {
        for (std::uint32_t lane = 0; lane < request.lanes(); ++lane) {
            const float a = request.input(0, 0, lane);
            result.output(0, 0, lane) = a == 7 ? std::numeric_limits<float>::quiet_NaN() : a;
            if (a == kBad && request.isActive(lane))
                integer(Warns) != 0 ? warn("this is bad") : result.fail();
        }
    }
};

std::uint32_t touchyAccept(vitrine_unit* unit, const vitrine_request* request, std::uint64_t cycle)
{
    if (mischief == Mischief::ThrowsInAccept)
        throw std::runtime_error("boom");
    if (mischief == Mischief::RoundsUp)
        std::fesetround(FE_UPWARD);
    return vitrine::Callbacks<TouchyUnit>::accept(unit, request, cycle);
}

std::uint32_t touchyTick(vitrine_unit* unit, std::uint64_t cycle, vitrine_result* result)
{
    if (mischief == Mischief::ThrowsInTick)
        throw 1;
    return vitrine::Callbacks<TouchyUnit>::tick(unit, cycle, result);
}

std::uint64_t touchyNextDue(const vitrine_unit* unit, std::uint64_t cycle)
{
    if (mischief == Mischief::ThrowsInNextDue)
        throw std::runtime_error("later");
    return vitrine::Callbacks<TouchyUnit>::nextDue(unit, cycle);
}

constexpr vitrine_unit_kind kTouchyKind = [] {
    vitrine_unit_kind kind = vitrine::kindOf<TouchyUnit>();
    kind.name = "Touchy";
    kind.title = "Touchy";
    kind.help = "Can't stand 13.";
    kind.function = "ffTouchy";
    kind.prefix = "ff_Touchy";
    kind.latency = 5;
    kind.accept = touchyAccept;
    kind.tick = touchyTick;
    kind.next_due = touchyNextDue;
    return kind;
}();

class TestLibrary final : public ForeignLibrary {
public:
    [[nodiscard]] const std::string& origin() const override { return m_origin; }
    [[nodiscard]] InsideCount* inside() const override { return &m_inside; }

private:
    std::string m_origin = "touchy.so";
    mutable InsideCount m_inside = 0;
};

/// The unit as one of a plugin, and requests of sixteen lanes.
struct TouchyBench {
    TouchyBench()
    {
        const vitrine_unit_kind* const units[] = {&kTouchyKind};
        const vitrine_plugin plugin{VITRINE_ABI_VERSION, "touchy", "1", "Apache-2.0", units, 1};
        catalog = *UnitCatalog::builtIn()->with(plugin, "touchy.so", library);
        kind = kindNamed(*catalog, "Touchy");
        mischief = Mischief::None;
    }
    ~TouchyBench() { mischief = Mischief::None; }

    static constexpr std::uint32_t kWide = 16;
    std::shared_ptr<TestLibrary> library = std::make_shared<TestLibrary>();
    std::shared_ptr<const UnitCatalog> catalog;
    std::shared_ptr<const UnitKind> kind;
    std::vector<float> inputs = std::vector<float>(4 * kWide, 1.0f);
    vitrine_request request{1, kWide, kWide, 0xFFFF, inputs.data()};
    UnitReports reports;
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
    void whatIsThrownAcrossCIsAFaultWithAName();
    void floatingPointIsAsItWasBehindEveryCallback();
    void lanesAtFaultAreFoundOut();
    void lanesThatWereWarnedOfAreFoundOut();
    void whatIsNoNumberIsToldOncePerDraw();
    void tellingIsBounded();
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

void UnitInstanceTest::whatIsThrownAcrossCIsAFaultWithAName()
{
    TouchyBench bench;
    UnitInstance unit(bench.kind, {5, 1});
    mischief = Mischief::ThrowsInAccept;
    QCOMPARE(unit.accept(bench.request, 1), VITRINE_DEVICE_FAULT);
    QCOMPARE(unit.takeThrown(), std::string("accept() threw across the line of C: boom"));
    QCOMPARE(unit.takeThrown(), std::string());
    mischief = Mischief::None;
    QCOMPARE(unit.accept(bench.request, 2), VITRINE_OK);
    mischief = Mischief::ThrowsInNextDue;
    QCOMPARE(unit.nextDue(2), kNever);
    QCOMPARE(unit.takeThrown(), std::string("next_due() threw across the line of C: later"));
    mischief = Mischief::ThrowsInTick;
    const auto answer = unit.tick(100);
    QVERIFY(answer);
    QCOMPARE(answer->ticket, UnitInstance::kOldest);
    QCOMPARE(answer->status, VITRINE_DEVICE_FAULT);
    QCOMPARE(unit.takeThrown(), std::string("tick() threw across the line of C"));
    QCOMPARE(bench.library->inside()->load(), 0u); // Nobody is left inside.
}

void UnitInstanceTest::floatingPointIsAsItWasBehindEveryCallback()
{
    TouchyBench bench;
    UnitInstance unit(bench.kind, {5, 1});
    mischief = Mischief::RoundsUp;
    const int before = std::fegetround();
    QCOMPARE(unit.accept(bench.request, 1), VITRINE_OK);
    QCOMPARE(std::fegetround(), before);
    volatile float third = -1.0f;
    third = third / 3.0f;
    QCOMPARE(float(third), -0x1.555556p-2f); // To the nearest; upwards it is -0x1.555554p-2.
}

void UnitInstanceTest::lanesAtFaultAreFoundOut()
{
    TouchyBench bench;
    bench.inputs[5] = kBad; // lane 5 of component x
    bench.inputs[9] = kBad; // does not count
    bench.request.active = 0xFDFF;
    UnitWitness(bench.reports)
        .failed({bench.kind, 3, nullptr, bench.request}, VITRINE_DEVICE_FAULT, textOf("it could not answer"));
    const auto told = bench.reports.take();
    QCOMPARE(told.size(), std::size_t{1});
    QCOMPARE(told[0].lanes, std::uint64_t{1} << 5);
    QCOMPARE(text(told[0]),
             std::string("unit Touchy, lane 5: DEVICE_FAULT: it could not answer; all that was asked reads 0"));
}

void UnitInstanceTest::lanesThatWereWarnedOfAreFoundOut()
{
    TouchyBench bench;
    ParameterBlock block = bench.catalog->defaults();
    QVERIFY(setParameter(block, *findParameter(*bench.catalog, "ff_Touchy.warns"), 1));
    for (const std::size_t lane : {2, 3, 7, 8, 9, 10, 15})
        bench.inputs[lane] = kBad;
    UnitInstance unit(bench.kind, {5, 1});
    unit.setParameters(&block);
    QCOMPARE(unit.accept(bench.request, 1), VITRINE_OK);
    UnitWitness(bench.reports).warned({bench.kind, 3, &block, bench.request}, unit.takeWarnings());
    const auto told = bench.reports.take();
    QCOMPARE(told.size(), std::size_t{1}); // Seven lanes, one sentence.
    QCOMPARE(text(told[0]), std::string("unit Touchy, lanes 2, 3, 7–10 and 15: this is bad"));
    QVERIFY(!isFailure(told[0].trouble));
}

void UnitInstanceTest::whatIsNoNumberIsToldOncePerDraw()
{
    TouchyBench bench;
    const float nan = std::numeric_limits<float>::quiet_NaN();
    bench.inputs[4] = 7;
    bench.inputs[6] = nan; // What it was given it may give back.
    std::vector<float> outputs = bench.inputs;
    outputs[4] = nan;
    QVERIFY(!UnitWitness::areNumbers(outputs));
    for (const std::uint32_t draw : {1u, 1u, 2u, 2u})
        UnitWitness(bench.reports).notNumbers({bench.kind, draw, nullptr, bench.request}, outputs);
    const auto told = bench.reports.take();
    QCOMPARE(told.size(), std::size_t{2});
    for (const UnitReport& report : told)
        QCOMPARE(report.lanes, std::uint64_t{1} << 4);
    QCOMPARE(text(told[0]), std::string("unit Touchy, lane 4: NAN: it answered with a value that is no number"));
    outputs[4] = 1; // The other one is not the unit's.
    UnitWitness(bench.reports).notNumbers({bench.kind, 3, nullptr, bench.request}, outputs);
    QVERIFY(bench.reports.take().empty());
}

void UnitInstanceTest::tellingIsBounded()
{
    UnitReports reports;
    for (int i = 0; i < 1000; ++i)
        reports.add({"Touchy", 1, UnitTrouble::Warning, textOf("number {}", i), 0});
    const auto told = reports.take();
    QCOMPARE(told.size(), UnitReports::kMostPerDraw);
    QCOMPARE(told.back().words, std::string("number 63; more of this draw is not kept"));
}

VITRINE_TEST(UnitInstanceTest, QCoreApplication)
#include "tst_unit_instance.moc"
