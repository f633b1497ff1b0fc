// SPDX-License-Identifier: Apache-2.0
#include "app/thumbnailer/picture.h"
#include "captures/store/png.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::thumbnailer;

namespace {

Picture pictureOf(std::uint32_t width, std::uint32_t height, std::vector<std::uint8_t> rgba)
{
    return {width, height, std::move(rgba)};
}

std::vector<std::byte> pngOf(const Picture& picture)
{
    const auto png = captures::encodePng(
        {picture.width, picture.height, captures::PngFormat::Rgba8, std::as_bytes(std::span(picture.rgba))});
    return png ? *png : std::vector<std::byte>();
}

using Bytes = std::vector<std::uint8_t>;

} // namespace

class ThumbnailPictureTest : public QObject {
    Q_OBJECT

private slots:
    void pictureThatFitsIsLeftAlone();
    void halvingTakesTheMeanOfFour();
    void pixelsThatLieAcrossCountByTheirArea();
    void transparentPixelsLendNoColor();
    void proportionsAreKept_data();
    void proportionsAreKept();
    void decodingReturnsWhatWasEncoded();
    void pictureAboveTheLimitIsRefusedBeforeItIsDecoded();
    void damagedPngIsRefused();
    void pngThatEndsAnywhereIsRefused();
};

void ThumbnailPictureTest::pictureThatFitsIsLeftAlone()
{
    const Picture small = fitInto(pictureOf(2, 1, {1, 2, 3, 4, 5, 6, 7, 8}), 2);
    QCOMPARE(small.width, 2u);
    QCOMPARE(small.rgba, Bytes({1, 2, 3, 4, 5, 6, 7, 8}));
}

void ThumbnailPictureTest::halvingTakesTheMeanOfFour()
{
    const Picture small =
        fitInto(pictureOf(2, 2, {0, 10, 255, 255, 100, 20, 255, 255, 100, 30, 255, 255, 200, 40, 255, 255}), 1);
    QCOMPARE(small.width, 1u);
    QCOMPARE(small.height, 1u);
    QCOMPARE(small.rgba, Bytes({100, 25, 255, 255}));
}

void ThumbnailPictureTest::pixelsThatLieAcrossCountByTheirArea()
{
    // Three pixels to two: the first result covers the first pixel and half of the second, so (0·2 + 90)/3 and
    // (90 + 240·2)/3.
    const Picture small = fitInto(pictureOf(3, 1, {0, 0, 0, 255, 90, 90, 90, 255, 240, 240, 240, 255}), 2);
    QCOMPARE(small.width, 2u);
    QCOMPARE(small.rgba, Bytes({30, 30, 30, 255, 190, 190, 190, 255}));
}

void ThumbnailPictureTest::transparentPixelsLendNoColor()
{
    const Picture small = fitInto(pictureOf(2, 1, {200, 100, 50, 255, 0, 0, 0, 0}), 1);
    QCOMPARE(small.rgba, Bytes({200, 100, 50, 128})); // half covered, and not darker
}

void ThumbnailPictureTest::proportionsAreKept_data()
{
    QTest::addColumn<QSize>("from");
    QTest::addColumn<QSize>("to");
    QTest::newRow("wide") << QSize(256, 192) << QSize(128, 96);
    QTest::newRow("high") << QSize(100, 200) << QSize(64, 128);
    QTest::newRow("a line") << QSize(2000, 1) << QSize(128, 1);
}

void ThumbnailPictureTest::proportionsAreKept()
{
    QFETCH(const QSize, from);
    QFETCH(const QSize, to);
    const auto width = static_cast<std::uint32_t>(from.width());
    const auto height = static_cast<std::uint32_t>(from.height());
    const Picture small = fitInto(pictureOf(width, height, Bytes(std::size_t{width} * height * 4, 77)), 128);
    QCOMPARE(QSize(static_cast<int>(small.width), static_cast<int>(small.height)), to);
    QVERIFY(std::ranges::all_of(small.rgba, [](std::uint8_t value) { return value == 77; }));
}

void ThumbnailPictureTest::decodingReturnsWhatWasEncoded()
{
    const Picture picture = pictureOf(2, 2, {1, 2, 3, 255, 4, 5, 6, 128, 7, 8, 9, 1, 10, 11, 12, 0});
    const auto decoded = decodePng(pngOf(picture));
    QVERIFY(decoded);
    QCOMPARE(decoded->rgba, picture.rgba);
}

void ThumbnailPictureTest::pictureAboveTheLimitIsRefusedBeforeItIsDecoded()
{
    const auto atLimit = pngOf(pictureOf(kMaxStoredSide, 1, Bytes(std::size_t{kMaxStoredSide} * 4)));
    QVERIFY(decodePng(atLimit));
    const auto above = pngOf(pictureOf(kMaxStoredSide + 1, 1, Bytes(std::size_t{kMaxStoredSide + 1} * 4)));
    QVERIFY(!decodePng(above));
}

void ThumbnailPictureTest::damagedPngIsRefused()
{
    std::vector<std::byte> png = pngOf(pictureOf(4, 4, Bytes(64, 9)));
    const QByteArray bytes(reinterpret_cast<const char*>(png.data()), static_cast<qsizetype>(png.size()));
    const qsizetype rows = bytes.indexOf("IDAT");
    QVERIFY(rows > 0);
    png[static_cast<std::size_t>(rows) + 8] ^= std::byte{0x40}; // inside the compressed rows
    QVERIFY(!decodePng(png));
}

void ThumbnailPictureTest::pngThatEndsAnywhereIsRefused()
{
    const std::vector<std::byte> png = pngOf(pictureOf(4, 4, Bytes(64, 9)));
    constexpr std::size_t kEndChunk = 12; // after all rows: its absence is no harm
    for (std::size_t size = 0; size < png.size() - kEndChunk; ++size) {
        const auto decoded = decodePng(std::span(png).first(size));
        QVERIFY2(!decoded || decoded->rgba == Bytes(64, 9), qPrintable(QString::number(size)));
    }
}

VITRINE_TEST(ThumbnailPictureTest, QCoreApplication)
#include "tst_thumbnail_picture.moc"
