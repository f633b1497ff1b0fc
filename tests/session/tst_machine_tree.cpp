// SPDX-License-Identifier: Apache-2.0
// A moment of the machine as a tree tells what the docks tell.
#include "core/session/machine_tree.h"
#include "tests/harness/test_class.h"

#include <QtTest>

using namespace vitrine::core;

namespace {

const StateNode* childOf(const StateNode& node, const std::string& name)
{
    for (const StateNode& child : node.children)
        if (child.name == name)
            return &child;
    return nullptr;
}

/// "": there is none. The path's names are separated by slashes; elements of lists by number.
std::string textAt(const StateNode& root, const std::string& path)
{
    const StateNode* node = &root;
    for (const QString& name : QString::fromStdString(path).split('/')) {
        const bool isList = node->isList;
        const auto index = name.toUInt();
        if (isList && index >= node->children.size())
            return {};
        node = isList ? &node->children[index] : childOf(*node, name.toStdString());
        if (!node)
            return {};
    }
    if (const auto* words = std::get_if<std::string>(&node->value))
        return *words;
    const auto* number = std::get_if<std::uint64_t>(&node->value);
    return number ? std::to_string(*number) : std::string();
}

/// An arbiter that reaches two devices, behind a request queue that is split between them: one request for the second.
struct Scene {
    std::vector<UnitDescription> units;
    std::vector<QueueDescription> queues;
    Snapshot snapshot;

    Scene()
    {
        UnitDescription arbiter;
        arbiter.id = {1};
        arbiter.path = "arb";
        arbiter.kind = "ARB";
        arbiter.seedTerm = "arbiter unit";
        arbiter.links = {{"devices.0", LinkKind::Query, "tex"}, {"devices.1", LinkKind::Query, "ffs"}};
        units.push_back(arbiter);
        QueueDescription requests;
        requests.id = {1};
        requests.path = "arq";
        requests.itemKind = "request";
        requests.seedTerm = "texture request queue";
        requests.capacity = 8;
        requests.groups = {{"TEX", 5}, {"FFS", 3}};
        queues.push_back(requests);
        snapshot.cycle = 12;
        snapshot.units.push_back({{1}, Activity::Stalled, StallReason::InputEmpty, {1}, {"", {}, {}, false}});
        ItemSnapshot request;
        request.id = {5};
        request.parent = {2};
        request.state = "waiting";
        request.group = 1;
        snapshot.queues.push_back({{1}, 1, {request}, {4, 3, 2, 3}, {{0, 1, 2}, {1, 1, 3}}});
    }
};

} // namespace

class MachineTreeTest : public QObject {
    Q_OBJECT
private slots:
    void HET_01_aUnitNamesWhatItReachesWithoutAQueue();
    void HET_12_aQueueTellsHowFullItEverWas();
    void HET_13_subQueuesSumUpToTheirQueue();
    void HET_24_namesOfTheSourcesStandBesideOurs();
    void aQueueThatIsNotSplitHasNoGroups();
};

void MachineTreeTest::HET_01_aUnitNamesWhatItReachesWithoutAQueue()
{
    Scene scene;
    const StateNode tree = machineTree(scene.snapshot, scene.units, scene.queues);
    QCOMPARE(textAt(tree, "units/arb/links/0/to"), std::string("tex"));
    QCOMPARE(textAt(tree, "units/arb/links/1/to"), std::string("ffs"));
    QCOMPARE(textAt(tree, "units/arb/blocker"), std::string("arq"));
}

void MachineTreeTest::HET_12_aQueueTellsHowFullItEverWas()
{
    Scene scene;
    const StateNode tree = machineTree(scene.snapshot, scene.units, scene.queues);
    QCOMPARE(textAt(tree, "queues/arq/highWater"), std::string("3"));
    QCOMPARE(textAt(tree, "queues/arq/itemsIn"), std::string("4"));
    QCOMPARE(textAt(tree, "queues/arq/itemsOut"), std::string("3"));
    QCOMPARE(textAt(tree, "queues/arq/grants"), std::string("2"));
}

void MachineTreeTest::HET_13_subQueuesSumUpToTheirQueue()
{
    Scene scene;
    const StateNode tree = machineTree(scene.snapshot, scene.units, scene.queues);
    QCOMPARE(textAt(tree, "queues/arq/occupancy"), std::string("1"));
    QCOMPARE(textAt(tree, "queues/arq/groups/0/name"), std::string("TEX"));
    QCOMPARE(textAt(tree, "queues/arq/groups/0/occupancy"), std::string("0"));
    QCOMPARE(textAt(tree, "queues/arq/groups/1/name"), std::string("FFS"));
    QCOMPARE(textAt(tree, "queues/arq/groups/1/occupancy"), std::string("1"));
    QCOMPARE(textAt(tree, "queues/arq/items/0/group"), std::string("FFS"));
    QCOMPARE(textAt(tree, "queues/arq/groups/0/capacity"), std::string("5"));
    QCOMPARE(textAt(tree, "queues/arq/groups/0/held"), std::string("1"));
    QCOMPARE(textAt(tree, "queues/arq/groups/0/highWater"), std::string("2"));
    QCOMPARE(textAt(tree, "queues/arq/groups/1/capacity"), std::string("3"));
}

void MachineTreeTest::HET_24_namesOfTheSourcesStandBesideOurs()
{
    Scene scene;
    const StateNode tree = machineTree(scene.snapshot, scene.units, scene.queues);
    QCOMPARE(textAt(tree, "units/arb/seedTerm"), std::string("arbiter unit"));
    QCOMPARE(textAt(tree, "queues/arq/seedTerm"), std::string("texture request queue"));
}

void MachineTreeTest::aQueueThatIsNotSplitHasNoGroups()
{
    Scene scene;
    scene.queues[0].groups.clear();
    scene.queues[0].seedTerm.clear();
    scene.snapshot.queues[0].groups.clear();
    const StateNode tree = machineTree(scene.snapshot, scene.units, scene.queues);
    const StateNode* queue = childOf(*childOf(tree, "queues"), "arq");
    QVERIFY(!childOf(*queue, "groups"));
    QVERIFY(!childOf(*queue, "seedTerm"));
    QCOMPARE(textAt(tree, "queues/arq/items/0/group"), std::string());
}

VITRINE_TEST(MachineTreeTest, QCoreApplication)
#include "tst_machine_tree.moc"
