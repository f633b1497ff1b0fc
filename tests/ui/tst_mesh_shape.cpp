// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "views/docks/mesh/mesh_export.h"
#include "views/docks/mesh/mesh_pick.h"
#include "views/docks/mesh/view_volume.h"

#include <QtTest>

using namespace vitrine;
using core::Mesh;
using core::MeshPrimitive;
using core::MeshVertex;
using views::MeshLook;
using views::MeshShape;
using views::MeshSpace;
using views::SceneCamera;

namespace {

constexpr float kTangent = 0.3152988f; // of half of 35°

/// A triangle per three clip positions, which are an attribute `position` as well.
std::shared_ptr<const Mesh> triangles(const std::vector<core::Vec4>& clips)
{
    auto mesh = std::make_shared<Mesh>();
    mesh->inputs.push_back({"position", "4 float", 4, {}});
    for (std::uint32_t i = 0; i < clips.size(); ++i) {
        MeshVertex vertex;
        vertex.number = i;
        vertex.clip = clips[i];
        mesh->vertices.push_back(vertex);
        mesh->sequence.push_back(i);
        for (int c = 0; c < 4; ++c)
            mesh->inputs[0].values.push_back(clips[i][c]);
        if (i % 3 == 2) {
            MeshPrimitive primitive;
            primitive.corners = {i - 2, i - 1, i};
            mesh->primitives.push_back(primitive);
        }
    }
    mesh->vertexCount = static_cast<std::uint32_t>(clips.size());
    return mesh;
}

/// As a projection with the near plane at 1 and the far plane at 10 makes it: z = 11/9 w − 20/9.
core::Vec4 projected(float x, float w)
{
    return {x, 0, 11.0f / 9.0f * w - 20.0f / 9.0f, w};
}

bool isNear(const QVector3D& a, const QVector3D& b)
{
    return (a - b).length() < 1e-4f;
}

} // namespace

class TestMeshShape final : public QObject {
    Q_OBJECT

private slots:
    void thePositionIsGuessedByNameThenBySize()
    {
        Mesh mesh;
        mesh.inputs = {{"a_color", "4 float", 4, {}}, {"uv", "2 float", 2, {}}, {"a_vertex", "3 float", 3, {}}};
        QCOMPARE(views::likelyPosition(mesh), std::size_t{2});
        mesh.inputs.push_back({"in_position", "2 float", 2, {}});
        QCOMPARE(views::likelyPosition(mesh), std::size_t{3});
        mesh.inputs = {{"uv", "2 float", 2, {}}, {"tint", "constant", 4, {}}, {"stuff", "3 float", 3, {}}};
        QCOMPARE(views::likelyPosition(mesh), std::size_t{2});
    }

    void inputsAreCenteredAndScaled()
    {
        const auto mesh = triangles({{0, 0, 0, 1}, {8, 0, 0, 1}, {0, 4, -2, 1}});
        const MeshShape shape = views::makeShape(mesh, {});
        // The box is 8 × 4 × 2 around (4, 2, −1): a quarter as large it is 2 wide.
        QVERIFY(isNear(shape.positions[0], {-1, -0.5f, 0.25f}));
        QVERIFY(isNear(shape.positions[1], {1, -0.5f, 0.25f}));
        QVERIFY(isNear(shape.positions[2], {-1, 0.5f, -0.25f}));
        QVERIFY(isNear(shape.box.high, {1, 0.5f, 0.25f}));
        const MeshShape turned = views::makeShape(mesh, {MeshSpace::Input, 0, views::UpAxis::Z});
        // With z up, y goes into the depth.
        QVERIFY(isNear(turned.positions[2] - turned.positions[0], {0, -0.5f, -1}));
    }

