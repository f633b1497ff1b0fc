// SPDX-License-Identifier: Apache-2.0
#include "captures/import/import_trace.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "core/session/pixel_history/pixel_cover_text.h"
#include "core/session/pixel_history/pixel_history_frame.h"
#include "core/session/pixel_history/pixel_history_json.h"
#include "core/session/pixel_history/pixel_history_text.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/session/pixel_frame.h"

#include <algorithm>
#include <random>

using namespace vitrine;
using core::PixelEntryKind;
using core::PixelFate;
using core::PixelHistory;
using core::Vec4;
using test::CaptureBench;
using test::kDepthTest;
using test::kStencilTest;
using test::number;
using Frame = test::PixelFrame;
using test::real;

namespace {

constexpr int kBlend = 0x0BE2, kScissorTest = 0x0C11;

/// A machine on which fragments have tasks, whatever they need.
core::MachineConfig shading()
{
    core::MachineConfig config;
    config.bypass->bypassMode = core::BypassMode::Off;
    return config;
}

bool isNear(double value, double expected)
{
    return std::abs(value - expected) < 1e-6;
}

QByteArray said(const PixelHistory& history, std::size_t entry)
{
    return QByteArray::fromStdString(core::sentence(history, history.entries[entry]));
}

} // namespace

/// Why a pixel looks as it does.
class PixelHistoryTest : public QObject {
    Q_OBJECT
private slots:
    void frontToBackTheSecondFailsDepth();
    void backToFrontBothAreWritten();
    void discardedByTheShader();
    void failedStencil();
    void blendsInAChain();
    void clearsInBetweenAreTold();
    void theColorMaskKeepsFragmentsOut();
    void samplesHaveFatesOfTheirOwn();
    void anUploadIntoTheTargetIsACopy();
    void whatCantBeAskedIsASentence();
    void aStopIsObeyed();
    void aQuestionFromAReplayNearbyCostsAFrame();
    void ONE_04_noKnobChangesAFate();
    void aRememberedFrameTellsTheSame_data();
    void aRememberedFrameTellsTheSame();

private:
    void tellsTheSame(core::Replay& replay, core::CallSource& source, const core::PixelHistoryFrame& frame);

private slots:
    void theEndIsWhatThePictureShows_data();
    void theEndIsWhatThePictureShows();
};

void PixelHistoryTest::frontToBackTheSecondFailsDepth()
{
    Frame frame;
    frame.enable(kDepthTest);
    frame.clear(1);
    frame.draw(1, 0, 0.25f);
    frame.draw(0, 1, 0.5f);
    core::MachineConfig config; // with HIZ the tile is culled: tst_pixel_tiles
    config.hiz = core::kWithoutHiz;
    const PixelHistory history = frame.history(5, 3, config);
    QCOMPARE(history.entries.size(), std::size_t{3});
    QVERIFY(history.entries[0].kind == PixelEntryKind::Clear);
    QVERIFY((history.entries[0].after.color[0] == Vec4{0, 0, 1, 1}));
    QCOMPARE(history.entries[0].after.depth[0], 1.0);
    const core::PixelEntry& written = history.entries[1];
    QVERIFY(written.fate == PixelFate::Written);
    QCOMPARE(*written.draw, 0u);
    QVERIFY((written.before.color[0] == Vec4{0, 0, 1, 1}) && (written.after.color[0] == Vec4{1, 0, 0, 1}));
    QVERIFY(isNear(written.after.depth[0], 0.25));
    QVERIFY((*written.fragment->shaded == Vec4{1, 0, 0, 1}));
    QVERIFY(written.fragment->isBypassed && written.fragment->ids.shadedQuad != 0);
    const core::PixelEntry shaded = frame.history(5, 3, shading()).entries[1];
    QVERIFY(shaded.fragment->ids.task != 0 && shaded.fragment->ids.shadedQuad != 0);
    const core::PixelEntry& failed = history.entries[2];
    QVERIFY(failed.fate == PixelFate::DepthFailed);
    QCOMPARE(*failed.draw, 1u);
    QVERIFY(isNear(failed.fragment->depth[0], 0.5) && isNear(failed.before.depth[0], 0.25));
    QVERIFY(failed.fragment->depthFunction == core::CompareFunction::Less);
    QVERIFY(!failed.fragment->shaded && failed.fragment->ids.task == 0); // tested early
    QVERIFY((failed.after.color[0] == Vec4{1, 0, 0, 1}));
    QVERIFY2(said(history, 2).endsWith(": failed depth: 0.5 is not less than 0.25"), said(history, 2));
    QVERIFY((history.end.color[0] == Vec4{1, 0, 0, 1}));
}

