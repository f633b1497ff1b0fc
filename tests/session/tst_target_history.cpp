// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/target_history.h"
#include "tests/harness/test_class.h"

#include "tests/session/capture_bench.h"
#include "tests/session/image_capture.h"

#include <QTest>

#include <optional>

using namespace vitrine;
using core::ActionKind;
using core::ResourceKind;
using test::CaptureBench;
using test::number;

namespace {

/// As writeImages(), with a draw to the target that its depth test stops between the two that write.
QString writeTargets(const QString& path)
{
    test::CallScript script;
    test::addSetUp(script);
    test::addTextures(script);
    test::addTexturedProgram(script);
    test::addTarget(script);
    test::addTargetFrame(script);
    script.add("glBindFramebuffer", {number(test::gl::kFramebuffer), number(30)});
    script.add("glEnable", {number(test::gl::kDepthTest)});
    script.add("glDepthFunc", {number(0x0200)}); // never
    script.add("glDrawArrays", {number(4), number(0), number(3)});
    script.add("glDepthFunc", {number(0x0207)}); // always
    script.add("glDrawArrays", {number(4), number(0), number(3)});
    script.add("glDisable", {number(test::gl::kDepthTest)});
    script.add("glBindFramebuffer", {number(test::gl::kFramebuffer), number(0)});
    test::addWindowFrame(script);
    return test::writeCapture(path, script);
}

std::vector<std::uint8_t> texel(const core::TargetShot& shot, std::size_t at)
{
    return {shot.picture.rgba.begin() + static_cast<std::ptrdiff_t>(4 * at),
            shot.picture.rgba.begin() + static_cast<std::ptrdiff_t>(4 * at + 4)};
}

} // namespace

class TestTargetHistory final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        bench = std::make_unique<CaptureBench>(writeTargets);
        QVERIFY(bench->isReady());
    }

    void everyWriteIsShownAndNothingElse()
    {
        const auto history = ask({.id = {ResourceKind::Texture, 1, 16}});
        QVERIFY(history);
        QCOMPARE(history->size(), std::size_t(3)); // the clear, draw 0, draw 2: draw 1 was stopped
        QCOMPARE((*history)[0].kind, ActionKind::Clear);
        QCOMPARE((*history)[1].draw, 0u);
        QCOMPARE((*history)[2].draw, 2u);
        const std::vector<std::uint8_t> red{255, 0, 0, 255};
        const std::vector<std::uint8_t> green{0, 255, 0, 255};
        QCOMPARE(texel((*history)[0], 0), red); // 4 × 2: left, right
        QCOMPARE(texel((*history)[1], 0), green);
        QCOMPARE(texel((*history)[1], 3), red);
        QCOMPARE(texel((*history)[2], 3), green);
    }

    void depthIsWrittenByOthersThanColor()
    {
        const auto history = ask({.id = {ResourceKind::Renderbuffer, 1, 20}, .part = core::Attachment::Depth});
        QVERIFY(history);
        QCOMPARE(history->size(), std::size_t(2)); // the clear, and draw 2: draw 0 had no depth test
        QCOMPARE((*history)[0].kind, ActionKind::Clear);
        QCOMPARE((*history)[1].draw, 2u);
    }

    void theWindowHasAHistoryOfItsOwn()
    {
        const auto history = ask({.id = {ResourceKind::Framebuffer, 1, 0}});
        QVERIFY(history);
        QCOMPARE(history->size(), std::size_t(1));
        QCOMPARE((*history)[0].draw, 3u);
    }

    void aTextureThatNobodyDrawsToHasNone()
    {
        const auto history = ask({.id = {ResourceKind::Texture, 1, 10}});
        QVERIFY(history);
        QVERIFY(history->empty());
    }

    void aStopEndsIt()
    {
        auto replay = bench->replay();
        std::stop_source stop;
        stop.request_stop();
        const core::TargetQuestion question{{.id = {ResourceKind::Texture, 1, 16}},
                                            core::frameRange(bench->source(), 1)};
        QVERIFY(!core::targetCandidates(replay, bench->source(), question, stop.get_token()));
        QVERIFY(!core::targetShot(replay, question, bench->source().actions().front(), stop.get_token()));
    }

private:
    std::optional<std::vector<core::TargetShot>> ask(const core::ImageChoice& image)
    {
        auto replay = bench->replay();
        const core::TargetQuestion question{image, core::frameRange(bench->source(), 1), 64};
        const auto candidates = core::targetCandidates(replay, bench->source(), question);
        if (!candidates)
            return std::nullopt;
        std::vector<core::TargetShot> shots;
        for (const core::ActionEntry& action : *candidates) {
            const auto shot = core::targetShot(replay, question, action);
            if (!shot)
                return std::nullopt;
            if (*shot)
                shots.push_back(**shot);
        }
        return shots;
    }
    std::unique_ptr<CaptureBench> bench;
};

VITRINE_TEST(TestTargetHistory)
#include "tst_target_history.moc"
