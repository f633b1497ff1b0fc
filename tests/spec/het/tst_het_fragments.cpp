// SPDX-License-Identifier: Apache-2.0
// HET-04, HET-05, HET-22: what becomes of vertices and fragments on the whole machine.
#include "core/blend/pgpe/engine_config.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "tests/harness/test_class.h"
#include "tests/spec/het/line_run.h"

#include <QtTest>

#include <algorithm>
#include <bit>
#include <limits>

using namespace vitrine::core;
using namespace vitrine::hettest;

namespace {

using Pixels = std::vector<std::pair<int, int>>;

class FragmentNotes final : public Observer {
public:
    explicit FragmentNotes(const FragmentPath& path) : m_path(path) {}
    std::vector<int> fragmentsOfTasks;
    Pixels pixels; ///< as written
    std::vector<WarningReported> warnings;
    std::vector<ErrorReported> errors;

    void onItemPushed(const ItemPushed& event) override
    {
        if (event.queue != m_path.order->id())
            return;
        const TaskQuads* task = m_path.order->find(event.item);
        if (!task || !task->primitive)
            return;
        int fragments = 0;
        for (std::size_t i = 0; i < task->count; ++i)
            fragments += std::popcount(coveredPixels(task->quads[i].coverage));
        fragmentsOfTasks.push_back(fragments);
    }
    void onPixelWritten(const PixelWritten& event) override { pixels.emplace_back(event.x, event.y); }
    void onWarningReported(const WarningReported& event) override { warnings.push_back(event); }
    void onErrorReported(const ErrorReported& event) override { errors.push_back(event); }

private:
    FragmentPath m_path;
};

/// A draw on a screen whose origin is top left, y down.
struct ScreenRun {
    ScreenRun(const std::vector<DrawBench::Vertex>& vertices, const MachineConfig& config = idealConfig(),
              bool yDown = true)
        : bench({4, 4})
    {
        bench.targets.yDown = yDown;
        run.emplace(bench.memory, config);
        notes.emplace(run->gpu.fragmentPath());
        const Subscription subscription = run->gpu.hub().subscribe(*notes);
        drawn = run->gpu.draw(bench.draft(Topology::Triangles, vertices, kFlatProgram).finished()).hasValue();
        std::sort(notes->pixels.begin(), notes->pixels.end());
    }
    DrawBench bench;
    std::optional<RecordedRun> run;
    std::optional<FragmentNotes> notes;
    bool drawn = false;
};

const std::vector<DrawBench::Vertex> kTriangle{{0, 0, 0, {}}, {4, 0, 0, {}}, {0, 4, 0, {}}};

} // namespace

class HetFragmentsTest : public QObject {
    Q_OBJECT
private slots:
    void HET_03_aDrawWithoutVerticesIsEmpty();
    void HET_04_unusedVerticesAreWarnedOf();
    void HET_05_fragmentsAndTasks_data();
    void HET_05_fragmentsAndTasks();
    void HET_05_topIsWhereRowsBegin_data();
    void HET_05_topIsWhereRowsBegin();
    void HET_05_aTriangleWithoutAreaIsDegenerate();
    void HET_05_aVertexThatIsNoNumberIsDropped();
    void HET_22_overlapIsBlended();
    void HET_22_fragmentsBeyondTheSurfaceAreCounted();
};

void HetFragmentsTest::HET_03_aDrawWithoutVerticesIsEmpty()
{
    ScreenRun empty({});
    QVERIFY(empty.drawn);
    QCOMPARE(empty.run->counters("vtq").itemsIn, 0u);
    QCOMPARE(empty.notes->warnings.size(), std::size_t{1});
    QCOMPARE(empty.notes->warnings[0].code, WarningCode::EmptyDraw);
    QVERIFY(empty.notes->errors.empty());
}

