// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/pixel_rows.h"
#include "core/api/openvg/pixel_transfer.h"
#include "tests/api/openvg/vg_bench.h"
#include "tests/harness/test_class.h"

#include <limits>

using namespace vitrine::core::openvg;

namespace {

using Area = vitrine::core::openvg::PixelRect;

constexpr VGint kLeast = std::numeric_limits<VGint>::min(), kMost = std::numeric_limits<VGint>::max();

std::vector<int> numbers(const std::vector<std::byte>& bytes)
{
    std::vector<int> values;
    for (const std::byte byte : bytes)
        values.push_back(std::to_integer<int>(byte));
    return values;
}

/// Bytes in the program's memory.
std::vector<std::byte> memory(std::initializer_list<int> values)
{
    std::vector<std::byte> bytes;
    for (const int value : values)
        bytes.push_back(static_cast<std::byte>(value));
    return bytes;
}

const PixelCopy& lastCopy(const VgBench& bench)
{
    return std::get<PixelCopy>(bench.target.drawings.back());
}

} // namespace

class TestVgImages : public QObject {
    Q_OBJECT

private slots:
    void pixelsLiveAsLongAsAnImageOfTheFamily()
    {
        VgBench bench;
        const VGImage root = bench.image(), child = bench.vg().childImage(root, 1, 1, 4, 4);
        const VGImage grandchild = bench.vg().childImage(child, 1, 1, 2, 2);
        QCOMPARE(bench.target.images.size(), std::size_t{1});
        bench.vg().destroyImage(root);
        bench.vg().destroyImage(child);
        QCOMPARE(bench.target.images.size(), std::size_t{1});
        bench.vg().destroyImage(grandchild);
        QVERIFY(bench.target.images.empty());
    }

    void pixelsLiveForAPattern()
    {
        VgBench bench;
        const VGImage image = bench.image();
        const VGPaint paint = bench.vg().createPaint();
        bench.vg().paintPattern(paint, image);
        bench.vg().destroyImage(image);
        QCOMPARE(bench.target.images.size(), std::size_t{1});
        bench.vg().paintPattern(paint, VG_INVALID_HANDLE);
        const VGImage next = bench.image(); // makes room first
        QCOMPARE(bench.target.images.size(), std::size_t{1});
        QCOMPARE(bench.target.images.begin()->first.handle, next);
    }

    void pixelsGoWithTheLastContext()
    {
        VgBench bench;
        const ContextId other = bench.system.createContext(bench.id);
        (void)bench.image();
        const VGImage orphan = bench.image();
        (void)bench.vg().childImage(orphan, 0, 0, 1, 1);
        bench.vg().destroyImage(orphan);
        bench.system.makeCurrent({}, {});
        bench.system.destroyContext(bench.id);
        QCOMPARE(bench.target.images.size(), std::size_t{2});
        bench.system.destroyContext(other);
        QVERIFY(bench.target.images.empty());
    }

    // OpenVG §10.3: all channels are 0; what a format lacks reads as ever (§3.4).
    void imagesBeginWithZeros()
    {
        const struct {
            VGImageFormat format;
            Color color;
        } kCases[] = {{VG_sRGBA_8888, {0, 0, 0, 0}}, {VG_lABGR_8888_PRE, {0, 0, 0, 0}}, {VG_sRGBX_8888, {0, 0, 0, 1}},
                      {VG_sBGR_565, {0, 0, 0, 1}},   {VG_sL_8, {0, 0, 0, 1}},           {VG_A_4, {1, 1, 1, 0}}};
        for (const auto& c : kCases) {
            VgBench bench;
            (void)bench.vg().createImage(c.format, 3, 5, VG_IMAGE_QUALITY_FASTER);
            const RecordingTarget::MadeImage& made = bench.target.images.begin()->second;
            QCOMPARE(made.color, c.color);
            QCOMPARE(made.width, 3);
            QCOMPARE(made.height, 5);
        }
    }

    void withoutMemoryThereIsNoImage()
    {
        VgBench bench;
        bench.target.hasMemory = false;
        QCOMPARE(bench.image(), VGImage{VG_INVALID_HANDLE});
        QCOMPARE(bench.error(), VG_OUT_OF_MEMORY_ERROR);
        QCOMPARE(bench.vg().shareGroup().images.size(), std::size_t{0});
    }

