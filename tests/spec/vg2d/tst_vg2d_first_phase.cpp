// SPDX-License-Identifier: Apache-2.0
// Fog, the alpha test and color tables by the functions of VG/vitrine2d.h, on both machines (VG2D-22, VG2D-39).
#include "core/blend/color_updater.h"
#include "core/blend/first_phase.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/command/vector_config.h"
#include "core/kernel/machine.h"
#include "core/session/overlay/vector_planes.h"
#include "core/session/pixel_history/pixel_basic.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/image_bench.h"

#include <cmath>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

using Pixel = std::array<int, 4>;
using Entries = std::array<VGuint, 256>;

/// The surface is drawn to without matrices, from its lower left pixel on.
class PhaseBench : public ImageBench {
public:
    explicit PhaseBench(VGint width, const VectorConfig& knobs = {}) : ImageBench(width, 1, {}, knobs) {}
    void fill(VGint x, VGuint rgba)
    {
        vg().v2dColor(rgba);
        vg().v2dFillRectangle(x, 0, 1, 1);
    }
    void copy(VGImage image, VGint width) { vg().v2dCopy(image, 0, 0, 0, 0, width, 1); }
    /// As the last draw finds it in this memory.
    std::optional<PixelBasic> ask(Memory memory, std::uint32_t x)
    {
        UntimedGpu gpu(memory);
        return *pixelBasic(gpu, machines().passes.back(), {x, 0});
    }
};

/// Red, green and blue from the other end; alpha stays.
Entries inverting()
{
    Entries entries{};
    for (VGuint i = 0; i < 256; ++i)
        entries[i] = (255 - i) * 0x01010100 + i;
    return entries;
}

QStringList english(const std::vector<Text>& lines)
{
    QStringList texts;
    for (const Text& line : lines)
        texts.append(QString::fromStdString(line.english()));
    return texts;
}

} // namespace

class VectorFirstPhaseTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_39_fogIsTheFormula();
    void VG2D_39_fogIsBeforeBlending();
    void VG2D_39_fogOfEverySource();
    void VG2D_39_alphaTestsByEveryFunction();
    void VG2D_39_everyAlphaEqualsItself();
    void VG2D_39_whatTheAlphaTestLeavesOut();
    void VG2D_39_theAlphaTestIsBehindTheFog();
    void VG2D_39_cuCountsWhatItLeavesOut();
    void VG2D_39_whyAPixelIsAsItIs();
    void VG2D_22_invertingTables();
    void VG2D_22_tablesAreForColors();
    void VG2D_22_aMissingTableIsIdentity();
    void VG2D_48_anEngineOf16BitsIsFogged();
};

/// f = 0.25, c = 0.8 and fog = 0.4 give 0.5.
void VectorFirstPhaseTest::VG2D_39_fogIsTheFormula()
{
    const Vec4 color = fogged({true, 0.25f, {0.4f, 0.0f, 1.0f, 1.0f}}, {0.8f, 0.8f, 0.0f, 0.3f});
    QVERIFY(std::abs(color.x - 0.5f) < 1e-6f);
    QVERIFY(std::abs(color.y - 0.2f) < 1e-6f);
    QVERIFY(std::abs(color.z - 0.75f) < 1e-6f);
    QCOMPARE(color.w, 0.3f);
}

/// Half of 100 in a fog of 200 is 150; alpha 64 stays. Then a quarter of black under a fog of white, over white:
/// 191.25 · 0.2 + 255 · 0.8 is 242.25.
void VectorFirstPhaseTest::VG2D_39_fogIsBeforeBlending()
{
    PhaseBench bench(3);
    bench.fill(0, 0xFFFFFFFF);
    bench.vg().v2dFog(VG_TRUE, 0.5f, 0xC8000017);
    bench.fill(1, 0x64000040);
    QCOMPARE(bench.pixel(1, 0), (Pixel{150, 0, 0, 64}));
    bench.vg().v2dFog(VG_TRUE, 0.25f, 0xFFFFFFFF);
    bench.vg().v2dBlend(VG_TRUE);
    bench.fill(0, 0x00000033); // alpha is 0.2
    QCOMPARE(bench.pixel(0, 0)[0], 242);
    bench.vg().v2dBlend(VG_FALSE);
    bench.vg().v2dFog(VG_FALSE, 0.5f, 0xC8000017);
    bench.fill(2, 0x64000040);
    QCOMPARE(bench.pixel(2, 0), (Pixel{100, 0, 0, 64}));
}

