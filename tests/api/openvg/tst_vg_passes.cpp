// SPDX-License-Identifier: Apache-2.0
// VG2D-02, ONE-04: passes of a drawing that are announced leave and count the same as those that come one by one.
#include "core/api/openvg/machine_target.h"
#include "core/api/openvg/system.h"
#include "core/command/vector_config.h"
#include "core/gpu/untimed_gpu.h"
#include "core/memory/surface_ops.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <array>
#include <optional>
#include <random>
#include <vector>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

constexpr VGint kWidth = 100, kHeight = 70; // not of whole tiles

enum class Announced : bool { No, Yes };

/// The machine without a clock, and what the draws have counted.
class CountingSink final : public CommandSink {
public:
    explicit CountingSink(Announced announced) : m_announced(announced) {}
    Result<void> draw(const DrawCommand& command) override
    {
        hasWords = hasWords || command.words;
        auto drawn = m_gpu.draw(command);
        counters.push_back(m_gpu.lastDraw());
        return drawn;
    }
    void announce(const DrawCommand& next) override
    {
        if (m_announced == Announced::Yes)
            m_gpu.announce(next);
    }
    [[nodiscard]] bool readsWords() const override { return m_announced == Announced::No; }
    void clear(const ClearCommand& command) override { m_gpu.clear(command); }
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_memory; }

    std::vector<DrawCounters> counters;
    bool hasWords = false;

private:
    const Announced m_announced;
    Memory m_memory;
    UntimedGpu m_gpu{m_memory};
};

/// A surface that is drawn to.
class DrawnSurface {
public:
    DrawnSurface(Announced announced, const VectorConfig& knobs) : m_sink(announced), m_target(m_device, knobs)
    {
        DrawableConfig config;
        config.width = kWidth;
        config.height = kHeight;
        const DrawableId drawable = m_system.createDrawable(config);
        m_target.attach(drawable, m_device.createSurface({PixelFormat::Rgba8, kWidth, kHeight, 1}), config);
        m_context = m_system.createContext();
        m_system.makeCurrent(m_context, drawable);
    }
    Context& vg() { return *m_system.context(m_context); }
    VGPath path(const std::vector<VGfloat>& points)
    {
        const VGPath made =
            vg().createPath(VG_PATH_FORMAT_STANDARD, VG_PATH_DATATYPE_F, 1.0f, 0.0f, 0, 0, VG_PATH_CAPABILITY_ALL);
        std::vector<VGubyte> commands(points.size() / 2, VG_LINE_TO_ABS);
        commands.front() = VG_MOVE_TO_ABS;
        commands.push_back(VG_CLOSE_PATH);
        vg().appendPathData(made, static_cast<VGint>(commands.size()), commands, std::as_bytes(std::span(points)));
        return made;
    }
    void draw(VGPath path, VGPaintMode mode)
    {
        m_target.beginCall({++m_number, static_cast<std::uint32_t>(m_number)});
        vg().drawPath(path, mode);
        const auto failure = m_system.takeFailure();
        QVERIFY2(!failure, failure ? failure->message.english().c_str() : "");
    }
    /// Of all surfaces that there are.
    std::vector<Hash128> contents()
    {
        std::vector<Hash128> hashes;
        for (std::uint32_t id = 1; id <= m_sink.memory().highestNumber(); ++id)
            if (m_sink.memory().contains(SurfaceId{id}))
                hashes.push_back(contentHash(m_sink.memory().surface(SurfaceId{id})));
        return hashes;
    }
    const CountingSink& sink() const { return m_sink; }
    Memory& memory() { return m_sink.memory(); }

private:
    CountingSink m_sink;
    gles2::Device m_device{m_sink};
    MachineTarget m_target;
    System m_system{m_target};
    ContextId m_context;
    std::uint64_t m_number = 0;
};

bool hasCountedTheSame(const DrawnSurface& a, const DrawnSurface& b)
{
    const auto isSame = [](const DrawCounters& left, const DrawCounters& right) {
        return left.draw == right.draw && left.callNumber == right.callNumber && left.vertices == right.vertices &&
               left.primitives == right.primitives && left.fragments == right.fragments &&
               left.samplesWritten == right.samplesWritten && left.clampedColors == right.clampedColors;
    };
    return std::ranges::equal(a.sink().counters, b.sink().counters, isSame);
}

/// Of paths that reach beyond the surface on all sides.
std::vector<VGfloat> randomPoints(std::mt19937& random, std::size_t count)
{
    std::uniform_real_distribution<VGfloat> x(-30.0f, kWidth + 30.0f), y(-30.0f, kHeight + 30.0f);
    std::vector<VGfloat> points;
    for (std::size_t i = 0; i < count; ++i)
        points.insert(points.end(), {x(random), y(random)});
    return points;
}

} // namespace

class VgPassesTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_02_announcedPassesLeaveTheSame_data();
    void VG2D_02_announcedPassesLeaveTheSame();
    void VG2D_07_moreThan255PiecesOfAStrokeCoverTheSame();
    void RUN_01_whoReadsNoWordsIsGivenNone();
};

void VgPassesTest::VG2D_02_announcedPassesLeaveTheSame_data()
{
    QTest::addColumn<int>("quality");
    QTest::addColumn<bool>("isScissored");
    QTest::addColumn<bool>("countsScissorsApart");
    for (const int quality :
         {VG_RENDERING_QUALITY_NONANTIALIASED, VG_RENDERING_QUALITY_FASTER, VG_RENDERING_QUALITY_BETTER}) {
        QTest::addRow("quality %d", quality) << quality << false << true;
        QTest::addRow("quality %d, scissor", quality) << quality << true << true;
        QTest::addRow("quality %d, scissor in the plane of windings", quality) << quality << true << false;
    }
}

void VgPassesTest::VG2D_02_announcedPassesLeaveTheSame()
{
    QFETCH(int, quality);
    QFETCH(bool, isScissored);
    QFETCH(bool, countsScissorsApart);
    VectorConfig knobs;
    knobs.scissorPlane = countsScissorsApart ? ScissorPlane::Dual : ScissorPlane::Single;
    std::array<DrawnSurface, 2> drawings{DrawnSurface(Announced::No, knobs), DrawnSurface(Announced::Yes, knobs)};
    std::mt19937 random(7);
    std::optional<Memory> checkpoint;
    for (int i = 0; i < 60; ++i) {
        const auto points = randomPoints(random, 3 + random() % 9);
        const bool isStroke = i % 3 == 0;
        const VGint rule = random() % 2 != 0 ? VG_EVEN_ODD : VG_NON_ZERO;
        const std::array color{static_cast<VGfloat>(random() % 256) / 255.0f, 0.25f, 0.5f, i % 2 != 0 ? 1.0f : 0.4f};
        for (DrawnSurface& drawing : drawings) {
            Context& vg = drawing.vg();
            vg.seti(VG_RENDERING_QUALITY, quality);
            vg.seti(VG_FILL_RULE, rule);
            vg.setf(VG_STROKE_LINE_WIDTH, 5.5f);
            vg.seti(VG_SCISSORING, isScissored ? VG_TRUE : VG_FALSE);
            vg.setiv(VG_SCISSOR_RECTS, 4, std::array<VGint, 4>{11, 9, 60, 40});
            const VGPaint paint = vg.createPaint();
            vg.setParameterfv(paint, VG_PAINT_COLOR, 4, color);
            vg.setPaint(paint, VG_FILL_PATH | VG_STROKE_PATH);
            drawing.draw(drawing.path(points), isStroke ? VG_STROKE_PATH : VG_FILL_PATH);
        }
        QCOMPARE(drawings[0].contents(), drawings[1].contents());
        if (i % 20 == 10)
            checkpoint = drawings[1].memory(); // whose pages are shared from here on
    }
    QVERIFY(hasCountedTheSame(drawings[0], drawings[1]));
}

/// 256 pieces over each other, and 257: sums of bytes would be 0 and 1.
void VgPassesTest::VG2D_07_moreThan255PiecesOfAStrokeCoverTheSame()
{
    for (const std::size_t times : {127, 128, 129, 400}) {
        DrawnSurface apart(Announced::No, {}), together(Announced::Yes, {});
        std::vector<VGfloat> points;
        for (std::size_t i = 0; i < times; ++i)
            points.insert(points.end(), {10.0f, 30.0f, 90.0f, 30.0f});
        for (DrawnSurface* drawing : {&apart, &together})
            for (int again = 0; again < 2; ++again) { // The plane is known to be clear the second time.
                drawing->vg().setf(VG_STROKE_LINE_WIDTH, 20.0f);
                drawing->draw(drawing->path(points), VG_STROKE_PATH);
            }
        QCOMPARE(apart.contents(), together.contents());
        QVERIFY(hasCountedTheSame(apart, together));
    }
}

void VgPassesTest::RUN_01_whoReadsNoWordsIsGivenNone()
{
    DrawnSurface reads(Announced::No, {}), readsNone(Announced::Yes, {});
    for (DrawnSurface* drawing : {&reads, &readsNone})
        drawing->draw(drawing->path({10.0f, 10.0f, 50.0f, 10.0f, 30.0f, 40.0f}), VG_FILL_PATH);
    QVERIFY(reads.sink().hasWords);
    QVERIFY(!readsNone.sink().hasWords);
    QCOMPARE(reads.contents(), readsNone.contents());
}

VITRINE_TEST(VgPassesTest)
#include "tst_vg_passes.moc"
