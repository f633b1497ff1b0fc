// SPDX-License-Identifier: Apache-2.0
// VG2D-16: who multiplies coverage by the mask, ZST or the fragment shader, changes no pixel.
#include "core/blend/pgpe/engine_config.h"
#include "core/command/vector_config.h"
#include "core/memory/surface_ops.h"
#include "core/observe/draw_number.h"
#include "core/session/draw_start.h"
#include "core/session/overlay/vector_planes.h"
#include "core/session/pixel_engine/pixel_trace.h"
#include "core/session/pixel_history/pixel_cover_text.h"
#include "core/session/pixel_history/pixel_history_sink.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/vector_bench.h"

#include <vector>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

constexpr std::array kUnits{MaskUnit::DepthStencil, MaskUnit::Processor};

MachineConfig machineWith(MaskUnit unit, ColorEngine engine = ColorEngine::Opset8)
{
    MachineConfig machine;
    machine.vector->maskUnit = unit;
    machine.colorEngine->engine = engine;
    return machine;
}

/// A row of pixels with a coverage and a mask each, which is painted white over black, in linear light: what is left
/// is the weight.
class WeightBench {
public:
    WeightBench(const std::vector<int>& coverage, const std::vector<int>& mask)
        : m_device(m_machines), m_extent{static_cast<std::uint32_t>(coverage.size()), 1},
          m_maskExtent{static_cast<std::uint32_t>(mask.size()), 1}, m_planes{row(PixelFormat::R8, coverage),
                                                                             {},
                                                                             row(PixelFormat::Alpha8, mask)}
    {
        m_color = m_device.createSurface({PixelFormat::Rgba8, m_extent.width, 1, 1});
        for (std::uint32_t x = 0; x < m_extent.width; ++x)
            m_machines.memory().surface(m_color).pixelForWrite(x, 0)[3] = std::byte{255};
    }

    std::vector<int> paint(MaskUnit unit)
    {
        PaintShader shader;
        shader.weighsPixels = unit == MaskUnit::Processor;
        Painting painting{*PaintPrograms(std::make_shared<const ReachableUnits>()).program(shader), {}};
        setUniform(painting.program, "color", {1, 1, 1, 1});
        painting.blend.vector.enabled = true;
        if (shader.weighsPixels) {
            letWeigh(painting, m_planes.coverage, m_extent);
            letMask(painting, m_planes.mask, m_maskExtent);
        }
        const Rect box{0, 0, static_cast<std::int32_t>(m_extent.width), 1};
        DrawCommand pass = coverPass(m_planes, box, m_color, m_extent, std::move(painting));
        pass.drawSeq = numberOfPass(0, 0);
        counters = metered(pass, m_machines.memory());
        if (!m_machines.draw(pass))
            return {};
        std::vector<int> weights;
        for (std::uint32_t x = 0; x < m_extent.width; ++x)
            weights.push_back(std::to_integer<int>(*m_machines.memory().surface(m_color).pixel(x, 0)));
        return weights;
    }

    DrawCounters counters; ///< on the timed machine

private:
    SurfaceId row(PixelFormat format, const std::vector<int>& values)
    {
        const SurfaceId plane = m_device.createSurface({format, static_cast<std::uint32_t>(values.size()), 1, 1});
        for (std::uint32_t x = 0; x < values.size(); ++x)
            *m_machines.memory().surface(plane).pixelForWrite(x, 0) = static_cast<std::byte>(values[x]);
        return plane;
    }

    BothMachines m_machines;
    gles2::Device m_device;
    const SurfaceExtent m_extent, m_maskExtent;
    const CoverPlanes m_planes;
    SurfaceId m_color;
};

/// A gradient from left to right, as the fill paint.
void paintGradient(VectorBench& bench)
{
    const VGPaint paint = bench.vg().createPaint();
    const std::array<VGfloat, 4> ends{0, 0, 32, 0};
    const std::array<VGfloat, 10> stops{0, 1, 0, 0, 1, 1, 0, 0, 1, 0.5f};
    bench.vg().setParameteri(paint, VG_PAINT_TYPE, VG_PAINT_TYPE_LINEAR_GRADIENT);
    bench.vg().setParameterfv(paint, VG_PAINT_LINEAR_GRADIENT, 4, ends);
    bench.vg().setParameterfv(paint, VG_PAINT_COLOR_RAMP_STOPS, 10, stops);
    bench.vg().setPaint(paint, VG_FILL_PATH);
}

