// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/machine_config.h"
#include "core/session/mesh/mesh.h"
#include "core/session/mesh/piece_setup.h"
#include "core/session/pixel_history/pixel_history.h"
#include "tests/harness/test_class.h"
#include "tests/session/capture_bench.h"
#include "tests/ui/test_capture.h"

using namespace vitrine;
using namespace vitrine::test;
using core::Mesh;
using core::MeshFate;

namespace {

constexpr int kMeshTriangles = 4;
constexpr int kTriangleStrip = 5;
constexpr int kPoints = 0;

/// A window of 16 × 8, and a program that takes vec4 p as the clip position and hands vec4 c on; p comes from `p`.
CallScript positions(const std::vector<float>& p)
{
    CallScript script;
    addSetUp(script);
    script.add("glBufferData",
               {number(0x8892), number(static_cast<std::int64_t>(p.size() * 4)), floatBlob(p), number(0x88E4)});
    script.add("glVertexAttribPointer", {number(0), number(4), number(0x1406), {false}, number(0), handle(0)});
    return script;
}

void drawArrays(CallScript& script, int mode, int count)
{
    script.add("glDrawArrays", {number(mode), number(0), number(count)});
}

Value bytesBlob(const std::vector<std::uint8_t>& values)
{
    std::vector<std::byte> bytes(values.size());
    std::memcpy(bytes.data(), values.data(), values.size());
    return {std::make_shared<const std::vector<std::byte>>(std::move(bytes))};
}

/// The call of a draw is the next one.
std::uint64_t beforeDraw(const CaptureBench& bench, std::uint64_t draw)
{
    return bench.afterDraw(draw) - 1;
}

core::Result<Mesh> meshOf(CaptureBench& bench, std::uint64_t draw = 0)
{
    core::Replay replay = bench.replay();
    if (auto arrived = replay.seek(beforeDraw(bench, draw)); !arrived)
        return arrived.error();
    return core::mesh(replay, bench.source());
}

/// A place in the window, in pixels, and the first component of c there.
struct Corner {
    float x, y, value;
};

/// What the machine set up of the first piece of a triangle with those corners; its depth is 0.5, its w is 1.
core::Result<core::PieceSetup> setupOf(const std::array<Corner, 3>& corners, std::uint32_t piece = 1)
{
    std::vector<float> values;
    for (const Corner& corner : corners)
        values.insert(values.end(), {corner.x / 8 - 1, corner.y / 4 - 1, 0, 1, corner.value, 0, 0, 1});
    CallScript script = positions(values);
    script.add("glVertexAttribPointer", {number(0), number(4), number(0x1406), {false}, number(32), handle(0)});
    script.add("glEnableVertexAttribArray", {number(1)});
    script.add("glVertexAttribPointer", {number(1), number(4), number(0x1406), {false}, number(32), handle(16)});
    drawArrays(script, kMeshTriangles, 3);
    CaptureBench bench([&](const QString& path) { return writeCapture(path, script); });
    if (!bench.isReady())
        return core::failure("no capture");
    core::Replay replay = bench.replay();
    if (auto arrived = replay.seek(beforeDraw(bench, 0)); !arrived)
        return arrived.error();
    return core::pieceSetup(replay, bench.source(), piece);
}

/// An edge function in pixels, without the smallest step that the fill rule takes from it.
std::array<double, 3> inPixels(const core::EdgeFunction& edge)
{
    return {edge.a / 256.0, edge.b / 256.0, std::ceil(edge.c / 65536.0 * 1024) / 1024};
}

core::Result<Mesh> meshOf(const CallScript& script)
{
    CaptureBench bench([&](const QString& path) { return writeCapture(path, script); });
    if (!bench.isReady())
        return core::failure("no capture");
    return meshOf(bench);
}

std::vector<float> list(std::span<const float> values)
{
    return {values.begin(), values.end()};
}

} // namespace