void PixelHistoryTest::backToFrontBothAreWritten()
{
    Frame frame;
    frame.enable(kDepthTest);
    frame.clear(1);
    frame.draw(0, 1, 0.5f);
    frame.draw(1, 0, 0.25f);
    const PixelHistory history = frame.history();
    QCOMPARE(history.entries.size(), std::size_t{3});
    QVERIFY(history.entries[1].fate == PixelFate::Written && history.entries[2].fate == PixelFate::Written);
    QVERIFY((history.entries[2].before.color[0] == Vec4{0, 1, 0, 1}));
    QVERIFY((history.entries[2].after.color[0] == Vec4{1, 0, 0, 1}));
    QVERIFY(isNear(history.entries[2].before.depth[0], 0.5) && isNear(history.end.depth[0], 0.25));
}

void PixelHistoryTest::discardedByTheShader()
{
    Frame frame;
    const std::string source = "precision mediump float; varying vec4 v;"
                               "void main() { if (v.r > 0.5) discard; gl_FragColor = v; }";
    frame.script.add("glShaderSource", {number(3), number(1), test::list({{source}}), {}});
    frame.script.add("glCompileShader", {number(3)});
    frame.script.add("glLinkProgram", {number(1)});
    frame.script.add("glUseProgram", {number(1)});
    frame.enable(kDepthTest);
    frame.clear(1);
    frame.draw(1, 0, 0.25f);
    frame.draw(0, 1, 0.5f);
    const PixelHistory shaded = frame.history(5, 3, shading());
    QCOMPARE(shaded.entries.size(), std::size_t{3});
    QVERIFY(shaded.entries[1].fate == PixelFate::Discarded);
    QVERIFY(shaded.entries[1].fragment->ids.task != 0);
    const PixelHistory history = frame.history();
    QCOMPARE(history.entries.size(), std::size_t{3});
    QVERIFY(history.entries[1].fate == PixelFate::Discarded);
    QVERIFY(history.entries[1].fragment->ids.task == 0); // By the alpha test of the color updater.
    QVERIFY(history.entries[1].fragment->isBypassed);
    QCOMPARE(core::timingText(history, history.entries[1]), std::string("no task: it bypassed the processors"));
    QVERIFY2(said(shaded, 1).endsWith(": discarded by the shader (KIL)"), said(shaded, 1));
    QVERIFY2(said(history, 1).endsWith(": discarded by the color updater (KIL)"), said(history, 1));
    QCOMPARE(history.entries[1].after.depth[0], 1.0); // it leaves the depth alone, so the next one passes
    QVERIFY(history.entries[2].fate == PixelFate::Written);
}

void PixelHistoryTest::failedStencil()
{
    Frame frame;
    frame.clear(1);
    frame.enable(kStencilTest);
    frame.script.add("glStencilFunc", {number(0x0202), number(1), number(0xFF)});      // equal
    frame.script.add("glStencilOp", {number(0x1E02), number(0x1E00), number(0x1E00)}); // increment when it fails
    frame.draw(1, 0);
    frame.draw(0, 1);
    const PixelHistory history = frame.history();
    QCOMPARE(history.entries.size(), std::size_t{3});
    QVERIFY(history.entries[1].fate == PixelFate::StencilFailed);
    QCOMPARE(int(history.entries[1].before.stencil[0]), 0);
    QCOMPARE(int(history.entries[1].after.stencil[0]), 1);
    QVERIFY2(said(history, 1).endsWith(": failed stencil: 1 is not equal to 0; stencil 0 becomes 1"), said(history, 1));
    QVERIFY(history.entries[2].fate == PixelFate::Written);
    QVERIFY((history.end.color[0] == Vec4{0, 1, 0, 1}));
}

