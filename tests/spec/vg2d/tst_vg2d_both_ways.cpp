// SPDX-License-Identifier: Apache-2.0
// VG2D-48: what the basic path and the processors both can do gives the same pixels.
#include "core/api/openvg/machine/basic_pass.h"
#include "core/command/vector_config.h"
#include "core/memory/surface_ops.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/image_bench.h"

#include <algorithm>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

constexpr VGint kSize = 40;

VectorConfig knobs(BasicPath path)
{
    VectorConfig config;
    config.basicPath = path;
    return config;
}

std::vector<std::array<int, 4>> pixelsOf(VectorBench& bench)
{
    std::vector<std::array<int, 4>> pixels;
    for (std::uint32_t y = 0; y < bench.color().height(); ++y)
        for (std::uint32_t x = 0; x < bench.color().width(); ++x)
            pixels.push_back(bench.pixel(x, y));
    return pixels;
}

bool takesBasicPath(VectorBench& bench)
{
    return std::ranges::any_of(bench.machines().passes, [](const DrawCommand& pass) { return pass.state->isBasic(); });
}

/// Different ones, none of them gray.
Words picture(VGint pixels)
{
    Words words;
    for (VGint i = 0; i < pixels; ++i)
        words.push_back(static_cast<std::uint32_t>(i * 0x05070B00 + 0x102030) << 8 | (i % 3 == 0 ? 0x80u : 0xFFu));
    return words;
}

/// All that OpenVG can ask of both ways, on one surface.
void drawAll(ImageBench& bench)
{
    bench.clear(0.25f, 0.5f, 0.75f, 0.6f);
    Context& vg = bench.vg();
    const std::array<VGint, 8> regions{2, 2, 10, 30, 8, 6, 20, 5};
    vg.setiv(VG_SCISSOR_RECTS, 8, regions);
    vg.seti(VG_SCISSORING, VG_TRUE);
    bench.clear(1.0f, 0.125f, 0.0f, 1.0f);
    vg.seti(VG_SCISSORING, VG_FALSE);
    const VGImage image = bench.picture(VG_sRGBA_8888, 16, picture(16 * 16));
    vg.clearImage(image, 3, 3, 5, 20);
    vg.copyImage(image, 4, 4, image, 1, 2, 9, 9, VG_FALSE);
    vg.setPixels(20, 20, image, 0, 0, 16, 16);
    vg.copyPixels(18, 17, 20, 20, 14, 14);
    vg.copyPixels(1, 3, 0, 0, 12, 12);
    vg.seti(VG_SCISSORING, VG_TRUE);
    vg.copyPixels(3, 5, 0, 0, 25, 25);
    const Words rows = picture(8 * 8);
    vg.writePixels(std::as_bytes(std::span(rows)), 4 * 8, VG_sRGBA_8888, 4, 6, 8, 8);
    vg.writePixels(std::as_bytes(std::span(rows)), 4 * 8, VG_lRGBA_8888_PRE, 10, 6, 8, 8);
    vg.getPixels(image, 2, 2, 10, 10, 8, 8);
    vg.setPixels(-3, 30, image, 0, 0, 16, 16);
}

} // namespace

class VectorBothWaysTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_48_copiesAndClearsAreEqual();
    void VG2D_48_masksAreEqual();
    void VG2D_48_aConstantRectangleIsThePathThatFillsIt();
    void VG2D_48_aBlitIsTheImageThatIsDrawn();
    void VG2D_48_applicationsTakeTurns();
};

void VectorBothWaysTest::VG2D_48_copiesAndClearsAreEqual()
{
    for (const bool isPremultiplied : {false, true})
        for (const bool isLinear : {false, true}) {
            DrawableConfig config;
            config.isPremultiplied = isPremultiplied;
            config.isLinear = isLinear;
            ImageBench basic(kSize, kSize, config, knobs(BasicPath::Auto));
            ImageBench shaded(kSize, kSize, config, knobs(BasicPath::Off));
            drawAll(basic);
            drawAll(shaded);
            QVERIFY(takesBasicPath(basic));
            QVERIFY(!takesBasicPath(shaded));
            QVERIFY(pixelsOf(basic) == pixelsOf(shaded));
        }
}

