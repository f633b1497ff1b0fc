// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/resource_usage.h"
#include "tests/harness/test_class.h"
#include "tests/session/capture_bench.h"
#include "tests/ui/test_capture.h"

using namespace vitrine;
using core::FrameUsage;
using core::ResourceId;
using core::ResourceKind;
using core::ResourceUsage;
using core::UsageAction;
using test::CallScript;
using test::CaptureBench;
using test::number;
using test::real;

namespace {

constexpr int kFlat = 0x0DE1, kFramebuffer = 0x8D40, kRenderbuffer = 0x8D41;

constexpr ResourceId id(ResourceKind kind, std::uint32_t name)
{
    return {kind, 1, name};
}
constexpr ResourceId kTexture = id(ResourceKind::Texture, 30);
constexpr ResourceId kDepth = id(ResourceKind::Renderbuffer, 31);
constexpr ResourceId kTarget = id(ResourceKind::Framebuffer, 32);
constexpr ResourceId kWindow = id(ResourceKind::Framebuffer, 0);
constexpr ResourceId kBuffer = id(ResourceKind::Buffer, 1);
constexpr ResourceId kPlain = id(ResourceKind::Program, 1);
constexpr ResourceId kTextured = id(ResourceKind::Program, 20);

void makeTextured(CallScript& script)
{
    const std::pair<int, const char*> shaders[] = {
        {0x8B31, "attribute vec4 p; varying vec2 t; void main() { t = p.xy; gl_Position = p; }"},
        {0x8B30, "precision mediump float; varying vec2 t; uniform sampler2D wood;"
                 "void main() { gl_FragColor = texture2D(wood, t); }"}};
    script.add("glCreateProgram", {}, number(20));
    int shader = 21;
    for (const auto& [kind, source] : shaders) {
        script.add("glCreateShader", {number(kind)}, number(shader));
        script.add("glShaderSource", {number(shader), number(1), test::list({{std::string(source)}}), {}});
        script.add("glCompileShader", {number(shader)});
        script.add("glAttachShader", {number(20), number(shader)});
        ++shader;
    }
    script.add("glLinkProgram", {number(20)});
}

/// Frame 0: texture 30 (4 × 4), depth 31, framebuffer 32 of both; program 20 samples wood on unit 0.
/// Frame 1: draw 0 into framebuffer 32 after a clear, draw 1 into the window from texture 30, a copy from the window
/// into it, a read-back, a draw that GL refuses. Frame 2: buffer 1 is written, the texture is deleted.
CallScript twoPasses()
{
    CallScript script;
    test::addSetUp(script);
    makeTextured(script);
    script.add("glGenTextures", {number(1), test::list({number(30)})});
    script.add("glBindTexture", {number(kFlat), number(30)});
    script.add("glTexParameteri", {number(kFlat), number(0x2801), number(0x2600)});
    script.add("glTexImage2D", {number(kFlat),
                                number(0),
                                number(0x1908),
                                number(4),
                                number(4),
                                number(0),
                                number(0x1908),
                                number(0x1401),
                                {}});
    script.add("glGenRenderbuffers", {number(1), test::list({number(31)})});
    script.add("glBindRenderbuffer", {number(kRenderbuffer), number(31)});
    script.add("glRenderbufferStorage", {number(kRenderbuffer), number(0x81A5), number(4), number(4)});
    script.add("glGenFramebuffers", {number(1), test::list({number(32)})});
    script.add("glBindFramebuffer", {number(kFramebuffer), number(32)});
    script.add("glFramebufferTexture2D", {number(kFramebuffer), number(0x8CE0), number(kFlat), number(30), number(0)});
    script.add("glFramebufferRenderbuffer", {number(kFramebuffer), number(0x8D00), number(kRenderbuffer), number(31)});
    script.add("eglSwapBuffers", {test::handle(0xD0), test::handle(0x50)}, number(1));

    script.add("glClear", {number(0x4100)});
    script.add("glEnable", {number(0x0B71)});
    script.add("glVertexAttrib4f", {number(1), real(1), real(0), real(0), real(1)});
    script.add("glDrawArrays", {number(4), number(0), number(3)});
    script.add("glBindFramebuffer", {number(kFramebuffer), number(0)});
    script.add("glUseProgram", {number(20)});
    script.add("glDrawArrays", {number(4), number(0), number(3)});
    script.add("glCopyTexSubImage2D",
               {number(kFlat), number(0), number(0), number(0), number(0), number(0), number(2), number(2)});
    script.add("glReadPixels", {number(0), number(0), number(1), number(1), number(0x1908), number(0x1401), {}});
    script.add("glDrawArrays", {number(99), number(0), number(3)});                          // no such primitive
    script.add("glBufferSubData", {number(77), number(0), number(4), test::floatBlob({1})}); // no such target
    script.add("eglSwapBuffers", {test::handle(0xD0), test::handle(0x50)}, number(1));

    script.add("glBufferSubData", {number(0x8892), number(0), number(4), test::floatBlob({-1})});
    script.add("glDeleteTextures", {number(1), test::list({number(30)})});
    script.add("eglSwapBuffers", {test::handle(0xD0), test::handle(0x50)}, number(1));
    return script;
}

using Told = std::vector<std::pair<UsageAction, std::string>>;

Told told(const FrameUsage& usage, const ResourceId& of)
{
    Told all;
    for (const ResourceUsage& use : usage.uses)
        if (use.id == of)
            all.emplace_back(use.action, use.detail);
    return all;
}

} // namespace

