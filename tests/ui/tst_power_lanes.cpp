// SPDX-License-Identifier: Apache-2.0
// What the lanes of power, the energy and the plan show of a draw whose power is made up.
#include "core/session/machine/power_section.h"
#include "tests/harness/test_class.h"
#include "tests/session/made_up_power.h"
#include "views/docks/power/energy_columns.h"
#include "views/docks/power/lane_columns.h"
#include "views/docks/power/plan_layout.h"
#include "views/docks/power/power_facts.h"
#include "views/docks/power/power_painter.h"

#include <QPainter>
#include <QtTest>

using namespace vitrine;
using namespace vitrine::test;
using views::EnergyKind;
using views::LaneColumn;
using views::LaneState;
using views::LaneStretch;

namespace {

std::uint32_t numberOf(const char* name)
{
    return smallDomains().find(name).value();
}

/// A lane of 200 × 18 pixels whose columns are a tenth of it each.
QImage painted(const std::vector<LaneColumn>& columns)
{
    QImage image(200, 18, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    views::paintLane(painter, image.rect(), columns,
                     [&](std::uint32_t column) { return 200.0 * column / double(columns.size()); });
    return image;
}

int countOf(const QImage& image, const QRect& area, const QColor& color)
{
    int count = 0;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            count += image.pixelColor(x, y) == color ? 1 : 0;
    return count;
}

} // namespace

class TestPowerLanes final : public QObject {
    Q_OBJECT

private slots:
    void BYP_13_aLaneShowsOffWakingAndOn()
    {
        const core::PowerSection power = groupBOff(); // off 400–899, waking up to 909
        const auto columns = views::laneColumns(power, numberOf("sp.0.B0"), {350, 950, 6});
        constexpr LaneState expected[]{LaneState::Idle, LaneState::Off, LaneState::Off,
                                       LaneState::Off,  LaneState::Off, LaneState::Off};
        for (int i = 0; i < 6; ++i)
            QCOMPARE(columns[std::size_t(i)].main(), expected[i]);
        QCOMPARE(columns[0].in(LaneState::Idle), 50.0); // cycles 350–399 of 350–449
        QCOMPARE(columns[0].in(LaneState::Off), 50.0);
        QVERIFY(!columns[0].isPure() && columns[2].isPure());
        QCOMPARE(columns[5].in(LaneState::Off), 50.0); // 850–899
        QCOMPARE(columns[5].in(LaneState::Waking), 10.0);
        QCOMPARE(columns[5].in(LaneState::Idle), 40.0);
        // The switch itself, and group A, which nobody has switched.
        QCOMPARE(views::laneColumns(power, numberOf("sp.0.AG-B"), {900, 910, 1})[0].main(), LaneState::Waking);
        QVERIFY(views::laneColumns(power, numberOf("sp.0.A0"), {0, 1000, 1})[0].isPure());
    }

    void BYP_04_alusShowTheKindOfTheirWork()
    {
        core::PowerSection power = groupBOff();
        core::AluBurst burst; // ten instructions of one vertex on A0
        burst.from = 100;
        burst.to = 110;
        burst.alus = 1;
        burst.instructions = 10;
        burst.items = 1;
        power.work.add(burst);
        burst.from = 110; // and one of a fragment
        burst.to = 111;
        burst.instructions = 1;
        burst.stage = core::ShaderStage::Fragment;
        power.work.add(burst);
        const LaneStretch stretch{100, 120, 1};
        const LaneColumn a0 = views::laneColumns(power, numberOf("sp.0.A0"), stretch)[0];
        QCOMPARE(a0.in(LaneState::Vertex), 10.0);
        QCOMPARE(a0.in(LaneState::Fragment), 1.0);
        QCOMPARE(a0.in(LaneState::Idle), 9.0);
        const LaneColumn group = views::laneColumns(power, numberOf("sp.0.AG-A"), stretch)[0];
        QCOMPARE(group.in(LaneState::Vertex), 5.0); // one ALU of two
        // Buffers of a side carry its threads; else they are on, whatever for.
        const LaneColumn tpb = views::laneColumns(power, numberOf("sp.0.TPB-B"), stretch)[0];
        QCOMPARE(tpb.in(LaneState::Fragment), 1.0);
        QCOMPARE(tpb.in(LaneState::On), 19.0);
        // Of units, what they did: worked for 5 cycles, waited for 3, and had nothing to do in the other 12.
        std::vector<core::ActivityShares> activity(1);
        activity[0].cycles = {12, 5, 0, 3};
        const LaneColumn cu = views::laneColumns(power, numberOf("cu"), stretch, activity)[0];
        QCOMPARE(cu.in(LaneState::Working), 5.0);
        QCOMPARE(cu.in(LaneState::Stalled), 3.0);
        QCOMPARE(cu.in(LaneState::Idle), 12.0);
        // An ALU without an item waits as long as its processor does, and is idle in the rest.
        const LaneColumn waiting = views::laneColumns(power, numberOf("sp.0.A0"), stretch, activity)[0];
        QCOMPARE(waiting.in(LaneState::Vertex) + waiting.in(LaneState::Fragment), 11.0);
        QCOMPARE(waiting.in(LaneState::Stalled), 3.0);
        QCOMPARE(waiting.in(LaneState::Idle), 6.0);
    }

    /// One instruction at half the clock: both of its cycles are its own.
    void BYP_05_aSlowClockTakesAllOfItsCycles()
    {
        core::PowerSection power = madeUpPower({}, core::ShaderClock::Half);
        core::AluBurst burst;
        burst.from = 100;
        burst.to = 102;
        burst.alus = 1;
        burst.instructions = 1;
        burst.items = 1;
        power.work.add(burst);
        const auto columns = views::laneColumns(power, numberOf("sp.0.A0"), {99, 103, 4});
        constexpr double expected[]{0, 1, 1, 0};
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(columns[i].in(LaneState::Vertex), expected[i]);
        QCOMPARE(views::laneColumns(power, numberOf("sp.0.A0"), {90, 110, 1})[0].in(LaneState::Vertex), 2.0);
    }

