// SPDX-License-Identifier: Apache-2.0
#include "captures/store/png.h"
#include "tests/harness/test_class.h"

#include <QImage>
#include <QtTest>

using namespace vitrine::captures;

/// Read back by Qt's own decoder.
class PngTest : public QObject {
    Q_OBJECT

    template <typename T>
    static QImage decode(std::uint32_t width, std::uint32_t height, PngFormat format, const std::vector<T>& pixels)
    {
        const auto file = encodePng({width, height, format, std::as_bytes(std::span(pixels))});
        if (!file)
            return {};
        return QImage::fromData(reinterpret_cast<const uchar*>(file->data()), static_cast<int>(file->size()), "PNG");
    }

private slots:
    void colorsKeepTheirPlaceAndAlpha();
    void depthKeeps16Bits();
    void stencilKeeps8Bits();
    void wrongSizesAreRefused();
};

void PngTest::colorsKeepTheirPlaceAndAlpha()
{
    const QImage image =
        decode<std::uint8_t>(2, 2, PngFormat::Rgba8, {255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 0, 1, 2, 3, 4});
    QCOMPARE(image.size(), QSize(2, 2));
    QCOMPARE(image.pixel(0, 0), qRgba(255, 0, 0, 255)); // the first pixel is the top left one
    QCOMPARE(image.pixel(1, 0), qRgba(0, 255, 0, 128));
    QCOMPARE(image.pixel(0, 1), qRgba(0, 0, 255, 0));
    QCOMPARE(image.pixel(1, 1), qRgba(1, 2, 3, 4));
}

void PngTest::depthKeeps16Bits()
{
    const QImage image = decode<std::uint16_t>(3, 1, PngFormat::Gray16, {0, 0x1234, 0xffff});
    QCOMPARE(image.format(), QImage::Format_Grayscale16);
    const auto* row = reinterpret_cast<const std::uint16_t*>(image.constScanLine(0));
    QCOMPARE(row[0], 0);
    QCOMPARE(row[1], 0x1234);
    QCOMPARE(row[2], 0xffff);
}

void PngTest::stencilKeeps8Bits()
{
    const QImage image = decode<std::uint8_t>(1, 3, PngFormat::Gray8, {0, 7, 255});
    QCOMPARE(qGray(image.pixel(0, 1)), 7);
    QCOMPARE(qGray(image.pixel(0, 2)), 255);
}

void PngTest::wrongSizesAreRefused()
{
    const std::vector<std::byte> pixels(15);
    QVERIFY(!encodePng({2, 2, PngFormat::Rgba8, pixels}).hasValue());
    QVERIFY(!encodePng({0, 2, PngFormat::Rgba8, {}}).hasValue());
    QVERIFY(!encodePng({UINT32_MAX, UINT32_MAX, PngFormat::Gray8, pixels}).hasValue());
}

VITRINE_TEST(PngTest, QCoreApplication)
#include "tst_png.moc"