void VectorFirstPhaseTest::VG2D_39_fogOfEverySource()
{
    PhaseBench bench(4);
    bench.vg().v2dFog(VG_TRUE, 0.5f, 0xC80000FF);
    const std::array<VGfloat, 4> start{100.0f / 255.0f, 3.0f, 0.0f, 1.0f}, still{}; // green is no more than 1
    bench.vg().v2dGradientRectangle(0, 0, 1, 1, 4, start, still, still);
    QCOMPARE(bench.pixel(0, 0), (Pixel{150, 128, 0, 255}));
    const VGImage picture = bench.picture(VG_sRGBA_8888, 1, {0x32000080});
    bench.vg().v2dCopy(picture, 0, 0, 1, 0, 1, 1);
    QCOMPARE(bench.pixel(1, 0), (Pixel{125, 0, 0, 128}));
    bench.vg().v2dColor(0x000000FF);
    bench.vg().v2dDrawGlyph(bench.picture(VG_A_8, 1, {0x000000FF}), 2, 0);
    QCOMPARE(bench.pixel(2, 0), (Pixel{100, 0, 0, 255}));
    bench.vg().v2dRasterOperation(VG_TRUE, 0x66, 0); // S ^ D
    bench.vg().v2dColor(0x64000000);
    bench.vg().v2dFillRectangle(2, 0, 1, 1);
    QCOMPARE(bench.pixel(2, 0), (Pixel{100 ^ 150, 0, 0, 255}));
}

void VectorFirstPhaseTest::VG2D_39_alphaTestsByEveryFunction()
{
    const std::pair<V2DCompareFunction, std::vector<int>> kCases[]{
        {V2D_COMPARE_NEVER, {}},
        {V2D_COMPARE_LESS, {0, 1}},
        {V2D_COMPARE_EQUAL, {2}},
        {V2D_COMPARE_LESS_EQUAL, {0, 1, 2}},
        {V2D_COMPARE_GREATER, {3, 4}},
        {V2D_COMPARE_NOT_EQUAL, {0, 1, 3, 4}},
        {V2D_COMPARE_GREATER_EQUAL, {2, 3, 4}},
        {V2D_COMPARE_ALWAYS, {0, 1, 2, 3, 4}},
    };
    for (const auto& [function, passing] : kCases) {
        PhaseBench bench(5);
        bench.vg().v2dAlphaTest(VG_TRUE, function, 128);
        bench.copy(bench.picture(VG_sRGBA_8888, 5, {0xFF000000, 0xFF00007F, 0xFF000080, 0xFF000081, 0xFF0000FF}), 5);
        std::vector<int> written;
        for (int x = 0; x < 5; ++x)
            if (bench.pixel(static_cast<std::uint32_t>(x), 0)[0] == 255)
                written.push_back(x);
        QCOMPARE(written, passing);
        QCOMPARE(bench.lastDraw().samplesWritten, passing.size());
    }
}

void VectorFirstPhaseTest::VG2D_39_everyAlphaEqualsItself()
{
    PhaseBench bench(256);
    Words words;
    for (std::uint32_t alpha = 0; alpha < 256; ++alpha)
        words.push_back(alpha);
    const VGImage all = bench.picture(VG_sRGBA_8888, 256, words);
    for (VGuint alpha = 0; alpha < 256; ++alpha) {
        bench.vg().v2dAlphaTest(VG_TRUE, V2D_COMPARE_EQUAL, alpha);
        bench.fill(0, alpha);
        QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{1});
        if (alpha % 17 != 0)
            continue;
        bench.copy(all, 256);
        QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{1});
    }
}