    void theCubeIsAsTheWindowShowsIt()
    {
        const auto mesh = triangles({{1, 1, -2, 2}, {0, 0, 2, 2}, {0, 0, 0, -1}});
        const MeshShape shape = views::makeShape(mesh, {MeshSpace::Cube, 0, views::UpAxis::Y});
        QVERIFY(isNear(shape.positions[0], {0.5f, 0.5f, 1})); // on the near plane: nearest to the viewer
        QVERIFY(isNear(shape.positions[1], {0, 0, -1}));
        QVERIFY(!shape.isShown[2]); // behind the eye
        QCOMPARE(shape.hidden, 1u);
        QVERIFY(!shape.canShow(mesh->primitives[0]));
        QCOMPARE(shape.frame.size(), std::size_t{12});
        for (const views::MeshFrameLine& line : shape.frame)
            if (line.part == views::MeshFrameLine::Part::Near)
                QCOMPARE(line.from.z(), 1.0f);
    }

    void nearAndFarPlanesFollowFromThePerspective()
    {
        const auto volume = views::viewVolumeOf(*triangles({projected(1, 2), projected(0, 5), projected(0, 12)}));
        QVERIFY(volume.nearest && qAbs(*volume.nearest - 1.0f) < 1e-3f);
        QVERIFY(volume.endsFar && qAbs(volume.end - 10.0f) < 1e-2f);
        const auto before = views::viewVolumeOf(*triangles({projected(1, 2), projected(0, 5), projected(0, 8)}));
        QVERIFY(!before.endsFar); // nothing is as far: the pyramid ends behind the last vertex
        QVERIFY(before.end > 8.0f && before.end < 10.0f);
        const auto unknown = views::viewVolumeOf(*triangles({{0, 0, 1, 2}, {0, 0, 0, 3}, {0, 0, 1, 4}}));
        QVERIFY(!unknown.nearest);
        const auto flat = views::viewVolumeOf(*triangles({{0, 0, 0, 1}, {1, 0, 0.5f, 1}, {0, 1, 0, 1}}));
        QVERIFY(!flat.nearest);
    }

    void theFrustumShowsWhatLiesBehindTheEye()
    {
        const auto mesh = triangles({projected(2, 4), projected(-4, 4), projected(0, -2)});
        const MeshShape shape = views::makeShape(mesh, {MeshSpace::Frustum, 0, views::UpAxis::Y});
        QCOMPARE(shape.hidden, 0u);
        QVERIFY(shape.hasNearPlane);
        // Distance grows away from the viewer.
        QVERIFY(shape.positions[2].z() > shape.positions[0].z());
        QCOMPARE(shape.positions[0].z(), shape.positions[1].z());
    }

    void whatTheCameraFitsTakesTheView()
    {
        SceneCamera camera;
        camera.lookFrom(0, 0);
        const QSizeF view(400, 200);
        camera.fit({{-1, -1, 0}, {1, 1, 0}}, view);
        QVERIFY(isNear(camera.eye(), {0, 0, 1.12f / kTangent}));
        const auto corner = camera.projection(view)({1, 1, 0});
        QVERIFY(corner);
        QVERIFY(qAbs(corner->x() - (200 + 100 / 1.12)) < 0.01);
        QVERIFY(qAbs(corner->y() - (100 - 100 / 1.12)) < 0.01);
        const views::SceneRay ray = camera.ray(*corner, view);
        // At the depth of the box it goes through the corner.
        QVERIFY(isNear(ray.origin + ray.direction * (-ray.origin.z() / ray.direction.z()), {1, 1, 0}));
        QVERIFY(!camera.projection(view)({0, 0, 10})); // behind the eye
    }

    void theCameraTurnsMovesAndNears()
    {
        SceneCamera camera;
        camera.lookFrom(0, 0);
        camera.fit({{-1, -1, -1}, {1, 1, 1}}, {100, 100});
        const float distance = camera.eye().z();
        camera.orbit(90, 0);
        QVERIFY(isNear(camera.eye(), {distance, 0, 0}));
        camera.orbit(-90, 100); // no further than from above
        QVERIFY(isNear(camera.eye(), {0, distance, 0}));
        camera.orbit(0, -90);
        camera.zoom(2);
        QVERIFY(isNear(camera.eye(), {0, 0, distance / 2}));
        const auto before = *camera.projection({100, 100})({0, 0, 0});
        camera.pan({10, -5}, {100, 100});
        const auto after = *camera.projection({100, 100})({0, 0, 0});
        QVERIFY(qAbs(after.x() - before.x() - 10) < 0.01 && qAbs(after.y() - before.y() + 5) < 0.01);
    }