void PixelHistoryTest::blendsInAChain()
{
    Frame frame;
    frame.clear(0);
    frame.enable(kBlend);
    frame.script.add("glBlendFunc", {number(1), number(1)});
    for (int i = 0; i < 3; ++i)
        frame.draw(0.2f, 0); // 51 of 255 each time
    const PixelHistory history = frame.history();
    QCOMPARE(history.entries.size(), std::size_t{4});
    for (std::size_t i = 1; i < 4; ++i) {
        const auto red = static_cast<double>(i) * 51.0;
        QVERIFY(isNear(history.entries[i].before.color[0].x, (red - 51.0) / 255.0));
        QVERIFY(isNear(history.entries[i].after.color[0].x, red / 255.0));
        QVERIFY(history.entries[i].fragment->isBlended);
    }
}

void PixelHistoryTest::clearsInBetweenAreTold()
{
    Frame frame;
    frame.clear(1);
    frame.draw(1, 0);
    frame.clear(0);
    frame.enable(kScissorTest);
    frame.script.add("glScissor", {number(6), number(0), number(10), number(8)});
    frame.clear(1); // right of the pixel
    frame.draw(0, 1);
    const PixelHistory history = frame.history(5, 3);
    QCOMPARE(history.entries.size(), std::size_t{3});
    QVERIFY(history.entries[2].kind == PixelEntryKind::Clear);
    QVERIFY((history.entries[2].before.color[0] == Vec4{1, 0, 0, 1}));
    QVERIFY((history.end.color[0] == Vec4{0, 0, 0, 1}));
    QCOMPARE(history.drawsInside, 1u); // the scissored one needs no clock
    QCOMPARE(frame.history(6, 3).entries.size(), std::size_t{5});
}

void PixelHistoryTest::theColorMaskKeepsFragmentsOut()
{
    Frame frame;
    frame.clear(1);
    frame.script.add("glColorMask", {number(0), number(0), number(0), number(0)});
    frame.draw(1, 0);
    const PixelHistory history = frame.history();
    QCOMPARE(history.entries.size(), std::size_t{2});
    QVERIFY(history.entries[1].fate == PixelFate::Masked);
    QVERIFY((history.entries[1].after.color[0] == Vec4{0, 0, 1, 1}));
}

void PixelHistoryTest::samplesHaveFatesOfTheirOwn()
{
    Frame frame;
    frame.isMultisampled = true;
    frame.enable(kDepthTest);
    frame.clear(1);
    // Left of x = 4.5: in pixel 4 samples 0 and 2, which stand at 96/256 and 32/256.
    frame.script.add("glBufferData",
                     {number(0x8892), number(24), test::floatBlob({-0.4375f, -5, -0.4375f, 5, -9, 0}), number(0x88E4)});
    frame.draw(1, 0, 0.25f);
    frame.script.add("glBufferData",
                     {number(0x8892), number(24), test::floatBlob({-1, -1, 3, -1, -1, 3}), number(0x88E4)});
    frame.draw(0, 1, 0.5f);
    const PixelHistory history = frame.history(4, 3);
    QCOMPARE(history.samples, 4u);
    QCOMPARE(history.entries.size(), std::size_t{3});
    QCOMPARE(int(history.entries[1].fragment->samples.covered), 0b0101);
    QCOMPARE(int(history.entries[1].fragment->samples.passed), 0b0101);
    QCOMPARE(int(history.entries[2].fragment->samples.covered), 0b1111);
    QCOMPARE(int(history.entries[2].fragment->samples.passed), 0b1010);
    QCOMPARE(int(history.entries[2].fragment->samples.depthFailed), 0b0101);
    for (std::size_t sample = 0; sample < 4; ++sample)
        QVERIFY((history.end.color[sample] == (sample % 2 == 0 ? Vec4{1, 0, 0, 1} : Vec4{0, 1, 0, 1})));
    QVERIFY2(said(history, 2).endsWith("; failed depth in sample 0, 2: 0.5 is not less than 0.25"), said(history, 2));
}