/// Masked with a circle and a half-transparent strip: a solid triangle, then a gradient on a star of many edges.
Hash128 pictureOf(const MachineConfig& machine)
{
    VectorBench bench(32, 32, {}, *machine.vector, machine);
    Context& vg = bench.vg();
    vg.seti(VG_RENDERING_QUALITY, VG_RENDERING_QUALITY_BETTER);
    bench.clear(1, 1, 1);
    const VGPath circle = bench.path({VG_MOVE_TO_ABS, VG_SCCWARC_TO_ABS, VG_SCCWARC_TO_ABS, VG_CLOSE_PATH},
                                     {2, 16, 13, 13, 0, 28, 16, 13, 13, 0, 2, 16});
    vg.renderToMask(circle, VG_FILL_PATH, VG_SET_MASK);
    const VGMaskLayer layer = vg.createMaskLayer(32, 7);
    vg.fillMaskLayer(layer, 0, 0, 32, 7, 0.3f);
    vg.mask(layer, VG_INTERSECT_MASK, 0, 12, 32, 7);
    vg.seti(VG_MASKING, VG_TRUE);
    bench.paint(0, 0.4f, 0, 0.7f);
    bench.fill(bench.path({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_CLOSE_PATH}, {1, 1, 31, 6, 9, 30}));
    paintGradient(bench);
    bench.fill(
        bench.path({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_CLOSE_PATH},
                   {16, 1, 26, 31, 1, 12, 31, 12, 6, 31}));
    return contentHash(bench.color());
}

/// A square whose left half is masked, with a mask of 128 in four pixels from (14, 4) on: the last drawing.
class MaskedSquare {
public:
    explicit MaskedSquare(MaskUnit unit)
        : m_machine(machineWith(unit)), m_bench(20, 20, {}, *m_machine.vector, m_machine)
    {
        Context& vg = m_bench.vg();
        vg.seti(VG_MASKING, VG_TRUE);
        vg.mask(VG_INVALID_HANDLE, VG_CLEAR_MASK, 0, 0, 10, 20);
        const VGMaskLayer layer = vg.createMaskLayer(2, 2);
        vg.fillMaskLayer(layer, 0, 0, 2, 2, 0.5f);
        vg.mask(layer, VG_INTERSECT_MASK, 14, 4, 2, 2);
        m_bench.fill(m_bench.rectangle(2, 2, 16, 16)); // for the planes to be there
        m_bench.beginDrawing();
        m_bench.machines().passes.clear();
        start.config = m_machine;
        start.memory = m_bench.machines().memory();
        m_bench.fill(m_bench.rectangle(2, 2, 16, 16));
        start.command = m_bench.machines().passes.back();
        start.passesBefore.assign(m_bench.machines().passes.begin(), m_bench.machines().passes.end() - 1);
    }

    /// What the history of a pixel has of it.
    PixelEntry why(const PixelPlace& place)
    {
        PixelHistorySink sink(start.memory, m_machine, {start.command.state->targets, place}, {});
        sink.beginCall(0, 0);
        for (const DrawCommand& pass : start.passesBefore)
            if (!sink.draw(pass))
                return {};
        if (!sink.draw(start.command))
            return {};
        const std::vector<PixelEntry> entries = sink.takeEntries();
        return entries.size() == 1 ? entries.front() : PixelEntry{};
    }
    CoverValue inOverlay(std::uint32_t x, std::uint32_t y)
    {
        VectorPlanes planes;
        planes.take(start.command, m_bench.machines().memory());
        return planes.cover(x, y);
    }

    DrawStart start;

private:
    const MachineConfig m_machine;
    VectorBench m_bench;
};

} // namespace

class VectorMaskUnitTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_16_theWeightIsTheSameInBothUnits();
    void VG2D_16_outsideOfTheMaskEverythingIsMasked();
    void VG2D_16_theShaderDiscardsWhatIsMasked();
    void VG2D_16_bothUnitsMakeTheSamePicture();
    void RUN_02_drawingsUnderWayKeepTheirCoverage();
    void VG2D_16_theWeightOfABlendedPixel();
    void VG2D_16_aPixelTellsWhoHidIt();
    void VG2D_16_nothingIsWeighedWithoutAMask();
};

void VectorMaskUnitTest::VG2D_16_theWeightIsTheSameInBothUnits()
{
    for (const MaskUnit unit : kUnits) {
        WeightBench bench({128, 255, 1, 1, 0}, {128, 64, 127, 128, 255});
        QCOMPARE(bench.paint(unit), (std::vector<int>{64, 64, 0, 1, 0}));
        QCOMPARE(bench.counters.samplesWritten, std::uint64_t{3});
    }
}

void VectorMaskUnitTest::VG2D_16_outsideOfTheMaskEverythingIsMasked()
{
    for (const MaskUnit unit : kUnits)
        QCOMPARE(WeightBench({200, 200, 200, 200, 200}, {255, 255, 255}).paint(unit),
                 (std::vector<int>{200, 200, 200, 0, 0}));
}

/// ZST drops what is not covered; of the rest it lets the shader discard what is masked.
void VectorMaskUnitTest::VG2D_16_theShaderDiscardsWhatIsMasked()
{
    for (const MaskUnit unit : kUnits) {
        const bool isShader = unit == MaskUnit::Processor;
        WeightBench bench({128, 255, 1, 0}, {128, 0, 127, 255});
        QCOMPARE(bench.paint(unit), (std::vector<int>{64, 0, 0, 0}));
        const DrawCounters& timed = bench.counters;
        QCOMPARE(timed.fragments, std::uint64_t{isShader ? 3u : 1u});
        QCOMPARE(timed.samplesWritten, std::uint64_t{1});
        QCOMPARE(timed.requests[kTexturePort] > 0, isShader);
        if (isShader)
            QVERIFY(timed.instructions > 0);
    }
}