/// Of a glyph it is the product of both alphas: 128 · 128 is 64 of 255.
void VectorFirstPhaseTest::VG2D_39_whatTheAlphaTestLeavesOut()
{
    PhaseBench bench(3);
    for (VGint x = 0; x < 3; ++x)
        bench.fill(x, 0x0A0000FF);
    bench.vg().v2dColor(0xFF000080);
    bench.vg().v2dAlphaTest(VG_TRUE, V2D_COMPARE_GREATER, 63);
    bench.vg().v2dDrawGlyph(bench.picture(VG_A_8, 3, {0x0000007D, 0x00000080, 0x000000FF}), 0, 0);
    QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{2});
    QCOMPARE(bench.pixel(0, 0)[0], 10); // 125 · 128 is 62.7
    QVERIFY(bench.pixel(1, 0)[0] > 10 && bench.pixel(2, 0)[0] > bench.pixel(1, 0)[0]);
    // Both tests together: what the surface holds counts as well.
    bench.vg().v2dBlend(VG_FALSE);
    bench.vg().v2dDestinationKey(VG_TRUE, 0x0A0000FF);
    bench.copy(bench.picture(VG_sRGBA_8888, 3, {0x140000FF, 0x150000FF, 0x1600000A}), 3);
    QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{1});
    QCOMPARE(bench.pixel(0, 0)[0], 20);
}

/// Fog changes no alpha, so that the test sees that of the source, and a pixel that it leaves out has no fog.
void VectorFirstPhaseTest::VG2D_39_theAlphaTestIsBehindTheFog()
{
    PhaseBench bench(2);
    bench.vg().v2dFog(VG_TRUE, 0.0f, 0xC80000FF);
    bench.vg().v2dAlphaTest(VG_TRUE, V2D_COMPARE_LESS, 0x80);
    bench.fill(0, 0x0000007F);
    bench.fill(1, 0x00000080);
    QCOMPARE(bench.pixel(0, 0), (Pixel{200, 0, 0, 127}));
    QCOMPARE(bench.pixel(1, 0), (Pixel{}));
}

/// Of four pixels one fails the alpha test; of the others one does not hold the destination key, 0.
void VectorFirstPhaseTest::VG2D_39_cuCountsWhatItLeavesOut()
{
    Memory memory;
    DrawState state;
    state.vector.pass = VectorPass::Basic;
    state.targets.color = memory.create({PixelFormat::Rgba8, 2, 2, 1});
    state.basic.alphaTest = {true, CompareFunction::Greater, 0.5f};
    state.basic.hasDestinationKey = true;
    memory.surface(state.targets.color).fill({1, 1, 1, 1}, 7, ~0u);
    DrawCommand command;
    command.state = std::make_shared<const DrawState>(state);
    StateVersions versions;
    PerDraw<DrawCommand> draws{versions};
    draws.bind(0, command);
    PerDraw<ColorProgram> programs{versions};
    programs.bind(0, makeColorProgram(state.blend, PixelFormat::Rgba8, {}));
    PerDraw<TransferWork> transfers{versions};
    Machine machine;
    auto& quads = machine.addQueue<ShadedQuadItem>({"quads", 4, 1});
    auto& retired = machine.addQueue<DrawItem>({"retired", 4, 1});
    ColorUpdater& updater = machine.add<ColorUpdater>("cu", ColorUpdater::Config{draws, programs, memory, 1, transfers},
                                                      ColorUpdater::Ports{quads, retired});
    ShadedQuadItem item;
    item.label.draw = 0;
    item.shaded = {0, 0, 0x1111, {Vec4{1, 1, 1, 1}, Vec4{1, 1, 1, 0.5f}, Vec4{1, 1, 1, 0.6f}, Vec4{1, 1, 1, 1}}};
    quads.push(item);
    QVERIFY(machine.runUntil({5}));
    QCOMPARE(updater.state().alphaFailures, std::uint64_t{1});
    QCOMPARE(updater.state().keyedPixels, std::uint64_t{1});
    QCOMPARE(updater.state().samplesWritten, std::uint64_t{2});
}

void VectorFirstPhaseTest::VG2D_39_whyAPixelIsAsItIs()
{
    PhaseBench bench(2);
    const Entries entries = inverting();
    bench.vg().v2dColorTable(VG_TRUE, entries);
    bench.vg().v2dFog(VG_TRUE, 0.5f, 0x000000FF);
    bench.vg().v2dAlphaTest(VG_TRUE, V2D_COMPARE_GREATER, 0x33);
    bench.copy(bench.picture(VG_sRGBA_8888, 2, {0x000000FF, 0x00000033}), 2);
    const auto written = bench.ask(bench.machines().memory(), 0), failed = bench.ask(bench.machines().memory(), 1);
    QVERIFY(written && failed);
    QVERIFY(written->fate == BasicFate::Written && failed->fate == BasicFate::AlphaTested);
    QCOMPARE(written->after, 0xFF808080u);
    QCOMPARE(QString::fromStdString(verdictText(*failed).english()),
             QString("left out by the alpha test: 0.2 is not greater than 0.2"));
    const QStringList lines = english(basicLines(*written));
    QCOMPARE(lines.mid(1),
             (QStringList{"the color table makes (1, 1, 1, 1) of it", "fog leaves 0.5 of it: (0.5, 0.5, 0.5, 1)"}));
    Memory memory = bench.machines().memory();
    UntimedGpu gpu(memory);
    BasicCovers covers;
    gpu.watchBasic(&covers);
    QVERIFY(gpu.draw(bench.machines().passes.back()).hasValue());
    VectorPlanes planes;
    planes.take(bench.machines().passes.back(), covers);
    QVERIFY(planes.cover(0, 0) == CoverValue::Painted && planes.cover(1, 0) == CoverValue::LeftOut);
}

