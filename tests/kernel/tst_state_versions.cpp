// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/state_versions.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <memory>
#include <string>

using namespace vitrine::core;

/// RUN-02: draws in flight share a few rows.
class StateVersionsTest : public QObject {
    Q_OBJECT

private slots:
    void RUN_02_columnsShareTheRowsOfDraws()
    {
        StateVersions versions;
        PerDraw<int> numbers(versions);
        PerDraw<std::string> names(versions);
        numbers.bind(7, 70);
        names.bind(9, "nine");
        numbers.bind(9, 90);
        QCOMPARE(versions.inUse(), std::size_t{2});
        QCOMPARE(numbers.of(7), 70);
        QCOMPARE(numbers.of(9), 90);
        QCOMPARE(names.of(9), std::string("nine"));
        QVERIFY(!names.find(7)); // a row, but nothing in this column
        QVERIFY(!numbers.find(8));
    }
    void RUN_02_aRetiredDrawLeavesNothingBehind()
    {
        StateVersions versions;
        PerDraw<std::shared_ptr<int>> values(versions);
        PerDraw<int> others(versions);
        const auto value = std::make_shared<int>(1);
        values.bind(3, value);
        others.bind(3, 30);
        others.bind(4, 40);
        QCOMPARE(value.use_count(), 2L);
        versions.retire(3);
        QCOMPARE(value.use_count(), 1L);
        QVERIFY(!values.find(3) && !others.find(3));
        // The next one finds its row free, and nothing of the one before in it.
        others.bind(5, 50);
        QCOMPARE(versions.rowOf(5), std::optional<std::size_t>(0));
        QVERIFY(!values.find(5));
        QCOMPARE(others.of(4), 40);
        versions.retire(6); // was never bound
        QCOMPARE(versions.inUse(), std::size_t{2});
        versions.clear();
        QCOMPARE(versions.inUse(), std::size_t{0});
        QVERIFY(!others.find(4));
    }
    /// Units keep what they were given by address while the draw is in flight.
    void RUN_02_whatIsBoundStaysWhereItIs()
    {
        StateVersions versions;
        PerDraw<int> values(versions);
        values.bind(0, 5);
        const int* first = values.find(0);
        for (int draw = 1; draw < 100; ++draw)
            values.bind(static_cast<std::uint32_t>(draw), draw);
        QCOMPARE(values.find(0), first);
        QCOMPARE(*first, 5);
    }
};

VITRINE_TEST(StateVersionsTest)
#include "tst_state_versions.moc"
