// SPDX-License-Identifier: Apache-2.0
#include "tests/api/gles2_bench.h"
#include "tests/harness/test_class.h"

using namespace vitrine::core::gles2;
using vitrine::core::PixelFormat;
using vitrine::core::SurfaceId;

namespace {

struct Pair {
    GLenum format, type;
    int bytes;
    PixelFormat storage;
};

const Pair kPairs[] = {
    {GL_RGBA, GL_UNSIGNED_BYTE, 4, PixelFormat::Rgba8},
    {GL_RGBA, GL_UNSIGNED_SHORT_4_4_4_4, 2, PixelFormat::Rgba4444},
    {GL_RGBA, GL_UNSIGNED_SHORT_5_5_5_1, 2, PixelFormat::Rgba5551},
    {GL_RGB, GL_UNSIGNED_BYTE, 3, PixelFormat::Rgb8},
    {GL_RGB, GL_UNSIGNED_SHORT_5_6_5, 2, PixelFormat::Rgb565},
    {GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE, 2, PixelFormat::LuminanceAlpha8},
    {GL_LUMINANCE, GL_UNSIGNED_BYTE, 1, PixelFormat::Luminance8},
    {GL_ALPHA, GL_UNSIGNED_BYTE, 1, PixelFormat::Alpha8},
    {GL_BGRA_EXT, GL_UNSIGNED_BYTE, 4, PixelFormat::Bgra8},
    {GL_RED_EXT, GL_UNSIGNED_BYTE, 1, PixelFormat::R8},
    {GL_RG_EXT, GL_UNSIGNED_BYTE, 2, PixelFormat::Rg8},
    {GL_DEPTH_COMPONENT, GL_UNSIGNED_SHORT, 2, PixelFormat::Depth16},
    {GL_RGBA, GL_HALF_FLOAT_OES, 8, PixelFormat::Rgba16f},
    {GL_RGB, GL_HALF_FLOAT_OES, 6, PixelFormat::Rgb16f},
    {GL_LUMINANCE_ALPHA, GL_HALF_FLOAT_OES, 4, PixelFormat::LuminanceAlpha16f},
    {GL_LUMINANCE, GL_HALF_FLOAT_OES, 2, PixelFormat::Luminance16f},
    {GL_ALPHA, GL_HALF_FLOAT_OES, 2, PixelFormat::Alpha16f},
    {GL_RED_EXT, GL_HALF_FLOAT_OES, 2, PixelFormat::R16f},
    {GL_RG_EXT, GL_HALF_FLOAT_OES, 4, PixelFormat::Rg16f},
};

const TextureLevel& level0(Bench& bench, GLuint name)
{
    return *bench.gl().shareGroup().textures.findByName(name)->level(0, 0);
}

} // namespace

class Gles2PixelTransferTest : public QObject {
    Q_OBJECT

private slots:
    // Every pair is stored as it comes, with every alignment; rows of 3 pixels are never a multiple of 8 bytes.
    void uploadsKeepTheBytesOfEveryRow()
    {
        Bench bench;
        const GLuint name = bench.texture();
        for (const Pair& pair : kPairs) {
            for (const int alignment : {1, 2, 4, 8}) {
                bench.gl().pixelStorei(GL_UNPACK_ALIGNMENT, alignment);
                const int row = 3 * pair.bytes;
                const int stride = (row + alignment - 1) / alignment * alignment;
                std::vector<std::byte> client(std::size_t(stride + row), std::byte{0xEE});
                std::vector<std::byte> expected;
                for (int i = 0; i < 2 * row; ++i) {
                    client[std::size_t(i / row * stride + i % row)] = std::byte(i + 1);
                    expected.push_back(std::byte(i + 1));
                }
                bench.gl().texImage2D(GL_TEXTURE_2D, 0, GLint(pair.format), 3, 2, 0, pair.format, pair.type, client);
                QCOMPARE(bench.gl().getError(), GLenum{GL_NO_ERROR});
                const TextureLevel& level = level0(bench, name);
                QVERIFY(level.storage == pair.storage);
                QVERIFY(bench.sink.surfaces.surface(level.surface).readRect(0, 0, 3, 2) == expected);
            }
        }
    }

