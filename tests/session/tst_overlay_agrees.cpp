// SPDX-License-Identifier: Apache-2.0
#include "captures/import/import_trace.h"
#include "captures/store/capture_reader.h"
#include "core/api/replay/replayer.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/untimed_gpu.h"
#include "core/memory/surface_ops.h"
#include "core/session/overlay/overlay.h"
#include "core/session/pixel_history/pixel_history.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <random>

using namespace vitrine;
using core::Overlay;
using core::OverlayScope;
using core::PixelTouches;

namespace {

/// What a pixel's history, from the timed machine, says of the same numbers.
PixelTouches touchesIn(const core::PixelHistory& history)
{
    PixelTouches touches;
    for (const core::PixelEntry& entry : history.entries) {
        if (!entry.fragment)
            continue;
        const core::FragmentEntry& fragment = *entry.fragment;
        ++(fragment.isFrontFacing ? touches.front : touches.back);
        touches.shaded += fragment.ids.task != 0 || fragment.isBypassed;
        touches.discarded += fragment.samples.discarded != 0;
        touches.passed += fragment.samples.passed != 0;
        touches.depthFailed += fragment.samples.depthFailed != 0;
        touches.depthPassed += fragment.testsDepth && fragment.samples.passed != 0;
        touches.stencilFailed += fragment.samples.stencilFailed != 0;
        touches.stencilPassed += fragment.testsStencil && (fragment.samples.passed | fragment.samples.depthFailed) != 0;
        const core::PrimitiveOfDraw id{*entry.draw, fragment.ids.primitive};
        if (touches.first.primitive == 0)
            touches.first = id;
        touches.last = id;
    }
    return touches;
}

QByteArray text(const PixelTouches& touches)
{
    QByteArray result;
    for (const std::uint32_t value :
         {touches.front, touches.back, touches.shaded, touches.discarded, touches.passed, touches.stencilPassed,
          touches.stencilFailed, touches.depthPassed, touches.depthFailed, touches.first.draw, touches.first.primitive,
          touches.last.draw, touches.last.primitive})
        result += ' ' + QByteArray::number(value);
    return result;
}

/// Watches, and is not interested.
class Onlooker final : public core::QuadWatch {
public:
    std::uint64_t seen = 0;
    void onRasterized(const core::Primitive&, std::uint32_t, std::span<const core::Quad>) override { ++seen; }
    void onTested(const core::Quad&, const core::DepthStencilVerdict&) override {}
    void onShaded(const core::Quad&, std::uint16_t) override {}
    void onPassed(const core::Quad&) override {}
};

} // namespace

/// Overlays, pixel histories, counters and pictures of the same draws tell the same.
class OverlayAgreesTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void ofPixelHistories_data() { captures(); }
    void ofPixelHistories();
    void ofDrawCounters_data() { captures(); }
    void ofDrawCounters();
    void aWatchedDrawLeavesTheSameBits_data() { captures(); }
    void aWatchedDrawLeavesTheSameBits();

private:
    static void captures();
    std::unique_ptr<captures::CaptureReader> source;
    std::uint64_t position = 0; ///< of the end of a frame
};

void OverlayAgreesTest::captures()
{
    QTest::addColumn<QString>("file");
    for (const char* name : {"overdraw", "depth-and-blending", "stencil-mirror", "lit-cube-shadow-map", "mipmaps"})
        QTest::newRow(name) << test::sampleFile(name);
    for (const char* name : {"es2gears", "glmark2-ideas"})
        QTest::newRow(name) << test::sharedFile("traces/") + name + ".trace";
}

void OverlayAgreesTest::init()
{
    QFETCH(QString, file);
    const QTemporaryDir folder;
    if (!QFile::exists(file))
        QSKIP(qPrintable("there is no " + file));
    if (file.endsWith(".trace")) {
        const QString imported = folder.filePath("capture.vitrine");
        QVERIFY(
            !captures::importTrace(file.toStdString(), imported.toStdString(), {captures::ThumbnailWish::Skip, {}, {}})
                 .failure);
        file = imported;
    }
    auto reader = captures::CaptureReader::open(file.toStdString());
    QVERIFY(reader.hasValue());
    source = std::move(*reader);
    const auto& frames = source->frames();
    position = frames[std::min<std::size_t>(frames.size() - 1, 2)].endCallIndex + 1;
}

void OverlayAgreesTest::ofPixelHistories()
{
    core::Replay replay(*source, core::MachineConfig{}, core::Timing::Untimed);
    const auto overlay = core::overlay(replay, *source, {position, OverlayScope::Frame});
    QVERIFY(overlay.hasValue());
    QVERIFY(overlay->totals.rasterized > 0);
    std::mt19937 random(11);
    for (int i = 0; i < 4; ++i) {
        const std::uint32_t x = random() % overlay->pixels.width(), y = random() % overlay->pixels.height();
        const auto history = core::pixelHistory(*source, core::MachineConfig{}, {position, x, y});
        QVERIFY(history.hasValue());
        QCOMPARE(text(overlay->pixels.at(x, y)), text(touchesIn(*history)));
    }
}

void OverlayAgreesTest::ofDrawCounters()
{
    core::Replay counting(*source, core::MachineConfig{}, core::Timing::Untimed);
    QVERIFY(counting.seek(position).hasValue());
    std::map<std::uint64_t, core::DrawCounters> counters;
    for (const core::DrawCounters& counted : counting.drawCounters())
        counters[counted.callNumber] = counted;
    core::Replay replay(*source, core::MachineConfig{}, core::Timing::Untimed);
    const auto frame = core::overlay(replay, *source, {position, OverlayScope::Frame});
    QVERIFY(frame.hasValue());
    for (const core::ActionEntry& action : source->actions()) {
        if (action.kind != core::ActionKind::Draw || action.callIndex < frame->firstPosition ||
            action.callIndex >= position)
            continue;
        const auto overlay = core::overlay(replay, *source, {action.callIndex + 1, OverlayScope::Draw});
        QVERIFY(overlay.hasValue());
        const core::DrawCounters& expected = counters.at(action.callNumber);
        QCOMPARE(*overlay->lastDraw, action.draw);
        QCOMPARE(overlay->totals.shaded, expected.fragments);
        if (!replay.picture(core::Attachment::Color).empty())
            QCOMPARE(overlay->totals.passed, expected.samplesWritten);
        std::uint64_t shaded = 0;
        core::forEachTouched(overlay->pixels,
                             [&](auto, auto, const PixelTouches& touches) { shaded += touches.shaded; });
        QCOMPARE(shaded, expected.fragments);
    }
}

void OverlayAgreesTest::aWatchedDrawLeavesTheSameBits()
{
    core::Memory memories[2];
    Onlooker onlooker;
    for (core::Memory& memory : memories) {
        core::UntimedGpu gpu(memory);
        gpu.watchQuads(&memory == &memories[0] ? nullptr : &onlooker);
        core::Replayer replayer(gpu);
        for (std::uint64_t i = 0; i < position; ++i)
            static_cast<void>(replayer.execute(*source->call(i)));
    }
    QVERIFY(onlooker.seen > 0);
    QCOMPARE(memories[0].highestNumber(), memories[1].highestNumber());
    for (std::uint32_t i = 1; i <= memories[0].highestNumber(); ++i)
        if (const core::SurfaceId id{i}; memories[0].contains(id))
            QVERIFY(core::contentHash(memories[0].surface(id)) == core::contentHash(memories[1].surface(id)));
}

VITRINE_TEST(OverlayAgreesTest, QCoreApplication)
#include "tst_overlay_agrees.moc"