class TestMesh final : public QObject {
    Q_OBJECT

private slots:
    void BYP_17_thePieceHasTheEdgesAndTheAreaOfSetup()
    {
        const auto setup = setupOf({{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}}});
        QVERIFY2(setup.hasValue(), setup.hasValue() ? "" : setup.error().message.english().c_str());
        QCOMPARE(setup->number, 1u);
        QCOMPARE(setup->primitive.area2, std::int64_t{16} * 65536); // twice 8 pixels
        QCOMPARE(int(setup->primitive.edgeCount), 3);
        std::vector<std::array<double, 3>> edges;
        for (std::size_t i = 0; i < 3; ++i)
            edges.push_back(inPixels(setup->primitive.edges[i]));
        for (const std::array<double, 3>& edge : {std::array{0.0, 4.0, 0.0}, {-4.0, -4.0, 16.0}, {4.0, 0.0, 0.0}})
            QVERIFY(std::ranges::count(edges, edge) == 1);
        const auto none = setupOf({{{0, 0, 0}, {4, 0, 0}, {0, 4, 0}}}, 2);
        QVERIFY(!none.hasValue());
        QCOMPARE(none.error().message, std::string("the draw has no primitive 2 that the rasterizer was given"));
    }

    void BYP_18_thePieceHasTheGradientsOfSetup()
    {
        const auto setup = setupOf({{{0, 0, 0}, {10, 0, 10}, {0, 10, 20}}});
        QVERIFY2(setup.hasValue(), setup.hasValue() ? "" : setup.error().message.english().c_str());
        QCOMPARE(setup->varyings.size(), std::size_t{4});
        QCOMPARE(setup->varyings[0].name, std::string("v.x"));
        QCOMPARE(setup->varyings[0].overW.dx, 1.0);
        QCOMPARE(setup->varyings[0].overW.dy, 2.0);
        QCOMPARE(setup->at(setup->varyings[0], 2, 3), 9.5f);
        QCOMPARE(setup->at(setup->varyings[3], 2, 3), 1.0f);
    }

    void BYP_18_aPixelHasAFragmentWhereThePieceCoversIt()
    {
        // The window has 16 × 8 pixels: of the hypotenuse x + y = 10 centers below 10 are covered.
        const auto setup = setupOf({{{0, 0, 0}, {10, 0, 10}, {0, 10, 20}}});
        QVERIFY2(setup.hasValue(), setup.hasValue() ? "" : setup.error().message.english().c_str());
        for (std::uint32_t y = 0; y < 8; ++y)
            for (std::uint32_t x = 0; x < 16; ++x)
                if (x + y + 1 != 10) // there the fill rule decides
                    QCOMPARE(setup->hasFragmentAt(x, y), x + y + 1 < 10);
        QVERIFY(!setup->hasFragmentAt(0, 8)); // in the triangle, above the window
        QVERIFY(!setup->hasFragmentAt(1U << 31, 0));
    }

    void BYP_18_fragmentsThatOverflowAreNone()
    {
        constexpr float kLarge = 3e38f;
        const auto setup = setupOf({{{0, 0, kLarge}, {8, 0, -kLarge}, {0, 8, kLarge}}});
        QVERIFY2(setup.hasValue(), setup.hasValue() ? "" : setup.error().message.english().c_str());
        QVERIFY(!setup->hasFragmentAt(1, 1)); // the change from 3·10³⁸ to −3·10³⁸ is no float
        const auto flat = setupOf({{{0, 0, kLarge}, {8, 0, kLarge}, {0, 8, kLarge}}});
        QVERIFY(flat->hasFragmentAt(1, 1));
    }

    void inputsAndOutputsOfATriangleThatCoversTheWindow()
    {
        CaptureBench bench([](const QString& path) { return writeFrames(path, 1); });
        QVERIFY(bench.isReady());
        const auto mesh = meshOf(bench, 1); // the right, green half
        QVERIFY2(mesh.hasValue(), mesh.hasValue() ? "" : mesh.error().message.english().c_str());
        QCOMPARE(mesh->function, std::string("glDrawArrays"));
        QCOMPARE(mesh->vertexCount, 3u);
        QVERIFY(!mesh->isIndexed);
        QVERIFY(!mesh->isCut());
        QCOMPARE(mesh->inputs.size(), std::size_t{2});
        QCOMPARE(mesh->inputs[0].name, std::string("p"));
        QCOMPARE(mesh->inputs[0].type, std::string("2 float"));
        QCOMPARE(mesh->inputs[1].name, std::string("c"));
        QCOMPARE(mesh->inputs[1].type, std::string("constant"));
        QCOMPARE(mesh->varyings.size(), std::size_t{1});
        QCOMPARE(mesh->varyings[0].name, std::string("v"));
        // What the array leaves out is (0, 0, 0, 1); the window has 16 × 8 pixels.
        const std::vector<std::vector<float>> positions{{-1, -1, 0, 1}, {3, -1, 0, 1}, {-1, 3, 0, 1}};
        const std::array<std::array<double, 3>, 3> windows{{{0, 0, 0.5}, {32, 0, 0.5}, {0, 16, 0.5}}};
        const std::array<unsigned, 3> outsides{0u, core::outside::kRight, core::outside::kTop};
        for (std::uint32_t i = 0; i < 3; ++i) {
            QCOMPARE(mesh->sequence[i], i);
            QCOMPARE(list(mesh->inputs[0].of(i)), positions[i]);
            QCOMPARE(list(mesh->varyings[0].of(i)), (std::vector<float>{0, 1, 0, 1}));
            const core::MeshVertex& vertex = mesh->vertices[i];
            QVERIFY((vertex.clip == core::Vec4{positions[i][0], positions[i][1], 0, 1}));
            QCOMPARE(vertex.window, windows[i]);
            QCOMPARE(unsigned{vertex.outside}, outsides[i]);
        }
        QCOMPARE(mesh->primitives.size(), std::size_t{1});
        QCOMPARE(mesh->primitives[0].fate, MeshFate::Drawn);
        QVERIFY(!mesh->primitives[0].isClipped); // the guard band is far away
        QVERIFY(mesh->primitives[0].isFrontFacing);
        QCOMPARE(mesh->primitives[0].firstNumber, 1u);
    }

    void fatesAndNumbersOfPrimitives()
    {
        CallScript script = positions({
            -0.5f, -0.5f, 0,     1,     -0.5f, 0.5f,
            0,     1,     0.5f,  -0.5f, 0,     1, // clockwise: culled
            -0.5f, -0.5f, 0,     1,     0.5f,  -0.5f,
            0,     1,     -0.5f, 0.5f,  0,     1, // drawn
            2,     2,     0,     1,     3,     2,
            0,     1,     2,     3,     0,     1, // outside at the right
            -0.5f, -0.5f, 0,     1,     0.5f,  -0.5f,
            0,     1,     -0.5f, 0.5f,  -3,    1, // one corner before the near plane: two pieces
            0,     0,     0,     1,     0.5f,  0.5f,
            0,     1,     0.25f, 0.25f, 0,     1, // on a line
            -0.5f, -0.5f, 0,     1,     0.5f,  -0.5f,
            -3,    1,     -0.5f, 0.5f,  -3,    1 // two corners before it: one piece
        });
        script.add("glEnable", {number(0x0B44)});
        drawArrays(script, kMeshTriangles, 18);
        const auto mesh = meshOf(script);
        QVERIFY(mesh.hasValue());
        struct Expected {
            MeshFate fate;
            bool isClipped;
            std::uint32_t firstNumber, pieces;
        };
        const Expected expected[] = {{MeshFate::Culled, false, 0, 0},     {MeshFate::Drawn, false, 1, 1},
                                     {MeshFate::Outside, false, 0, 0},    {MeshFate::Drawn, true, 2, 2},
                                     {MeshFate::Degenerate, false, 0, 0}, {MeshFate::Drawn, true, 4, 1}};
        QCOMPARE(mesh->primitives.size(), std::size(expected));
        for (std::size_t i = 0; i < std::size(expected); ++i) {
            const core::MeshPrimitive& primitive = mesh->primitives[i];
            QCOMPARE(primitive.fate, expected[i].fate);
            QCOMPARE(primitive.isClipped, expected[i].isClipped);
            QCOMPARE(primitive.firstNumber, expected[i].firstNumber);
            QCOMPARE(primitive.pieces, expected[i].pieces);
            for (std::uint32_t c = 0; c < 3; ++c)
                QCOMPARE(primitive.corners[c], static_cast<std::uint32_t>(3 * i + c));
        }
        QCOMPARE(unsigned{mesh->vertices[11].outside}, unsigned{core::outside::kNear});
        QCOMPARE(mesh->vertices[11].window, (std::array<double, 3>{4, 6, -1}));
    }

    // The numbers are those of the clocked machine, which a pixel's history tells.
    void primitivesAreNumberedAsInAPixelsHistory()
    {
        CallScript script = positions({
            -1, -1, 0, 1, -1, 1,  0, 1, 0,  -1, 0, 1, // clockwise: culled
            -1, -1, 0, 1, 0,  -1, 0, 1, -1, 1,  0, 1, // the left bottom
            0,  -1, 0, 1, 1,  -1, 0, 1, 1,  1,  0, 1, // the right bottom
        });
        script.add("glEnable", {number(0x0B44)});
        drawArrays(script, kMeshTriangles, 9);
        CaptureBench bench([&](const QString& path) { return writeCapture(path, script); });
        const auto mesh = meshOf(bench);
        QVERIFY(mesh.hasValue());
        for (const auto& [x, triangle] : {std::pair(1u, 1u), std::pair(14u, 2u)}) {
            const auto history = core::pixelHistory(bench.source(), core::MachineConfig{}, {bench.afterDraw(0), x, 1});
            QVERIFY(history.hasValue());
            QVERIFY(!history->entries.empty() && history->entries.back().fragment);
            QCOMPARE(mesh->primitives[triangle].firstNumber, history->entries.back().fragment->ids.primitive);
        }
        QCOMPARE(mesh->primitives[0].firstNumber, 0u);
    }

    void behindTheEyeThereIsNoWindow()
    {
        CallScript script = positions({0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 0, -1});
        drawArrays(script, kMeshTriangles, 3);
        const auto mesh = meshOf(script);
        QVERIFY(mesh.hasValue());
        // With w = −1, x = 0 and z = 0 lie below −w and above w at once; y = 1 only above.
        const unsigned all = core::outside::kLeft | core::outside::kRight | core::outside::kTop | core::outside::kNear |
                             core::outside::kFar | core::outside::kBehind;
        QCOMPARE(unsigned{mesh->vertices[2].outside}, all);
        QCOMPARE(mesh->vertices[2].window, (std::array<double, 3>{}));
    }

    void indexedVerticesAreSharedAndOddTrianglesTurned()
    {
        CallScript script = positions({9, 9, 9, 9, -1, -1, 0, 1, 1, -1, 0, 1, -1, 1, 0, 1, 1, 1, 0, 1});
        script.add("glGenBuffers", {number(1), test::list({number(2)})});
        script.add("glBindBuffer", {number(0x8893), number(2)});
        const std::vector<std::uint8_t> indices{1, 2, 3, 4, 3};
        script.add("glBufferData", {number(0x8893), number(5), bytesBlob(indices), number(0x88E4)});
        script.add("glDrawElements", {number(kTriangleStrip), number(5), number(0x1401), handle(0)});
        const auto mesh = meshOf(script);
        QVERIFY2(mesh.hasValue(), mesh.hasValue() ? "" : mesh.error().message.english().c_str());
        QVERIFY(mesh->isIndexed);
        QCOMPARE(mesh->sequence.size(), indices.size());
        QCOMPARE(mesh->vertices.size(), std::size_t{4}); // vertex 0 is not used, vertex 3 twice
        for (std::uint32_t i = 0; i < indices.size(); ++i)
            QCOMPARE(mesh->vertexAt(i)->number, std::uint32_t{indices[i]});
        QCOMPARE(mesh->primitives.size(), std::size_t{3});
        QCOMPARE(mesh->primitives[1].corners, (std::array<std::uint32_t, 3>{2, 1, 3}));
        QCOMPARE(mesh->primitives[2].fate, MeshFate::Degenerate); // 3, 4, 3
    }

    void verticesOfNoPrimitiveAreNotShaded()
    {
        CallScript script = positions({-1, -1, 0, 1, 1, -1, 0, 1, -1, 1, 0, 1, 0, 0, 0, 1});
        drawArrays(script, kMeshTriangles, 4);
        const auto mesh = meshOf(script);
        QVERIFY(mesh.hasValue());
        QCOMPARE(mesh->sequence, (std::vector<std::uint32_t>{0, 1, 2, core::kNotShaded}));
        QVERIFY(mesh->vertexAt(3) == nullptr);
    }

    void attributesAreShownAsFetched()
    {
        CallScript script = positions({-1, -1, 0, 1, 1, -1, 0, 1, -1, 1, 0, 1});
        script.add("glGenBuffers", {number(1), test::list({number(2)})});
        script.add("glBindBuffer", {number(0x8892), number(2)});
        script.add("glBufferData",
                   {number(0x8892), number(9), bytesBlob({255, 51, 0, 0, 255, 51, 51, 0, 255}), number(0x88E4)});
        script.add("glVertexAttribPointer", {number(1), number(3), number(0x1401), {true}, number(0), handle(0)});
        script.add("glEnableVertexAttribArray", {number(1)});
        drawArrays(script, kMeshTriangles, 3);
        const auto mesh = meshOf(script);
        QVERIFY(mesh.hasValue());
        QCOMPARE(mesh->inputs[1].type, std::string("3 unsignedByte normalized"));
        QCOMPARE(list(mesh->inputs[1].of(0)), (std::vector<float>{1, 51.0f / 255.0f, 0, 1}));
        QCOMPARE(list(mesh->varyings[0].of(2)), (std::vector<float>{51.0f / 255.0f, 0, 1, 1}));
    }

    // Narrow varyings share registers of the machine; each has its name and values all the same.
    void packedVaryingsAreNamed()
    {
        CallScript script;
        addSetUp(script);
        const std::string names = "varying vec2 ab; varying float one; varying vec2 cd[2]; varying mat2 m;";
        const std::string vertex = "attribute vec4 p; " + names +
                                   "void main() { gl_Position = p; ab = p.xy; one = 7.0; cd[0] = vec2(1.0, 2.0);"
                                   "cd[1] = vec2(3.0, 4.0); m = mat2(5.0, 6.0, 8.0, 9.0); }";
        const std::string fragment = "precision mediump float; " + names +
                                     "void main() { gl_FragColor = vec4(ab + cd[0] + cd[1], one, 1.0) + "
                                     "vec4(m[0], m[1]); }";
        script.add("glCreateProgram", {}, number(9));
        int shader = 10;
        for (const auto& [kind, source] : {std::pair(0x8B31, vertex), std::pair(0x8B30, fragment)}) {
            script.add("glCreateShader", {number(kind)}, number(shader));
            script.add("glShaderSource", {number(shader), number(1), test::list({{source}}), {}});
            script.add("glCompileShader", {number(shader)});
            script.add("glAttachShader", {number(9), number(shader++)});
        }
        script.add("glBindAttribLocation", {number(9), number(0), {std::string("p")}});
        script.add("glLinkProgram", {number(9)});
        script.add("glUseProgram", {number(9)});
        drawArrays(script, kMeshTriangles, 3);
        const auto mesh = meshOf(script);
        QVERIFY2(mesh.hasValue(), mesh.hasValue() ? "" : mesh.error().message.english().c_str());
        std::map<std::string, std::vector<float>> values;
        for (const core::MeshValue& value : mesh->varyings)
            values[value.name] = list(value.of(1));
        const std::map<std::string, std::vector<float>> expected{{"ab", {3, -1}},   {"one", {7}},     {"cd[0]", {1, 2}},
                                                                 {"cd[1]", {3, 4}}, {"m[0]", {5, 6}}, {"m[1]", {8, 9}}};
        QCOMPARE(values, expected);
    }

    void aMillionVerticesWorkAndMoreAreCut()
    {
        CallScript script;
        addSetUp(script);
        script.add("glDisableVertexAttribArray", {number(0)});
        script.add("glVertexAttrib4f", {number(0), real(2), real(0), real(0), real(1)}); // outside
        constexpr std::uint32_t kMany = 2'500'000;
        drawArrays(script, kPoints, 1'000'000);
        drawArrays(script, kMeshTriangles, kMany);
        CaptureBench bench([&](const QString& path) { return writeCapture(path, script); });
        const auto whole = meshOf(bench, 0);
        QVERIFY(whole.hasValue());
        QCOMPARE(whole->sequence.size(), std::size_t{1'000'000});
        QCOMPARE(whole->vertices[999'999].number, 999'999u);
        QVERIFY(!whole->isCut());
        std::uint64_t told = 0;
        core::Replay replay = bench.replay();
        QVERIFY(replay.seek(beforeDraw(bench, 1)).hasValue());
        const auto cut = core::mesh(replay, bench.source(), {}, [&](std::uint64_t done, std::uint64_t total) {
            QCOMPARE(total, std::uint64_t{kMany / 3});
            QVERIFY(done >= told);
            told = done;
        });
        QVERIFY(cut.hasValue());
        QVERIFY(cut->isCut());
        QVERIFY(told > kMany / 6);
        QCOMPARE(cut->vertexCount, kMany);
        QVERIFY(cut->sequence.size() <= core::kMostMeshVertices);
        QCOMPARE(cut->primitives.size(), cut->sequence.size() / 3);
        QVERIFY(cut->vertexAt(static_cast<std::uint32_t>(cut->sequence.size() - 3)) != nullptr);
    }

    void aStopEndsItAndTheReplayStaysWhereItIs()
    {
        CaptureBench bench([](const QString& path) { return writeFrames(path, 1); });
        core::Replay replay = bench.replay();
        QVERIFY(replay.seek(beforeDraw(bench, 1)).hasValue());
        const std::string before = pictureHashes(replay);
        std::stop_source stop;
        stop.request_stop();
        const auto stopped = core::mesh(replay, bench.source(), stop.get_token());
        QVERIFY(!stopped.hasValue());
        QVERIFY2(stopped.error().message.english().find("cancelled") != std::string::npos,
                 stopped.error().message.english().c_str());
        QVERIFY(core::mesh(replay, bench.source()).hasValue());
        QCOMPARE(replay.position(), beforeDraw(bench, 1));
        QCOMPARE(pictureHashes(replay), before);
    }

    void callsThatDrawNothingAreTold()
    {
        CaptureBench bench([](const QString& path) { return writeFrames(path, 1); });
        core::Replay replay = bench.replay();
        const auto none = core::mesh(replay, bench.source());
        QVERIFY(!none.hasValue());
        QCOMPARE(none.error().message, std::string("call 0 draws nothing"));
        QVERIFY(replay.seek(bench.source().callCount()).hasValue());
        QVERIFY(!core::mesh(replay, bench.source()).hasValue());
    }
};

VITRINE_TEST(TestMesh, QCoreApplication)
#include "tst_mesh.moc"