    void sizedFormatsStandForTheirBase()
    {
        Bench bench;
        const GLuint name = bench.texture();
        bench.gl().texImage2D(GL_TEXTURE_2D, 0, GL_RGBA8_OES, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, {});
        QCOMPARE(bench.gl().getError(), GLenum{GL_NO_ERROR});
        QCOMPARE(level0(bench, name).format, GLenum{GL_RGBA});
        bench.gl().texImage2D(GL_TEXTURE_2D, 0, GL_RG8_EXT, 1, 1, 0, GL_RG_EXT, GL_UNSIGNED_BYTE, {});
        QCOMPARE(bench.gl().getError(), GLenum{GL_NO_ERROR});
        QCOMPARE(level0(bench, name).format, GLenum{GL_RG_EXT});
        bench.gl().texImage2D(GL_TEXTURE_2D, 0, GL_BGRA8_EXT, 1, 1, 0, GL_BGRA_EXT, GL_UNSIGNED_BYTE, {});
        QCOMPARE(bench.gl().getError(), GLenum{GL_NO_ERROR});
        bench.gl().texImage2D(GL_TEXTURE_2D, 0, GL_RGB8_OES, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, {});
        QCOMPARE(bench.gl().getError(), GLenum{GL_INVALID_OPERATION});
    }

    void rowLengthAndSkipsSelectAPart()
    {
        Bench bench;
        Context& gl = bench.gl();
        const GLuint name = bench.texture();
        gl.pixelStorei(GL_UNPACK_ALIGNMENT, 1);
        gl.pixelStorei(GL_UNPACK_ROW_LENGTH_EXT, 4);
        gl.pixelStorei(GL_UNPACK_SKIP_ROWS_EXT, 1);
        gl.pixelStorei(GL_UNPACK_SKIP_PIXELS_EXT, 2);
        gl.texImage2D(GL_TEXTURE_2D, 0, GL_ALPHA, 2, 2, 0, GL_ALPHA, GL_UNSIGNED_BYTE,
                      bytesOf({0, 1, 2, 3, 10, 11, 12, 13, 20, 21, 22, 23}));
        const auto got = bench.sink.surfaces.surface(level0(bench, name).surface).readRect(0, 0, 2, 2);
        QVERIFY(got == bytesOf({12, 13, 22, 23}));
    }

    void shortDataReadsAsZeros()
    {
        Bench bench;
        const GLuint name = bench.texture();
        bench.gl().pixelStorei(GL_UNPACK_ALIGNMENT, 1);
        bench.gl().texImage2D(GL_TEXTURE_2D, 0, GL_ALPHA, 2, 2, 0, GL_ALPHA, GL_UNSIGNED_BYTE, bytesOf({7, 8, 9}));
        const auto got = bench.sink.surfaces.surface(level0(bench, name).surface).readRect(0, 0, 2, 2);
        QVERIFY(got == bytesOf({7, 8, 9, 0}));
    }