void PixelHistoryTest::anUploadIntoTheTargetIsACopy()
{
    Frame frame;
    const auto bytes = [](std::vector<unsigned char> values) {
        std::vector<std::byte> content(values.size());
        std::ranges::transform(values, content.begin(), [](unsigned char value) { return std::byte{value}; });
        return core::Value{std::make_shared<const std::vector<std::byte>>(std::move(content))};
    };
    frame.script.add("glGenTextures", {number(1), test::list({number(7)})});
    frame.script.add("glBindTexture", {number(0x0DE1), number(7)});
    frame.script.add("glTexImage2D", {number(0x0DE1), number(0), number(0x1908), number(1), number(1), number(0),
                                      number(0x1908), number(0x1401), bytes({0, 0, 0, 255})});
    frame.script.add("glGenFramebuffers", {number(1), test::list({number(8)})});
    frame.script.add("glBindFramebuffer", {number(0x8D40), number(8)});
    frame.script.add("glFramebufferTexture2D", {number(0x8D40), number(0x8CE0), number(0x0DE1), number(7), number(0)});
    frame.clear(0);
    frame.script.add("glTexSubImage2D", {number(0x0DE1), number(0), number(0), number(0), number(1), number(1),
                                         number(0x1908), number(0x1401), bytes({255, 0, 51, 255})});
    const PixelHistory history = frame.history(0, 0);
    QCOMPARE(history.width, 1u);
    QVERIFY(!history.entries.empty());
    const core::PixelEntry& copy = history.entries.back();
    QVERIFY(copy.kind == PixelEntryKind::Copy);
    QCOMPARE(copy.function, std::string("glTexSubImage2D"));
    QVERIFY(copy.after.color[0].x == 1 && isNear(copy.after.color[0].z, 0.2));
}

void PixelHistoryTest::whatCantBeAskedIsASentence()
{
    const CaptureBench bench([](const QString& path) { return test::writeFrames(path, 1); });
    const auto outside = core::pixelHistory(bench.source(), core::MachineConfig{}, {bench.source().callCount(), 16, 0});
    QVERIFY(!outside);
    QCOMPARE(outside.error().message, std::string("there is no pixel 16,0: the framebuffer has 16 × 8"));
    QVERIFY(!core::pixelHistory(bench.source(), core::MachineConfig{}, {0, 0, 0}));
}

void PixelHistoryTest::aStopIsObeyed()
{
    const CaptureBench bench([](const QString& path) { return test::writeFrames(path, 1); });
    std::stop_source stop;
    std::uint64_t last = 0;
    const auto history = core::pixelHistory(bench.source(), core::MachineConfig{}, {bench.source().callCount(), 0, 0},
                                            stop.get_token(), [&](std::uint64_t done, std::uint64_t total) {
                                                QVERIFY(done >= last && done <= total);
                                                last = done;
                                                stop.request_stop();
                                            });
    QVERIFY(!history);
    QVERIFY(last > 0);
}

