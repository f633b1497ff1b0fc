// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/texture_contents.h"
#include "tests/harness/test_class.h"

#include "core/session/replay.h"
#include "tests/session/capture_bench.h"
#include "tests/session/image_capture.h"

#include <QTest>

#include <cmath>

using namespace vitrine;
using core::Attachment;
using core::ImageChoice;
using core::ResourceKind;
using test::CaptureBench;

namespace {

using Bytes = std::vector<int>;

ImageChoice texture(std::uint32_t name)
{
    return {.id = {ResourceKind::Texture, 1, name}};
}

Bytes bytesOf(const core::TextureContents& contents)
{
    Bytes bytes;
    for (const std::byte byte : contents.bytes)
        bytes.push_back(static_cast<int>(byte));
    return bytes;
}

std::string letters(const core::TextureContents& contents)
{
    std::string text;
    for (const core::ImageChannel& channel : contents.channels())
        text += channel.letter;
    return text;
}

} // namespace

class TestTextureContents final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        bench = std::make_unique<CaptureBench>([](const QString& path) { return test::writeImages(path); });
        QVERIFY(bench->isReady());
        replay = std::make_unique<core::Replay>(bench->replay());
        QVERIFY(replay->seek(bench->source().callCount()));
    }

    void texelsAreThoseUploaded()
    {
        const auto base = at(texture(10));
        QCOMPARE(bytesOf(base), (Bytes{255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 128, 10, 20, 30, 40}));
        QCOMPARE(letters(base), std::string("RGBA"));
        QCOMPARE(base.stored(1, 1, base.channels()[3]), 40u);
        QCOMPARE(base.value(0, 1, base.channels()[3]), 128.0f / 255.0f);
        auto smaller = texture(10);
        smaller.level = 1;
        QCOMPARE(bytesOf(at(smaller)), (Bytes{1, 2, 3, 4}));
    }

    void packedChannelsAreTakenApart()
    {
        const auto image = at(texture(12));
        QCOMPARE(letters(image), std::string("RGB"));
        const auto channels = image.channels();
        QCOMPARE(image.stored(0, 0, channels[0]), 31u);
        QCOMPARE(image.stored(0, 0, channels[1]), 0u);
        QCOMPARE(image.stored(1, 0, channels[1]), 63u);
        QCOMPARE(image.value(1, 0, channels[1]), 1.0f);
    }

    void facesOfCubesAreApart()
    {
        for (std::uint32_t face = 0; face < 6; ++face) {
            auto choice = texture(13);
            choice.face = face;
            QCOMPARE(bytesOf(at(choice)), (Bytes{static_cast<int>(40 * face), 0, 0, 255}));
        }
        QCOMPARE(core::imagesOf(*replay, texture(13).id).size(), std::size_t(6));
    }

    void halfFloatsKeepWhatNoUnormCanHold()
    {
        const auto image = at(texture(14));
        const auto channels = image.channels();
        QCOMPARE(image.value(0, 0, channels[0]), 1.0f);
        QCOMPARE(image.value(0, 0, channels[1]), -2.0f);
        QVERIFY(std::isinf(image.value(0, 0, channels[2])));
        QVERIFY(std::isnan(image.value(0, 0, channels[3])));
        const auto statistics = core::statisticsOf(image);
        QCOMPARE(statistics[1].min, -2.0f);
        QCOMPARE(statistics[2].positiveInfinities, 1u);
        QCOMPARE(statistics[3].nanCount, 1u);
        QCOMPARE(statistics[1].buckets[0], 1u);
    }

    void narrowChannelsAreCountedValueByValue()
    {
        const auto statistics = core::statisticsOf(at(texture(11)));
        QCOMPARE(statistics.size(), std::size_t(1));
        QCOMPARE(statistics[0].channel.letter, 'L');
        QCOMPARE(statistics[0].buckets.size(), std::size_t(256));
        QCOMPARE(statistics[0].buckets[0], 1u);
        QCOMPARE(statistics[0].buckets[64], 2u);
        QCOMPARE(statistics[0].buckets[255], 1u);
        QCOMPARE(statistics[0].min, 0.0f);
        QCOMPARE(statistics[0].max, 1.0f);
        const auto green = core::statisticsOf(at(texture(12)))[1];
        QCOMPARE(green.buckets.size(), std::size_t(64));
        QCOMPARE(green.buckets[63], 1u);
    }

    void attachmentsAreReadThroughTheirFramebuffer()
    {
        // Draw 0 passes no depth test (it is off) and writes none.
        const auto color = at({.id = {ResourceKind::Framebuffer, 1, 30}});
        QCOMPARE(bytesOf(color), (Bytes{0, 255, 0, 255, 0, 255, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255,
                                        0, 255, 0, 255, 0, 255, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255}));
        QCOMPARE(bytesOf(at(texture(16))), bytesOf(color));
        const auto depth = at({.id = {ResourceKind::Framebuffer, 1, 30}, .part = Attachment::Depth});
        QCOMPARE(letters(depth), std::string("D"));
        QCOMPARE(depth.stored(3, 1, depth.channels()[0]), 32768u); // floor(½ · 65535 + ½)
        QCOMPARE(depth.value(0, 0, depth.channels()[0]), 32768.0f / 65535.0f);
        QCOMPARE(bytesOf(at({.id = {ResourceKind::Renderbuffer, 1, 20}, .part = Attachment::Depth})), bytesOf(depth));
        const auto images = core::imagesOf(*replay, {ResourceKind::Renderbuffer, 1, 20});
        QCOMPARE(images.size(), std::size_t(1));
        QCOMPARE(images[0].part, Attachment::Depth);
    }

    void wideChannelsAreCountedBetweenWhatOccurs()
    {
        const auto depth = core::statisticsOf(at({.id = {ResourceKind::Renderbuffer, 1, 20}}))[0];
        QVERIFY(!depth.hasBucketPerValue());
        QCOMPARE(depth.buckets.size(), std::size_t(256));
        QCOMPARE(depth.buckets[0], 8u); // all the same
        QCOMPARE(depth.min, depth.max);
    }

    void theWindowIsFramebufferZero()
    {
        const auto window = at({.id = {ResourceKind::Framebuffer, 1, 0}});
        QCOMPARE(window.width, 16u);
        QCOMPARE(window.height, 8u);
        const Bytes red{255, 0, 0, 255}; // texel (0, 0) of texture 10
        const Bytes all = bytesOf(window);
        QCOMPARE(Bytes(all.begin(), all.begin() + 4), red);
        const auto stencil = at({.id = {ResourceKind::Framebuffer, 1, 0}, .part = Attachment::Stencil});
        QCOMPARE(letters(stencil), std::string("S"));
    }

    void contentsAreThoseOfThePosition()
    {
        auto earlier = bench->replay();
        QVERIFY(earlier.seek(bench->afterDraw(0) - 1)); // cleared, not drawn to
        const auto before = core::textureContents(earlier, texture(16));
        QVERIFY(before);
        QCOMPARE(before->stored(0, 0, before->channels()[0]), 255u);
        QVERIFY(before->hash() != at(texture(16)).hash());
    }

    void whatIsMissingIsSaid()
    {
        const auto sentence = [&](const ImageChoice& choice) {
            const auto result = core::textureContents(*replay, choice);
            return result ? std::string() : result.error().message;
        };
        auto choice = texture(10);
        choice.level = 2;
        QCOMPARE(sentence(choice), std::string("texture 10 has no image at level 2"));
        QCOMPARE(sentence(texture(99)), std::string("there is no texture 99 at this position"));
        QCOMPARE(sentence({.id = {ResourceKind::Framebuffer, 1, 30}, .part = Attachment::Stencil}),
                 std::string("framebuffer 30 has no stencil image attached"));
        QCOMPARE(sentence({.id = {ResourceKind::Buffer, 1, 1}}), std::string("buffer 1 has no image"));
        QCOMPARE(sentence({.id = {ResourceKind::Framebuffer, 9, 0}}),
                 std::string("there is no window at this position"));
    }

    void thumbnailsShowTheTopFirst()
    {
        const auto whole = core::thumbnailOf(at(texture(10)), 64);
        QCOMPARE(whole.width, 2u);
        QCOMPARE(whole.rgba,
                 (std::vector<std::uint8_t>{0, 0, 255, 128, 10, 20, 30, 40, 255, 0, 0, 255, 0, 255, 0, 255}));
        const auto half = core::thumbnailOf(at(texture(16)), 2); // 4 × 2 to 2 × 1: texels 1 and 3 of row 1
        QCOMPARE(half.width, 2u);
        QCOMPARE(half.height, 1u);
        QCOMPARE(half.rgba, (std::vector<std::uint8_t>{0, 255, 0, 255, 255, 0, 0, 255}));
    }

private:
    core::TextureContents at(const ImageChoice& choice)
    {
        auto contents = core::textureContents(*replay, choice);
        return contents ? std::move(*contents) : core::TextureContents{};
    }

    std::unique_ptr<CaptureBench> bench;
    std::unique_ptr<core::Replay> replay;
};

VITRINE_TEST(TestTextureContents)
#include "tst_texture_contents.moc"