    void depthAndStencilAreTakenApart()
    {
        Bench bench;
        const GLuint name = bench.texture();
        // 0xABCDEF in the upper 24 bits, stencil 0x42 below; little-endian.
        bench.gl().texImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_STENCIL_OES, 1, 1, 0, GL_DEPTH_STENCIL_OES,
                              GL_UNSIGNED_INT_24_8_OES, bytesOf({0x42, 0xEF, 0xCD, 0xAB}));
        const TextureLevel& both = level0(bench, name);
        QVERIFY(bench.sink.surfaces.surface(both.surface).readRect(0, 0, 1, 1) == bytesOf({0xEF, 0xCD, 0xAB, 0}));
        QVERIFY(bench.sink.surfaces.surface(both.stencil).readRect(0, 0, 1, 1) == bytesOf({0x42}));
        bench.gl().texImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT, 1, 1, 0, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT,
                              bytesOf({1, 2, 3, 4}));
        QVERIFY(bench.sink.surfaces.surface(level0(bench, name).surface).readRect(0, 0, 1, 1) == bytesOf({2, 3, 4, 0}));
    }

    void subImagesOfAnotherTypeAreConverted()
    {
        Bench bench;
        const GLuint name = bench.texture();
        Context& gl = bench.gl();
        gl.texImage2D(GL_TEXTURE_2D, 0, GL_RGB, 1, 1, 0, GL_RGB, GL_UNSIGNED_BYTE, {});
        gl.texSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 1, 1, GL_RGB, GL_UNSIGNED_SHORT_5_6_5, bytesOf({0x1F, 0xF8}));
        const auto got = bench.sink.surfaces.surface(level0(bench, name).surface).readRect(0, 0, 1, 1);
        QVERIFY(got == bytesOf({255, 0, 255}));
    }

    // glReadPixels of 51, 102, 153, 204 = 0.2, 0.4, 0.6, 0.8.
    void readsOfferTheirPairs()
    {
        Bench bench;
        Context& gl = bench.gl();
        gl.clearColor(0.2f, 0.4f, 0.6f, 0.8f);
        gl.clear(GL_COLOR_BUFFER_BIT);
        const auto read = [&](GLenum format, GLenum type, std::size_t bytes) {
            std::vector<std::byte> out(bytes);
            gl.readPixels(0, 0, 1, 1, format, type, out);
            return out;
        };
        QVERIFY(read(GL_RGBA, GL_UNSIGNED_BYTE, 4) == bytesOf({51, 102, 153, 204}));
        QVERIFY(read(GL_BGRA_EXT, GL_UNSIGNED_BYTE, 4) == bytesOf({153, 102, 51, 204}));
        // 4-bit values 3, 6, 9, 12: A R G B from the top = 0xC369.
        QVERIFY(read(GL_BGRA_EXT, GL_UNSIGNED_SHORT_4_4_4_4_REV_EXT, 2) == bytesOf({0x69, 0xC3}));
        // 5-bit 6.2→6, 12.4→12, 18.6→19 and 1: 1 00110 01100 10011 = 0x9993.
        QVERIFY(read(GL_BGRA_EXT, GL_UNSIGNED_SHORT_1_5_5_5_REV_EXT, 2) == bytesOf({0x93, 0x99}));
        QCOMPARE(gl.getError(), GLenum{GL_NO_ERROR});
        checkErrors(bench,
                    {
                        {"format", [](Context& c) { c.readPixels(0, 0, 1, 1, GL_FLOAT, GL_UNSIGNED_BYTE, {}); },
                         GL_INVALID_ENUM},
                        {"type", [](Context& c) { c.readPixels(0, 0, 1, 1, GL_RGBA, GL_FLOAT, {}); }, GL_INVALID_ENUM},
                        {"size", [](Context& c) { c.readPixels(0, 0, -1, 1, GL_RGBA, GL_UNSIGNED_BYTE, {}); },
                         GL_INVALID_VALUE},
                        {"pair", [](Context& c) { c.readPixels(0, 0, 1, 1, GL_RGB, GL_UNSIGNED_BYTE, {}); },
                         GL_INVALID_OPERATION},
                        {"a format for textures only",
                         [](Context& c) { c.readPixels(0, 0, 1, 1, GL_LUMINANCE, GL_UNSIGNED_BYTE, {}); },
                         GL_INVALID_OPERATION},
                        {"alpha", [](Context& c) { c.readPixels(0, 0, 1, 1, GL_ALPHA, GL_UNSIGNED_BYTE, {}); },
                         GL_INVALID_OPERATION},
                    });
    }

    void readsKeepToTheirRowsAndLeaveTheRest()
    {
        Bench bench;
        Context& gl = bench.gl();
        gl.clearColor(1.0f, 1.0f, 1.0f, 1.0f);
        gl.clear(GL_COLOR_BUFFER_BIT);
        gl.pixelStorei(GL_PACK_ALIGNMENT, 8);
        std::vector<std::byte> out(16, std::byte{7});                // two rows of one pixel, 8 bytes apart
        gl.readPixels(63, 47, 1, 2, GL_RGBA, GL_UNSIGNED_BYTE, out); // the second row lies outside
        QVERIFY(out == bytesOf({255, 255, 255, 255, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7}));
        std::vector<std::byte> tooShort(3, std::byte{7});
        gl.readPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, tooShort);
        QVERIFY(tooShort == bytesOf({7, 7, 7}));
    }

    void multisampledWindowsAreAveraged()
    {
        Bench bench({8, 8, 8, 8, 24, 8, 4});
        QCOMPARE(bench.integer(GL_SAMPLES), 4);
        QCOMPARE(bench.integer(GL_SAMPLE_BUFFERS), 1);
        const SurfaceId color = bench.system.window(bench.window)->targets.color;
        std::byte* samples = bench.sink.surfaces.surface(color).pixelForWrite(2, 1);
        for (std::size_t i = 0; i < 4; ++i)
            samples[i * 4] = std::byte(i == 3 ? 255 : 0);
        std::vector<std::byte> out(4);
        bench.gl().readPixels(2, 1, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, out);
        QVERIFY(out == bytesOf({64, 0, 0, 0})); // 255 / 4 = 63.75
        const SurfaceId shown = bench.system.present(bench.window);
        QCOMPARE(int(*bench.sink.surfaces.surface(shown).pixel(2, 1)), 64);
    }
};

VITRINE_TEST(Gles2PixelTransferTest)
#include "tst_gles2_pixel_transfer.moc"
