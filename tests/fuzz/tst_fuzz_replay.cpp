// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/apitrace/trace_reader.h"
#include "captures/store/capture_reader.h"
#include "core/gpu/machine_config.h"
#include "core/session/call_troubles.h"
#include "core/session/replay.h"
#include "tests/api/replay/call_builder.h"
#include "tests/fuzz/call_mutator.h"
#include "tests/fuzz/deadline.h"
#include "tests/fuzz/fuzz_runner.h"
#include "tests/fuzz/scene.h"
#include "tests/fuzz/trace_writer.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace vitrine;
using captures::TraceReader;
using test::Mutator;

namespace {

constexpr std::size_t kMaxCalls = 1200; ///< of a real capture: the set-up and some frames

/// Calls in memory. Frames and actions don't matter to a replay.
class CallList final : public core::CallSource {
public:
    explicit CallList(std::vector<core::Call> calls) : m_calls(std::move(calls))
    {
        for (std::size_t i = 0; i < m_calls.size(); ++i)
            m_calls[i].number = i;
    }
    [[nodiscard]] std::uint64_t callCount() const override { return m_calls.size(); }
    [[nodiscard]] core::Result<core::Call> call(std::uint64_t index) override { return m_calls[index]; }
    [[nodiscard]] const std::vector<core::FrameEntry>& frames() const override { return m_frames; }
    [[nodiscard]] const std::vector<core::ActionEntry>& actions() const override { return m_actions; }

private:
    std::vector<core::Call> m_calls;
    std::vector<core::FrameEntry> m_frames;
    std::vector<core::ActionEntry> m_actions;
};

std::vector<core::Call> readCalls(const std::string& path, std::size_t limit)
{
    std::vector<core::Call> calls;
    auto reader = TraceReader::open(path);
    while (reader && calls.size() < limit) {
        auto call = reader->next();
        if (!call || !*call)
            break;
        calls.push_back(std::move(**call));
    }
    return calls;
}

/// Of a sample.
std::vector<core::Call> sampleCalls(const std::string& name)
{
    std::vector<core::Call> calls;
    auto capture = captures::CaptureReader::open(test::sampleFile(QString::fromStdString(name)).toStdString());
    for (std::uint64_t i = 0; capture && i < (*capture)->callCount(); ++i)
        if (auto call = (*capture)->call(i))
            calls.push_back(*std::move(call));
    return calls;
}

/// A user opens the capture, waits for two seconds at most, steps back once and looks at everything.
std::string replay(std::vector<core::Call> calls)
{
    CallList source(std::move(calls));
    core::Replay replay(source, core::MachineConfig(), core::Timing::Untimed);
    const test::Deadline deadline(std::chrono::seconds(2));
    if (replay.seek(source.callCount(), deadline.token()) && replay.position() != source.callCount())
        return "a whole seek ends at " + std::to_string(replay.position());
    (void)replay.seek(replay.position() / 2, deadline.token());
    if (replay.position() > source.callCount())
        return "the position is beyond the capture";
    const core::Picture picture = replay.picture(core::Attachment::Color);
    if (!picture.rgba.empty() && picture.rgba.size() != std::size_t{4} * picture.width * picture.height)
        return "the picture is no picture";
    (void)replay.picture(core::Attachment::Depth);
    (void)replay.picture(core::Attachment::Stencil);
    (void)replay.lastDrawState();
    return {};
}

} // namespace

/// What mutated traces make of the replayer, the state machine, the shader compiler and the machine.
class FuzzReplayTest : public QObject {
    Q_OBJECT

private slots:
    void soundSceneDraws();
    void changedCallsAreReplayed_data();
    void changedCallsAreReplayed();
    void changedPathsAreReplayed_data();
    void changedPathsAreReplayed();
    void changedStreamsAreReplayed();
    void hostileScenesStaySmall_data();
    void hostileScenesStaySmall();
};

void FuzzReplayTest::soundSceneDraws()
{
    CallList source(test::sceneCalls());
    core::Replay replay(source, core::MachineConfig(), core::Timing::Untimed);
    QVERIFY(replay.seek(source.callCount()).hasValue());
    for (const auto& [call, warning] : replay.troubles().calls())
        qInfo("%s", warning.english().c_str());
    QVERIFY(replay.troubles().calls().empty());
    QCOMPARE(replay.drawCounters().size(), 8u);
    const core::Picture picture = replay.picture(core::Attachment::Color);
    QCOMPARE(picture.width, 32u);
    QCOMPARE(int{picture.rgba[0]}, 64); // the clear color, outside of the scissor
}