class TestResourceUsage final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        bench =
            std::make_unique<CaptureBench>([](const QString& path) { return test::writeCapture(path, twoPasses()); });
        QVERIFY(bench->isReady());
        for (int frame = 0; frame < 3; ++frame) {
            auto usage = core::frameUsage(*replay(), bench->source(), bench->source().frames()[frame].endCallIndex + 1);
            QVERIFY(usage && !usage->isCutOff);
            frames.push_back(std::move(*usage));
        }
    }

    void makingAndFillingObjects()
    {
        QCOMPARE(told(frames[0], kTexture), (Told{{UsageAction::Create, ""},
                                                  {UsageAction::Bind, ""},
                                                  {UsageAction::Upload, "level 0"},
                                                  {UsageAction::Attach, ""}}));
        QCOMPARE(told(frames[0], kDepth), (Told{{UsageAction::Create, ""},
                                                {UsageAction::Bind, ""},
                                                {UsageAction::Allocate, ""},
                                                {UsageAction::Attach, ""}}));
        QCOMPARE(told(frames[0], id(ResourceKind::Shader, 22)), (Told{{UsageAction::Create, ""},
                                                                      {UsageAction::Upload, ""},
                                                                      {UsageAction::Compile, ""},
                                                                      {UsageAction::Attach, ""}}));
        QCOMPARE(told(frames[0], kBuffer),
                 (Told{{UsageAction::Create, ""}, {UsageAction::Bind, ""}, {UsageAction::Upload, ""}}));
    }

    void drawsReadAndWrite()
    {
        QCOMPARE(told(frames[1], kTexture), (Told{{UsageAction::Clear, "color"},
                                                  {UsageAction::DrawTo, "color"},
                                                  {UsageAction::Sample, "wood on unit 0"},
                                                  {UsageAction::CopyTo, "level 0"}}));
        QCOMPARE(told(frames[1], kDepth), (Told{{UsageAction::Clear, "depth"}, {UsageAction::DrawTo, "depth"}}));
        QCOMPARE(told(frames[1], kTarget), (Told{{UsageAction::Clear, ""}, {UsageAction::DrawTo, ""}}));
        QCOMPARE(told(frames[1], kBuffer),
                 (Told{{UsageAction::FetchVertices, "p"}, {UsageAction::FetchVertices, "p"}}));
        QCOMPARE(told(frames[1], kPlain), (Told{{UsageAction::Run, ""}}));
        QCOMPARE(told(frames[1], kTextured), (Told{{UsageAction::Bind, ""}, {UsageAction::Run, ""}}));
        QCOMPARE(told(frames[1], kWindow), (Told{{UsageAction::Bind, ""},
                                                 {UsageAction::DrawTo, ""},
                                                 {UsageAction::CopyFrom, ""},
                                                 {UsageAction::ReadPixels, ""},
                                                 {UsageAction::Present, ""}}));
    }

    void drawsAreCountedOverTheCapture()
    {
        for (const ResourceUsage& use : frames[1].uses)
            if (use.action == UsageAction::Sample) {
                QCOMPARE(use.draw, std::optional(1u));
                QCOMPARE(bench->afterDraw(1), use.callIndex + 1);
            }
        QCOMPARE(frames[1].range.frame, std::optional<std::uint64_t>(1));
    }

    void refusedCallsDoNothing()
    {
        // The third draw and the upload to a target that is none leave no trace: counted above. Deleting does.
        QCOMPARE(told(frames[2], kTexture), (Told{{UsageAction::Delete, ""}}));
        QCOMPARE(told(frames[2], kBuffer), (Told{{UsageAction::Upload, ""}}));
    }

    void kindsOfActions()
    {
        QCOMPARE(core::kindOf(UsageAction::DrawTo), core::UsageKind::Write);
        QCOMPARE(core::kindOf(UsageAction::Sample), core::UsageKind::Read);
        QCOMPARE(core::kindOf(UsageAction::Attach), core::UsageKind::Bind);
    }

    void theNearestWriteIsFoundBeyondTheFrame()
    {
        const std::uint64_t end = bench->source().callCount();
        const auto before = write(kTexture, end, core::WriteDirection::Previous);
        QVERIFY(before && *before && (*before)->action == UsageAction::CopyTo);
        // Standing at that call, the one before is the draw; before that the clear; then frame 0's upload.
        auto step = write(kTexture, (*before)->callIndex + 1, core::WriteDirection::Previous);
        QCOMPARE((*step)->action, UsageAction::DrawTo);
        step = write(kTexture, (*step)->callIndex + 1, core::WriteDirection::Previous);
        QCOMPARE((*step)->action, UsageAction::Clear);
        step = write(kTexture, (*step)->callIndex + 1, core::WriteDirection::Previous);
        QCOMPARE((*step)->action, UsageAction::Upload);
        const auto first = *step;
        step = write(kTexture, (*step)->callIndex + 1, core::WriteDirection::Previous);
        QVERIFY(step && !*step);
        step = write(kTexture, first->callIndex + 1, core::WriteDirection::Next);
        QCOMPARE((*step)->action, UsageAction::Clear);
        step = write(kBuffer, first->callIndex, core::WriteDirection::Next);
        QCOMPARE((*step)->callIndex, frames[2].range.first);
        step = write(kTexture, (*before)->callIndex + 1, core::WriteDirection::Next);
        QVERIFY(step && !*step);
    }

    void aStopEndsThePass()
    {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!core::frameUsage(*replay(), bench->source(), 5, stop.get_token()));
    }

    void thePassLeavesNoTraceInTheReplay()
    {
        auto moved = bench->replay();
        QVERIFY(core::frameUsage(moved, bench->source(), frames[1].range.end));
        QVERIFY(moved.seek(frames[1].range.end));
        auto straight = bench->replay();
        QVERIFY(straight.seek(frames[1].range.end));
        QCOMPARE(test::pictureHashes(moved), test::pictureHashes(straight));
    }

private:
    [[nodiscard]] std::unique_ptr<core::Replay> replay() const
    {
        return std::make_unique<core::Replay>(bench->replay());
    }
    [[nodiscard]] core::Result<std::optional<ResourceUsage>> write(const ResourceId& of, std::uint64_t position,
                                                                   core::WriteDirection direction) const
    {
        return core::findWrite(*replay(), bench->source(), {of, position, direction});
    }

    std::unique_ptr<CaptureBench> bench;
    std::vector<FrameUsage> frames;
};

VITRINE_TEST(TestResourceUsage)
#include "tst_resource_usage.moc"