    // Of a copy that reaches beyond both sides, what is there remains; a child's pixels are its ancestor's.
    void copiesAreCutOnBothSides()
    {
        VgBench bench;
        const VGImage root = bench.image(), other = bench.image();
        const VGImage child = bench.vg().childImage(root, 2, 3, 4, 4);
        bench.vg().copyImage(child, -1, 1, other, 3, 4, 6, 6, VG_FALSE);
        QCOMPARE(lastCopy(bench).from.image.handle, other);
        QCOMPARE(lastCopy(bench).from.rect, (Area{4, 4, 4, 3}));
        QCOMPARE(lastCopy(bench).to.image.handle, root);
        QCOMPARE(lastCopy(bench).to.rect, (Area{2, 4, 4, 3}));
        // The surface has 64 × 48 pixels.
        bench.vg().setPixels(60, -2, child, 0, 0, 8, 8);
        QCOMPARE(lastCopy(bench).from.rect, (Area{2, 5, 4, 2}));
        QCOMPARE(lastCopy(bench).to.rect, (Area{60, 0, 4, 2}));
        QCOMPARE(lastCopy(bench).to.image, ImageId{});
        bench.vg().getPixels(child, 0, 0, -1, 46, kMost, kMost);
        QCOMPARE(lastCopy(bench).from.rect, (Area{0, 46, 3, 2}));
        QCOMPARE(lastCopy(bench).to.rect, (Area{3, 3, 3, 2}));
        bench.vg().copyPixels(0, 0, 32, 0, 64, 1);
        QCOMPARE(lastCopy(bench).from.rect, (Area{32, 0, 32, 1}));
        bench.vg().clearImage(child, 3, -5, 9, 6);
        QCOMPARE(std::get<ImageClear>(bench.target.drawings.back()).area.rect, (Area{5, 3, 1, 1}));
        QCOMPARE(bench.target.drawings.size(), std::size_t{5});
        QVERIFY(!bench.system.takeFailure());
    }

