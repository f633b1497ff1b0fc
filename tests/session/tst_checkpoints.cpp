// SPDX-License-Identifier: Apache-2.0
#include "core/session/checkpoints.h"
#include "tests/harness/test_class.h"

#include <QTest>

using namespace vitrine::core;

namespace {

constexpr ReplayCost kMillisecond = 1'000'000;

class FakeMoment final : public SavedMoment {
public:
    FakeMoment(std::uint64_t position, ReplayCost cost, std::uint64_t bytes)
        : SavedMoment(position, cost), m_bytes(bytes)
    {
    }
    [[nodiscard]] std::uint64_t bytesBeside(const SavedMoment*) const override { return m_bytes; }
    [[nodiscard]] ReplayCost copyCost() const override { return 0; }

private:
    const std::uint64_t m_bytes;
};

void addAt(Checkpoints& checkpoints, std::uint64_t position, std::uint64_t bytes = 1)
{
    checkpoints.add(std::make_shared<const FakeMoment>(position, position * kMillisecond, bytes));
}

std::vector<std::uint64_t> positionsOf(const Checkpoints& checkpoints)
{
    std::vector<std::uint64_t> positions;
    for (const auto& moment : checkpoints.all())
        positions.push_back(moment->position());
    return positions;
}

std::uint64_t longestStretch(const std::vector<std::uint64_t>& positions, std::uint64_t from, std::uint64_t to)
{
    std::uint64_t longest = 0;
    for (std::size_t i = 1; i < positions.size(); ++i)
        if (positions[i] > from && positions[i] <= to)
            longest = std::max(longest, positions[i] - positions[i - 1]);
    return longest;
}

} // namespace

class CheckpointsTest : public QObject {
    Q_OBJECT
private slots:
    void nearestIsTheLastAtOrBefore();
    void wantedStretchesAreAThirtySecondOfTheDistance();
    void stretchesAreNeverShorterThanFourCopies();
    void oneAtTheSamePlaceIsNotWanted();
    void theBudgetHoldsAtEveryMoment();
    void roomIsMadeFarFromTheFocusFirst();
    void theFirstAndTheOneStoodOnStay();
    void theCoveredPartEndsAtTheFirstLongStretch();
};

void CheckpointsTest::nearestIsTheLastAtOrBefore()
{
    Checkpoints checkpoints;
    QVERIFY(!checkpoints.nearest(7));
    for (const std::uint64_t position : {0u, 10u, 20u})
        addAt(checkpoints, position);
    QCOMPARE(checkpoints.nearest(9)->position(), std::uint64_t{0});
    QCOMPARE(checkpoints.nearest(10)->position(), std::uint64_t{10});
    QCOMPARE(checkpoints.nearest(1000)->position(), std::uint64_t{20});
}

void CheckpointsTest::wantedStretchesAreAThirtySecondOfTheDistance()
{
    Checkpoints checkpoints;
    addAt(checkpoints, 0);
    const auto wants = [&](ReplayCost cost, ReplayCost distance) { return checkpoints.wants({1, cost, distance, 0}); };
    QVERIFY(!wants(Checkpoints::kShortest - 1, 0));
    QVERIFY(wants(Checkpoints::kShortest, 0));
    QVERIFY(!wants(kMillisecond - 1, 32 * kMillisecond));
    QVERIFY(wants(kMillisecond, 32 * kMillisecond));
    QVERIFY(!wants(Checkpoints::kLongest - 1, 100'000 * kMillisecond));
    QVERIFY(wants(Checkpoints::kLongest, 100'000 * kMillisecond));
    // Where a moment is nearly free, an eighth of that is worth it.
    QVERIFY(checkpoints.wants({1, Checkpoints::kLongest / 8, 100'000 * kMillisecond, 0, true}));
}

void CheckpointsTest::stretchesAreNeverShorterThanFourCopies()
{
    Checkpoints checkpoints;
    addAt(checkpoints, 0);
    QVERIFY(!checkpoints.wants({1, 4 * kMillisecond - 1, 0, kMillisecond}));
    QVERIFY(checkpoints.wants({1, 4 * kMillisecond, 0, kMillisecond}));
}

void CheckpointsTest::oneAtTheSamePlaceIsNotWanted()
{
    Checkpoints checkpoints;
    addAt(checkpoints, 0);
    addAt(checkpoints, 50);
    QVERIFY(!checkpoints.wants({50, 50 * kMillisecond, 0, 0}));
}

void CheckpointsTest::theBudgetHoldsAtEveryMoment()
{
    Checkpoints checkpoints({.bytes = 1000, .count = 50});
    for (std::uint64_t position = 0; position < 3000; ++position) {
        checkpoints.setFocus(position, position * kMillisecond);
        addAt(checkpoints, position, 10 + position % 40);
        QVERIFY(checkpoints.bytes() <= 1000);
        QVERIFY(checkpoints.size() <= 50);
    }
    QVERIFY2(checkpoints.bytes() > 700, "most of the budget is used");
}

void CheckpointsTest::roomIsMadeFarFromTheFocusFirst()
{
    Checkpoints checkpoints({.bytes = 1u << 20, .count = 200});
    checkpoints.setFocus(5000, 5000 * kMillisecond);
    for (std::uint64_t position = 0; position < 10'000; ++position)
        addAt(checkpoints, position);
    const auto positions = positionsOf(checkpoints);
    QVERIFY(positions.size() <= 200);
    const std::uint64_t near = longestStretch(positions, 4980, 5020);
    const std::uint64_t far = longestStretch(positions, 0, 4000);
    QVERIFY2(near * 4 <= far, qPrintable(QString("%1 near, %2 far").arg(near).arg(far)));
    // No part of the run is left out: with 200 even stretches each would be 50 long.
    QVERIFY2(longestStretch(positions, 0, 9990) <= 200, qPrintable(QString::number(far)));
}

void CheckpointsTest::theFirstAndTheOneStoodOnStay()
{
    Checkpoints checkpoints({.bytes = 100, .count = 100});
    checkpoints.setFocus(77, 77 * kMillisecond);
    addAt(checkpoints, 0, 90);
    addAt(checkpoints, 70, 90);
    for (std::uint64_t position = 80; position < 200; ++position)
        addAt(checkpoints, position, 90);
    const auto positions = positionsOf(checkpoints);
    QVERIFY(positions.size() <= 3);
    QCOMPARE(positions[0], std::uint64_t{0});
    QCOMPARE(positions[1], std::uint64_t{70});
}

void CheckpointsTest::theCoveredPartEndsAtTheFirstLongStretch()
{
    Checkpoints checkpoints;
    for (const std::uint64_t position : {0u, 20u, 40u, 60u, 100u, 110u}) // milliseconds apart; 32 are the most
        addAt(checkpoints, position);
    QCOMPARE(checkpoints.endOfCovered(0)->position(), std::uint64_t{60});
    QCOMPARE(checkpoints.endOfCovered(99)->position(), std::uint64_t{60});
    QCOMPARE(checkpoints.endOfCovered(100)->position(), std::uint64_t{110});
}

VITRINE_TEST(CheckpointsTest, QCoreApplication)
#include "tst_checkpoints.moc"