void VectorMaskUnitTest::VG2D_16_bothUnitsMakeTheSamePicture()
{
    for (const ColorEngine engine : {ColorEngine::Opset8, ColorEngine::Pgpe}) {
        const Hash128 picture = pictureOf(machineWith(MaskUnit::DepthStencil, engine));
        QVERIFY(pictureOf(machineWith(MaskUnit::Processor, engine)) == picture);
    }
}

/// The shader of a drawing looks up the plane of coverage, which the next drawing makes anew.
void VectorMaskUnitTest::RUN_02_drawingsUnderWayKeepTheirCoverage()
{
    const MachineConfig machine = machineWith(MaskUnit::Processor);
    VectorBench bench(20, 20, {}, *machine.vector, machine);
    bench.clear(0, 0, 0);
    bench.vg().seti(VG_MASKING, VG_TRUE);
    bench.vg().mask(VG_INVALID_HANDLE, VG_CLEAR_MASK, 0, 0, 5, 20);
    bench.fill(bench.rectangle(0, 0, 2, 2)); // for the planes to be there
    Memory memory = bench.machines().memory();
    bench.machines().passes.clear();
    for (int i = 0; i < 6; ++i) {
        bench.beginDrawing();
        bench.paint(1.0f - 0.1f * static_cast<VGfloat>(i), 0.2f * static_cast<VGfloat>(i), 0.5f);
        bench.fill(bench.rectangle(static_cast<VGfloat>(3 * i), 1, 8, 18));
    }
    TimedOptions options;
    options.draws = 4;
    TimedGpu gpu(memory, machine, options);
    for (DrawCommand pass : bench.machines().passes) {
        pass.words = nullptr;
        QVERIFY(gpu.draw(pass));
    }
    gpu.finish();
    QVERIFY(!gpu.takeFailure());
    const SurfaceId color = bench.machines().passes.back().state->targets.color;
    QVERIFY(contentHash(memory.surface(color)) == contentHash(bench.color()));
}

/// In the dock Pixel engine: the weight is the one that came to be blended.
void VectorMaskUnitTest::VG2D_16_theWeightOfABlendedPixel()
{
    for (const MaskUnit unit : kUnits) {
        const MaskedSquare square(unit);
        const auto painted = inspectPixel(square.start, {.x = 15, .y = 5});
        QVERIFY(painted && painted->trace);
        QCOMPARE(int{painted->survey.sample->coverage}, 128);
        QCOMPARE(int{painted->survey.cover->weight}, 128);
        QCOMPARE(int{*painted->survey.cover->mask}, 128);
        const auto masked = inspectPixel(square.start, {.x = 5, .y = 5});
        QVERIFY(!masked->trace && masked->survey.cover->fate == CoverFate::Masked);
    }
}

/// The shader runs for what it discards.
void VectorMaskUnitTest::VG2D_16_aPixelTellsWhoHidIt()
{
    for (const MaskUnit unit : kUnits) {
        const bool isShader = unit == MaskUnit::Processor;
        MaskedSquare square(unit);
        const PixelEntry masked = square.why({5, 5});
        QVERIFY(masked.fate == (isShader ? PixelFate::Discarded : PixelFate::HiddenByMask));
        QVERIFY(masked.cover && masked.cover->fate == CoverFate::Masked);
        QCOMPARE(masked.fragment->ids.task != 0, isShader);
        QCOMPARE(verdictText(*masked.cover).english(),
                 std::string(isShader ? "hidden by the mask: discarded by the shader (KIL)" : "hidden by the mask"));
        const PixelEntry painted = square.why({15, 5});
        QVERIFY(painted.fate == PixelFate::Written && painted.cover);
        QCOMPARE(int{painted.cover->weight}, 128);
        QCOMPARE(painted.cover->isWeighedInProgram, isShader);
        QVERIFY(square.inOverlay(5, 5) == CoverValue::HiddenByMask);
        QVERIFY(square.inOverlay(15, 5) == CoverValue::Painted);
    }
}

/// Nobody has changed the mask: there is no plane.
void VectorMaskUnitTest::VG2D_16_nothingIsWeighedWithoutAMask()
{
    const MachineConfig machine = machineWith(MaskUnit::Processor);
    VectorBench bench(8, 8, {}, *machine.vector, machine);
    bench.vg().seti(VG_MASKING, VG_TRUE);
    bench.fill(bench.rectangle(0, 0, 8, 8));
    QVERIFY(!bench.machines().passes.back().state->vector.weighsInProgram);
    QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{64});
}

VITRINE_TEST(VectorMaskUnitTest)
#include "tst_vg2d_mask_unit.moc"
