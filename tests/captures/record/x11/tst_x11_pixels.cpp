// SPDX-License-Identifier: Apache-2.0
#include "captures/record/x11/pixel_layout.h"
#include "tests/harness/test_class.h"

#include <QByteArray>
#include <QtTest>

using vitrine::captures::ByteOrder;
using vitrine::captures::ChannelMasks;
using vitrine::captures::PixelLayout;

Q_DECLARE_METATYPE(PixelLayout::Format)
Q_DECLARE_METATYPE(ChannelMasks)

/// Rows of R G B A bytes become the pixels that X servers take. Expected bytes are worked out by hand.
class X11PixelsTest : public QObject {
    Q_OBJECT

    static QByteArray converted(const PixelLayout& layout, const QByteArray& rgba)
    {
        QByteArray row(static_cast<qsizetype>(layout.rowBytes(static_cast<std::uint32_t>(rgba.size() / 4))), '\x5a');
        layout.convertRow(std::as_bytes(std::span(rgba.constData(), static_cast<std::size_t>(rgba.size()))),
                          reinterpret_cast<std::byte*>(row.data()));
        return row.toHex();
    }

private slots:
    void pixelsTakeTheVisualsLayout_data();
    void pixelsTakeTheVisualsLayout();
    void channelsHoldTheNearestOfTheirValues();
};

void X11PixelsTest::pixelsTakeTheVisualsLayout_data()
{
    QTest::addColumn<PixelLayout::Format>("format");
    QTest::addColumn<ChannelMasks>("masks");
    QTest::addColumn<QByteArray>("expected");

    const ChannelMasks rgb{0xff0000, 0x00ff00, 0x0000ff, 0};
    const ChannelMasks argb{0xff0000, 0x00ff00, 0x0000ff, 0xff000000};
    // The picture: 12 34 56 78, ff 00 80 fe.
    QTest::newRow("32 bits") << PixelLayout::Format{} << argb << QByteArray("563412788000fffe");
    QTest::newRow("32 bits, most significant byte first")
        << PixelLayout::Format{4, 4, ByteOrder::BigEndian} << argb << QByteArray("78123456feff0080");
    QTest::newRow("32 bits, red in the low byte")
        << PixelLayout::Format{} << ChannelMasks{0xff, 0xff00, 0xff0000, 0} << QByteArray("12345600ff008000");
    QTest::newRow("packed 24 bits, rows of whole words")
        << PixelLayout::Format{3, 4, ByteOrder::LittleEndian} << rgb << QByteArray("5634128000ff5a5a");
    // 0x12 → 31·18/255 = 2.19, 63·52/255 = 12.85, 31·86/255 = 10.45: 00010 001101 01010. Second: 11111 000000 10000.
    QTest::newRow("5 6 5 bits") << PixelLayout::Format{2, 4, ByteOrder::LittleEndian}
                                << ChannelMasks{0xf800, 0x07e0, 0x001f, 0} << QByteArray("aa1110f8");
    // Ten bits: 1023·18/255 = 72.2 → 0x48; 1023·52/255 = 208.6 → 0xd1; 1023·86/255 = 345.01 → 0x159.
    // 0x048 << 20 | 0x0d1 << 10 | 0x159 = 0x04834559. Second: 0x3ff, 0, 1023·128/255 = 513.5 → nearest 0x202 (514):
    // 513.506. 0x3ff00202.
    QTest::newRow("10 10 10 bits") << PixelLayout::Format{} << ChannelMasks{0x3ff00000, 0xffc00, 0x3ff, 0}
                                   << QByteArray("594583040202f03f");
}

void X11PixelsTest::pixelsTakeTheVisualsLayout()
{
    QFETCH(PixelLayout::Format, format);
    QFETCH(ChannelMasks, masks);
    QFETCH(QByteArray, expected);
    QCOMPARE(converted(PixelLayout(format, masks), QByteArray::fromHex("12345678ff0080fe")), expected);
}

void X11PixelsTest::channelsHoldTheNearestOfTheirValues()
{
    const PixelLayout layout({2, 2, ByteOrder::LittleEndian}, {0xf800, 0x07e0, 0x001f, 0});
    for (int value = 0; value < 256; ++value) {
        const QByteArray row =
            QByteArray::fromHex(converted(layout, QByteArray(3, static_cast<char>(value)).append('\xff')));
        const int pixel = static_cast<std::uint8_t>(row[0]) | static_cast<std::uint8_t>(row[1]) << 8;
        QVERIFY(std::abs((pixel & 0x1f) * 255 - value * 31) * 2 <= 255);
        QVERIFY(std::abs((pixel >> 5 & 0x3f) * 255 - value * 63) * 2 <= 255);
        QCOMPARE(pixel >> 11, pixel & 0x1f);
    }
}

VITRINE_TEST(X11PixelsTest, QCoreApplication)
#include "tst_x11_pixels.moc"
