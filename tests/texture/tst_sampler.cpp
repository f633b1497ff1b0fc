// SPDX-License-Identifier: Apache-2.0
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "tests/harness/test_class.h"
#include "tests/texture/sampler_fixture.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace vitrine::core;

namespace {

bool isNear(const Vec4& a, const Vec4& b, float tolerance = 1e-6f)
{
    for (int i = 0; i < 4; ++i) {
        if (!(std::abs(a[i] - b[i]) <= tolerance))
            return false;
    }
    return true;
}

} // namespace

class TestSampler : public QObject {
    Q_OBJECT
private slots:
    void formatsReadAsTheirChannels();
    void nearestReadsTheTexelUnderThePoint();
    void linearWeighsFourTexels();
    void linearReadsAcrossTiles();
    void linearOnAllOnesIsExactlyOne_HIZ16();
    void allFormatsFilterLikeTheirDecodedTexels();
    void wrapModesApplyPerAxis();
    void slicesOfThreeDimensions();
    void cubeFacesAndTheirEdges();
    void incompleteReadsBlack();
    void maskedLanesKeepTheirValues();
    void lastGroupMayBePartial();
    void wildCoordinatesReadATexel();
};

void TestSampler::formatsReadAsTheirChannels()
{
    const float b = 51.0f / 255.0f;
    const struct {
        PixelFormat format;
        std::vector<int> bytes;
        Vec4 color;
    } cases[] = {
        {PixelFormat::R8, {51}, {b, 0, 0, 1}},
        {PixelFormat::Rg8, {51, 255}, {b, 1, 0, 1}},
        {PixelFormat::Rgb8, {51, 255, 0}, {b, 1, 0, 1}},
        {PixelFormat::Rgba8, {51, 255, 0, 51}, {b, 1, 0, b}},
        {PixelFormat::Bgra8, {51, 255, 0, 51}, {0, 1, b, b}},
        {PixelFormat::Alpha8, {51}, {0, 0, 0, b}},
        {PixelFormat::Luminance8, {51}, {b, b, b, 1}},
        {PixelFormat::LuminanceAlpha8, {51, 255}, {b, b, b, 1}},
        {PixelFormat::LuminanceAlpha8, {255, 51}, {1, 1, 1, b}},
        {PixelFormat::Rgb565, {0x00, 0x78}, {15.0f / 31.0f, 0, 0, 1}},
        {PixelFormat::Rgba4444, {0x3F, 0x10}, {1.0f / 15.0f, 0, 0.2f, 1}},
        {PixelFormat::Rgba5551, {0x3E, 0x00}, {0, 0, 1, 0}},
        {PixelFormat::Depth16, {0xFF, 0xFF}, {1, 1, 1, 1}},
        {PixelFormat::Depth24,
         {0x00, 0x00, 0x80, 0x00},
         {8388608.0f / 16777215.0f, 8388608.0f / 16777215.0f, 8388608.0f / 16777215.0f, 1}},
        // Halves: 0x3C00 is 1, 0xC000 −2, 0x3800 ½, 0x7BFF 65504.
        {PixelFormat::R16f, {0x00, 0xC0}, {-2, 0, 0, 1}},
        {PixelFormat::Rg16f, {0x00, 0x3C, 0x00, 0x38}, {1, 0.5f, 0, 1}},
        {PixelFormat::Rgb16f, {0x00, 0x3C, 0x00, 0xC0, 0x00, 0x38}, {1, -2, 0.5f, 1}},
        {PixelFormat::Rgba16f, {0x00, 0x3C, 0x00, 0xC0, 0x00, 0x38, 0xFF, 0x7B}, {1, -2, 0.5f, 65504}},
        {PixelFormat::Alpha16f, {0x00, 0x38}, {0, 0, 0, 0.5f}},
        {PixelFormat::Luminance16f, {0xFF, 0x7B}, {65504, 65504, 65504, 1}},
        {PixelFormat::LuminanceAlpha16f, {0x00, 0x38, 0x00, 0xC0}, {0.5f, 0.5f, 0.5f, -2}},
        {PixelFormat::Rgba32f,
         {0x00, 0x00, 0x80, 0x3F, 0x00, 0x00, 0x00, 0xC0, 0x00, 0x00, 0x00, 0x3F, 0x00, 0x00, 0x80, 0x44},
         {1, -2, 0.5f, 1024}},
    };
    for (const auto& testCase : cases) {
        for (const Filter filter : {Filter::Nearest, Filter::Linear}) {
            SamplerFixture fixture;
            const TextureView view =
                fixture.view(filter, Wrap::Repeat, {fixture.addLevel(testCase.format, 1, 1, testCase.bytes)});
            QVERIFY(Lanes({{0.3f, 0.9f, 0}}).read(view, fixture.memory)[0] == testCase.color);
        }
    }
}

