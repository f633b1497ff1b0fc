// SPDX-License-Identifier: Apache-2.0
#include "core/command/assembly_ops.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <vector>

using namespace vitrine::core;

namespace {

using List = std::vector<std::vector<std::uint32_t>>;

List assemble(Topology topology, std::uint32_t vertexCount)
{
    List result;
    const auto used = verticesPerPrimitive(primitiveKind(topology));
    for (std::uint32_t i = 0; i < primitiveCount(topology, vertexCount); ++i) {
        const auto vertices = primitiveVertices(topology, vertexCount, i);
        result.emplace_back(vertices.begin(), vertices.begin() + used);
    }
    return result;
}

} // namespace

class TestAssembly : public QObject {
    Q_OBJECT

private slots:
    void HET_04_trianglesTakeThreeEach()
    {
        QVERIFY(assemble(Topology::Triangles, 6) == (List{{0, 1, 2}, {3, 4, 5}}));
        QVERIFY(assemble(Topology::Triangles, 7) == (List{{0, 1, 2}, {3, 4, 5}}));
        QCOMPARE(unusedVertexCount(Topology::Triangles, 7), 1u);
        QCOMPARE(unusedVertexCount(Topology::Triangles, 6), 0u);
    }

    void stripKeepsItsWinding()
    {
        QVERIFY(assemble(Topology::TriangleStrip, 5) == (List{{0, 1, 2}, {2, 1, 3}, {2, 3, 4}}));
        QVERIFY(assemble(Topology::TriangleStrip, 2).empty());
        QCOMPARE(unusedVertexCount(Topology::TriangleStrip, 2), 2u);
        QCOMPARE(unusedVertexCount(Topology::TriangleStrip, 5), 0u);
    }

    void fanTurnsAroundTheFirst()
    {
        QVERIFY(assemble(Topology::TriangleFan, 5) == (List{{0, 1, 2}, {0, 2, 3}, {0, 3, 4}}));
    }

    void linesStripsAndLoops()
    {
        QVERIFY(assemble(Topology::Lines, 5) == (List{{0, 1}, {2, 3}}));
        QCOMPARE(unusedVertexCount(Topology::Lines, 5), 1u);
        QVERIFY(assemble(Topology::LineStrip, 4) == (List{{0, 1}, {1, 2}, {2, 3}}));
        QVERIFY(assemble(Topology::LineLoop, 3) == (List{{0, 1}, {1, 2}, {2, 0}}));
        QVERIFY(assemble(Topology::LineLoop, 2) == (List{{0, 1}, {1, 0}}));
        QVERIFY(assemble(Topology::LineLoop, 1).empty());
        QVERIFY(assemble(Topology::LineStrip, 1).empty());
    }

    void pointsStandAlone()
    {
        QVERIFY(assemble(Topology::Points, 3) == (List{{0}, {1}, {2}}));
        QVERIFY(assemble(Topology::Points, 0).empty());
    }
};

VITRINE_TEST(TestAssembly)
#include "tst_assembly.moc"