void FuzzReplayTest::changedCallsAreReplayed_data()
{
    QTest::addColumn<QString>("trace");
    QTest::addColumn<uint>("inputs");
    QTest::newRow("scene") << QString() << 1500u;
    for (const char* name : {"es2gears", "gst-nv12", "es2tri", "kivy-plasma"})
        QTest::newRow(name) << test::sharedFile("traces/") + QString(name) + ".trace" << 10u;
}

void FuzzReplayTest::changedCallsAreReplayed()
{
    QFETCH(QString, trace);
    QFETCH(uint, inputs);
    if (!trace.isEmpty() && !QFile::exists(trace))
        QSKIP("the shared captures are not here");
    const auto sound = trace.isEmpty() ? test::sceneCalls() : readCalls(trace.toStdString(), kMaxCalls);
    QVERIFY(!sound.empty());
    const auto report = test::fuzz(inputs, [&](std::uint32_t seed) {
        Mutator mutator(seed);
        auto calls = sound;
        test::mutateCalls(mutator, calls);
        return replay(std::move(calls));
    });
    qInfo("%s", report.summary().c_str());
    QVERIFY(report.failures.empty());
}

void FuzzReplayTest::changedPathsAreReplayed_data()
{
    QTest::addColumn<uint>("inputs");
    QTest::newRow("star") << 400u;
    QTest::newRow("overlay") << 400u;
    QTest::newRow("album") << 400u;
    QTest::newRow("blitter") << 400u;
    QTest::newRow("effects") << 400u;
}

/// Calls of OpenVG, alone and in turns with OpenGL ES.
void FuzzReplayTest::changedPathsAreReplayed()
{
    QFETCH(uint, inputs);
    const auto sound = sampleCalls(QTest::currentDataTag());
    QVERIFY(!sound.empty());
    const auto report = test::fuzz(inputs, [&](std::uint32_t seed) {
        Mutator mutator(seed);
        auto calls = sound;
        test::mutateCalls(mutator, calls);
        return replay(std::move(calls));
    });
    qInfo("%s", report.summary().c_str());
    QVERIFY(report.failures.empty());
}

void FuzzReplayTest::changedStreamsAreReplayed()
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("hostile.trace").toStdString();
    const test::Bytes sound = test::traceStream(test::sceneCalls());
    const auto report = test::fuzz(500, [&](std::uint32_t seed) {
        Mutator mutator(seed);
        test::Bytes stream = sound;
        mutator.mutateAndResize(stream);
        const test::Bytes file = test::packed(stream, test::Container::Snappy);
        std::ofstream(path, std::ios::binary)
            .write(reinterpret_cast<const char*>(file.data()), static_cast<std::streamsize>(file.size()));
        return replay(readCalls(path, kMaxCalls));
    });
    qInfo("%s", report.summary().c_str());
    QVERIFY(report.failures.empty());
}

using Calls = std::vector<core::Call>;