void TestSampler::nearestReadsTheTexelUnderThePoint()
{
    SamplerFixture fixture;
    const TextureView view =
        fixture.view(Filter::Nearest, Wrap::ClampToEdge,
                     {fixture.addLevel(PixelFormat::Luminance8, 3, 2, {0, 51, 102, 153, 204, 255})});
    const std::vector<Vec4> colors =
        Lanes({{0.1f, 0.1f, 0}, {0.34f, 0.49f, 0}, {0.99f, 0.2f, 0}, {0.0f, 0.51f, 0}, {0.5f, 0.9f, 0}, {5, 5, 0}})
            .read(view, fixture.memory);
    for (std::size_t i = 0; i < 6; ++i)
        QCOMPARE(colors[i].x, static_cast<float>(51 * i) / 255.0f);
}

void TestSampler::linearWeighsFourTexels()
{
    SamplerFixture fixture;
    const TextureView view = fixture.view(Filter::Linear, Wrap::ClampToEdge,
                                          {fixture.addLevel(PixelFormat::Luminance8, 2, 2, {0, 255, 255, 255})});
    // u = 2s − ½: at s = ½ both halves weigh ½; at s = 0.375 the second weighs ¼.
    const std::vector<Vec4> colors =
        Lanes({{0.5f, 0.5f, 0}, {0.375f, 0.375f, 0}, {0.375f, 0.25f, 0}, {0.25f, 0.25f, 0}}).read(view, fixture.memory);
    QCOMPARE(colors[0].x, 0.75f);
    QCOMPARE(colors[1].x, 1.0f - 0.75f * 0.75f);
    QCOMPARE(colors[2].x, 0.25f);
    QCOMPARE(colors[3].x, 0.0f);
}

void TestSampler::linearReadsAcrossTiles()
{
    // Texel (x, y) = 5 x + y of 40 × 40, so interpolation between centers gives 5 (40 s − ½) + (40 t − ½).
    SamplerFixture fixture;
    std::vector<int> bytes;
    for (int y = 0; y < 40; ++y) {
        for (int x = 0; x < 40; ++x)
            bytes.push_back(5 * x + y);
    }
    const TextureView view =
        fixture.view(Filter::Linear, Wrap::ClampToEdge, {fixture.addLevel(PixelFormat::Luminance8, 40, 40, bytes)});
    for (float x = 0.5f; x <= 39.5f; x += 0.375f) {
        for (float y = 0.5f; y <= 39.5f; y += 0.625f) {
            const Vec4 color = Lanes({{x / 40.0f, y / 40.0f, 0}}).read(view, fixture.memory)[0];
            QVERIFY(std::abs(color.x - (5 * (x - 0.5f) + (y - 0.5f)) / 255.0f) < 2e-5f);
        }
    }
}

void TestSampler::linearOnAllOnesIsExactlyOne_HIZ16()
{
    SamplerFixture fixture;
    const TextureView view = fixture.view(
        Filter::Linear, Wrap::Repeat, {fixture.addLevel(PixelFormat::Rgba8, 7, 5, std::vector<int>(7 * 5 * 4, 255))});
    std::mt19937 random(1);
    std::uniform_real_distribution<float> place(-3.0f, 3.0f);
    for (int i = 0; i < 1000; ++i)
        QVERIFY(Lanes({{place(random), place(random), 0}}).read(view, fixture.memory)[0] == (Vec4{1, 1, 1, 1}));
}

void TestSampler::allFormatsFilterLikeTheirDecodedTexels()
{
    std::mt19937 random(5);
    std::uniform_real_distribution<float> place(0.0f, 1.0f);
    for (int number = 1; number < kWordFormatCount; ++number) {
        const auto format = static_cast<PixelFormat>(number);
        if (format == PixelFormat::Stencil8)
            continue;
        SamplerFixture fixture;
        std::vector<int> bytes(20 * 20 * bytesPerSample(format));
        for (int& byte : bytes)
            byte = static_cast<int>(random() % 256);
        const SurfaceId id = fixture.addLevel(format, 20, 20, bytes);
        const TextureView view = fixture.view(Filter::Linear, Wrap::ClampToEdge, {id});
        const Surface& surface = fixture.memory.surface(id);
        const auto texel = [&surface, format](double x, double y, int channel) {
            const auto limit = [](double v) { return static_cast<std::uint32_t>(std::clamp(v, 0.0, 19.0)); };
            const Vec4 color = decodeSample(format, surface.pixel(limit(x), limit(y)));
            return static_cast<double>(isDepth(format) ? (channel == 3 ? 1.0f : color.x) : color[channel]);
        };
        for (int i = 0; i < 200; ++i) {
            const float s = place(random), t = place(random);
            const Vec4 color = Lanes({{s, t, 0}}).read(view, fixture.memory)[0];
            const double u = s * 20.0 - 0.5, v = t * 20.0 - 0.5, x = std::floor(u), y = std::floor(v);
            for (int channel = 0; channel < 4; ++channel) {
                const double low = texel(x, y, channel) * (x + 1 - u) + texel(x + 1, y, channel) * (u - x);
                const double high = texel(x, y + 1, channel) * (x + 1 - u) + texel(x + 1, y + 1, channel) * (u - x);
                QVERIFY(std::abs(low * (y + 1 - v) + high * (v - y) - color[channel]) < 1e-5);
            }
        }
    }
}