void HetFragmentsTest::HET_04_unusedVerticesAreWarnedOf()
{
    ScreenRun seven({{0, 0, 0, {}}, {4, 0, 0, {}}, {0, 4, 0, {}}, {4, 4, 0, {}}, {4, 0, 0, {}}, {0, 4, 0, {}}, {}});
    QVERIFY(seven.drawn);
    QCOMPARE(seven.run->gpu.lastDraw().primitives, 2u);
    QCOMPARE(seven.run->gpu.lastDraw().vertices, 7u);
    QCOMPARE(seven.notes->warnings.size(), std::size_t{1});
    QCOMPARE(seven.notes->warnings[0].code, WarningCode::UnusedVertices);
    QCOMPARE(seven.notes->warnings[0].count, 1u);
}

void HetFragmentsTest::HET_05_fragmentsAndTasks_data()
{
    QTest::addColumn<unsigned>("fragmentsPerTask");
    QTest::addColumn<std::vector<int>>("tasks");
    QTest::newRow("1") << 1u << std::vector<int>{1, 1, 1, 1, 1, 1};
    QTest::newRow("4") << 4u << std::vector<int>{4, 1, 1};
    QTest::newRow("16") << 16u << std::vector<int>{6};
}

void HetFragmentsTest::HET_05_fragmentsAndTasks()
{
    QFETCH(unsigned, fragmentsPerTask);
    QFETCH(std::vector<int>, tasks);
    MachineConfig config = idealConfig();
    config.processors->fragmentsPerTask = fragmentsPerTask;
    ScreenRun triangle(kTriangle, config);
    QVERIFY(triangle.drawn);
    QCOMPARE(triangle.notes->pixels, (Pixels{{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}, {2, 0}}));
    QCOMPARE(triangle.notes->fragmentsOfTasks, tasks);
    QCOMPARE(triangle.run->counters("ftq").itemsIn, std::uint64_t{tasks.size()});
}

void HetFragmentsTest::HET_05_topIsWhereRowsBegin_data()
{
    QTest::addColumn<bool>("yDown");
    QTest::addColumn<std::size_t>("fragments");
    // The edge y = ½ runs through the centers of row 0. As seen it is a top edge with y down (4 + 3 + 2 + 1 fragments),
    // and a bottom edge with y up (row 0 is lost).
    QTest::newRow("y down") << true << std::size_t{10};
    QTest::newRow("y up") << false << std::size_t{6};
}

void HetFragmentsTest::HET_05_topIsWhereRowsBegin()
{
    QFETCH(bool, yDown);
    QFETCH(std::size_t, fragments);
    ScreenRun triangle({{0, 0.5f, 0, {}}, {4, 0.5f, 0, {}}, {0, 4.5f, 0, {}}}, idealConfig(), yDown);
    QVERIFY(triangle.drawn);
    QCOMPARE(triangle.notes->pixels.size(), fragments);
}

void HetFragmentsTest::HET_05_aTriangleWithoutAreaIsDegenerate()
{
    ScreenRun triangle({{0, 0, 0, {}}, {2, 2, 0, {}}, {4, 4, 0, {}}});
    QVERIFY(triangle.drawn);
    QCOMPARE(triangle.run->gpu.lastDraw().fragments, 0u);
    QCOMPARE(triangle.notes->warnings.size(), std::size_t{1});
    QCOMPARE(triangle.notes->warnings[0].code, WarningCode::DegeneratePrimitive);
}

void HetFragmentsTest::HET_05_aVertexThatIsNoNumberIsDropped()
{
    std::vector<DrawBench::Vertex> vertices = kTriangle;
    vertices[1].x = std::numeric_limits<float>::quiet_NaN();
    vertices.insert(vertices.end(), kTriangle.begin(), kTriangle.end());
    ScreenRun triangles(vertices);
    QVERIFY(triangles.drawn);
    QCOMPARE(triangles.notes->errors.size(), std::size_t{1});
    QCOMPARE(triangles.notes->errors[0].code, ErrorCode::BadVertex);
    QCOMPARE(triangles.notes->errors[0].index, 0u); // The first primitive; the second one is drawn.
    QCOMPARE(triangles.notes->pixels.size(), std::size_t{6});
}