void PixelHistoryTest::aQuestionFromAReplayNearbyCostsAFrame()
{
    const CaptureBench bench([](const QString& path) { return test::writeFrames(path, 40); });
    auto checkpoints = std::make_shared<core::Checkpoints>();
    core::Replay replay = bench.replay(core::Timing::Untimed, checkpoints);
    const core::FrameEntry& frame = bench.source().frames()[30];
    const std::uint64_t position = frame.endCallIndex + 1;
    QVERIFY(replay.seek(position).hasValue());
    for (const std::uint32_t x : {2u, 13u}) {
        std::uint64_t told = 0;
        const auto near = core::pixelHistory(replay, bench.source(), core::MachineConfig{}, {position, x, 3}, {},
                                             [&](std::uint64_t, std::uint64_t total) { told = total; });
        QVERIFY(near.hasValue());
        QCOMPARE(told, position - frame.firstCallIndex); // nothing but the frame is gone through
        const auto far = core::pixelHistory(bench.source(), core::MachineConfig{}, {position, x, 3});
        QCOMPARE(core::toJson(*near), core::toJson(*far));
        // Of the two draws, each in its half, one touches the pixel.
        QCOMPARE(near->entries.size(), std::size_t{2});
        QVERIFY(near->entries[0].kind == PixelEntryKind::Clear);
        QCOMPARE(*near->entries[1].draw, x < 8 ? 60u : 61u);
        QCOMPARE(replay.position(), frame.firstCallIndex);
        QVERIFY(replay.seek(position).hasValue());
        QVERIFY2(replay.lastSeek().calls <= position - frame.firstCallIndex, "a checkpoint stands before the frame");
    }
}

void PixelHistoryTest::ONE_04_noKnobChangesAFate()
{
    auto source = captures::CaptureReader::open(test::sampleFile("stencil-mirror").toStdString());
    QVERIFY(source.hasValue());
    const std::uint64_t position = (*source)->frames()[2].endCallIndex + 1;
    const auto sentences = [&](const core::MachineConfig& config) {
        std::vector<std::string> result;
        for (const std::uint32_t x : {150u, 209u}) {
            const auto history = core::pixelHistory(**source, config, {position, x, 74});
            for (std::size_t i = 0; history && i < history->entries.size(); ++i)
                result.push_back(core::sentence(*history, history->entries[i]));
        }
        return result;
    };
    const auto usual = sentences({});
    QVERIFY(usual.size() >= 4);
    QVERIFY(sentences(shading()) == usual);
    for (const std::uint32_t fragments : {1u, 16u}) {
        core::MachineConfig config;
        config.processors->fragmentsPerTask = fragments;
        config.processors->spCount = 3;
        config.timing = core::TimingModel::Ideal;
        QVERIFY(sentences(config) == usual);
    }
}

void PixelHistoryTest::aRememberedFrameTellsTheSame_data()
{
    QTest::addColumn<QString>("file");
    for (const char* name : {"triangle", "overdraw", "depth-and-blending", "stencil-mirror", "lit-cube-shadow-map",
                             "mipmaps", "doom", "star", "overlay"})
        QTest::newRow(name) << test::sampleFile(name);
}

// Running each draw for the pixel alone must not change what is told of it.
void PixelHistoryTest::aRememberedFrameTellsTheSame()
{
    QFETCH(QString, file);
    auto source = captures::CaptureReader::open(file.toStdString());
    QVERIFY(source.hasValue());
    const auto& frames = (*source)->frames();
    const std::uint64_t position = frames[std::min<std::size_t>(frames.size() - 1, 2)].endCallIndex + 1;
    core::Replay replay(**source, core::MachineConfig{}, core::Timing::Untimed);
    const auto whole = core::PixelHistoryFrame::remember(replay, **source, position);
    QVERIFY(whole.hasValue() && *whole);
    // Too little for all of the buffers: most are made again from those that are kept.
    const auto thin = core::PixelHistoryFrame::remember(replay, **source, position, {}, {}, (*whole)->bytes() * 2 / 3);
    QVERIFY(thin.hasValue());
    QVERIFY(!*thin || (*thin)->bytes() < (*whole)->bytes());
    for (const auto& frame : {*whole, *thin})
        if (frame)
            tellsTheSame(replay, **source, *frame);
}