void TestSampler::wrapModesApplyPerAxis()
{
    SamplerFixture fixture;
    TextureView view = fixture.view(Filter::Nearest, Wrap::Repeat,
                                    {fixture.addLevel(PixelFormat::Luminance8, 2, 2, {0, 51, 102, 153})});
    view.sampler.wrapT = Wrap::ClampToEdge;
    QCOMPARE(Lanes({{1.2f, 1.2f, 0}}).read(view, fixture.memory)[0].x, 102.0f / 255.0f);
    view.sampler.wrapS = Wrap::MirroredRepeat;
    QCOMPARE(Lanes({{1.2f, -1.2f, 0}}).read(view, fixture.memory)[0].x, 51.0f / 255.0f);
}

void TestSampler::slicesOfThreeDimensions()
{
    SamplerFixture fixture;
    // Three slices of 1 × 2: (0, 51), (102, 153), (204, 255).
    const SurfaceId id = fixture.addLevel(PixelFormat::Luminance8, 1, 6, {0, 51, 102, 153, 204, 255});
    TextureView view = fixture.view(Filter::Nearest, Wrap::ClampToEdge, {id}, TextureKind::Texture3D);
    view.depth = 3;
    QCOMPARE(Lanes({{0.5f, 0.25f, 0.5f}}).read(view, fixture.memory)[0].x, 102.0f / 255.0f);
    QCOMPARE(Lanes({{0.5f, 0.75f, 0.9f}}).read(view, fixture.memory)[0].x, 1.0f);
    view.sampler.magFilter = view.sampler.minFilter = Filter::Linear;
    // t = ½: between 0 and 51 → 25.5 in slice 0, 127.5 in slice 1; r = ⅓ lies in the middle of both.
    QVERIFY(isNear(Lanes({{0.5f, 0.5f, 1.0f / 3.0f}}).read(view, fixture.memory)[0], {0.3f, 0.3f, 0.3f, 1}));
    view.sampler.wrapR = Wrap::Repeat; // r = 0: last and first slice, 229.5 and 25.5
    QVERIFY(isNear(Lanes({{0.5f, 0.5f, 0.0f}}).read(view, fixture.memory)[0], {0.5f, 0.5f, 0.5f, 1}));
}

void TestSampler::cubeFacesAndTheirEdges()
{
    SamplerFixture fixture;
    std::vector<SurfaceId> faces;
    for (int face = 0; face < 6; ++face) {
        const int base = face * 40;
        faces.push_back(fixture.addLevel(PixelFormat::Luminance8, 2, 2, {base, base + 10, base + 20, base + 30}));
    }
    TextureView view = fixture.view(Filter::Nearest, Wrap::Repeat, faces, TextureKind::Cube);
    // Texel (0, 0) is where s and t are below ½: the signs of sc and tc are both negative.
    const std::vector<Vec4> colors = Lanes({{1, 0.5f, 0.5f},
                                            {-1, 0.5f, -0.5f},
                                            {-0.5f, 1, -0.5f},
                                            {-0.5f, -1, 0.5f},
                                            {-0.5f, 0.5f, 1},
                                            {0.5f, 0.5f, -1},
                                            {1, -0.5f, 0.5f},
                                            {1, 0.5f, -0.5f}})
                                         .read(view, fixture.memory);
    for (std::size_t face = 0; face < 6; ++face)
        QCOMPARE(colors[face].x, static_cast<float>(face * 40) / 255.0f);
    QCOMPARE(colors[6].x, 20.0f / 255.0f);
    QCOMPARE(colors[7].x, 10.0f / 255.0f);
    // At the edge of a face a linear filter stays on that face and wraps as on a 2-D texture (ES 2.0 §3.7.5): half
    // of texel (0, 0) and half of its neighbor beyond the edge, which is (1, 0) when repeating and itself otherwise.
    view.sampler.magFilter = view.sampler.minFilter = Filter::Linear;
    const float half = 5.0f / 255.0f;
    QVERIFY(isNear(Lanes({{1, 0.5f, 0.9999f}}).read(view, fixture.memory)[0], {half, half, half, 1}, 1e-4f));
    view.sampler.wrapS = view.sampler.wrapT = Wrap::ClampToEdge;
    QVERIFY(isNear(Lanes({{1, 0.5f, 0.9999f}}).read(view, fixture.memory)[0], {0, 0, 0, 1}, 1e-4f));
    // The zero vector and NaN select a face and don't crash.
    const float nan = std::numeric_limits<float>::quiet_NaN();
    QCOMPARE(Lanes({{0, 0, 0}, {nan, nan, nan}}).read(view, fixture.memory)[1].w, 1.0f);
}