void HetFragmentsTest::HET_22_overlapIsBlended()
{
    DrawBench bench({8, 8});
    const auto quad = [&](float left, float right, const Vec4& color) {
        auto draft = bench.draft(Topology::TriangleStrip,
                                 {{left, 0, 0, color}, {right, 0, 0, color}, {left, 8, 0, color}, {right, 8, 0, color}},
                                 kFlatProgram);
        BlendState& blend = draft.state.blend; // SRC_OVER, of colors that aren't multiplied by alpha.
        blend.enabled = true;
        blend.sourceColor = BlendFactor::SourceAlpha;
        blend.destinationColor = BlendFactor::OneMinusSourceAlpha;
        blend.sourceAlpha = BlendFactor::One;
        blend.destinationAlpha = BlendFactor::OneMinusSourceAlpha;
        return draft.finished();
    };
    bench.memory.surface(bench.targets.color).fill({0, 0, 8, 8}, 0xFF000000u, ~0u);
    TimedGpu gpu(bench.memory, {});
    QVERIFY(gpu.draw(quad(0, 6, {1, 0, 0, 1})));
    QVERIFY(gpu.draw(quad(2, 8, {0, 1, 0, 0.5f})));
    const auto pixel = [&](std::uint32_t x) {
        const std::byte* bytes = bench.memory.surface(bench.targets.color).pixel(x, 4);
        return std::vector<int>{int(bytes[0]), int(bytes[1]), int(bytes[2]), int(bytes[3])};
    };
    QCOMPARE(pixel(1), (std::vector<int>{255, 0, 0, 255}));
    QCOMPARE(pixel(4), (std::vector<int>{128, 128, 0, 255})); // (0.5, 0.5, 0, 1)
    QCOMPARE(pixel(7), (std::vector<int>{0, 128, 0, 255}));
}

void HetFragmentsTest::HET_22_fragmentsBeyondTheSurfaceAreCounted()
{
    DrawBench bench({5, 5});
    StateVersions versions;
    PerDraw<DrawCommand> draws{versions};
    draws.bind(0, bench.draft(Topology::Points, {}, kFlatProgram).finished());
    PerDraw<ColorProgram> programs{versions};
    programs.bind(0, makeColorProgram({}, PixelFormat::Rgba8, {}));
    PerDraw<TransferWork> clears{versions};
    Machine machine;
    auto& quads = machine.addQueue<ShadedQuadItem>({"quads", 4, 1});
    auto& retired = machine.addQueue<DrawItem>({"retired", 4, 1});
    ColorUpdater& updater = machine.add<ColorUpdater>(
        "cu", ColorUpdater::Config{draws, programs, bench.memory, 1, clears}, ColorUpdater::Ports{quads, retired});
    ShadedQuadItem corner; // Pixels (4, 4), (5, 4), (4, 5) and (5, 5) of a surface of 5 × 5.
    corner.label.draw = 0;
    corner.shaded = {4, 4, 0xFFFF, {Vec4{1, 1, 1, 1}, Vec4{1, 1, 1, 1}, Vec4{1, 1, 1, 1}, Vec4{1, 1, 1, 1}}};
    quads.push(corner);
    QVERIFY(machine.runUntil({5}));
    QCOMPARE(updater.state().samplesWritten, 1u);
    QCOMPARE(updater.state().samplesOutside, 3u);
    const auto bytes = DrawBench::contents(bench.memory, bench.targets);
    QCOMPARE(std::count(bytes.begin(), bytes.end(), std::byte{0xFF}), std::ptrdiff_t{4});
}

VITRINE_TEST(HetFragmentsTest, QCoreApplication)
#include "tst_het_fragments.moc"