    void theNearerOfTwoTrianglesIsPicked()
    {
        const auto mesh =
            triangles({{-1, -1, -1, 1}, {1, -1, -1, 1}, {-1, 1, -1, 1}, {-1, -1, 1, 1}, {1, -1, 1, 1}, {-1, 1, 1, 1}});
        const MeshShape shape = views::makeShape(mesh, {});
        SceneCamera camera;
        camera.lookFrom(0, 0);
        const QSizeF view(200, 200);
        camera.fit(shape.box, view);
        const auto at = camera.projection(view)({-0.2f, -0.6f, 1});
        const auto hit = views::pickMesh(shape, camera, {*at, view, false});
        QVERIFY(hit);
        QCOMPARE(*hit->primitive, std::size_t{1}); // z = 1 is nearer to the viewer in the space of inputs
        QCOMPARE(hit->vertex, 3u);                 // (−1, −1): 0.9 away; (1, −1) would be 1.3
        const auto behind = camera.projection(view)({1, -1, -1});
        QVERIFY(!views::pickMesh(shape, camera, {{199, 1}, view, false}));
        QCOMPARE(views::pickMesh(shape, camera, {*behind, view, true})->vertex, 1u); // through the faces
    }

    void filesHoldEachVertexOnce()
    {
        auto mesh = std::make_shared<Mesh>(*triangles({{0, 0, 0, 1}, {0.5f, 0, 0, 1}, {0, -0.25f, 3, 1}}));
        mesh->sequence = {0, 1, 2, 2, 1, 0};
        mesh->primitives.push_back(mesh->primitives[0]);
        mesh->primitives[1].corners = {3, 4, 5};
        QCOMPARE(views::meshAsObj(*mesh, {}), QByteArray("v 0 0 0\nv 0.5 0 0\nv 0 -0.25 3\nf 1 2 3\nf 3 2 1\n"));
        QCOMPARE(views::meshAsPly(*mesh, {}),
                 QByteArray("ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\n"
                            "property float z\nelement face 2\nproperty list uchar int vertex_indices\nend_header\n"
                            "0 0 0\n0.5 0 0\n0 -0.25 3\n3 0 1 2\n3 2 1 0\n"));
    }

    void verticesWithoutAPlaceAreLeftOutOfFiles()
    {
        const auto mesh = triangles({{0, 0, 0, 1}, {2, 0, 0, 2}, {0, 1, 0, 0}});
        QCOMPARE(views::meshAsObj(*mesh, {MeshSpace::Cube, 0, views::UpAxis::Y}), QByteArray("v 0 0 0\nv 1 0 0\n"));
    }

    void nothingIsMadeOfNumbersThatAreNone()
    {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        const auto mesh =
            triangles({{nan, 0, 0, 1}, {std::numeric_limits<float>::infinity(), 0, 0, 1}, {0, 0, 0, nan}});
        for (const auto space : {MeshSpace::Input, MeshSpace::Cube, MeshSpace::Frustum}) {
            const MeshShape shape = views::makeShape(mesh, {space, 0, views::UpAxis::Y});
            QVERIFY(!shape.canShow(mesh->primitives[0]));
            SceneCamera camera;
            camera.fit(shape.box, {100, 100});
            QVERIFY(qIsFinite(camera.eye().length()));
        }
        QVERIFY(views::makeShape(nullptr, {}).positions.empty());
    }
};

VITRINE_TEST(TestMeshShape, QCoreApplication)
#include "tst_mesh_shape.moc"