    void copiesOfNothingDrawNothing()
    {
        VgBench bench;
        const VGImage image = bench.image(), other = bench.image();
        static const auto kWord = memory({1, 2, 3, 4});
        for (const VGint far : {kLeast, -8, 64, kMost}) {
            bench.vg().copyImage(image, far, 0, other, 0, 0, 8, 8, VG_FALSE);
            bench.vg().copyImage(image, 0, 0, other, 0, far, 8, 8, VG_FALSE);
            bench.vg().setPixels(far, 0, image, 0, 0, 8, 8);
            bench.vg().getPixels(image, 0, far, 0, 0, 8, 8);
            bench.vg().copyPixels(0, far, 0, 0, 8, 8);
            bench.vg().clearImage(image, far, 0, 8, 8);
            bench.vg().writePixels(kWord, 4, VG_sRGBA_8888, far, 0, 1, 1);
            bench.vg().imageSubData(image, kWord, 4, VG_sRGBA_8888, far, 0, 1, 1);
        }
        QVERIFY(bench.target.drawings.empty());
        QVERIFY(bench.target.uploads.empty());
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    // Scissoring concerns the drawing surface alone (OpenVG §10.9).
    void onlyTheSurfaceIsScissored()
    {
        VgBench bench;
        const VGImage image = bench.image(), other = bench.image();
        static const auto kWord = memory({1, 2, 3, 4});
        static const std::array<VGint, 4> kRegion{1, 2, 3, 4};
        bench.vg().setiv(VG_SCISSOR_RECTS, 4, kRegion);
        bench.vg().seti(VG_SCISSORING, VG_TRUE);
        bench.vg().setPixels(0, 0, image, 0, 0, 8, 8);
        QVERIFY(lastCopy(bench).scissor.has_value());
        bench.vg().copyPixels(0, 0, 1, 1, 8, 8);
        QVERIFY(lastCopy(bench).scissor.has_value());
        bench.vg().getPixels(image, 0, 0, 0, 0, 8, 8);
        QVERIFY(!lastCopy(bench).scissor.has_value());
        bench.vg().copyImage(image, 0, 0, other, 0, 0, 8, 8, VG_FALSE);
        QVERIFY(!lastCopy(bench).scissor.has_value());
        bench.vg().writePixels(kWord, 4, VG_sRGBA_8888, 0, 0, 1, 1);
        QCOMPARE(std::get<PixelWrite>(bench.target.drawings.back()).scissor->front(), (Area{1, 2, 3, 4}));
    }

    void errors()
    {
        VgBench bench;
        const VGImage image = bench.image();
        const VGFont font = bench.vg().createFont(0);
        alignas(4) static std::array<std::byte, 1024> data{};
        const auto rgba = VG_sRGBA_8888;
        const auto format = static_cast<VGImageFormat>(15);
        const auto bad = VG_BAD_HANDLE_ERROR, illegal = VG_ILLEGAL_ARGUMENT_ERROR,
                   unsupported = VG_UNSUPPORTED_IMAGE_FORMAT_ERROR;
        checkErrors(bench,
                    {{"clear nothing", [=](Context& vg) { vg.clearImage(image, 0, 0, 0, 1); }, illegal},
                     {"draw what", [=](Context& vg) { vg.drawImage(font); }, bad},
                     {"mask of nothing", [=](Context& vg) { vg.mask(image, VG_SET_MASK, 0, 0, 1, 0); }, illegal},
                     {"clear what", [=](Context& vg) { vg.clearImage(font, 0, 0, 1, 1); }, bad},
                     {"format", [=](Context& vg) { vg.imageSubData(image, data, 4, format, 0, 0, 1, 1); }, unsupported},
                     {"into what", [=](Context& vg) { vg.imageSubData(kNoHandle, data, 4, rgba, 0, 0, 1, 1); }, bad},
                     {"unaligned",
                      [=](Context& vg) { vg.getImageSubData(image, std::span(data).subspan(2), 4, rgba, 0, 0, 1, 1); },
                      illegal},
                     {"copy what", [=](Context& vg) { vg.copyImage(image, 0, 0, font, 0, 0, 1, 1, VG_FALSE); }, bad},
                     {"set", [=](Context& vg) { vg.setPixels(0, 0, image, 0, 0, -1, 1); }, illegal},
                     {"write null", [=](Context& vg) { vg.writePixels({}, 4, rgba, 0, 0, 1, 1); }, illegal},
                     {"write format", [=](Context& vg) { vg.writePixels(data, 4, format, 0, 0, 1, 1); }, unsupported},
                     {"get", [=](Context& vg) { vg.getPixels(0, 0, 0, 0, 0, 1, 1); }, bad},
                     {"copy nothing", [=](Context& vg) { vg.copyPixels(0, 0, 0, 0, 1, 0); }, illegal}});
        QVERIFY(bench.target.drawings.empty());
    }

    // What is beside the image is left out, on all sides; rows lie as far apart as the stride says.
    void uploadsAreCut()
    {
        VgBench bench;
        const VGImage image = bench.image(2, 2);
        std::vector<std::byte> data(3 * 17);
        for (std::size_t i = 0; i < data.size(); ++i)
            data[i] = static_cast<std::byte>(i);
        // Of three rows of four gray pixels, columns 1 and 2 of the first one come in at (0, 1).
        bench.vg().imageSubData(image, data, 17, VG_lL_8, -1, 1, 4, 3);
        QCOMPARE(bench.target.uploads.size(), std::size_t{1});
        QCOMPARE(bench.target.uploads[0].rect, (Area{0, 1, 2, 1}));
        bench.vg().imageSubData(bench.image(1, 3), data, 17, VG_A_8, 0, 0, 4, 3);
        QCOMPARE(numbers(bench.target.uploads[1].pixels),
                 (std::vector<int>{255, 255, 255, 0, 255, 255, 255, 17, 255, 255, 255, 34}));
        // The first row is the last one of the memory.
        bench.vg().imageSubData(bench.image(1, 3), data, -17, VG_A_8, 0, 0, 4, 3);
        QCOMPARE(numbers(bench.target.uploads[2].pixels),
                 (std::vector<int>{255, 255, 255, 34, 255, 255, 255, 17, 255, 255, 255, 0}));
        // With a stride of 0 all rows are one.
        bench.vg().imageSubData(bench.image(1, 2), data, 0, VG_A_8, 0, 0, 4, 2);
        QCOMPARE(numbers(bench.target.uploads[3].pixels), (std::vector<int>{255, 255, 255, 0, 255, 255, 255, 0}));
    }

    void dataThatIsTooShortReadsAsZeros()
    {
        const auto bytes = memory({9, 8, 7});
        const auto pixels = unpackedPixels(bytes, {2, VG_A_8, 2, 3}, {0, 0, 2, 3}, VG_A_8);
        std::vector<int> alphas;
        for (std::size_t i = 3; i < pixels.size(); i += 4)
            alphas.push_back(std::to_integer<int>(pixels[i]));
        QCOMPARE(alphas, (std::vector<int>{9, 8, 7, 0, 0, 0}));
    }

    // Words with the lowest byte first, as this machine has them.
    void unpacksWhatFormatsHold()
    {
        const struct {
            const char* name;
            VGImageFormat from, to;
            std::vector<std::byte> data;
            VGint width;
            std::vector<int> pixels;
        } kCases[] = {
            {"as it is", VG_sRGBA_8888, VG_sRGBA_8888, memory({0x80, 0x33, 0x22, 0x11}), 1, {0x11, 0x22, 0x33, 0x80}},
            {"reversed", VG_sABGR_8888, VG_sRGBA_8888, memory({0x11, 0x22, 0x33, 0x80}), 1, {0x11, 0x22, 0x33, 0x80}},
            {"padded", VG_sRGBX_8888, VG_sRGBA_8888, memory({0x80, 0x33, 0x22, 0x11}), 1, {0x11, 0x22, 0x33, 255}},
            // VG2D-19: 128 of 255 makes 100 of 200.
            {"premultiplied", VG_sRGBA_8888, VG_sRGBA_8888_PRE, memory({128, 100, 200, 255}), 1, {128, 100, 50, 128}},
            {"more color than alpha", VG_sRGBA_8888_PRE, VG_sRGBA_8888_PRE, memory({9, 8, 9, 10}), 1, {9, 9, 8, 9}},
            {"and divided", VG_sRGBA_8888_PRE, VG_sRGBA_8888, memory({100, 50, 100, 200}), 1, {255, 255, 128, 100}},
            // 0xF81F has 31, 0 and 31; 200 is 24.3 of 31 and 49.4 of 63, which are 197 and 198.
            {"565", VG_sRGB_565, VG_sRGBA_8888, memory({0x1F, 0xF8}), 1, {255, 0, 255, 255}},
            {"into 565", VG_sRGBA_8888, VG_sRGB_565, memory({7, 200, 200, 0}), 1, {0, 198, 197, 255}},
            {"into 4444", VG_sRGBA_8888, VG_sRGBA_4444, memory({8, 9, 25, 26}), 1, {34, 17, 17, 0}},
            {"bits", VG_A_1, VG_A_8, memory({0b101}), 3, {255, 255, 255, 255, 255, 255, 255, 0, 255, 255, 255, 255}},
            {"nibbles", VG_A_4, VG_A_8, memory({0xF1}), 2, {255, 255, 255, 17, 255, 255, 255, 255}},
            {"black and white", VG_BW_1, VG_sRGBA_8888, memory({0b10}), 2, {0, 0, 0, 255, 255, 255, 255, 255}},
            // 0.2126 · 255 = 54.2
            {"luminance", VG_lRGBA_8888, VG_lL_8, memory({3, 0, 0, 255}), 1, {54, 54, 54, 255}},
        };
        for (const auto& c : kCases) {
            const auto pixels = unpackedPixels(c.data, {64, c.from, c.width, 1}, {0, 0, c.width, 1}, c.to);
            QVERIFY2(numbers(pixels) == c.pixels, c.name);
        }
    }
};

VITRINE_TEST(TestVgImages)
#include "tst_vg_images.moc"