void VectorBothWaysTest::VG2D_48_masksAreEqual()
{
    std::vector<std::vector<int>> masks;
    for (const BasicPath path : {BasicPath::Auto, BasicPath::Off}) {
        ImageBench bench(kSize, kSize, {}, knobs(path));
        bench.vg().mask(VG_INVALID_HANDLE, VG_CLEAR_MASK, 3, 4, 20, 50);
        bench.vg().mask(VG_INVALID_HANDLE, VG_FILL_MASK, -2, 10, 9, 5);
        std::vector<int>& values = masks.emplace_back();
        for (std::uint32_t y = 0; y < kSize; ++y)
            for (std::uint32_t x = 0; x < kSize; ++x)
                values.push_back(bench.planeValue(bench.planes().mask, x, y));
    }
    QCOMPARE(masks[0], masks[1]);
    QCOMPARE(masks[0][4 * kSize + 3], 0);
    QCOMPARE(masks[0][10 * kSize + 6], 255);
}

void VectorBothWaysTest::VG2D_48_aConstantRectangleIsThePathThatFillsIt()
{
    VectorBench filled(kSize, kSize), drawn(kSize, kSize);
    filled.paint(0.2f, 0.6f, 0.9f);
    filled.fill(filled.rectangle(5, 6, 20, 11));
    BasicDraw basic;
    basic.rect = {5, 6, 20, 11};
    basic.constant = {0.2, 0.6, 0.9, 1.0};
    drawn.draw(basic);
    QVERIFY(pixelsOf(filled) == pixelsOf(drawn));
    QCOMPARE(drawn.pixel(5, 6), (std::array<int, 4>{51, 153, 230, 255}));
}

void VectorBothWaysTest::VG2D_48_aBlitIsTheImageThatIsDrawn()
{
    const Words words = [] {
        Words opaque = picture(12 * 12);
        for (std::uint32_t& word : opaque)
            word |= 0xFF;
        return opaque;
    }();
    ImageBench filled(kSize, kSize), drawn(kSize, kSize);
    Context& vg = filled.vg();
    vg.seti(VG_MATRIX_MODE, VG_MATRIX_IMAGE_USER_TO_SURFACE);
    vg.loadIdentity();
    vg.translate(7.0f, 9.0f);
    vg.drawImage(filled.picture(VG_sRGBA_8888, 12, words));
    BasicDraw basic;
    basic.rect = {7, 9, 12, 12};
    basic.input = MuxInput::Cache;
    basic.source = drawn.area(drawn.picture(VG_sRGBA_8888, 12, words));
    drawn.draw(basic);
    QVERIFY(pixelsOf(filled) == pixelsOf(drawn));
}

/// Two contexts draw on two surfaces of one machine, in turns and one after the other.
void VectorBothWaysTest::VG2D_48_applicationsTakeTurns()
{
    Memory memory;
    const SurfaceId first = memory.create({PixelFormat::Rgba8, 16, 16, 1});
    const SurfaceId second = memory.create({PixelFormat::Rgba8, 16, 16, 1});
    const auto passOf = [](SurfaceId target, int i) {
        BasicDraw basic;
        basic.rect = {i % 11, i % 7, 5, 4};
        basic.input = i % 2 == 0 ? MuxInput::Constant : MuxInput::Cache;
        basic.constant = {i / 16.0, 1.0 - i / 16.0, 0.5, 1.0};
        return basicPasses(basic, {target, {16, 16}}, {target, {(i + 3) % 11, (i + 2) % 9, 5, 4}}).front();
    };
    std::array<std::vector<DrawCommand>, 2> orders;
    for (int i = 0; i < 16; ++i)
        for (const SurfaceId target : {first, second})
            orders[0].push_back(passOf(target, target == first ? i : 15 - i));
    orders[1] = orders[0];
    std::ranges::stable_partition(orders[1],
                                  [&](const DrawCommand& pass) { return pass.state->targets.color == first; });
    std::vector<Memory> results;
    for (const std::vector<DrawCommand>& order : orders) {
        Memory& result = results.emplace_back(memory);
        TimedOptions options;
        options.draws = 4;
        TimedGpu gpu(result, {}, options);
        std::uint32_t number = 0;
        for (DrawCommand pass : order) {
            pass.drawSeq = number++;
            QVERIFY(gpu.draw(pass).hasValue());
        }
        gpu.finish();
    }
    for (const SurfaceId surface : {first, second})
        QVERIFY(contentHash(results[0].surface(surface)) == contentHash(results[1].surface(surface)));
}

VITRINE_TEST(VectorBothWaysTest)
#include "tst_vg2d_both_ways.moc"