void PixelHistoryTest::tellsTheSame(core::Replay& replay, core::CallSource& source,
                                    const core::PixelHistoryFrame& frame)
{
    const std::uint64_t position = frame.position();
    std::mt19937 random(7);
    for (int i = 0; i < 10; ++i) {
        const std::uint32_t x = random() % 320, y = random() % 240;
        const auto quick = frame.history(core::MachineConfig{}, x, y);
        const auto whole = core::pixelHistory(replay, source, core::MachineConfig{}, {position, x, y});
        QVERIFY(quick.hasValue() && whole.hasValue());
        QVERIFY(whole->hasItems && !quick->hasItems);
        QCOMPARE(quick->entries.size(), whole->entries.size());
        QCOMPARE(quick->drawsInside, whole->drawsInside);
        for (std::size_t entry = 0; entry < quick->entries.size(); ++entry) {
            const core::PixelEntry& a = quick->entries[entry];
            const core::PixelEntry& b = whole->entries[entry];
            QCOMPARE(core::sentence(*quick, a), core::sentence(*whole, b)); // the draw, the primitive, the decision
            QVERIFY(a.fate == b.fate && a.callIndex == b.callIndex);
            QCOMPARE(a.cover.has_value(), b.cover.has_value());
            QVERIFY(!a.cover || core::coverLines(*a.cover) == core::coverLines(*b.cover));
            QVERIFY(a.before.color == b.before.color && a.after.color == b.after.color);
            QVERIFY(a.before.depth == b.before.depth && a.after.depth == b.after.depth);
            QVERIFY(a.before.stencil == b.before.stencil && a.after.stencil == b.after.stencil);
            QCOMPARE(a.fragment.has_value(), b.fragment.has_value());
            QVERIFY(!a.fragment ||
                    (a.fragment->shaded == b.fragment->shaded && a.fragment->depth == b.fragment->depth));
        }
        QVERIFY(quick->start.color == whole->start.color && quick->end.color == whole->end.color);
    }
}

void PixelHistoryTest::theEndIsWhatThePictureShows_data()
{
    QTest::addColumn<QString>("file");
    for (const char* name : {"triangle", "overdraw", "depth-and-blending", "stencil-mirror", "lit-cube-shadow-map"})
        QTest::newRow(name) << test::sampleFile(name);
    for (const char* name : {"es2gears", "es2tri", "glmark2-shading-cel"})
        QTest::newRow(name) << test::sharedFile("traces/") + name + ".trace";
}

void PixelHistoryTest::theEndIsWhatThePictureShows()
{
    QFETCH(QString, file);
    QTemporaryDir folder;
    if (!QFile::exists(file))
        QSKIP(qPrintable("there is no " + file));
    if (file.endsWith(".trace")) {
        const QString imported = folder.filePath("capture.vitrine");
        QVERIFY(
            !captures::importTrace(file.toStdString(), imported.toStdString(), {captures::ThumbnailWish::Skip, {}, {}})
                 .failure);
        file = imported;
    }
    auto source = captures::CaptureReader::open(file.toStdString());
    QVERIFY(source.hasValue());
    core::Replay replay(**source, core::MachineConfig{}, core::Timing::Untimed);
    const auto& frames = (*source)->frames();
    const core::FrameEntry frame = frames[std::min<std::size_t>(frames.size() - 1, 2)];
    QVERIFY(replay.seek(frame.endCallIndex + 1).hasValue());
    const core::Picture picture = replay.picture(core::Attachment::Color);
    std::mt19937 random(5);
    for (int i = 0; i < 6; ++i) {
        const std::uint32_t x = random() % picture.width, y = random() % picture.height;
        const auto history = core::pixelHistory(**source, core::MachineConfig{}, {frame.endCallIndex + 1, x, y});
        QVERIFY(history.hasValue());
        QVERIFY(!history->entries.empty());
        const std::size_t pixel = ((picture.height - 1 - y) * std::size_t{picture.width} + x) * 4;
        const Vec4& color = history->entries.back().after.color[0];
        for (int channel = 0; channel < 3; ++channel)
            QCOMPARE(int(color[channel] * 255.0f + 0.5f), int(picture.rgba[pixel + static_cast<std::size_t>(channel)]));
        QVERIFY(history->end.color == history->entries.back().after.color);
        for (std::size_t entry = 1; entry < history->entries.size(); ++entry)
            QVERIFY(history->entries[entry].before.color == history->entries[entry - 1].after.color);
    }
}

VITRINE_TEST(PixelHistoryTest, QCoreApplication)
#include "tst_pixel_history.moc"
