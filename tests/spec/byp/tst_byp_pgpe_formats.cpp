// SPDX-License-Identifier: Apache-2.0
// How the pixel engine reads and writes pixel objects: the numbers of BYP-21, BYP-22 and BYP-28.
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "core/blend/pgpe/pixel_object.h"
#include "core/memory/sample_codec.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <bit>

using namespace vitrine::core;
using pgpe::ObjectFormat;
using pgpe::ObjectWord;

namespace {

/// A channel as an integer of the engine's format.
int integer(float v, int max)
{
    return static_cast<int>(v * static_cast<float>(max) + 0.5f);
}

constexpr std::array kNumbers{PgpeFormat::Fixed8, PgpeFormat::Fixed10, PgpeFormat::Float16, PgpeFormat::Float32};

} // namespace

class BypPgpeFormatsTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_21_channelsOfRgba8();
    void BYP_21_integersConvertExactly();
    void BYP_21_everyByteComesBack();
    void BYP_21_tenBitsBesideEight();
    void BYP_21_halfFloats();
    void BYP_21_rgb565AndA8();
    void BYP_21_surfacesReadAsTheirCodecDoes();
    void BYP_21_depthsNeedFloatsOf32Bits();
    void BYP_22_depthAndStencilAreTakenOut();
    void BYP_28_moreThanFourColorsAreRefused();
};

void BypPgpeFormatsTest::BYP_21_channelsOfRgba8()
{
    const Vec4 color = readColor(ObjectFormat::Rgba8, {0x80402010}, PgpeFormat::Fixed8);
    QCOMPARE(integer(color.x, 255), 16);
    QCOMPARE(integer(color.y, 255), 32);
    QCOMPARE(integer(color.z, 255), 64);
    QCOMPARE(integer(color.w, 255), 128);
    QCOMPARE(color.w, 128.0f / 255.0f);
}

void BypPgpeFormatsTest::BYP_21_integersConvertExactly()
{
    QCOMPARE(pgpe::convertUnorm(64, 8, 10), 257u);
    QCOMPARE(pgpe::convertUnorm(128, 8, 10), 514u);
    QCOMPARE(pgpe::convertUnorm(255, 8, 10), 1023u);
    QCOMPARE(pgpe::convertUnorm(514, 10, 8), 128u);
    QCOMPARE(pgpe::convertUnorm(1, 24, 24), 1u);
    QCOMPARE(pgpe::convertUnorm(0xFFFFFF, 24, 8), 255u);
    // The engine of ten bits does it so on its way in and out.
    const Vec4 color = readColor(ObjectFormat::Rgba8, {0xFF804000}, PgpeFormat::Fixed10);
    QCOMPARE(integer(color.x, 1023), 0);
    QCOMPARE(integer(color.y, 1023), 257);
    QCOMPARE(integer(color.z, 1023), 514);
    QCOMPARE(integer(color.w, 1023), 1023);
    QCOMPARE(writeColor(ObjectFormat::Rgba8, color, PgpeFormat::Fixed10), (ObjectWord{0xFF804000}));
}

void BypPgpeFormatsTest::BYP_21_everyByteComesBack()
{
    for (const PgpeFormat numbers : kNumbers) {
        for (std::uint64_t v = 0; v < 256; ++v) {
            const ObjectWord word{v | v << 8 | v << 16 | v << 24};
            QCOMPARE(writeColor(ObjectFormat::Rgba8, readColor(ObjectFormat::Rgba8, word, numbers), numbers), word);
        }
    }
}

void BypPgpeFormatsTest::BYP_21_tenBitsBesideEight()
{
    // 514 is 0b10'0000'0010, in every channel of 40 bits.
    const std::uint64_t word = 514ull | 514ull << 10 | 514ull << 20 | 514ull << 30;
    const Vec4 tens = readColor(ObjectFormat::Rgba10, {word}, PgpeFormat::Fixed10);
    QCOMPARE(writeColor(ObjectFormat::Rgba10, tens, PgpeFormat::Fixed10), (ObjectWord{word}));
    const Vec4 bytes = readColor(ObjectFormat::Rgba10, {word}, PgpeFormat::Fixed8);
    QCOMPARE(writeColor(ObjectFormat::Rgba8, bytes, PgpeFormat::Fixed8), (ObjectWord{0x80808080}));
}

