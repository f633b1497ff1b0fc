// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/spec/scene.h"

using namespace vitrine::core::gles2;

namespace {

std::vector<int> read(Scene& scene, int width, int height, GLenum format, GLenum type, std::size_t bytes)
{
    std::vector<std::byte> pixels(bytes, std::byte{0xEE});
    scene->readPixels(0, 0, width, height, format, type, pixels);
    std::vector<int> numbers;
    for (const std::byte byte : pixels)
        numbers.push_back(static_cast<int>(byte));
    return numbers;
}

/// A window whose pixel (x, y) is (10 x, 10 y, 50, 255).
void paintCoordinates(Scene& scene)
{
    scene.paint("vec4((gl_FragCoord.xy - 0.5) * 10.0, 50.0, 255.0) / 255.0");
}

} // namespace

class SpecPixelTransferTest : public QObject {
    Q_OBJECT

private slots:
    void readingConvertsToTheFormatsOfTheMachine_data()
    {
        QTest::addColumn<WindowConfig>("config");
        QTest::addColumn<GLenum>("format");
        QTest::addColumn<GLenum>("type");
        QTest::addColumn<QList<int>>("bytes");
        const auto row = [](const char* name, WindowConfig config, GLenum format, GLenum type, QList<int> bytes) {
            QTest::newRow(name) << config << format << type << bytes;
        };
        const WindowConfig k8888{8, 8, 8, 8, 0, 0, 0}, k888{8, 8, 8, 0, 0, 0, 0}, k565{5, 6, 5, 0, 0, 0, 0},
            k4444{4, 4, 4, 4, 0, 0, 0}, k5551{5, 5, 5, 1, 0, 0, 0};
        // The color (1, 0.2, 0.6, 0.8). The first pair always works, the second as IMPLEMENTATION_COLOR_READ_*.
        row("8888 as RGBA", k8888, GL_RGBA, GL_UNSIGNED_BYTE, {255, 51, 153, 204});
        row("888 as RGBA", k888, GL_RGBA, GL_UNSIGNED_BYTE, {255, 51, 153, 255});
        row("888 as RGB", k888, GL_RGB, GL_UNSIGNED_BYTE, {255, 51, 153});
        // 31, 12.6 → 13 of 63, 18.6 → 19 of 31: 52.6 and 156.3 of 255. Word 0xF9B3.
        row("565 as RGBA", k565, GL_RGBA, GL_UNSIGNED_BYTE, {255, 53, 156, 255});
        row("565 as 565", k565, GL_RGB, GL_UNSIGNED_SHORT_5_6_5, {0xB3, 0xF9});
        row("4444 as RGBA", k4444, GL_RGBA, GL_UNSIGNED_BYTE, {255, 51, 153, 204});
        row("4444 as 4444", k4444, GL_RGBA, GL_UNSIGNED_SHORT_4_4_4_4, {0x9C, 0xF3});
        // 31, 6.2 → 6, 19, 1: 49.35 and 156.3 of 255. Word 11111 00110 10011 1.
        row("5551 as RGBA", k5551, GL_RGBA, GL_UNSIGNED_BYTE, {255, 49, 156, 255});
        row("5551 as 5551", k5551, GL_RGBA, GL_UNSIGNED_SHORT_5_5_5_1, {0b10100111, 0b11111001});
        // EXT_read_format_bgra: blue first; packed reversed: blue in the lowest bits.
        row("BGRA", k8888, GL_BGRA_EXT, GL_UNSIGNED_BYTE, {153, 51, 255, 204});
        row("BGRA 4444 reversed", k8888, GL_BGRA_EXT, GL_UNSIGNED_SHORT_4_4_4_4_REV_EXT, {0x39, 0xCF});
        // 1 11111 00110 10011
        row("BGRA 1555 reversed", k8888, GL_BGRA_EXT, GL_UNSIGNED_SHORT_1_5_5_5_REV_EXT, {0b11010011, 0b11111100});
    }
    void readingConvertsToTheFormatsOfTheMachine()
    {
        QFETCH(WindowConfig, config);
        QFETCH(GLenum, format);
        QFETCH(GLenum, type);
        QFETCH(QList<int>, bytes);
        Scene scene(4, 4, config);
        scene->disable(GL_DITHER);
        scene.paint("vec4(1.0, 0.2, 0.6, 0.8)");
        const std::vector<int> pixel = read(scene, 1, 1, format, type, static_cast<std::size_t>(bytes.size()));
        QCOMPARE(scene->getError(), GLenum{GL_NO_ERROR});
        QCOMPARE(QList<int>(pixel.begin(), pixel.end()), bytes);
    }
    void otherFormatsAreInvalid()
    {
        Scene scene(4, 4);
        read(scene, 1, 1, GL_RGB, GL_UNSIGNED_SHORT_5_6_5, 4);
        QCOMPARE(scene->getError(), GLenum{GL_INVALID_OPERATION});
        // §4.3.1: a format of table 3.4 in a combination that is not offered, and no format at all.
        read(scene, 1, 1, GL_LUMINANCE, GL_UNSIGNED_BYTE, 4);
        QCOMPARE(scene->getError(), GLenum{GL_INVALID_OPERATION});
        read(scene, 1, 1, GL_STENCIL_INDEX8, GL_UNSIGNED_BYTE, 4);
        QCOMPARE(scene->getError(), GLenum{GL_INVALID_ENUM});
    }
    void packAlignmentPadsRows_data()
    {
        QTest::addColumn<int>("alignment");
        QTest::addColumn<int>("secondRow");
        // Rows of 3 RGB pixels, 9 bytes.
        QTest::newRow("1") << 1 << 9;
        QTest::newRow("2") << 2 << 10;
        QTest::newRow("4") << 4 << 12;
        QTest::newRow("8") << 8 << 16;
    }
    void packAlignmentPadsRows()
    {
        QFETCH(int, alignment);
        QFETCH(int, secondRow);
        Scene scene(4, 4, {8, 8, 8, 0, 0, 0, 0});
        paintCoordinates(scene);
        scene->pixelStorei(GL_PACK_ALIGNMENT, alignment);
        const std::vector<int> pixels = read(scene, 3, 2, GL_RGB, GL_UNSIGNED_BYTE, 32);
        const auto at = [&](int i) { return pixels[static_cast<std::size_t>(i)]; };
        QCOMPARE(at(6), 20);
        QCOMPARE(at(7), 0);
        QCOMPARE(at(secondRow), 0);
        QCOMPARE(at(secondRow + 1), 10);
        QCOMPARE(at(secondRow + 6), 20);
        for (int i = 9; i < secondRow; ++i)
            QCOMPARE(at(i), 0xEE); // the padding is not written
    }
    void pixelsOutsideTheFramebufferLeaveTheMemoryAlone()
    {
        Scene scene(4, 4);
        paintCoordinates(scene);
        std::vector<std::byte> pixels(3 * 4, std::byte{0xEE});
        scene->readPixels(-1, 3, 3, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
        QCOMPARE(static_cast<int>(pixels[0]), 0xEE);
        QCOMPARE(static_cast<int>(pixels[4]), 0);
        QCOMPARE(static_cast<int>(pixels[5]), 30);
        QCOMPARE(static_cast<int>(pixels[8]), 10);
    }

    void copyTexImageTakesTheComponentsOfItsFormat_data()
    {
        QTest::addColumn<GLenum>("format");
        QTest::addColumn<QList<int>>("sampled");
        // ES 2.0 table 3.9 from (60, 70, 80, 90).
        QTest::newRow("RGBA") << GLenum{GL_RGBA} << QList<int>{60, 70, 80, 90};
        QTest::newRow("RGBA8 of OES_required_internalformat") << GLenum{GL_RGBA8_OES} << QList<int>{60, 70, 80, 90};
        QTest::newRow("RGB") << GLenum{GL_RGB} << QList<int>{60, 70, 80, 255};
        QTest::newRow("LUMINANCE") << GLenum{GL_LUMINANCE} << QList<int>{60, 60, 60, 255};
        QTest::newRow("LUMINANCE_ALPHA") << GLenum{GL_LUMINANCE_ALPHA} << QList<int>{60, 60, 60, 90};
        QTest::newRow("ALPHA") << GLenum{GL_ALPHA} << QList<int>{0, 0, 0, 90};
    }
    void copyTexImageTakesTheComponentsOfItsFormat()
    {
        QFETCH(GLenum, format);
        QFETCH(QList<int>, sampled);
        Scene scene(4, 4);
        scene.paint("vec4(60.0, 70.0, 80.0, 90.0) / 255.0");
        scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 1, 1, {0, 0, 0, 0});
        scene->copyTexImage2D(GL_TEXTURE_2D, 0, format, 0, 0, 2, 2, 0);
        QCOMPARE(scene->getError(), GLenum{GL_NO_ERROR});
        scene.paint("texture2D(s, vec2(0.5))", kSampler);
        QCOMPARE(scene.at(2, 2), (Rgba{sampled[0], sampled[1], sampled[2], sampled[3]}));
    }
    void copiedImagesOfSizedFormatsAreRenderable()
    {
        Scene scene(4, 4);
        const GLuint texture = scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 1, 1, {0, 0, 0, 0});
        scene->copyTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8_OES, 0, 0, 4, 4, 0);
        scene.framebuffer(texture);
        QCOMPARE(scene->checkFramebufferStatus(GL_FRAMEBUFFER), GLenum{GL_FRAMEBUFFER_COMPLETE});
    }
    void copyTexImageNeedsTheComponents()
    {
        Scene scene(4, 4, {8, 8, 8, 0, 0, 0, 0});
        scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 1, 1, {0, 0, 0, 0});
        scene->copyTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 0, 0, 2, 2, 0);
        QCOMPARE(scene->getError(), GLenum{GL_INVALID_OPERATION});
    }
    void copyTexSubImageReplacesItsRectangle()
    {
        Scene scene(4, 4);
        scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 4, 4, {});
        paintCoordinates(scene);
        scene->copyTexSubImage2D(GL_TEXTURE_2D, 0, 2, 1, 0, 2, 2, 2);
        scene.paint("texture2D(s, gl_FragCoord.xy / 4.0)", kSampler);
        QCOMPARE(scene.at(1, 1), kNothing);
        QCOMPARE(scene.at(2, 0), kNothing);
        QCOMPARE(scene.at(2, 1), (Rgba{0, 20, 50, 255}));
        QCOMPARE(scene.at(3, 2), (Rgba{10, 30, 50, 255}));
        QCOMPARE(scene.at(2, 3), kNothing);
    }
    void copiesClipToTheFramebuffer()
    {
        Scene scene(4, 4);
        scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 4, 4, {});
        paintCoordinates(scene);
        // From (−2, 3): texels (2, 0) and (3, 0) come from pixels (0, 3) and (1, 3); all others lie outside.
        scene->copyTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, -2, 3, 4, 4);
        QCOMPARE(scene->getError(), GLenum{GL_NO_ERROR});
        scene.paint("texture2D(s, gl_FragCoord.xy / 4.0)", kSampler);
        QCOMPARE(scene.at(1, 0), kNothing);
        QCOMPARE(scene.at(2, 0), (Rgba{0, 30, 50, 255}));
        QCOMPARE(scene.at(3, 0), (Rgba{10, 30, 50, 255}));
        QCOMPARE(scene.at(2, 1), kNothing);
    }
};

VITRINE_TEST(SpecPixelTransferTest, QCoreApplication)
#include "tst_spec_pixel_transfer.moc"