/// (10, 20, 30, 255) becomes (245, 235, 225, 255).
void VectorFirstPhaseTest::VG2D_22_invertingTables()
{
    PhaseBench bench(2);
    const VGImage source = bench.picture(VG_sRGBA_8888, 1, {0x0A141EFF});
    const Entries entries = inverting();
    bench.vg().v2dColorTable(VG_TRUE, entries);
    bench.vg().v2dCopy(source, 0, 0, 0, 0, 1, 1);
    QCOMPARE(bench.pixel(0, 0), (Pixel{245, 235, 225, 255}));
    bench.vg().v2dStretch(source, 0, 0, 1, 1, 0, 0, 2, 1);
    QCOMPARE(bench.pixel(1, 0), (Pixel{245, 235, 225, 255}));
    bench.fill(1, 0x0A141EFF); // no table concerns what has no source
    QCOMPARE(bench.pixel(1, 0), (Pixel{10, 20, 30, 255}));
    bench.vg().v2dColorTable(VG_FALSE, {});
    bench.copy(source, 1);
    QCOMPARE(bench.pixel(0, 0), (Pixel{10, 20, 30, 255}));
    QVERIFY(!bench.system().takeFailure());
}

/// Behind the source key, which is of what is stored, and the palette.
void VectorFirstPhaseTest::VG2D_22_tablesAreForColors()
{
    PhaseBench bench(2);
    Entries colors{};
    colors[7] = 0x0A141E28;
    const Entries entries = inverting();
    bench.vg().v2dColorTable(VG_TRUE, entries);
    bench.vg().v2dPalette(V2D_PALETTE_256, colors);
    bench.vg().v2dSourceKey(VG_TRUE, 0xF5EBE128);
    bench.copy(bench.picture(VG_sRGBA_8888, 2, {0x07000000, 0xF5EBE128}), 2);
    QCOMPARE(bench.pixel(0, 0), (Pixel{245, 235, 225, 40}));
    QCOMPARE(bench.pixel(1, 0), (Pixel{}));
}

void VectorFirstPhaseTest::VG2D_22_aMissingTableIsIdentity()
{
    PhaseBench bench(1);
    const Entries entries = inverting();
    bench.vg().v2dColorTable(VG_TRUE, entries);
    bench.vg().v2dColorTable(VG_TRUE, {});
    QCOMPARE(bench.system().takeFailure()->message.english(),
             std::string("there is no color table: colors stay as they are"));
    QVERIFY(bench.vg().getError() == VG_NO_ERROR);
    bench.copy(bench.picture(VG_sRGBA_8888, 1, {0x0A141EFF}), 1);
    QCOMPARE(bench.pixel(0, 0), (Pixel{10, 20, 30, 255}));
}

/// Phase 1 is the same whatever the engine of phase 2 is.
void VectorFirstPhaseTest::VG2D_48_anEngineOf16BitsIsFogged()
{
    MachineConfig machine;
    machine.colorEngine = ColorEngineConfig{.engine = ColorEngine::Pgpe, .format = PgpeFormat::Float16};
    VectorBench bench(1, 1, {}, {}, machine);
    bench.vg().v2dFog(VG_TRUE, 0.5f, 0xC80000FF);
    bench.vg().v2dColor(0x640000FF);
    bench.vg().v2dFillRectangle(0, 0, 1, 1);
    QCOMPARE(bench.pixel(0, 0), (Pixel{150, 0, 0, 255}));
}

VITRINE_TEST(VectorFirstPhaseTest)
#include "tst_vg2d_first_phase.moc"
