// SPDX-License-Identifier: Apache-2.0
#include "core/base/half_float.h"
#include "core/memory/channel_vector.h"
#include "core/memory/sample_codec.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace vitrine::core;

namespace {

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInfinity = std::numeric_limits<float>::infinity();

struct WordCase {
    PixelFormat format;
    Vec4 color;
    std::uint32_t word;
    Vec4 decoded;
};

} // namespace

class TestSampleCodec : public QObject {
    Q_OBJECT
private slots:
    void sizesAndBitsOfAllFormats();
    void wordsAreLaidOutAsGlPacksThem();
    void storedBytesAreLittleEndian();
    void everyStoredValueSurvivesARoundTrip();
    void depth24SurvivesARoundTripForAllValues();
    void roundsHalvesUpAndClamps();
    void rowsEqualSingleSamples();
    void vectorsEqualSingleSamples();
    void maskBitsFollowTheFields();
    void halfFloatsAreStoredToTheNearest();
    void halfFloatsSurviveARoundTrip();
    void floatsAreKeptAsTheyAre();
};

void TestSampleCodec::sizesAndBitsOfAllFormats()
{
    struct Row {
        PixelFormat format;
        std::size_t bytes;
        int red, green, blue, alpha, depth, stencil;
    };
    const Row rows[] = {
        {PixelFormat::None, 0, 0, 0, 0, 0, 0, 0},     {PixelFormat::R8, 1, 8, 0, 0, 0, 0, 0},
        {PixelFormat::Rg8, 2, 8, 8, 0, 0, 0, 0},      {PixelFormat::Rgb8, 3, 8, 8, 8, 0, 0, 0},
        {PixelFormat::Rgba8, 4, 8, 8, 8, 8, 0, 0},    {PixelFormat::Bgra8, 4, 8, 8, 8, 8, 0, 0},
        {PixelFormat::Alpha8, 1, 0, 0, 0, 8, 0, 0},   {PixelFormat::Luminance8, 1, 8, 0, 0, 0, 0, 0},
        {PixelFormat::Rgb565, 2, 5, 6, 5, 0, 0, 0},   {PixelFormat::LuminanceAlpha8, 2, 8, 0, 0, 8, 0, 0},
        {PixelFormat::Rgba4444, 2, 4, 4, 4, 4, 0, 0}, {PixelFormat::Rgba5551, 2, 5, 5, 5, 1, 0, 0},
        {PixelFormat::Depth16, 2, 0, 0, 0, 0, 16, 0}, {PixelFormat::Depth24, 4, 0, 0, 0, 0, 24, 0},
        {PixelFormat::Stencil8, 1, 0, 0, 0, 0, 0, 8},
    };
    for (const Row& row : rows) {
        const ChannelBits bits = channelBits(row.format);
        QCOMPARE(bytesPerSample(row.format), row.bytes);
        QCOMPARE(int{bits.red}, row.red);
        QCOMPARE(int{bits.green}, row.green);
        QCOMPARE(int{bits.blue}, row.blue);
        QCOMPARE(int{bits.alpha}, row.alpha);
        QCOMPARE(int{bits.depth}, row.depth);
        QCOMPARE(int{bits.stencil}, row.stencil);
        QCOMPARE(isDepth(row.format), row.depth != 0);
    }
}

void TestSampleCodec::wordsAreLaidOutAsGlPacksThem()
{
    const float b = 51.0f / 255.0f; // 0.2 = 0x33
    const WordCase cases[] = {
        {PixelFormat::R8, {1, b, 0, b}, 0xFF, {1, 0, 0, 1}},
        {PixelFormat::Rg8, {1, b, 1, 0}, 0x33FF, {1, b, 0, 1}},
        {PixelFormat::Rgb8, {b, 0, 1, 0}, 0xFF0033, {b, 0, 1, 1}},
        {PixelFormat::Rgba8, {1, 0, b, 1}, 0xFF3300FF, {1, 0, b, 1}},
        {PixelFormat::Bgra8, {1, 0, b, 1}, 0xFFFF0033, {1, 0, b, 1}},
        {PixelFormat::Alpha8, {1, 1, 1, b}, 0x33, {0, 0, 0, b}},
        {PixelFormat::Luminance8, {b, 1, 1, 0}, 0x33, {b, b, b, 1}},
        {PixelFormat::LuminanceAlpha8, {b, 1, 1, 1}, 0xFF33, {b, b, b, 1}},
        {PixelFormat::Rgb565, {1, 0, 0, 1}, 0xF800, {1, 0, 0, 1}},
        {PixelFormat::Rgb565, {0, 1, 0, 1}, 0x07E0, {0, 1, 0, 1}},
        {PixelFormat::Rgb565, {0, 0, 1, 0}, 0x001F, {0, 0, 1, 1}},
        {PixelFormat::Rgba4444, {1, 0, b, 1}, 0xF03F, {1, 0, 3.0f / 15.0f, 1}},
        {PixelFormat::Rgba5551, {1, 0, 0, 1}, 0xF801, {1, 0, 0, 1}},
        {PixelFormat::Rgba5551, {0, 1, 0, 0}, 0x07C0, {0, 1, 0, 0}},
        {PixelFormat::Rgba5551, {0, 0, 1, 0}, 0x003E, {0, 0, 1, 0}},
        {PixelFormat::Depth16, {1, 0, 0, 0}, 0xFFFF, {1, 0, 0, 1}},
        {PixelFormat::Depth24, {1, 0, 0, 0}, 0xFFFFFF, {1, 0, 0, 1}},
    };
    for (const WordCase& testCase : cases) {
        QCOMPARE(encodedWord(testCase.format, testCase.color), testCase.word);
        QVERIFY(decodedWord(testCase.format, testCase.word) == testCase.decoded);
    }
}

