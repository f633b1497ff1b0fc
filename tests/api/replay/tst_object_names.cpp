// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/object_names.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <set>

using namespace vitrine::core;

class TestObjectNames : public QObject {
    Q_OBJECT

private slots:
    void namesAreFoundUntilErased()
    {
        NameMap names;
        names.set(70, 1);
        QCOMPARE(names.find(70), 1u);
        QCOMPARE(names.find(71), kUnknownName);
        QCOMPARE(names.find(0), 0u);
        names.erase(70);
        QVERIFY(!names.contains(70));
    }

    void aReusedNameOfOursBelongsToTheNewestRecordedName()
    {
        NameMap names;
        names.set(5, 3);
        names.set(8, 3); // ours was freed and made again
        QCOMPARE(names.find(8), 3u);
        QCOMPARE(names.find(5), kUnknownName);
    }

    void attributesAreAlwaysAPermutation()
    {
        AttributeMap map;
        QCOMPARE(map.find(4), 4u);
        map.set(0, 1);
        QCOMPARE(map.find(0), 1u);
        QCOMPARE(map.find(1), 0u);
        map.set(1, 2);
        QCOMPARE(map.find(0), 1u);
        QCOMPARE(map.find(1), 2u);
        QCOMPARE(map.find(2), 0u);
        std::set<GLuint> all;
        for (GLuint i = 0; i < AttributeMap::kCount; ++i)
            all.insert(map.find(i));
        QCOMPARE(all.size(), std::size_t{AttributeMap::kCount});
        QCOMPARE(map.find(16), 16u);
        map.set(99, 1);
        QCOMPARE(map.find(0), 1u);
    }

    void locationsNeverAskedForAreTakenAsRecorded()
    {
        ProgramLocations locations;
        locations.uniforms[3] = 7;
        locations.uniforms[4] = -1;
        QCOMPARE(locations.uniform(3), 7);
        QCOMPARE(locations.uniform(4), -1);
        QCOMPARE(locations.uniform(5), 5);
        QCOMPARE(locations.uniform(-1), -1);
    }
};

VITRINE_TEST(TestObjectNames, QCoreApplication)
#include "tst_object_names.moc"