void BypPgpeFormatsTest::BYP_21_halfFloats()
{
    const ObjectWord word = writeColor(ObjectFormat::Rgba16f, {0.1f, 1, -2, 0.5f}, PgpeFormat::Float32);
    QCOMPARE(word.low, 0x3800'C000'3C00'2E66ull);
    QCOMPARE(readColor(ObjectFormat::Rgba16f, word, PgpeFormat::Float32).z, -2.0f);
    QCOMPARE(readColor(ObjectFormat::Rgba16f, word, PgpeFormat::Fixed8).z, 0.0f); // Integers end at 0.
    const Vec4 halves =
        readColor(ObjectFormat::Rgba32f, pgpe::floatObject({0.1f, 0, 0, 1}).colors[0].word, PgpeFormat::Float16);
    QCOMPARE(writeColor(ObjectFormat::Rgba16f, halves, PgpeFormat::Float16).low & 0xFFFF, 0x2E66ull);
    // All 128 bits of four floats.
    const Vec4 odd{0.1f, -7.5f, 1e-30f, 3e30f};
    QCOMPARE(readColor(ObjectFormat::Rgba32f, writeColor(ObjectFormat::Rgba32f, odd, PgpeFormat::Float32),
                       PgpeFormat::Float32),
             odd);
}

void BypPgpeFormatsTest::BYP_21_rgb565AndA8()
{
    const ObjectWord word{16u << 11 | 32u << 5 | 31u};
    const Vec4 color = readColor(ObjectFormat::Rgb565, word, PgpeFormat::Fixed8);
    QCOMPARE(integer(color.x, 255), 132); // 16 · 255 ÷ 31 = 131.6
    QCOMPARE(integer(color.y, 255), 130); // 32 · 255 ÷ 63 = 129.5
    QCOMPARE(integer(color.z, 255), 255);
    QCOMPARE(color.w, 1.0f);
    QCOMPARE(writeColor(ObjectFormat::Rgb565, color, PgpeFormat::Fixed8), word);
    QCOMPARE(readColor(ObjectFormat::A8, {0x40}, PgpeFormat::Float32), (Vec4{0, 0, 0, 64.0f / 255.0f}));
    QCOMPARE(writeColor(ObjectFormat::A8, {1, 1, 1, 0.5f}, PgpeFormat::Float32), (ObjectWord{0x80}));
}

/// In 32-bit floats every word of every surface is the same number, and every number the same word.
void BypPgpeFormatsTest::BYP_21_surfacesReadAsTheirCodecDoes()
{
    int formats = 0;
    for (int i = 0; i < kPixelFormatCount; ++i) {
        const auto pixelFormat = static_cast<PixelFormat>(i);
        const auto format = pgpe::objectFormatOf(pixelFormat);
        if (!format)
            continue;
        ++formats;
        for (std::uint32_t k = 0; k < 3000; ++k) {
            const auto bytes = static_cast<unsigned>(bytesPerSample(pixelFormat));
            const std::uint32_t word = k * 2654435761u >> (32 - 8 * bytes);
            const Vec4 color = readColor(*format, {word}, PgpeFormat::Float32);
            QCOMPARE(color, decodedWord(pixelFormat, word));
            const auto level = static_cast<float>(k) / 2500.0f - 0.1f;
            const Vec4 any{level, 1 - level, level * level, level};
            QCOMPARE(writeColor(*format, any, PgpeFormat::Float32).low, std::uint64_t{encodedWord(pixelFormat, any)});
        }
    }
    QCOMPARE(formats, 11);
}

void BypPgpeFormatsTest::BYP_21_depthsNeedFloatsOf32Bits()
{
    for (const PgpeFormat numbers : kNumbers) {
        QCOMPARE(pgpe::isConvertible(ObjectFormat::D24S8, numbers), numbers == PgpeFormat::Float32);
        QVERIFY(pgpe::isConvertible(ObjectFormat::Rgb565, numbers));
    }
}

void BypPgpeFormatsTest::BYP_22_depthAndStencilAreTakenOut()
{
    const pgpe::DepthStencilValue value = pgpe::readDepthStencil({0x80400000});
    QCOMPARE(value.depth, 4194304.0f / 16777215.0f);
    QCOMPARE(value.stencil, 128.0f);
    for (const std::uint64_t word : {0x80400000ull, 0ull, 0xFFFFFFFFull, 0x01000001ull, 0xFEFFFFFEull})
        QCOMPARE(pgpe::writeDepthStencil(pgpe::readDepthStencil({word})), (ObjectWord{word}));
}

void BypPgpeFormatsTest::BYP_28_moreThanFourColorsAreRefused()
{
    const std::vector<pgpe::StoredColor> colors(5);
    QVERIFY(pgpe::makePixelObject(std::span(colors).first(4), 0.25f));
    const auto refused = pgpe::makePixelObject(colors);
    QVERIFY(!refused);
    QCOMPARE(refused.error().message, std::string("a pixel object has 5 colors, and 4 are the most that it carries"));
}

VITRINE_TEST(BypPgpeFormatsTest)
#include "tst_byp_pgpe_formats.moc"