void TestSampleCodec::storedBytesAreLittleEndian()
{
    std::byte bytes[4]{};
    encodeSample(PixelFormat::Rgb565, {1, 0, 0, 1}, bytes);
    QCOMPARE(bytes[0], std::byte{0x00});
    QCOMPARE(bytes[1], std::byte{0xF8});
    encodeSample(PixelFormat::Rgba8, {1, 0, 0.2f, 1}, bytes);
    QCOMPARE(bytes[0], std::byte{0xFF});
    QCOMPARE(bytes[2], std::byte{0x33});
    QVERIFY(decodeSample(PixelFormat::Rgba8, bytes) == (Vec4{1, 0, 51.0f / 255.0f, 1}));
}

void TestSampleCodec::everyStoredValueSurvivesARoundTrip()
{
    for (int format = 1; format < kWordFormatCount; ++format) {
        const auto pixelFormat = static_cast<PixelFormat>(format);
        for (int channel = 0; channel < 4; ++channel) {
            const ChannelField field = pixelLayout(pixelFormat).channels[static_cast<std::size_t>(channel)];
            if (field.bits == 0 || field.bits > 16)
                continue;
            for (std::uint32_t value = 0; value <= field.max(); ++value) {
                const std::uint32_t word = value << field.shift;
                const Vec4 color = decodedWord(pixelFormat, word);
                QCOMPARE(color[channel], static_cast<float>(value) / static_cast<float>(field.max()));
                QCOMPARE(encodedWord(pixelFormat, color) & field.max() << field.shift, word);
            }
        }
    }
}

void TestSampleCodec::depth24SurvivesARoundTripForAllValues()
{
    std::uint32_t wrong = 0;
    for (std::uint32_t value = 0; value <= 0xFFFFFF; ++value)
        wrong += encodedWord(PixelFormat::Depth24, decodedWord(PixelFormat::Depth24, value)) != value ? 1 : 0;
    QCOMPARE(wrong, 0u);
}

void TestSampleCodec::roundsHalvesUpAndClamps()
{
    QCOMPARE(encodedWord(PixelFormat::R8, {0.5f, 0, 0, 0}), 128u); // 127.5 + 0.5
    QCOMPARE(encodedWord(PixelFormat::Rgba4444, {0.5f, 0, 0, 0}), 0x8000u);
    QCOMPARE(encodedWord(PixelFormat::Rgba5551, {0, 0, 0, 0.5f}), 1u);
    QCOMPARE(encodedWord(PixelFormat::Rgba5551, {0, 0, 0, 0.49f}), 0u);
    QCOMPARE(encodedWord(PixelFormat::Depth16, {0.5f, 0, 0, 0}), 32768u);
    QCOMPARE(encodedWord(PixelFormat::Depth24, {0.5f, 0, 0, 0}), 0x800000u);
    const struct {
        float value;
        std::uint32_t stored;
    } extremes[] = {{-1.0f, 0}, {2.0f, 255}, {kNan, 0}, {-kNan, 0}, {kInfinity, 255}, {-kInfinity, 0}, {-0.0f, 0}};
    for (const auto& extreme : extremes) {
        QCOMPARE(encodedWord(PixelFormat::Luminance8, {extreme.value, 0, 0, 0}), extreme.stored);
        QCOMPARE(packUnormBytes(ChannelVector{extreme.value, 0, 0, 0}), extreme.stored);
    }
    QCOMPARE(encodedWord(PixelFormat::Depth24, {kNan, 0, 0, 0}), 0u);
}