    void offIsEmptyWithADashedEdgeAndWakingIsHatched()
    {
        const views::Theme theme = views::Theme::current();
        std::vector<LaneColumn> columns(10);
        for (int i = 0; i < 10; ++i) // 0–4 off, 5–7 waking, 8–9 idle
            columns[std::size_t(i)].cycles[std::size_t(i < 5   ? LaneState::Off
                                                       : i < 8 ? LaneState::Waking
                                                               : LaneState::Idle)] = 1;
        const QImage image = painted(columns);
        const QRect inside(2, 2, 96, 14);
        QCOMPARE(countOf(image, inside, theme.panel), 96 * 14);
        const int dashes = countOf(image, {0, 0, 100, 1}, theme.secondary);
        QVERIFY2(dashes > 20 && dashes < 90, qPrintable(QString::number(dashes)));
        const views::DataFill waking = views::laneStyle(LaneState::Waking).fill;
        QVERIFY(waking.pattern == Qt::BDiagPattern);
        const QRect hatched(102, 2, 20, 14);
        QVERIFY(countOf(image, hatched, waking.color) > 0 && countOf(image, hatched, waking.ink) > 0);
        QCOMPARE(countOf(image, {161, 0, 39, 18}, theme.line), 39 * 18);
        QCOMPARE(countOf(image, image.rect(), Qt::magenta), 0);
    }

    void statesOfAColumnStandOnOneAnother()
    {
        LaneColumn half;
        half.cycles[std::size_t(LaneState::Fragment)] = 50;
        half.cycles[std::size_t(LaneState::Off)] = 50;
        const QImage image = painted({half});
        const QColor fragment = views::laneStyle(LaneState::Fragment).fill.color;
        QCOMPARE(countOf(image, {0, 9, 200, 9}, fragment), 200 * 9);
        QCOMPARE(countOf(image, {0, 0, 200, 9}, fragment), 0);
    }

    void BYP_15_energyIsStackedByKindsOfParts()
    {
        core::PowerSection power = groupBOff();
        power.work.add(numberOf("tex"), 420, 2); // items of 10 each
        // Cycles 400–499: A0 and A1 1 a cycle, B0 and B1 nothing; TPB and IB of both sides 0.5 each.
        const views::EnergyShares shares = views::energyColumns(power, {400, 500, 1})[0];
        QCOMPARE(shares.in(EnergyKind::Alus), core::Energy(20000));
        QCOMPARE(shares.in(EnergyKind::PackingBuffers), core::Energy(10000));
        QCOMPARE(shares.in(EnergyKind::InputBuses), core::Energy(10000));
        QCOMPARE(shares.in(EnergyKind::RegisterBanks), core::Energy(0));
        QCOMPARE(shares.in(EnergyKind::Texture), core::Energy(2000));
        QCOMPARE(shares.all(), core::Energy(42000));
        QCOMPARE(shares.alwaysOn, core::Energy(62000));
        QCOMPARE(views::energyColumns(power, {0, 1000, 10}).size(), std::size_t(10));
    }

    void thePlanHasEveryPartOnceWithoutOverlap_data()
    {
        QTest::addColumn<unsigned>("processors");
        QTest::addColumn<QSizeF>("size");
        QTest::newRow("wide") << 2u << QSizeF(600, 300);
        QTest::newRow("narrow") << 2u << QSizeF(200, 500);
        QTest::newRow("sixteen") << 16u << QSizeF(400, 400);
    }
    void thePlanHasEveryPartOnceWithoutOverlap()
    {
        QFETCH(unsigned, processors);
        QFETCH(QSizeF, size);
        const core::PowerDomains domains(
            {processors, core::AluLayout({2, 3, 0, 0}, 2), false, true, test::countedWith({"TEX", "FFS"})});
        const QRectF area({10, 20}, size);
        const views::PlanLayout plan = views::planLayout(domains, area, 14);
        QCOMPARE(plan.tiles.size(), domains.size());
        QCOMPARE(plan.blocks.size(), std::size_t(processors));
        for (const views::PlanTile& tile : plan.tiles) {
            QVERIFY(area.adjusted(-0.5, -0.5, 0.5, 0.5).contains(tile.area));
            QVERIFY(tile.area.isValid());
            QCOMPARE(plan.at(tile.area.center())->isFrame && !tile.isFrame, false);
            for (const views::PlanTile& other : plan.tiles)
                QVERIFY(&tile == &other || tile.isFrame || other.isFrame || !tile.area.intersects(other.area));
        }
        const views::PlanTile* alu = plan.of(domains.alu(0, 3));
        QVERIFY(plan.of(domains.group(0, 1))->area.contains(alu->area)); // B1 within group B
        QCOMPARE(plan.at(alu->area.center()), alu);
    }

    void numbersAreWritten()
    {
        QCOMPARE(views::energyText(0), QString("0"));
        QCOMPARE(views::energyText(1250), QString("12.5"));
        QCOMPARE(views::energyText(5), QString("0.05"));
        QCOMPARE(views::energyText(123456725), QString("1\u00a0234\u00a0567.25"));
        QCOMPARE(views::ratioText(10, 40), QString("1 : 4.00"));
        QCOMPARE(views::ratioText(30, 15), QString("2.00 : 1"));
        QCOMPARE(views::ratioText(3, 0), QString("3 : 0"));
    }
};

VITRINE_TEST(TestPowerLanes, QApplication)
#include "tst_power_lanes.moc"