void FuzzReplayTest::hostileScenesStaySmall_data()
{
    using calls::make;
    using calls::number;
    QTest::addColumn<Calls>("addition"); // to the scene, repeated
    QTest::addColumn<int>("repetitions");
    QTest::addColumn<std::string>("vertex"); // in place of the scene's, when not empty
    QTest::addColumn<std::string>("fragment");
    const auto viewport = [](int size) {
        return make("glViewport", {number(0), number(0), number(size), number(size)});
    };
    const auto draw = [](int count) { return make("glDrawArrays", {number(4), number(0), number(count)}); };
    const auto clear = make("glClear", {number(0x4500)});
    const auto flush = make("glFlush");
    const std::string kPlain = "attribute vec4 position; void main() { gl_Position = position; }";
    const std::string kWhite = "void main() { gl_FragColor = vec4(1.0); }";

    const std::string kEndless = "void main() { while (true) ; }";
    const std::string kEndlessTexture = "precision mediump float; uniform sampler2D image; void main() {\n"
                                        "vec4 a = vec4(0.0); while (true) { a += texture2D(image, a.xy);\n"
                                        "if (a.x < -1.0) break; } gl_FragColor = a; }";
    const std::string kSlow = "attribute vec4 position; void main() { vec4 a = position;\n"
                              "for (int i = 0; i < 200000; ++i) a += a.yzwx; gl_Position = a; }";
    const std::string kAsIs;

    QTest::newRow("endless fragment shader") << Calls() << 0 << kPlain << kEndless;
    QTest::newRow("endless fragment shader with a texture") << Calls() << 0 << kPlain << kEndlessTexture;
    QTest::newRow("slow vertex shader") << Calls{draw(1'000'000)} << 10 << kSlow << kWhite;
    QTest::newRow("vertices without end") << Calls{draw(0x7fffffff)} << 10 << kPlain << kWhite;
    QTest::newRow("the largest viewport") << Calls{viewport(16384), clear, draw(3)} << 5 << kPlain << kWhite;
    QTest::newRow("a large window in motion") << [&] {
        Calls frame(300, flush);
        frame.insert(frame.begin(), {viewport(2048), clear, draw(3)});
        return frame;
    }() << 60 << kPlain << kWhite;
    QTest::newRow("buffers without end") << [] {
        const int name = 77;
        return Calls{make("glGenBuffers", {number(1), calls::names({name})}),
                     make("glBindBuffer", {number(0x8892), number(name)}),
                     make("glBufferData", {number(0x8892), number(64 << 20), {}, number(0x88E4)})};
    }() << 100 << kAsIs << kAsIs;
    QTest::newRow("a buffer in motion") << [&] {
        Calls frame(300, flush);
        frame.insert(frame.begin(), make("glBufferData", {number(0x8892), number(64 << 20), {}, number(0x88E4)}));
        frame.insert(frame.begin(), make("glBindBuffer", {number(0x8892), number(1)}));
        return frame;
    }() << 60 << kAsIs << kAsIs;
    QTest::newRow("textures without end") << [] {
        return Calls{make("glGenTextures", {number(1), calls::names({77})}),
                     make("glBindTexture", {number(0x0DE1), number(77)}),
                     make("glTexImage2D", {number(0x0DE1),
                                           number(0),
                                           number(0x1908),
                                           number(1),
                                           number(16384),
                                           number(0),
                                           number(0x1908),
                                           number(0x1401),
                                           {}}),
                     make("glGenerateMipmap", {number(0x0DE1)})};
    }() << 3000 << kAsIs << kAsIs;
    QTest::newRow("contexts and windows without end") << [] {
        return Calls{
            make("eglCreateContext", {{}, {}, {}, calls::names({0x3098, 2, 0x3038})}, number(0x77)),
            make("eglCreatePbufferSurface", {{}, {}, calls::names({0x3057, 4096, 0x3056, 4096, 0x3038})}, number(0x78)),
            make("eglMakeCurrent", {{}, number(0x78), number(0x78), number(0x77)}, number(1)),
            make("glClear", {number(0x4100)}),
            make("glReadPixels", {number(0), number(0), number(1), number(1), number(0x1908), number(0x1401), {}})};
    }() << 2000 << kAsIs << kAsIs;
}

void FuzzReplayTest::hostileScenesStaySmall()
{
    QFETCH(Calls, addition);
    QFETCH(int, repetitions);
    QFETCH(std::string, vertex);
    QFETCH(std::string, fragment);
    const auto report = test::fuzzOnce([&](std::uint32_t) {
        Calls all = test::sceneCalls();
        for (core::Call& call : all) {
            if (call.function != "glShaderSource")
                continue;
            const std::string& source = call.arguments[0].asInteger() == 1 ? vertex : fragment;
            if (!source.empty())
                call.arguments[2] = calls::list({calls::text(source.c_str())});
        }
        for (int i = 0; i < repetitions; ++i)
            all.insert(all.end(), addition.begin(), addition.end());
        return replay(std::move(all));
    });
    qInfo("%s", report.summary().c_str());
    QVERIFY(report.failures.empty());
}

VITRINE_TEST(FuzzReplayTest, QCoreApplication)
#include "tst_fuzz_replay.moc"