void TestSampleCodec::rowsEqualSingleSamples()
{
    std::mt19937 random(7);
    for (int format = 1; format < kWordFormatCount; ++format) {
        const auto pixelFormat = static_cast<PixelFormat>(format);
        const std::size_t bytes = bytesPerSample(pixelFormat);
        std::vector<std::byte> samples(bytes * 33);
        for (std::byte& byte : samples)
            byte = static_cast<std::byte>(random());
        std::vector<Vec4> colors(33);
        decodeRow(pixelFormat, samples.data(), 33, colors.data());
        std::vector<std::byte> row(samples.size());
        encodeRow(pixelFormat, colors.data(), 33, row.data());
        for (std::size_t i = 0; i < 33; ++i) {
            QVERIFY(colors[i] == decodeSample(pixelFormat, &samples[i * bytes]));
            const std::uint32_t stored = loadWord(&samples[i * bytes], bytes) & channelMaskBits(pixelFormat, 0xF);
            QCOMPARE(loadWord(&row[i * bytes], bytes), stored);
        }
    }
}

void TestSampleCodec::vectorsEqualSingleSamples()
{
    std::mt19937 random(11);
    std::uniform_real_distribution<float> value(-0.2f, 1.2f);
    for (int i = 0; i < 20000; ++i) {
        const auto word = static_cast<std::uint32_t>(random());
        QVERIFY(toVec4(unpackUnormBytes(word)) == decodedWord(PixelFormat::Rgba8, word));
        const Vec4 color{value(random), value(random), value(random), value(random)};
        QCOMPARE(packUnormBytes(toChannels(color)), encodedWord(PixelFormat::Rgba8, color));
    }
}

void TestSampleCodec::maskBitsFollowTheFields()
{
    QCOMPARE(channelMaskBits(PixelFormat::Rgba8, 0b0101), 0x00FF00FFu);
    QCOMPARE(channelMaskBits(PixelFormat::Bgra8, 0b0001), 0x00FF0000u);
    QCOMPARE(channelMaskBits(PixelFormat::Rgb565, 0b0010), 0x07E0u);
    QCOMPARE(channelMaskBits(PixelFormat::Rgb565, 0b1000), 0u);
    QCOMPARE(channelMaskBits(PixelFormat::Rgba5551, 0b1000), 1u);
    QCOMPARE(channelMaskBits(PixelFormat::Depth24, 0xF), 0xFFFFFFu);
}

void TestSampleCodec::halfFloatsAreStoredToTheNearest()
{
    const struct {
        float value;
        std::uint16_t half;
    } cases[] = {
        {0.0f, 0x0000},
        {-0.0f, 0x8000},
        {1.0f, 0x3C00},
        {-2.0f, 0xC000},
        {1.0f + 0x1p-11f, 0x3C00},     // halfway: to the even one
        {1.0f + 0x3p-11f, 0x3C02},     // halfway, the other way
        {65504.0f, 0x7BFF},            // the largest
        {65519.0f, 0x7BFF},            // still nearer to it
        {65520.0f, 0x7C00},            // halfway to 2^16
        {-1e10f, 0xFC00},              // infinite
        {0x1p-14f, 0x0400},            // the smallest normal one
        {0x1p-14f - 0x1p-25f, 0x0400}, // halfway below it
        {0x1p-24f, 0x0001},            // the smallest
        {0x1p-25f, 0x0000},            // halfway to nothing
        {0x3p-25f, 0x0002},            // halfway between 1 and 2 steps
    };
    for (const auto& testCase : cases)
        QCOMPARE(floatToHalf(testCase.value), testCase.half);
    QVERIFY(std::isnan(halfToFloat(floatToHalf(kNan))));
}

void TestSampleCodec::halfFloatsSurviveARoundTrip()
{
    for (std::uint32_t half = 0; half < 0x10000; ++half) {
        std::byte stored[2], again[2]{};
        storeWord(stored, 2, half);
        const Vec4 color = decodeSample(PixelFormat::R16f, stored);
        encodeSample(PixelFormat::R16f, color, again);
        if (!std::isnan(color.x))
            QCOMPARE(loadWord(again, 2), half);
    }
    // Each channel in its own two bytes.
    std::byte texel[8]{};
    encodeSample(PixelFormat::Rgba16f, {1.0f, -2.0f, 0.5f, 65504.0f}, texel);
    QVERIFY(decodeSample(PixelFormat::Rgba16f, texel) == (Vec4{1.0f, -2.0f, 0.5f, 65504.0f}));
    QCOMPARE(loadWord(texel + 6, 2), 0x7BFFu);
}

void TestSampleCodec::floatsAreKeptAsTheyAre()
{
    std::byte texel[16]{};
    encodeSample(PixelFormat::Rgba32f, {1.0f, -2.5e30f, kInfinity, 1e-45f}, texel);
    QVERIFY(decodeSample(PixelFormat::Rgba32f, texel) == (Vec4{1.0f, -2.5e30f, kInfinity, 1e-45f}));
    QCOMPARE(loadWord(texel, 4), 0x3F800000u);
    QCOMPARE(loadWord(texel + 12, 4), 1u);
}

VITRINE_TEST(TestSampleCodec)
#include "tst_sample_codec.moc"