void TestSampler::incompleteReadsBlack()
{
    SamplerFixture fixture;
    const SurfaceId white = fixture.addLevel(PixelFormat::Rgba8, 1, 1, {255, 255, 255, 255});
    const Vec4 black{0, 0, 0, 1};
    TextureView incomplete = fixture.view(Filter::Nearest, Wrap::Repeat, {white});
    incomplete.complete = false;
    QVERIFY(Lanes({{0, 0, 0}}).read(incomplete, fixture.memory)[0] == black);
    const TextureView dangling = fixture.view(Filter::Nearest, Wrap::Repeat, {SurfaceId{9}});
    QVERIFY(Lanes({{0, 0, 0}}).read(dangling, fixture.memory)[0] == black);
    const TextureView shortCube = fixture.view(Filter::Nearest, Wrap::Repeat, {white}, TextureKind::Cube);
    QVERIFY(Lanes({{0, 0, 0}}).read(shortCube, fixture.memory)[0] == black);
    const SurfaceId empty = fixture.memory.create({PixelFormat::Rgba8, 0, 4, 1});
    QVERIFY(Lanes({{0, 0, 0}}).read(fixture.view(Filter::Linear, Wrap::Repeat, {empty}), fixture.memory)[0] == black);
}

void TestSampler::maskedLanesKeepTheirValues()
{
    SamplerFixture fixture;
    const TextureView view =
        fixture.view(Filter::Nearest, Wrap::Repeat, {fixture.addLevel(PixelFormat::Rgba8, 1, 1, {255, 0, 0, 255})});
    Lanes lanes({});
    for (auto& axis : lanes.coordinates)
        axis.assign(72, 0.5f);
    lanes.mask = {std::uint64_t{0b0101} << 60, 0b1};
    const std::vector<Vec4> colors = lanes.read(view, fixture.memory);
    for (std::size_t lane = 0; lane < colors.size(); ++lane) {
        const bool isRead = lane == 60 || lane == 62 || lane == 64;
        QCOMPARE(colors[lane].x, isRead ? 1.0f : -1.0f);
    }
}

void TestSampler::lastGroupMayBePartial()
{
    SamplerFixture fixture;
    const TextureView view =
        fixture.view(Filter::Nearest, Wrap::Repeat, {fixture.addLevel(PixelFormat::Luminance8, 2, 1, {0, 255})});
    const std::vector<Vec4> colors =
        Lanes({{0, 0, 0}, {0.6f, 0, 0}, {0, 0, 0}, {0.6f, 0, 0}, {0.6f, 0, 0}, {0, 0, 0}}).read(view, fixture.memory);
    QCOMPARE(colors[4].x, 1.0f);
    QCOMPARE(colors[5].x, 0.0f);
}

void TestSampler::wildCoordinatesReadATexel()
{
    SamplerFixture fixture;
    const float nan = std::numeric_limits<float>::quiet_NaN(), infinity = std::numeric_limits<float>::infinity();
    for (const Filter filter : {Filter::Nearest, Filter::Linear}) {
        TextureView view =
            fixture.view(filter, Wrap::Repeat, {fixture.addLevel(PixelFormat::Luminance8, 2, 2, {51, 51, 51, 51})});
        view.sampler.minFilter = Filter::Nearest;
        const std::vector<Vec4> colors =
            Lanes({{nan, 0, 0}, {infinity, -infinity, 0}, {3e38f, nan, 0}, {-3e38f, -1e-40f, 0}})
                .read(view, fixture.memory);
        for (const Vec4& color : colors)
            QVERIFY(color == (Vec4{0.2f, 0.2f, 0.2f, 1}));
    }
}

VITRINE_TEST(TestSampler)
#include "tst_sampler.moc"
